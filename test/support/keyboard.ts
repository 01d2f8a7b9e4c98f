/** Somebody who works with the keyboard alone: every stop is seen, and what happened is heard. */
import type { DeskPage, Focused } from './desk-page.ts'

/** Nobody presses Tab more often than this to get anywhere. */
const MOST_STOPS = 60

export class KeyboardClerk {
  readonly desk: DeskPage

  constructor(desk: DeskPage) {
    this.desk = desk
  }

  /** Presses keys, one after the other. @throws when the focus is then not in the desk, or not to be seen */
  async press(...keys: string[]): Promise<Focused> {
    for (const key of keys) await this.desk.page.keyboard.press(key)
    return this.stands()
  }

  /** Types a text where the focus is. */
  async type(text: string): Promise<void> {
    await this.stands()
    await this.desk.page.keyboard.type(text)
  }

  /** Presses Tab, or another key, until the focus is on what has the name. Every stop on the way is to be seen. */
  async goTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const focused = await this.press(key)
      if (typeof name === 'string' ? focused.name === name : name.test(focused.name)) return
      passed.push(`${focused.tag} ${focused.name}`)
    }
    throw new Error(`no way by ${key} to ${name}; passed: ${passed.join(' | ')}`)
  }

  /** @throws when the focus is not in the desk, or cannot be seen */
  async stands(): Promise<Focused> {
    let focused = await this.desk.focused()
    // What a key does may take the desk a moment: a dialog that opens, an order that is read.
    for (let tries = 0; tries < 50 && !(focused.isInDesk && focused.isVisible); tries += 1) {
      await this.desk.page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)))
      focused = await this.desk.focused()
    }
    if (!focused.isInDesk)
      throw new Error(`the focus is not in the desk but on ${focused.tag} ${focused.name}`)
    if (!focused.isVisible) throw new Error(`nobody sees the focus on ${focused.tag} ${focused.name}`)
    return focused
  }

  /** Waits until the focus is on what has the name, where a key before took it. */
  async arrivesOn(name: string): Promise<void> {
    let focused = await this.stands()
    for (let tries = 0; tries < 50 && focused.name !== name; tries += 1) {
      await this.desk.page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)))
      focused = await this.stands()
    }
    if (focused.name !== name)
      throw new Error(`the focus is on ${focused.tag} ${focused.name}, not on ${name}`)
  }

  /** Waits until a live region says it. */
  async hears(words: string | RegExp): Promise<void> {
    const regions = this.desk.page.locator('[role=status], [role=alert], [aria-live]')
    await regions.filter({ hasText: words }).first().waitFor({ state: 'attached' })
  }

  /** Waits until a dialog with the title is open, with the focus in it. */
  async isIn(title: string): Promise<void> {
    await this.desk.page.getByRole('dialog', { name: title }).waitFor()
    await this.stands()
  }

  /** Waits until no dialog is open, with the focus back on the desk. */
  async isOut(): Promise<void> {
    await this.desk.page.locator('order-admin dialog[open]').waitFor({ state: 'detached' })
    await this.stands()
  }
}

/** Drives the desk with the keyboard only. Focus must always be visible, and every result must be announced. */
import type { DeskPage, Focused } from './desk-page.ts'

/** The most Tab presses that any target may need. */
const MOST_STOPS = 60

export class KeyboardClerk {
  readonly desk: DeskPage
  /** Keys pressed so far: each character of a text is one, and so is each combination. */
  presses = 0

  constructor(desk: DeskPage) {
    this.desk = desk
  }

  /** Presses keys in sequence. @throws when the focus then leaves the desk or is not visible */
  async press(...keys: string[]): Promise<Focused> {
    for (const key of keys) await this.desk.page.keyboard.press(key)
    this.presses += keys.length
    return this.focused()
  }

  /** Types text at the focus. */
  async type(text: string): Promise<void> {
    await this.focused()
    await this.desk.page.keyboard.type(text)
    this.presses += text.length
  }

  /** Presses Tab, or another key, until the focus is on the named element. Every stop must be visible. */
  async goTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
    const passed: string[] = []
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const focused = await this.press(key)
      if (typeof name === 'string' ? focused.name === name : name.test(focused.name)) return
      passed.push(`${focused.tag} ${focused.name}`)
    }
    throw new Error(`no way by ${key} to ${name}; passed: ${passed.join(' | ')}`)
  }

  /** The focused element. @throws when the focus is outside the desk or not visible */
  async focused(): Promise<Focused> {
    let focused = await this.desk.focused()
    // A key may take a moment to work: a dialog opens, or the order loads.
    for (let tries = 0; tries < 50 && !(focused.isInDesk && focused.isVisible); tries += 1) {
      await this.desk.page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)))
      focused = await this.desk.focused()
    }
    if (!focused.isInDesk)
      throw new Error(`the focus is not in the desk but on ${focused.tag} ${focused.name}`)
    if (!focused.isVisible) throw new Error(`the focus is not visible on ${focused.tag} ${focused.name}`)
    return focused
  }

  /** Waits until the focus is on the named element. */
  async arrivesOn(name: string): Promise<void> {
    let focused = await this.focused()
    for (let tries = 0; tries < 50 && focused.name !== name; tries += 1) {
      await this.desk.page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)))
      focused = await this.focused()
    }
    if (focused.name !== name)
      throw new Error(`the focus is on ${focused.tag} ${focused.name}, not on ${name}`)
  }

  /** Waits until a live region has the text. */
  async hears(words: string | RegExp): Promise<void> {
    const regions = this.desk.page.locator('[role=status], [role=alert], [aria-live]')
    await regions.filter({ hasText: words }).first().waitFor({ state: 'attached' })
  }

  /** Waits until a dialog with the title is open, with the focus in it. */
  async isIn(title: string | RegExp): Promise<void> {
    await this.desk.page.getByRole('dialog', { name: title }).waitFor()
    await this.focused()
  }

  /** Waits until no dialog is open, with the focus back on the desk. */
  async isOut(): Promise<void> {
    await this.desk.page.locator('order-admin dialog[open]').waitFor({ state: 'detached' })
    await this.focused()
  }
}

/** Drives the desk on a phone with one finger. Every target in the desk must be large enough to hit. */
import type { Locator } from 'playwright'
import type { DeskPage } from './desk-page.ts'

/** The smallest target, in pixels, that a finger hits without care. */
const FINGER = 44

export class TouchClerk {
  readonly desk: DeskPage
  /** Taps so far; each character that is typed is one, and so is the paste of a text. */
  taps = 0

  constructor(desk: DeskPage) {
    this.desk = desk
  }

  /**
   * Taps a target of the desk.
   * @param at where in it: two quick taps on one place of the screen are a double tap
   * @throws when it is smaller than a finger's
   */
  async tap(target: Locator, at: 'middle' | 'start' = 'middle'): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const { width, height } = (await target.boundingBox())!
    if (Math.min(width, height) < FINGER) {
      throw new Error(`${target.toString()} is ${Math.round(width)} × ${Math.round(height)} px`)
    }
    await target.tap({ position: { x: at === 'start' ? 4 : width / 2, y: height / 2 } })
    this.taps += 1
  }

  /** Taps something that is not the desk's. */
  async tapAnywhere(target: Locator): Promise<void> {
    await target.tap()
    this.taps += 1
  }

  /** Types a text into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.desk.page.keyboard.type(text)
    this.taps += text.length
  }

  /** Pastes what is on the clipboard into the field that has the focus. */
  async paste(): Promise<void> {
    await this.desk.page.keyboard.press('ControlOrMeta+v')
    this.taps += 1
  }
}

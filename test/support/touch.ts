/** Drives the desk on a phone with one finger. Every target in the desk must be large enough to hit. */
import type { Locator } from 'playwright'
import type { DeskPage } from './desk-page.ts'

/** The smallest target, in pixels, that a finger hits easily. */
const FINGER = 44

export class TouchClerk {
  readonly desk: DeskPage
  /** Taps so far; each typed character counts as one, and so does the paste of a text. */
  taps = 0

  constructor(desk: DeskPage) {
    this.desk = desk
  }

  /**
   * Taps a target of the desk.
   * @param at the place in it, because two quick taps on one place are a double tap
   * @throws if it is smaller than a finger's target
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

  /** Taps an element of any size. */
  async tapAnywhere(target: Locator): Promise<void> {
    await target.tap()
    this.taps += 1
  }

  /** Types a text into the field that has the focus. */
  async type(text: string): Promise<void> {
    await this.desk.page.keyboard.type(text)
    this.taps += text.length
  }

  /** Pastes the clipboard into the field that has the focus. */
  async paste(): Promise<void> {
    await this.desk.page.keyboard.press('ControlOrMeta+v')
    this.taps += 1
  }
}

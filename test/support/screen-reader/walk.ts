/** A person's walk through a desk with the keyboard, and all that Orca says on it. */
import type { Addresses } from '../../../scripts/sandbox-env.ts'
import { type EngineDesk, openEngineDesk } from '../engines/engine-desk.ts'
import { type RunningOrca, startOrca } from './orca.ts'

/** Keys of X and what they are called on a keyboard. */
const names = new Map([
  ['Return', 'Enter'],
  ['Right', 'Arrow right'],
])

export class Walk {
  readonly desk: EngineDesk
  readonly #orca: RunningOrca
  #lines: string[] = []

  private constructor(desk: EngineDesk, orca: RunningOrca) {
    this.desk = desk
    this.#orca = orca
  }

  static async begin(addresses: Addresses): Promise<Walk> {
    const orca = await startOrca()
    let desk: EngineDesk | undefined
    try {
      desk = await openEngineDesk('Firefox', addresses, { screen: orca.env })
      await desk.page.tab.resize(1280, 900)
      await orca.speech.settled()
      return new Walk(desk, orca)
    } catch (error) {
      await desk?.close()
      await orca.end()
      throw error
    }
  }

  /** Hears that the desk is there, if it says so. What else is said while a page loads is a matter of chance. */
  async opened(until?: RegExp): Promise<void> {
    const said = await this.#orca.speech.settled({ until })
    this.#lines.push(...said.filter((line) => until?.test(line)))
  }

  /** Presses keys one by one, and hears each. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.pressUntil(key)
  }

  /** Presses a key whose result takes a while. */
  async pressUntil(key: string, until?: RegExp): Promise<void> {
    await this.#orca.press(key)
    const parts = key
      .split('+')
      .map((part) => names.get(part) ?? part.replace(/^[a-z]/, (first) => first.toUpperCase()))
    const said = await this.#orca.speech.settled({ until })
    // The sandbox answers within milliseconds: whether there is time for these words is a matter of chance.
    this.#lines.push(`> ${parts.join('+')}`, ...said.filter((line) => !line.endsWith('Sending…')))
  }

  /** @param numbers what differs each time, such as an order's number */
  transcript(numbers: Record<string, string> = {}): string {
    let text = this.#lines.join('\n')
    for (const [number, word] of Object.entries(numbers)) text = text.replaceAll(number, word)
    return `${text.replaceAll(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d/g, '(time)')}\n`
  }

  async end(): Promise<void> {
    await this.desk.close()
    await this.#orca.end()
  }
}

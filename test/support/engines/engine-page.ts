/** A page in any engine, as its user meets it: what is to be seen, keys, and the pointer. It looks through shadow roots. */
import { type Box, boxesCode, lookCode, type Place, type Search, type Seen } from './look.ts'
import type { EngineTab, KeyStep } from './tab.ts'
import { PATIENCE_MS } from '../../../shared/testing/patience.ts'

/** The most Tab presses that a target may need. */
const MOST_STOPS = 30

export class EnginePage {
  readonly tab: EngineTab

  constructor(tab: EngineTab) {
    this.tab = tab
  }

  /** Calls a function in the page, with an argument that JSON can hold. */
  async call<Argument, Answer>(
    body: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer> {
    return (await this.tab.evaluate(`(${String(body)})(${JSON.stringify(argument)})`)) as Answer
  }

  /** Waits until the place is to be seen. @returns its text, in one line */
  async see(place: Place): Promise<string> {
    return (await this.#find(place, 'seen')).text
  }

  /** Waits until there is such an element, if only for screen readers, or until there is none. */
  async is(until: 'there' | 'gone', place: Place): Promise<void> {
    await this.#find(place, until)
  }

  /** All such elements that are to be seen now. */
  async boxes(place: Place): Promise<Box[]> {
    return (await this.tab.evaluate(boxesCode(place))) as Box[]
  }

  /** Clicks on the middle of the place, once nothing covers it. */
  async click(place: Place): Promise<void> {
    const { x, y } = await this.#find(place, 'free')
    await this.tab.click(x, y)
  }

  /** Presses keys one after the other: `Tab`, `Control+Enter`. */
  async press(...combinations: string[]): Promise<void> {
    for (const combination of combinations) {
      const held = combination.split('+')
      await this.tab.keys([...held.map(down), ...held.toReversed().map(up)])
    }
  }

  async type(text: string): Promise<void> {
    await this.tab.keys([...text].flatMap((character) => [down(character), up(character)]))
  }

  /** Writes into the field of a label, instead of what is there. */
  async write(label: Place, text: string): Promise<void> {
    await this.click(label)
    await this.press('Control+a')
    await this.type(text)
  }

  /** Chooses of the list of a label by the beginning of a name, as keyboards do. */
  async choose(label: Place, beginning: string): Promise<void> {
    await this.click(label)
    await this.is('there', { css: 'select', hasFocus: true })
    await this.type(beginning)
  }

  /** Copies text to the clipboard, as another program does. The focus is on nothing afterwards. */
  async copy(text: string): Promise<void> {
    await this.call((copied) => {
      const field = document.createElement('textarea')
      field.id = 'copied'
      field.value = copied
      document.body.append(field)
      field.focus()
      field.select()
    }, text)
    await this.press('Control+c')
    await this.call(() => document.querySelector('#copied')!.remove(), undefined)
  }

  /** Presses Tab until the focus is on an element of this name or text. */
  async tabTo(name: string): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await this.press('Tab')
      if (await this.#seesNow({ css: '*', name, hasFocus: true })) return
    }
    throw new Error(`${this.tab.version}: no way by Tab to ${name}`)
  }

  /** Waits until the focus is on an element of this name or text. */
  async focusIsOn(name: string): Promise<void> {
    await this.#find({ css: '*', name, hasFocus: true }, 'seen')
  }

  async #seesNow(place: Place): Promise<boolean> {
    return ((await this.tab.evaluate(lookCode({ place, until: 'seen', patience: 0 }))) as Seen).isThere
  }

  async #find(place: Place, until: Search['until']): Promise<Seen> {
    const seen = (await this.tab.evaluate(lookCode({ place, until, patience: PATIENCE_MS }))) as Seen
    if (seen.isThere) return seen
    throw new Error(`${this.tab.version}: not ${until}: ${JSON.stringify(place)}. ${seen.text}`)
  }
}

function down(value: string): KeyStep {
  return { type: 'keyDown', value }
}

function up(value: string): KeyStep {
  return { type: 'keyUp', value }
}

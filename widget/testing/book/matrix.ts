/** Checks the states of a desk in the modes in which people use it: with axe, and for overflow. */
import { afterEach, describe, expect, it } from 'vitest'
import { isLongRun, runs } from '../../../shared/testing/runs.ts'
import { takenFromInputMethod } from '../composition.ts'
import { faultsIn } from '../looks.ts'
import { enterMode, leaveMode, modes } from '../modes.ts'
import { findWithin, reached } from '../reach.ts'
import type { BookState, Shown } from './book-state.ts'

const allModes = Object.entries(modes)
/** Modes whose rows are a table, not cards. */
const modesOfTables = allModes.filter(([, { width }]) => width >= 900)
const english = modes['light']!
/** The number of modes for each state: all of them in `npm run test:long`, otherwise one, in turn. */
const count = runs(1, allModes.length)

/**
 * The first state of each part, and of its dialog; in `npm run test:long` all states. Only together do they have every
 * mode, and every text with which another one is compared.
 */
function lookedAt(states: readonly BookState[]): ReadonlySet<BookState> {
  if (isLongRun) return new Set(states)
  const seen = new Set<string>()
  return new Set(
    states.filter(({ part, isDialog, also = [] }) => {
      const shown = [`${part} ${isDialog ? 'dialog' : ''}`, ...also.map((tag) => `${tag} `)]
      const isNew = shown.some((each) => !seen.has(each))
      for (const each of shown) seen.add(each)
      return isNew
    }),
  )
}

/** Tests that every state matches its row in the book, and that axe finds nothing in it. */
export function testStates(states: readonly BookState[]): void {
  const chosen = lookedAt(states)
  const matrix = states.flatMap((state, index) => {
    if (!chosen.has(state)) return []
    const own = state.isOfTable ? modesOfTables : allModes
    return Array.from({ length: Math.min(count, own.length) }, (_, turn) => {
      const [mode, look] = own[(index * count + turn) % own.length]!
      return [state.name, mode, state, look] as const
    })
  })

  describe('the states of a desk', () => {
    const inEnglish = new Set(matrix.flatMap(([, , state, { lang }]) => (lang === 'en' ? [state] : [])))
    const withoutEnglish = [...chosen].flatMap((state) =>
      inEnglish.has(state) ? [] : [[state.name, state] as const],
    )
    let shown: Shown | undefined
    afterEach(async () => {
      shown?.close()
      shown = undefined
      await leaveMode()
    })

    // Both count on all states, which a run by the name of a file does not have either.
    it.runIf(isLongRun)('are looked at in every mode', () => {
      expect(new Set(matrix.map(([, mode]) => mode))).toEqual(new Set(Object.keys(modes)))
    })

    /** The English text of each state. */
    const texts = new Map<BookState, string>()

    it.each(matrix)(
      'have nothing for axe to find, and leave keys to input methods: %s, %s',
      async (_name, _mode, state, look) => {
        await enterMode(look)
        shown = await state.show(look)
        const { element } = shown
        if (look.lang === 'en') texts.set(state, await textWithWords(element, state))
        // The comparison names missing words.
        await reached(() => partsNotSeen(element, state).length === 0).catch(() => undefined)
        expect(partsNotSeen(element, state)).toEqual([])
        expect(await faultsIn(element)).toEqual([])
        expect(takenFromInputMethod(element)).toEqual([])
      },
    )

    it.each(withoutEnglish)('are shown in English too: %s', async (_name, state) => {
      await enterMode(english)
      shown = await state.show(english)
      const text = await textWithWords(shown.element, state)
      expect(text).toContain(state.says ?? '')
      texts.set(state, text)
    })

    it.runIf(isLongRun)('say in English what no other state of their part says', () => {
      const who = (state: BookState) => {
        const sayers = states.filter(({ part }) => part === state.part)
        return sayers.filter((one) => texts.get(one)!.includes(state.says!)).map(({ name }) => name)
      }
      const wordy = states.filter(({ says }) => says !== undefined)
      expect(wordy.length).toBeGreaterThan(states.length / 2)
      expect(wordy.map((state) => [state.name, ...who(state)])).toEqual(wordy.map(({ name }) => [name, name]))
    })
  })
}

/** All text of the state, once it has the words of its row; without words, the text at once. */
async function textWithWords(element: Element, { says }: BookState): Promise<string> {
  await reached(() => textOf(element).includes(says ?? '')).catch(() => undefined)
  return textOf(element)
}

/** The visible text, also of shadow roots, with single spaces. */
function textOf(element: Element): string {
  const texts: string[] = []
  const read = (node: Node) => {
    if (node instanceof Text && node.parentElement?.checkVisibility() !== false) texts.push(node.data)
    if (node instanceof Element && node.shadowRoot) read(node.shadowRoot)
    for (const child of node.childNodes) read(child)
  }
  read(element)
  return texts.join(' ').replace(/\s+/g, ' ')
}

/** The parts named by the state's row that are missing, or whose dialog is not open. */
function partsNotSeen(element: Element, { part, isDialog, also = [] }: BookState): string[] {
  const missing = [part, ...also].filter((tag) => !element.querySelector(tag) && !findWithin(element, tag))
  if (!isDialog) return missing
  const host = findWithin(element, part) ?? element.querySelector(part)
  return host && findWithin(host, 'dialog[open]') ? missing : [...missing, `the dialog of ${part}`]
}

/** The states of a desk in the modes in which people look at it: axe, and nothing wider than its place. */
import { afterEach, describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { faultsIn } from '../looks.ts'
import { enterMode, leaveMode, modes } from '../modes.ts'
import { findWithin, reached } from '../reach.ts'
import type { BookState, Shown } from './book-state.ts'

const allModes = Object.entries(modes)
/** In how many modes a state is looked at: all of them in `npm run test:long`, otherwise one, in turn. */
const count = runs(1, allModes.length)

/** Tests that every state is what its row says, and that nothing is wrong with it for anybody. */
export function testStates(states: readonly BookState[]): void {
  const matrix = states.flatMap((state, index) =>
    Array.from({ length: count }, (_, turn) => {
      const [mode, look] = allModes[(index * count + turn) % allModes.length]!
      return [state.name, mode, state, look] as const
    }),
  )

  describe('the states of a desk', () => {
    let shown: Shown | undefined
    afterEach(async () => {
      shown?.close()
      shown = undefined
      await leaveMode()
    })

    it('are looked at in every mode', () => {
      expect(new Set(matrix.map(([, mode]) => mode))).toEqual(new Set(Object.keys(modes)))
    })

    it.each(matrix)('have nothing for axe to find: %s, %s', async (_name, _mode, state, look) => {
      await enterMode(look)
      shown = await state.show(look)
      const { element } = shown
      // What is missing is named by the comparison.
      await reached(() => partsNotSeen(element, state).length === 0).catch(() => undefined)
      expect(partsNotSeen(element, state)).toEqual([])
      expect(await faultsIn(element)).toEqual([])
    })
  })
}

/** Which of the parts that the state's row names are not there, or whose dialog is not open. */
function partsNotSeen(element: Element, { part, isDialog, also = [] }: BookState): string[] {
  const missing = [part, ...also].filter((tag) => !element.querySelector(tag) && !findWithin(element, tag))
  if (!isDialog) return missing
  const host = findWithin(element, part) ?? element.querySelector(part)
  return host && findWithin(host, 'dialog[open]') ? missing : [...missing, `the dialog of ${part}`]
}

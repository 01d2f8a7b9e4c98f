import { isLongRun } from '../../shared/testing/runs.ts'
import type { Look } from './looks.ts'

/** The first two have each scheme, width and direction; the first four have every pair of them. */
const all: Look[] = [
  ['light', 390, 'rtl'],
  ['dark', 1200, 'ltr'],
  ['light', 1200, 'rtl'],
  ['dark', 390, 'ltr'],
  ['light', 390, 'ltr'],
  ['light', 1200, 'ltr'],
  ['dark', 390, 'rtl'],
  ['dark', 1200, 'rtl'],
]

/** Each state in one look, in turn; in `npm run test:long` in every combination. */
export function inEveryLook<State extends string>(
  states: readonly State[],
): (readonly [state: State, ...look: Look])[] {
  return states.flatMap((state, index) => {
    const looks = isLongRun ? all : [all[index % all.length]!]
    return looks.map((look) => [state, ...look] as const)
  })
}

/** The levels of a widget's headings, which follow the page around it. */
import { nothing } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { settingsAround } from '../locales/page-settings.ts'

/** The level of a desk's own heading unless the page says another, and of its tag. */
export const FIRST_LEVEL = 2
const LAST_LEVEL = 6

export function isLevel(level: unknown): level is number {
  return Number.isInteger(level) && (level as number) > 0 && (level as number) <= LAST_LEVEL
}

/**
 * The value of a heading's `aria-level`; nothing where its tag says it. Lint asks for it in every heading. The tags stay,
 * because styles know headings by them.
 * @param own the level of the tag
 * @returns at most 6: screen readers know no other
 */
export function level(own: number, { host }: Pick<Localizer, 'host'>): number | typeof nothing {
  const first = settingsAround(host)?.headingLevel
  if (!isLevel(first) || first === FIRST_LEVEL) return nothing
  return Math.min(own - FIRST_LEVEL + first, LAST_LEVEL)
}

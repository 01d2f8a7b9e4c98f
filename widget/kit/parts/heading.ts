/** The levels of a widget's headings, which follow the page around it. */
import { nothing } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { settingsAround } from '../../locales/page-settings.ts'

/** The default level of a desk's own heading, which is the level of its tag. */
const FIRST_LEVEL = 2
const LAST_LEVEL = 6

/** The level that a page sets for a desk's own heading, a text from some frameworks; undefined if it is none. */
export function firstLevel(set: unknown): number | undefined {
  const level = Number(set ?? FIRST_LEVEL)
  return Number.isInteger(level) && level > 0 && level <= LAST_LEVEL ? level : undefined
}

/**
 * The value of a heading's `aria-level`; nothing where its tag has that level. Lint requires it on every heading. The
 * tags stay, because styles know headings by them.
 * @param own the level of the tag
 * @returns at most 6: screen readers know no other
 */
export function level(own: number, { host }: Pick<Localizer, 'host'>): number | typeof nothing {
  const shift = (firstLevel(settingsAround(host)?.headingLevel) ?? FIRST_LEVEL) - FIRST_LEVEL
  return shift ? Math.min(own + shift, LAST_LEVEL) : nothing
}

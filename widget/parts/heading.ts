/** The levels of a widget's headings, which follow the page around it. */
import { update } from '@shoelace-style/localize'
import { nothing } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { settingAround } from '../locales/overrides.ts'

/** The level of a desk's own heading unless the page says another, and of its tag. */
const FIRST = 2
const LAST = 6

/** How much deeper than their tags the headings of a widget are; negative for less deep. */
const shifts = new WeakMap<Element, number>()

/**
 * Sets the level of a desk's own heading; the others follow.
 * @param widget the public element
 * @param first undefined or null for the default
 * @returns whether there is such a level; otherwise the default counts
 */
export function setFirstLevel(widget: Element, first: unknown): boolean {
  const isDefault = first === undefined || first === null
  const isLevel = Number.isInteger(first) && (first as number) >= 1 && (first as number) <= LAST
  shifts.set(widget, isLevel ? (first as number) - FIRST : 0)
  update()
  return isDefault || isLevel
}

/**
 * The value of a heading's `aria-level`; nothing where its tag says it. Lint asks for it in every heading, because styles
 * know headings by their tags.
 * @param own the level of the tag
 * @returns at most 6, beyond which no screen reader counts
 */
export function level(own: number, { host }: Pick<Localizer, 'host'>): number | typeof nothing {
  const shift = settingAround(host, shifts)
  return shift ? Math.min(own + shift, LAST) : nothing
}

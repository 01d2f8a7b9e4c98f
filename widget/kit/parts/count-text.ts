import type { Localizer } from '../../locales/localizer.ts'

/** A count as its language groups it: `30,000`. */
export function countText(count: number, l: Localizer): string {
  return l.format(100 * count, 'plain')
}

import type { Localizer } from '../../locales/localizer.ts'

/** A number of months in words, with the plural of its language: `12 months`. */
export function monthsText(months: number, l: Localizer): string {
  return new Intl.NumberFormat(l.lang(), { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months)
}

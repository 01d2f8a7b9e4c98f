import type { Localizer } from '../../../locales/localizer.ts'

/** A number of months in words, with the plural of its language: `12 months`, or `12 mths`. */
export function monthsText(months: number, l: Localizer, unitDisplay: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(l.lang(), { style: 'unit', unit: 'month', unitDisplay }).format(months)
}

/** Scaled integers as a person reads them, exact up to 64 bits and beyond, in any language. */
import type { Long } from '../../shared/domain/long.ts'
import { decimalText } from './decimal.ts'

const styles = {
  money: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  difference: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  plain: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

export type NumberStyle = keyof typeof styles

// Making a formatter costs more than a thousand uses of it.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(style: NumberStyle, lang: string): Intl.NumberFormat {
  const key = `${style} ${lang}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(lang, styles[style])
  formatters.set(key, made)
  return made
}

/** Writes a number that is held times 100; the minus is a minus and not a hyphen. */
export function formatNumber(scaled: Long, style: NumberStyle, lang: string): string {
  // As text, because text is exact in Intl where a number would be rounded.
  const text = decimalText(scaled, style === 'percent' ? 4 : 2) as `${number}`
  return formatter(style, lang).format(text).replace('-', '\u2212')
}

/** The sign that the language puts between thousands. */
export function groupSign(lang: string): string {
  const parts = formatter('plain', lang).formatToParts(1_234_567)
  return parts.find(({ type }) => type === 'group')?.value ?? ''
}

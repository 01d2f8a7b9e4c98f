/** Formats scaled integers in any language, exact for 64 bits and beyond. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { decimalText } from './decimal.ts'

const styles = {
  money: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  difference: { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' },
  plain: { maximumFractionDigits: 2 },
  percent: { style: 'percent', maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

export type NumberStyle = keyof typeof styles

// Creating a formatter costs more than a thousand uses of it.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(style: NumberStyle, lang: string): Intl.NumberFormat {
  const key = `${style} ${lang}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(lang, styles[style])
  formatters.set(key, made)
  return made
}

/** Formats a number that is stored times 100, with a real minus sign rather than a hyphen. */
export function formatNumber(scaled: Long, style: NumberStyle, lang: string): string {
  // As text, because Intl formats text exactly and would round a number.
  const text = decimalText(scaled, style === 'percent' ? 4 : 2) as `${number}`
  return formatter(style, lang).format(text).replace('-', '\u2212')
}

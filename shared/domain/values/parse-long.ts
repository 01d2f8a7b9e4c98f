import { isLong, type Long, normalLong } from './long.ts'

/** Reads decimal digits with an optional minus; undefined when the text is anything else or over 64 bits. */
export function parseLong(text: string): Long | undefined {
  if (!/^-?\d{1,19}$/.test(text)) return undefined
  if (text.length < 16) return Number(text) + 0
  const value = normalLong(BigInt(text))
  return isLong(value) ? value : undefined
}

import { isLong, type Long, normalLong } from './long.ts'

/** Reads decimal digits with an optional minus; undefined when the text is anything else or over 64 bits. */
export function parseLong(text: string): Long | undefined {
  const plain = parsePlainInteger(text)
  if (plain !== undefined) return plain
  if (!/^-?\d{1,19}$/.test(text)) return undefined
  if (text.length < 16) return Number(text) + 0
  const value = normalLong(BigInt(text))
  return isLong(value) ? value : undefined
}

/** Reads up to 15 digits and nothing else, several times as fast as an expression checks them. */
export function parsePlainInteger(text: string): number | undefined {
  const { length } = text
  if (length === 0 || length > 15) return undefined
  let value = 0
  for (let at = 0; at < length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return undefined
    value = value * 10 + digit
  }
  return value
}

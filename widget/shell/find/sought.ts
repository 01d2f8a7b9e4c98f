/** Reads what a clerk looks for. Pure. */
import { orderIndexLimits } from '../../../shared/domain/values/limits.ts'
import { parseLong } from '../../../shared/domain/values/parse-long.ts'

/** Blanks of every kind, and signs without a width, which come with a number that is copied. */
const BLANKS = /[\s\u00ad\u200b-\u200f\u2060]+/g

export interface Sought {
  /** With single blanks between its words. */
  text: string
  /** What the index is asked for: the text, and the text without blanks. */
  queries: readonly string[]
  /** Digits that may be an id of the provider's, without the zeros before them; undefined for any other text. */
  id: string | undefined
  isTooLong: boolean
}

/** @returns undefined for a text of blanks alone */
export function soughtIn(written: string): Sought | undefined {
  const text = written.replace(BLANKS, ' ').trim()
  if (text === '') return undefined
  const bare = text.replaceAll(' ', '')
  const isTooLong = bare.length > orderIndexLimits.query.maxLength
  const queries = [...new Set([text, bare])].filter(
    ({ length }) => length <= orderIndexLimits.query.maxLength,
  )
  const id = /^\d+$/.test(bare) ? parseLong(bare) : undefined
  return { text, queries, id: id !== undefined && id > 0 ? String(id) : undefined, isTooLong }
}

/** Whether a number is exactly what is looked for: in any case, and whatever blanks it has. */
export function isExactly(number: string | undefined, { text, id }: Sought): boolean {
  if (number === undefined) return false
  return number === id || bareOf(number) === bareOf(text)
}

/** Whether a number begins as the text does. */
export function isBegun(number: string | undefined, { text, id }: Sought): boolean {
  if (number === undefined) return false
  return bareOf(number).startsWith(bareOf(text)) || (id !== undefined && number.startsWith(id))
}

function bareOf(text: string): string {
  return text.replace(BLANKS, '').toLowerCase()
}

/** Which day a report's text means. Pure. */

/** A day as ISO 8601 writes it, with dashes or without, alone or before a time. */
const DAY = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ].*)?\s*$/s

/** The day that is written there, `YYYY-MM-DD`; undefined where none is. A time behind it, in whatever zone, is not read. */
export function writtenDay(text: string): string | undefined {
  const [, year, month, day] = DAY.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** Does the text state another day? A text that states none is of no other; one that cannot be read is. */
export function isAnotherDay(text: string | null | undefined, date: string): boolean {
  if (text === undefined || text === null || text.trim() === '') return false
  return writtenDay(text) !== date
}

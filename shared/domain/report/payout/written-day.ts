/** Which day a report's text means. Pure. */

/** A day as ISO 8601 writes it, with dashes or without, alone or before a time. */
const DAY = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?:[T ].*)?\s*$/s

/** The day of a text, `YYYY-MM-DD`; undefined if there is none. Ignores a time and its zone. */
export function writtenDay(text: string): string | undefined {
  const [, year, month, day] = DAY.exec(text) ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

/** Whether the text states another day. An absent text does not; a text that cannot be read does. */
export function isAnotherDay(text: string | null | undefined, date: string): boolean {
  if (text === undefined || text === null || text.trim() === '') return false
  return writtenDay(text) !== date
}

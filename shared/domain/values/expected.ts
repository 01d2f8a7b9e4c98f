/** Descriptions of values, in words that follow "must be". */
export const expected = {
  string: 'a string',
  object: 'an object',
  array: 'an array',
  boolean: 'true or false',
  int: 'an integer of 32 bits',
  long: 'an integer of 64 bits',
  number: 'a number',
  date: 'a date of the form YYYY-MM-DD',
  dateTime: 'a date and time',
} as const

/** The same for a list of values. */
export function oneOf(values: Iterable<unknown>): string {
  return `one of ${[...values].join(', ')}`
}

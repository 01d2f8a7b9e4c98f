/**
 * JSON that never rounds a Long. An integer that a number cannot hold is read as a bigint and written back
 * digit for digit. Reading costs one scan for long runs of digits; writing costs nothing more.
 *
 * This file is in `domain`, not in `wire`, because the widget reads orders too.
 */
const RUN_OF_SIXTEEN_DIGITS = /\d{16}/
const INTEGER = /^-?\d+$/

interface SourceText {
  source: string
}

// TypeScript's library lacks the source-text proposal, which workerd, Node 24 and browsers support.
const Json = JSON as unknown as {
  parse(text: string, reviver: (key: string, value: unknown, context: SourceText) => unknown): unknown
  rawJSON(text: string): unknown
}

/**
 * Parses JSON text.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  // The largest exact number has sixteen digits: without such a run, every integer is exact.
  if (!RUN_OF_SIXTEEN_DIGITS.test(text)) return JSON.parse(text)
  return Json.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && INTEGER.test(source)
      ? BigInt(source)
      : value,
  )
}

/** Writes a value that may hold bigints as JSON text. */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    // JSON.stringify throws at the first bigint. Only then is the slower call needed.
    if (!(error instanceof TypeError)) throw error
    return JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'bigint' ? Json.rawJSON(String(member)) : member,
    )
  }
}

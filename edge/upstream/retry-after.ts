/** Reads `Retry-After` (RFC 9110, 10.2.3) of an untrusted provider. Pure: the clock is passed in. */

/** Seconds to wait if the header is absent or unreadable. */
export const DEFAULT_RETRY_AFTER = 5
/** The longest wait that is passed on, in seconds. */
export const LONGEST_RETRY_AFTER = 3_600

const SECONDS = /^\d{1,10}$/
/** The only date format that a server may send; the two obsolete ones are not read. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Whole seconds, from 1 to {@link LONGEST_RETRY_AFTER}.
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | null, now: number): number {
  const seconds = secondsOf(header?.trim() ?? '', now)
  if (Number.isNaN(seconds)) return DEFAULT_RETRY_AFTER
  return Math.min(LONGEST_RETRY_AFTER, Math.max(1, seconds))
}

/** The seconds; NaN if the text is neither seconds nor a date. */
function secondsOf(text: string, now: number): number {
  if (SECONDS.test(text)) return Number(text)
  return HTTP_DATE.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN
}

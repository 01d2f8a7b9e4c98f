/** Reads `Retry-After` (RFC 9110, 10.2.3) of a provider that is trusted in nothing. Pure: the clock is passed in. */

/** Seconds, where the provider does not say how long to wait, or says it in no form that we read. */
export const DEFAULT_RETRY_AFTER = 5
/** The most seconds that are passed on. */
export const LONGEST_RETRY_AFTER = 3_600

const SECONDS = /^\d{1,10}$/
/** The one form of a date that a server may send; the two obsolete ones are not read. */
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

/** NaN for what is neither seconds nor a date. */
function secondsOf(text: string, now: number): number {
  if (SECONDS.test(text)) return Number(text)
  return HTTP_DATE.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN
}

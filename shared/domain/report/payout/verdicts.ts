/**
 * The verdicts on a payout, the worst last.
 *
 * - `balances-with-rows-alike`: it balances, but a transaction is in the day's reports twice and may be paid twice.
 * - `another-day`: the report states another day than the one asked for, so it does not belong to this day.
 */
export const verdicts = [
  'balances',
  'balances-with-unknown-rows',
  'balances-with-rows-alike',
  'does-not-balance',
  'another-day',
] as const
export type Verdict = (typeof verdicts)[number]

/** The verdicts with which a day can be closed. */
export const closableVerdicts = verdicts.filter((verdict) => verdict !== 'another-day')
export type ClosableVerdict = (typeof closableVerdicts)[number]

/** The worst of several verdicts; undefined for none. */
export function worstVerdict(found: readonly Verdict[]): Verdict | undefined {
  return verdicts.findLast((verdict) => found.includes(verdict))
}

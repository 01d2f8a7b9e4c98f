/**
 * What a payout comes to when its rows are added up, the worst last; `payout.ts` says what each needs.
 *
 * - `balances-with-rows-alike`: it balances, and a transaction is in the day's reports twice: it may be paid twice.
 * - `another-day`: the report states another day than the one asked for, so nothing of it belongs to this day.
 */
export const verdicts = [
  'balances',
  'balances-with-unknown-rows',
  'balances-with-rows-alike',
  'does-not-balance',
  'another-day',
] as const
export type Verdict = (typeof verdicts)[number]

/** Those with which a day can be closed. */
export const closableVerdicts = verdicts.filter((verdict) => verdict !== 'another-day')
export type ClosableVerdict = (typeof closableVerdicts)[number]

/** The verdict that is the worst of several; undefined of none. */
export function worstVerdict(found: readonly Verdict[]): Verdict | undefined {
  return verdicts.findLast((verdict) => found.includes(verdict))
}

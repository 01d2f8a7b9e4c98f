/** What a payout comes to when its rows are added up; `payout.ts` says what each needs. */
export const verdicts = ['balances', 'balances-with-unknown-rows', 'does-not-balance'] as const
export type Verdict = (typeof verdicts)[number]

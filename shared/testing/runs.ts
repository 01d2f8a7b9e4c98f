/** Set by vitest.config.ts: true in `npm run test:long`. */
declare const LONG_RUN: boolean

/** The number of cases, such as random ones: `long` in `npm run test:long`, `short` otherwise. */
export function runs(short: number, long: number): number {
  return LONG_RUN ? long : short
}

/** The first cases, in place of all; in `npm run test:long`, all of them. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return cases.slice(0, runs(count, cases.length))
}

/** For cases that are chosen in another way. A test that only the long run has bears the tag `long` instead. */
export const isLongRun = runs(0, 1) === 1

/** Set by vitest.config.ts: true in `npm run test:long`. */
declare const LONG_RUN: boolean

/** The number of cases, such as random ones: `long` in `npm run test:long`, `short` otherwise. */
export function runs(short: number, long: number): number {
  return LONG_RUN ? long : short
}

/** The first of the cases, which stand for the others; all of them in `npm run test:long`. */
export function someOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return cases.slice(0, runs(count, cases.length))
}

/** For a test that waits for half a minute, as the edge does, or whose fact a test of a part holds too. */
export const isLongRun = runs(0, 1) === 1

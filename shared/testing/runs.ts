/** Set by vitest.config.ts: true in `npm run test:long`. */
declare const LONG_RUN: boolean

/** The number of cases, such as random ones: `long` in `npm run test:long`, `short` otherwise. */
export function runs(short: number, long: number): number {
  return LONG_RUN ? long : short
}

/** Set by vitest.config.ts: true in `npm run test:long`. */
declare const LONG_RUN: boolean

/** How often a test tries something: `long` times in `npm run test:long`, `short` times otherwise. */
export function runs(short: number, long: number): number {
  return LONG_RUN ? long : short
}

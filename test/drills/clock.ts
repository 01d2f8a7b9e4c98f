/** The built edge with another clock: everything in its process that asks for the time is told it. */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from '../../scripts/places.ts'

/** Milliseconds after its first question for the time at which the clock jumps. */
const JUMPS_AFTER_MS = 2_000

/** @param seconds by which the clock jumps while the edge runs; back, if negative. @returns a folder in the place of `dist` */
export function buildWithClock(seconds: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-clock-'))
  cpSync(join(dist, 'edge'), join(folder, 'edge'), { recursive: true })
  symlinkSync(join(dist, 'widget'), join(folder, 'widget'))
  const file = join(folder, 'edge/worker.js')
  writeFileSync(file, prelude(seconds * 1000) + readFileSync(file, 'utf8'))
  return folder
}

// Before a worker's first request the platform's clock stands at 0, which is no time.
function prelude(milliseconds: number): string {
  return `{
  const RealDate = Date
  let first = 0
  const now = () => {
    const real = RealDate.now()
    first ||= real
    return first > 0 && real - first > ${JUMPS_AFTER_MS} ? real + ${milliseconds} : real
  }
  globalThis.Date = class Date extends RealDate {
    constructor(...values) {
      if (values.length === 0) super(now())
      else super(...values)
    }
    static now() {
      return now()
    }
  }
}
`
}

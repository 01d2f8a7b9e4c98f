/** The platform's bindings and our own objects count to the same numbers. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig as readWranglerConfig } from 'wrangler'
import { defaultRates, RATE_PERIOD } from '../edge/config/rates.ts'
import { root } from './places.ts'

interface RateLimit {
  name: string
  simple: { limit: number; period: number }
}

it('the rates of wrangler.jsonc are those of edge/config/rates.ts', () => {
  const ratelimits: RateLimit[] = readWranglerConfig({ config: join(root, 'edge/wrangler.jsonc') }).ratelimits
  const limits = ratelimits.map(({ name, simple }) => [name, simple.limit])
  expect(Object.fromEntries(limits)).toEqual(defaultRates)
  expect(new Set(ratelimits.map(({ simple }) => simple.period))).toEqual(new Set([RATE_PERIOD]))
})

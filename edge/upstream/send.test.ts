import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ok } from '../../shared/domain/values/result.ts'
import { readConfig } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { env } from '../testing/edge.ts'
import {
  issued,
  movableClock,
  type StubProvider,
  stubProvider,
  TOKEN_LIFE,
} from '../testing/stub-provider.ts'
import type { Caller } from './caller.ts'
import { GATE_LIMIT } from './gate.ts'
import { READ_ATTEMPTS, send } from './send.ts'

const config = readConfig(env)
const caller = (changes: Partial<Caller['config']> = {}, merchantId = '100001'): Caller => ({
  env,
  config: { ...config, ...changes },
  merchantId,
})
const read = (order: number, by = caller()) =>
  send(by, { operation: 'getOrder', method: 'GET', path: `/api/v1/orders/${order}` }, async ({ status }) =>
    ok(status),
  )
const answered = { ok: true, value: 200 }

let provider: StubProvider
let pass: (milliseconds: number) => void

beforeEach(() => {
  provider = stubProvider()
  pass = movableClock()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a known token costs no timer, also for a call with a deadline', async () => {
  const byDeadline = { ...caller(), until: Date.now() + 60_000 }
  await read(1, byDeadline)
  const timer = vi.spyOn(globalThis, 'setTimeout')
  expect(await read(2, byDeadline)).toEqual(answered)
  expect(timer).not.toHaveBeenCalled()
})

describe('a read that failed', () => {
  beforeEach(() => {
    provider.answer = () => {
      throw new TypeError('the connection broke')
    }
  })

  it('is tried again', async () => {
    expect(await read(1)).toMatchObject({ reason: { code: 'provider-unreachable' } })
    expect(provider.calls).toHaveLength(READ_ATTEMPTS)
  })

  it('is not tried again if the pause would exceed the budget', async () => {
    // The first pause is at least 50 ms.
    await read(1, caller({ budgetMs: 40 }))
    expect(provider.calls).toHaveLength(1)
  })
})

describe('a call whose client left', () => {
  it('keeps its place for one exchange and not for the whole budget', async () => {
    await read(1)
    // The platform stops such a request silently, as if its answer never came.
    const ends: (() => void)[] = []
    provider.answer = () => new Promise((resolve) => ends.push(() => resolve(Response.json({}))))
    const patient = caller({ callMs: 10_000, budgetMs: 600_000 })
    const left = Array.from({ length: GATE_LIMIT }, () => read(1, patient))
    await expect.poll(() => ends.length).toBe(GATE_LIMIT)
    provider.answer = () => Response.json({})
    pass(9_000)
    expect(await read(2)).toMatchObject({ reason: { code: 'provider-busy' } })
    pass(2_000)
    expect(await read(2)).toEqual(answered)
    for (const end of ends) end()
    await Promise.all(left)
  })
})

describe('a token', () => {
  it('is renewed in the background at 80 % of its life, while calls use it', async () => {
    // Tokens of earlier tests are stale by then.
    pass(2 * TOKEN_LIFE * 1000)
    await read(1)
    const first = provider.calls.at(-1)
    const tokens = provider.tokens
    const issuing = { isHeld: true }
    provider.issue = async (number) => {
      while (issuing.isHeld) await new Promise((resume) => setTimeout(resume, 1))
      return issued(number)
    }
    pass(0.79 * TOKEN_LIFE * 1000)
    await read(1)
    expect(provider.tokens).toBe(tokens)
    pass(0.02 * TOKEN_LIFE * 1000)
    // Answered although the next token has not come yet.
    expect(await read(1)).toEqual(answered)
    expect(provider.calls.at(-1)).toBe(first)
    await expect.poll(() => provider.tokens).toBe(tokens + 1)
    issuing.isHeld = false
    await expect
      .poll(async () => {
        pass(1_000)
        await read(1)
        return provider.calls.at(-1)
      })
      .toBe(`Bearer token-${tokens + 1}`)
    expect(provider.tokens).toBe(tokens + 1)
  })
})

describe('an API that rejects every token', () => {
  // This test's own merchant, whose credentials no other test uses.
  let visits = 0
  const TOKENS = {
    getByName(name: string) {
      visits++
      return env.TOKENS.getByName(name)
    },
  } as unknown as Env['TOKENS']
  const other = { ...caller({}, '100002'), env: { ...env, TOKENS } }
  const refused = { reason: { code: 'provider-rejects-credentials' } }

  it('is not called until the wait is over, and called again once it accepts one', async () => {
    provider.answer = () => new Response('', { status: 401 })
    for (let call = 0; call < 5; call++) expect(await read(call, other)).toMatchObject(refused)
    expect(provider.calls).toEqual(['Bearer token-1', 'Bearer token-2'])
    // For a token, for its renewal, and to report the refusal; then the isolate knows it.
    expect(visits).toBe(3)

    pass(5_000)
    for (let call = 0; call < 5; call++) expect(await read(call, other)).toMatchObject(refused)
    expect(provider.calls.slice(2)).toEqual(['Bearer token-3'])

    pass(10_000)
    provider.answer = () => Response.json({})
    expect(await read(1, other)).toEqual(answered)
    const keeper = env.TOKENS.getByName('100002')
    await expect.poll(() => keeper.get('100002')).toMatchObject({ value: { isOnTrial: false } })

    visits = 0
    await read(1, other)
    expect(visits).toBe(0)

    // As with any revoked token.
    const status = () => (provider.calls.at(-1) === 'Bearer token-4' ? 401 : 200)
    provider.answer = () => new Response('', { status: status() })
    expect(await read(1, other)).toEqual(answered)
    expect(provider.calls.slice(-2)).toEqual(['Bearer token-4', 'Bearer token-5'])
    visits = 0
    expect(await read(1, other)).toEqual(answered)
    expect(visits).toBe(0)
  })
})

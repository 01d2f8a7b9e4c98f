/**
 * Each code of the problem table is provoked at the edge, or named here with the test that does. A code that
 * is in neither list does not pass: it would be one that nobody has ever seen.
 */
import { describe, expect, it } from 'vitest'
import { type ProblemCode, problems, problemType } from '../shared/problems.ts'
import type { Long } from '../shared/domain/long.ts'
import { readConfig } from './config.ts'
import { type Session, signSession } from './sessions/session-token.ts'
import {
  API_KEY,
  asPage,
  ask,
  asServer,
  atDoor,
  bodyOf,
  env,
  faultAt,
  json,
  newOrder,
  openSession,
  ORIGIN,
  orderPath,
} from './testing/edge.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }

/** Where codes are provoked that need more than one request, or a provider that fails. */
const elsewhere: { [Code in ProblemCode]?: string } = {
  'idempotency-key-reused': 'desk/desk.test.ts',
  'desk-busy': 'desk/desk.test.ts',
  'credit-refused': 'desk/desk.test.ts',
  'outcome-unknown': 'desk/broken-writes.test.ts',
  'provider-task-failed': 'desk/broken-writes.test.ts',
  'session-ended': 'sessions/sessions.test.ts',
  'not-configured': 'worker.test.ts',
}

/** Codes whose tests stand beside what refuses them: limits, reports, SOAP, the provider's side. */
const others: readonly ProblemCode[] = [
  'body-not-xml',
  'credit-not-offered',
  'credit-rejected',
  'operation-unknown',
  'provider-fault',
  'internal-error',
  'method-not-allowed',
  'order-amount-too-large',
  'order-not-open',
  'provider-answer-invalid',
  'provider-busy',
  'provider-failed',
  'provider-not-ready',
  'provider-refused',
  'provider-rejects-credentials',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
  'rate-limited',
  'report-amount-too-large',
  'report-not-found',
  'reports-not-activated',
  'rows-refused',
]

const add =
  (body: unknown, headers = {}) =>
  async (id: Long) =>
    asServer(`${orderPath(id)}/rows`, json('POST', body, headers))
const update = (OrderRows: unknown) => async (id: Long) =>
  asServer(`${orderPath(id)}/rows/updateOrderRows`, json('POST', { OrderRows }))
const metadata =
  (...Metadata: unknown[]) =>
  async (id: Long) =>
    asServer(`${orderPath(id)}/metadata`, json('PUT', { Metadata }))
const extend = (date: string) => async (id: Long) =>
  asServer(`${orderPath(id)}/extendOrder/${date}`, { method: 'PATCH' })

/** A token of ours with other members, or of another time. */
const token =
  (changes: Partial<Session> = {}, now = Date.now()) =>
  async () => {
    const session = { merchantId: '100001', origin: ORIGIN, user: { id: 'u', name: 'U' }, capabilities: [] }
    const signed = await signSession({ ...session, ...changes }, readConfig(env).sessionKeys, now)
    return asPage('/session', signed.token)
  }
const page =
  (init: RequestInit, wish = {}) =>
  async (id: Long) =>
    asPage(`${orderPath(id)}/rows`, (await openSession(wish)).token, init)

const HOUR = 3_600_000

const provoked: { [Code in ProblemCode]?: (id: Long) => Promise<Response> } = {
  'body-not-json': add('{'),
  'body-not-utf8': async (id) =>
    asServer(`${orderPath(id)}/rows`, {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0x22]),
      headers: { 'Content-Type': 'application/json' },
    }),
  'body-too-large': add(`"${'x'.repeat(1024 * 1024)}"`),
  'content-type-unsupported': add(row, { 'Content-Type': 'text/plain' }),
  'path-parameter-invalid': () => asServer(orderPath('x' as never)),
  'not-found': () => asServer('/api/v3/orders'),
  'upgrade-required': (id) => asServer(`${orderPath(id)}/live`),
  'member-missing': add({ ...row, Name: undefined }),
  'member-wrong-type': add({ ...row, Name: 1 }),
  'member-too-short': add({ ...row, Name: '' }),
  'member-too-long': add({ ...row, Name: 'x'.repeat(41) }),
  'member-out-of-range': add({ ...row, Quantity: 0 }),
  'member-has-control-characters': add({ ...row, Name: 'a\u0007' }),
  'list-empty': update([]),
  'list-too-long': metadata(...Array.from({ length: 51 }, (_, n) => ({ Key: `k${n}`, Value: '' }))),
  'key-repeated': metadata({ Key: 'k', Value: '' }, { Key: 'k', Value: '' }),
  'row-repeated': update([
    { RowId: 1, Quantity: 100 },
    { RowId: 1, Quantity: 100 },
  ]),
  'date-invalid': extend('2030-13-01'),
  'date-not-later': extend('2020-01-01'),
  'discounts-exclusive': add({ ...row, DiscountPercent: 1, DiscountAmount: 1 }),
  'discount-above-row': add({ ...row, DiscountAmount: 501 }),
  'amount-too-large': add({ ...row, UnitPrice: 9_999_999_999_999, Quantity: 999_999_999 }),
  'metadata-secret': metadata({ Key: 'password', Value: '' }),
  'row-not-found': update([{ RowId: 77, Quantity: 100 }]),
  'if-match-invalid': add(row, { 'If-Match': 'x' }),
  'idempotency-key-invalid': add(row, { 'Idempotency-Key': 'a b' }),
  'api-key-missing': () => ask('/sessions', { method: 'POST' }),
  'api-key-invalid': () => asServer('/session', {}, 'nobody'),
  'origin-not-allowed': () => {
    const wish = {
      origin: 'https://evil.example',
      user: { id: 'u', name: 'U' },
      capabilities: ['order.read'],
    }
    return ask('/sessions', json('POST', wish, { Authorization: `Bearer ${API_KEY}` }))
  },
  'session-missing': () => ask('/session'),
  'session-invalid': () => asPage('/session', 'a.b.c'),
  'session-expired': token({}, Date.now() - HOUR),
  'session-not-yet-valid': token({}, Date.now() + HOUR),
  'session-unknown-merchant': token({ merchantId: '999' }),
  'session-wrong-origin': token({ origin: 'https://elsewhere.example' }),
  'capability-missing': page(json('POST', row), { capabilities: ['order.read'] }),
  'order-outside-session': page(json('POST', row), { orderId: 1 }),
  'if-match-required': page(json('POST', row, { 'Idempotency-Key': 'k' })),
  'idempotency-key-required': page(json('POST', row, { 'If-Match': '*' })),
  'order-changed': add(row, { 'If-Match': '"another"' }),
  'action-missing': async (id) => {
    await atDoor(`orders/${id}/cancel`, {})
    return add(row)(id)
  },
  'row-action-missing': async () => {
    const id = await newOrder({ OrderRows: [row, row] })
    await atDoor(`orders/${id}/rows/1/cancel`, {})
    return update([{ RowId: 1, Quantity: 100 }])(id)
  },
  'order-not-found': () => asServer(orderPath(1)),
  'provider-forbids': () => asServer(orderPath(8906900)),
}

describe('the problem table', () => {
  it.each(Object.entries(provoked))('%s is provoked', async (code, provoke) => {
    const id = await newOrder()
    // Nothing that is refused reaches the provider as a write.
    await faultAt(id, { method: 'POST', status: 418 })
    const response = await provoke(id)
    const { status, title } = problems[code as ProblemCode]
    expect(await bodyOf(response)).toMatchObject({
      type: problemType(code as ProblemCode),
      code,
      status,
      title,
      requestId: response.headers.get('X-Request-Id'),
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('has no code that no test provokes', () => {
    const seen = [...Object.keys(provoked), ...Object.keys(elsewhere), ...others]
    expect(Object.keys(problems).filter((code) => !seen.includes(code))).toEqual([])
    expect(seen.filter((code, index) => seen.indexOf(code) !== index)).toEqual([])
  })
})

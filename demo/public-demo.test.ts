import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from './env.ts'
import { publicLimits } from './public-demo.ts'
import worker from './worker.ts'

const local = env as unknown as Env
const EDGE_URL = 'https://edge.shop.test'
const shared = { ...local, EDGE_URL, PUBLIC_DEMO: 'on' }
const get = (path: string, bindings: Env) => worker.request(`https://demo.shop.test${path}`, {}, bindings)
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  worker.request(
    `https://demo.shop.test${path}`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: 'https://demo.shop.test', ...headers },
    },
    shared,
  )

describe('a demo whose edge is on another machine', () => {
  it.each([
    '/',
    '/orders',
    '/orders.json',
    '/orders/8906810',
    '/shop/credit',
    '/shop/orders.json',
    '/docs/',
    '/style-book',
    '/demo.css',
  ])('never serves %s unless it is configured for strangers', async (path) => {
    for (const PUBLIC_DEMO of [undefined, '', 'off', 'true']) {
      const answer = await get(path, { ...local, EDGE_URL, ...(PUBLIC_DEMO && { PUBLIC_DEMO }) })
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('Set PUBLIC_DEMO=on if strangers may use it.')
    }
  })

  it('opens no session', async () => {
    const answer = await worker.request(
      'https://demo.shop.test/desk-session',
      { method: 'POST', headers: { Origin: 'https://demo.shop.test' } },
      { ...local, EDGE_URL },
    )
    expect(answer.status).toBe(503)
  })

  it.each(['http://127.0.0.1:8781', 'http://localhost:8781', 'http://edge.localhost', 'http://[::1]:8781'])(
    'is not one beside the edge %s',
    async (address) => expect((await get('/orders', { ...local, EDGE_URL: address })).status).toBe(200),
  )

  it.each(['http://127.0.0.1.evil.test', 'http://localhost.evil.test', 'http://10.0.0.1', 'no address'])(
    'is one beside the edge %s',
    async (address) => expect((await get('/orders', { ...local, EDGE_URL: address })).status).toBe(503),
  )
})

describe('a public demo', () => {
  it.each(['/orders', '/orders.json', '/orders/8906810', '/reports', '/credit', '/docs/desk.json'])(
    'never shows the plain page %s, whose sessions are for any order',
    async (path) => expect((await get(path, shared)).status).toBe(404),
  )

  it('never opens a session for a page that knows no visitor', async () => {
    expect((await post('/desk-session', {})).status).toBe(404)
  })

  it.each([
    ['session', { clerk: 'first', role: 'everything' }],
    ['session', { clerk: 'first', role: 'everything', desk: 'orders' }],
    ['clock', { days: 2 }],
    ['reset', {}],
  ])('refuses %s to a stranger without a cookie', async (path, body) => {
    expect((await post(`/shop/${path}`, body)).status).toBe(401)
  })

  it('never opens a session for an order of an unknown visitor', async () => {
    const answer = await post('/shop/session', { clerk: 'first', role: 'everything', orderId: 10_000_000 })
    expect(answer.status).toBe(404)
  })

  it('limits the sets of orders for one address, while others still get theirs', async () => {
    const visit = async (address: string) => {
      const headers = { 'CF-Connecting-IP': address }
      return (await worker.request('https://demo.shop.test/', { headers }, shared)).status
    }
    // No sandbox answers here, so a request within the limit gets 503.
    const { each } = publicLimits['set-of-orders']
    for (let count = 0; count < each; count += 1) expect(await visit('192.0.2.1')).toBe(503)
    expect(await visit('192.0.2.1')).toBe(429)
    expect(await visit('192.0.2.2')).toBe(503)
  })
})

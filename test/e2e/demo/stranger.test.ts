/** A public demo: what a stranger without a cookie, or another visitor, can do with the orders of visitor A. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../scripts/stack.ts'
import { shopOrders } from '../../../shared/sandbox.ts'
import { testBrowser } from '../../support/browser.ts'
import { orderAtProvider } from '../../support/sandbox.ts'
import { listLength } from '../../support/shop-list.ts'

let stateDirectory: string
let stack: Stack

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  stack = await startStack({
    stateDirectory,
    configure: ({ demo }) => {
      demo['PUBLIC_DEMO'] = 'on'
    },
  })
})

afterAll(async () => {
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

const everything = { clerk: 'first', role: 'everything' }
/** For the page with the list of orders. */
const ofList = { ...everything, desk: 'orders' }

/** A visitor's cookie, and the number of their first order. */
async function visit(): Promise<{ Cookie: string; orderId: number }> {
  const answer = await fetch(stack.addresses.demo)
  const Cookie = answer.headers.get('Set-Cookie')!.split(';')[0]!
  return { Cookie, orderId: Number(/=(\d+)_/.exec(Cookie)![1]) }
}

async function post(path: string, body: object, Cookie?: string) {
  const answer = await fetch(stack.addresses.demo + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: stack.addresses.demo,
      ...(Cookie && { Cookie }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as { token?: string } }
}

async function atEdge(path: string, token: string, more: RequestInit = {}) {
  const headers = {
    Authorization: `Bearer ${token}`,
    Origin: stack.addresses.demo,
    'If-Match': '*',
    'Idempotency-Key': crypto.randomUUID(),
    'Content-Type': 'application/json',
  }
  const answer = await fetch(stack.addresses.edge + path, { ...more, headers })
  return { status: answer.status, code: ((await answer.json().catch(() => ({}))) as { code?: string }).code }
}

const read = (orderId: number, token: string) => atEdge(`/api/v1/orders/${orderId}`, token)
const cancel = (orderId: number, token: string) =>
  atEdge(`/api/v1/orders/${orderId}`, token, { method: 'PATCH', body: '{"IsCancelled":true}' })

it('a stranger without a cookie reads and cancels nothing of visitor A', async () => {
  const { Cookie, orderId } = await visit()
  expect((await post('/desk-session', {})).status).toBe(404)
  expect((await post('/shop/session', everything)).status).toBe(401)
  expect((await post('/shop/session', ofList)).status).toBe(401)
  expect((await fetch(`${stack.addresses.demo}/shop/orders.json`)).status).toBe(401)
  expect((await post('/shop/session', { ...everything, orderId })).status).toBe(404)
  expect((await fetch(`${stack.addresses.demo}/orders/${orderId}`)).status).toBe(404)

  const own = await post('/shop/session', { ...everything, orderId }, Cookie)
  expect(own.status).toBe(200)
  expect(await read(orderId, own.body.token!)).toMatchObject({ status: 200 })
})

it('the list of a visitor has that visitor’s orders alone', async () => {
  const [a, b] = [await visit(), await visit()]
  const listed = async (search: string, { Cookie }: { Cookie: string }) => {
    const answer = await fetch(`${stack.addresses.demo}/shop/orders.json?${search}`, { headers: { Cookie } })
    return {
      status: answer.status,
      body: (await answer.json()) as { orders: { id: string }[]; total: number },
    }
  }
  const own = await listed('', b)
  expect(own.body.total).toBe(shopOrders.length)
  for (const { id } of own.body.orders) {
    expect(Number(id) - b.orderId).toBeGreaterThanOrEqual(0)
    expect(Number(id) - b.orderId).toBeLessThan(shopOrders.length)
  }
  expect((await listed(`query=${a.orderId}`, b)).body.orders).toEqual([])
  expect((await listed(`cursor=${a.orderId}`, b)).status).toBe(400)
})

it('the list opens orders, and offers no act on several of them', async () => {
  const browser = await testBrowser()
  const page = await browser.newPage({ locale: 'en-GB' })
  try {
    await page.goto(`${stack.addresses.demo}/shop/orders`)
    expect(await listLength(page)).toBe(shopOrders.length)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('button', { name: 'web-2041', exact: true }).click()
    await page.waitForURL(/\/shop\/orders\/\d+$/)
    await page.getByRole('button', { name: 'Add row' }).waitFor()
  } finally {
    await browser.close()
  }
})

it('visitor B reads and cancels nothing of visitor A, with a session for any page', async () => {
  const [a, b] = [await visit(), await visit()]
  expect((await post('/shop/session', { ...everything, orderId: a.orderId }, b.Cookie)).status).toBe(404)
  const bound = await post('/shop/session', { ...everything, orderId: b.orderId }, b.Cookie)
  const outside = { status: 403, code: 'order-outside-session' }
  expect(await read(a.orderId, bound.body.token!)).toEqual(outside)
  expect(await cancel(a.orderId, bound.body.token!)).toEqual(outside)
  const ofNoOrder = await post('/shop/session', everything, b.Cookie)
  const missing = { status: 403, code: 'capability-missing' }
  expect(await read(a.orderId, ofNoOrder.body.token!)).toEqual(missing)
  expect(await cancel(a.orderId, ofNoOrder.body.token!)).toEqual(missing)
  const list = (await post('/shop/session', ofList, b.Cookie)).body.token!
  expect(await read(b.orderId, list)).toMatchObject({ status: 200 })
  expect(await read(a.orderId, list)).toEqual(outside)
  expect(await cancel(a.orderId, list)).toMatchObject({ status: 403 })
  expect(await cancel(b.orderId, list)).toEqual(missing)
  expect(await atEdge('/api/v1/orders', list)).toEqual(missing)
  expect(await atEdge('/api/v1/batches', list)).toEqual(missing)
  expect(await orderAtProvider(stack.addresses, String(a.orderId))).not.toMatchObject({
    OrderStatus: 'Cancelled',
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { merchants } from './merchants.ts'

/** An edge of the release before: it reads no body of a request for a key. It lists its merchants on two pages. */
let edge: Server
let requests: string[]

const ChangedAt = '2026-11-27T12:00:00.000Z'
const pages = [
  { Merchants: [{ MerchantId: 'a', Disabled: false, ChangedAt }], After: 'a' },
  { Merchants: [{ MerchantId: 'b', Disabled: true, ChangedAt }] },
]

beforeEach(async () => {
  requests = []
  edge = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    if (method === 'GET') {
      return void response.end(JSON.stringify(pages[url!.endsWith('after=') ? 0 : 1]))
    }
    if (method === 'DELETE') return void response.writeHead(204).end()
    const made = { Id: '0a1b2c3d', MadeAt: '2026-11-27T12:00:00.000Z', ApiKey: 'oa_shop_secret' }
    return void response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(made))
  })
  await new Promise<void>((listening) => edge.listen(0, '127.0.0.1', listening))
})
afterEach(() => void edge.close())

it('a key that an edge could not limit is removed at once, and never shown', async () => {
  const { port } = edge.address() as AddressInfo
  const request = {
    edge: `http://127.0.0.1:${port}`,
    operatorKey: 'key',
    words: ['add-key', 'shop'],
    entry: '-',
    isOffline: true,
    key: { capabilities: 'order.read' },
  }
  await expect(merchants(request)).rejects.toThrow('cannot limit keys. No key was kept.')
  expect(requests).toEqual([
    'POST /operator/merchants/shop/keys',
    'DELETE /operator/merchants/shop/keys/0a1b2c3d',
  ])
})

it('a list of several pages is read to its end', async () => {
  const { port } = edge.address() as AddressInfo
  const request = { edge: `http://127.0.0.1:${port}`, operatorKey: 'key', words: ['list'], entry: '-' }
  expect(await merchants({ ...request, isOffline: true, key: {} })).toEqual([
    `a\tenabled\t${ChangedAt}`,
    `b\tdisabled\t${ChangedAt}`,
  ])
  expect(requests).toEqual([
    'GET /operator/merchants?limit=500&after=',
    'GET /operator/merchants?limit=500&after=a',
  ])
})

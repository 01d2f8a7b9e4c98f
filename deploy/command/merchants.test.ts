import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { RegisteredMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { merchants } from './merchants.ts'

/** An edge of the release before: it reads no body of a request for a key. It lists its merchants on two pages. */
let edge: Server
let requests: string[]

const ChangedAt = '2026-11-27T12:00:00.000Z'
const pages = [
  { Merchants: [{ MerchantId: 'a', Disabled: false, ChangedAt }], After: 'a' },
  { Merchants: [{ MerchantId: 'b', Disabled: true, ChangedAt }] },
]

/** What the entry of a merchant says, every member of it that an edge shows. */
const entry: Omit<
  Required<RegisteredMerchant>,
  'MerchantId' | 'ChangedAt' | 'Stored' | 'ApiKeys' | 'KeptWhenDeleted'
> = {
  Disabled: true,
  Origins: ['https://shop.example'],
  Scheme: 'bearer',
  ClientId: 'client',
  SoapClients: { Invoice: { ClientNumber: 79021, Username: 'shop' } },
  WriteMarks: true,
  Limits: { UserSessionsPerMinute: 20, RequestsPerMinute: 300 },
}
const shop: Required<RegisteredMerchant> = {
  ...entry,
  MerchantId: 'shop',
  ChangedAt,
  Stored: ['ClientSecret'],
  ApiKeys: [{ Id: '0a1b2c3d', MadeAt: ChangedAt }],
  KeptWhenDeleted: [{ What: 'The journal', Days: 400 }],
}

beforeEach(async () => {
  requests = []
  edge = createServer((request, response) => {
    const { method, url } = request
    const match = request.headers['if-match']
    requests.push(`${method} ${url}${match === undefined ? '' : ` if ${match}`}`)
    if (method === 'DELETE') return void response.writeHead(204).end()
    if (method === 'GET') {
      const page = pages[url!.endsWith('after=') ? 0 : 1]
      return void response.setHeader('ETag', '"7"').end(JSON.stringify(url!.endsWith('/shop') ? shop : page))
    }
    const made = { Id: '0a1b2c3d', MadeAt: '2026-11-27T12:00:00.000Z', ApiKey: 'oa_shop_secret' }
    void text(request).then((body) => {
      if (method === 'PUT') requests.push(body)
      return response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify(made))
    })
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

it.each(['http://edge.example', 'http://127.0.0.1.edge.example', 'edge.example', 'file:///edge'])(
  'the key is not sent to %s, where others could read it',
  async (address) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('sent'))
    onTestFinished(() => fetched.mockRestore())
    const request = {
      edge: address,
      operatorKey: 'key',
      words: ['list'],
      entry: '-',
      isOffline: true,
      key: {},
    }
    await expect(merchants(request)).rejects.toThrow(
      `${address} is no address for a key. Write it as https://`,
    )
    expect(fetched).not.toHaveBeenCalled()
  },
)

it('a redirect is told, and the key is not sent on', async () => {
  const sent: unknown[] = []
  const redirecting = createServer(({ url, headers }, response) => {
    sent.push([url, headers.authorization])
    response.writeHead(308, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => redirecting.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void redirecting.close())
  const address = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`
  const request = { edge: address, operatorKey: 'key', words: ['keys', 'shop'], entry: '-' }
  await expect(merchants({ ...request, isOffline: true, key: {} })).rejects.toThrow(
    'It answers with a redirect to /elsewhere, which gets no key.',
  )
  expect(sent).toEqual([['/operator/merchants/shop', 'Bearer key']])
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

it.each([
  [true, ''],
  [false, '?check=provider'],
])('a merchant is added, and tried at the provider unless it is offline: %s', async (isOffline, query) => {
  const { port } = edge.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'entry.json')
  writeFileSync(file, '{"Origins":[]}')
  const request = {
    edge: `http://127.0.0.1:${port}`,
    operatorKey: 'key',
    words: ['add', 'shop'],
    entry: file,
  }
  expect(await merchants({ ...request, isOffline, key: {} })).toEqual(['oa_shop_secret'])
  expect(requests).toEqual([`PUT /operator/merchants/shop${query}`, '{"Origins":[]}'])
})

it.each([
  ['disable', true, 'shop is refused within five seconds, and its sessions have ended.'],
  ['enable', false, 'shop is served within five seconds.'],
])('%s changes nothing else', async (act, Disabled, line) => {
  const { port } = edge.address() as AddressInfo
  const request = { edge: `http://127.0.0.1:${port}`, operatorKey: 'key', words: [act, 'shop'], entry: '-' }
  expect(await merchants({ ...request, isOffline: true, key: {} })).toEqual([line])
  expect(requests.slice(0, 2)).toEqual([
    'GET /operator/merchants/shop',
    'PUT /operator/merchants/shop if "7"',
  ])
  expect(JSON.parse(requests[2]!)).toEqual({ ...entry, Disabled })
})

import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchantAccount } from '../config.ts'
import { callSandbox, readOrder, seeds } from '../testing/orders.ts'
import { env, JSON_TYPE, ORIGIN } from '../testing/provider.ts'
import { openWorld } from '../testing/worlds.ts'
import worker from '../worker.ts'

const KEY = 'a-key-of-a-test-that-nobody-guesses'
const HERE = 'http://127.0.0.1:8782'
const own = { 'Sec-Fetch-Site': 'same-origin' }

function at(path: string, init: RequestInit = {}, changed: object = {}): Promise<Response> {
  const address = path.startsWith('http') ? path : `${HERE}${path}`
  return Promise.resolve(worker.fetch(new Request(address, init), { ...env, CONSOLE_KEY: KEY, ...changed }))
}
const open = (key: string = KEY, headers: Record<string, string> = own, changed: object = {}) =>
  at(
    '/console/session',
    { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ key }) },
    changed,
  )
const merchants = (headers: Record<string, string>, changed: object = {}) =>
  at('/console/merchants', { headers }, changed)
const cookieIn = (answer: Response) => answer.headers.get('Set-Cookie')!.split(';')[0]!

beforeEach(reset)

describe('the console', () => {
  it('is a page of its own origin that nobody frames', async () => {
    const page = await at('/console')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<sandbox-console>')
    const policy = page.headers.get('Content-Security-Policy')
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part)
  })

  it.each([
    ['without a key', { CONSOLE_KEY: undefined }],
    ['outside a sandbox', { SANDBOX: 'off' }],
  ])('does not exist %s', async (_, changed) => {
    for (const path of ['/console', '/console/console.css', '/console/merchants'])
      expect((await at(path, { headers: own }, changed)).status).toBe(404)
    expect((await open(KEY, own, changed)).status).toBe(404)
  })

  it('answers at names of this machine and of CONSOLE_HOSTS only', async () => {
    expect((await at('http://localhost:8782/console')).status).toBe(200)
    expect((await at('http://[::1]:8782/console')).status).toBe(200)
    const stranger = await at(`${ORIGIN}/console`)
    expect(stranger.status).toBe(403)
    expect(await stranger.text()).toContain('CONSOLE_HOSTS')
    expect((await at(`${ORIGIN}/console`, {}, { CONSOLE_HOSTS: 'x.test, provider.test' })).status).toBe(200)
    expect((await at('http://127.0.0.1.rebind.test/console')).status).toBe(403)
  })
})

describe('the session of the console', () => {
  it('gives the merchants with their credentials to the browser that opened the link', async () => {
    const opened = await open()
    expect(opened.status).toBe(204)
    expect(opened.headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Strict/)
    const answer = await merchants({ ...own, Cookie: cookieIn(opened) })
    expect(answer.status).toBe(200)
    const { operator, merchants: listed, persons } = await answer.json<Record<string, unknown[]>>()
    expect(operator).toBe('Provider')
    expect(listed?.[0]).toMatchObject({ MerchantId: '100001', SharedSecret: 'sandbox-shared-secret-100001' })
    expect(persons).toContainEqual(expect.objectContaining({ name: 'tess', NationalId: '19851332-0000' }))
  })

  it('gives the open worlds too, with what opens them and when they end', async () => {
    const Cookie = cookieIn(await open())
    const worlds = async () =>
      (await (await merchants({ ...own, Cookie })).json<{ worlds: Record<string, unknown>[] }>()).worlds
    expect(await worlds()).toEqual([])
    const short = await openWorld({ seconds: 60 })
    const long = await openWorld({ seconds: 120, orders: 'standard' })
    const listed = await worlds()
    expect(listed).toEqual([long, short].map((world) => expect.objectContaining({ ...world }) as object))
    // What is listed opens the world.
    expect((await readOrder(seeds.open, listed[0] as unknown as MerchantAccount)).MerchantOrderId).toBe(
      'web-2041',
    )
    await callSandbox('DELETE', `merchants/${long.MerchantId}`)
    expect((await worlds()).map(({ MerchantId }) => MerchantId)).toEqual([short.MerchantId])
  })

  it('opens once, and again only in the browser that has it', async () => {
    const Cookie = cookieIn(await open())
    const second = await open()
    expect(second.status).toBe(403)
    expect(await second.text()).toContain('opened before')
    expect((await open(KEY, { ...own, Cookie })).status).toBe(204)
  })

  it('opens for one of two that come at once', async () => {
    const statuses = (await Promise.all([open(), open()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 403])
  })

  it('refuses a key of another start, and does not count it', async () => {
    const wrong = await open('a-key-of-another-start-of-the-sandbox')
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('another start')
    expect((await open()).status).toBe(204)
  })

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://evil.test' }],
    [{ Origin: 'http://127.0.0.1:9999' }],
  ])('is not opened by another page: %j', async (headers) => {
    expect((await open(KEY, headers as Record<string, string>)).status).toBe(403)
  })

  it('needs a cookie that this start made and that has not ended', async () => {
    expect((await merchants(own)).status).toBe(401)
    const Cookie = cookieIn(await open())
    const [name, value] = Cookie.split('=') as [string, string]
    const [ends, signature] = value.split('.')
    expect((await merchants({ ...own, Cookie: `${name}=${Number(ends) + 1}.${signature}` })).status).toBe(401)
    const other = { CONSOLE_KEY: 'a-key-of-the-next-start-of-the-sandbox' }
    expect((await merchants({ ...own, Cookie }, other)).status).toBe(401)
    expect((await merchants({ 'Sec-Fetch-Site': 'cross-site', Cookie })).status).toBe(403)
  })

  it('names a body that is none', async () => {
    for (const body of ['', '{}', '{"key":1}', 'x']) {
      const answer = await at('/console/session', { method: 'POST', headers: own, body })
      expect(answer.status).toBe(400)
    }
  })
})

import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from './env.ts'
import worker from './worker.ts'

const demo = (exports as unknown as { default: Fetcher }).default

describe("the demo's pages", () => {
  it.each(['/', '/orders', '/orders/8906810', '/reports?date=2020-03-05', '/credit', '/changes', '/nothing'])(
    'set HSTS for a year, and a policy: %s',
    async (path) => {
      const { headers } = await demo.fetch(`http://demo.test${path}`)
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('Content-Security-Policy')).toContain("base-uri 'none'; form-action 'none'")
    },
  )

  it('open the credit desk, and link to it from every page', async () => {
    const page = async (path: string) => (await demo.fetch(`http://demo.test${path}`)).text()
    expect(await page('/credit')).toContain('<order-admin desk="credit"></order-admin>')
    expect(await page('/credit')).toContain('<a href="/credit" aria-current="page">Credit</a>')
    expect(await page('/orders')).toContain('<a href="/credit" >Credit</a>')
  })

  it('open the desk of orders, with a script that finds them, and no other page has it', async () => {
    const page = async (path: string) => (await demo.fetch(`http://demo.test${path}`)).text()
    expect(await page('/orders')).toContain('<order-admin desk="orders"></order-admin>')
    expect(await page('/orders')).toContain('<script type="module" src="/orders.js"></script>')
    expect(await page('/credit')).not.toContain('/orders.js')
    const script = await demo.fetch('http://demo.test/orders.js')
    expect([script.status, script.headers.get('Content-Type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
    expect(await script.text()).toContain('desk.findOrders = ')
  })

  it('open the report desk on the day of the address, which they escape', async () => {
    const page = async (query: string) => (await demo.fetch(`http://demo.test/reports${query}`)).text()
    expect(await page('?date=2020-03-05')).toContain('<order-admin desk="reports" date="2020-03-05">')
    expect(await page('')).toContain('<order-admin desk="reports" date="">')
    expect(await page('?date=%22%3E%3Cb%3E')).toContain('date="&quot;&gt;&lt;b&gt;"')
  })
})

describe('the list of orders', () => {
  const ask = async (search: Record<string, string>) => {
    const answer = await demo.fetch(`http://demo.test/orders.json?${new URLSearchParams(search)}`)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }

  it.each([
    [{ query: 'x'.repeat(201) }, 'A search has at most 200 characters.'],
    [{ status: 'Lost' }, expect.stringContaining('The status is one of Open, ')],
    [{ by: '__proto__' }, expect.stringContaining('The list is sorted by one of id, ')],
    [{ by: 'amount', direction: 'up' }, 'The direction is ascending or descending.'],
    // An order of another merchant.
    [{ cursor: '8906900' }, 'The cursor is not one of this list.'],
    [{ cursor: '-1' }, 'The cursor is not one of this list.'],
  ])('refuses %j with 400, before it asks for any order', async (search: Record<string, string>, error) => {
    expect(await ask(search)).toMatchObject({ status: 400, body: { error } })
  })

  it('says that the edge does not answer, and is not cached', async () => {
    const answer = await ask({ query: 'x'.repeat(200), status: 'Partly delivered', cursor: '8906810' })
    expect(answer).toMatchObject({ status: 502, body: { error: 'The edge did not answer. Try again.' } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('of the shop has no orders for a visitor without a cookie', async () => {
    const answer = await demo.fetch('http://demo.test/shop/orders.json?query=')
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 'Open the list first: it gives you orders of your own.' },
    ])
  })
})

describe('the style book', () => {
  const policyOf = async (path: string) =>
    (await demo.fetch(`http://demo.test${path}`)).headers.get('Content-Security-Policy')

  it('may be framed by itself only, and sends no requests', async () => {
    for (const path of ['/style-book', '/style-book/order']) {
      const policy = await policyOf(path)
      expect(policy).toContain("frame-src 'self'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('connect-src')
    }
    expect(await policyOf('/orders')).toContain("frame-ancestors 'none'")
  })

  it('is found also with a slash at the end', async () => {
    const { status, headers } = await demo.fetch('http://demo.test/style-book/', { redirect: 'manual' })
    expect([status, headers.get('Location')]).toEqual([301, 'http://demo.test/style-book'])
  })

  it('has a page for each state', async () => {
    const answer = await demo.fetch('http://demo.test/style-book/review-saved')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<script type="module" src="/style-book/state.js"></script>')
  })

  it('says how to build a missing file', async () => {
    const answer = await demo.fetch('http://demo.test/style-book/parts/none-00000000.js')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('npm run build')
  })

  it('has no pages of other names', async () => {
    expect((await demo.fetch('http://demo.test/style-book/Order%3Cb%3E')).status).toBe(404)
  })
})

describe("the demo's documentation", () => {
  const docs = (path: string) => demo.fetch(`http://demo.test/docs${path}`, { redirect: 'manual' })

  it('is linked from every page without a desk', async () => {
    const page = await (await demo.fetch('http://demo.test/nothing')).text()
    expect(page).toContain('<footer><a href="/docs/">Documentation</a></footer>')
  })

  it('is linked from the list of orders, above the desk', async () => {
    const page = await (await demo.fetch('http://demo.test/orders')).text()
    expect(page.indexOf('<a href="/docs/">Documentation</a>')).toBeGreaterThan(0)
    expect(page.indexOf('<a href="/docs/">Documentation</a>')).toBeLessThan(page.indexOf('<order-admin'))
  })

  it('redirects to its folder, to which its links are relative', async () => {
    const { status, headers } = await docs('')
    expect([status, headers.get('Location')]).toEqual([301, '/docs/'])
  })

  it.each(['/nothing.html', '/assets/', '/nothing', '/..%2fdemo.css'])('has no page %s', async (path) => {
    const { status, headers } = await docs(path)
    expect(status).toBe(404)
    expect(headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it('tells its pages which order the live desk shows, and takes scripts of the edge only', async () => {
    const answer = await docs('/desk.json')
    expect(await answer.json()).toEqual({ edgeUrl: 'http://edge.localhost', orderId: '8906810' })
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' http://edge.localhost; connect-src 'self' http://edge.localhost ws://edge.localhost; " +
        "style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types lit-html vue",
    )
  })
})

describe("the shop's pages", () => {
  it('do not exist without a sandbox: the plain page of orders is the first page', async () => {
    const plain = { ...env, SANDBOX_URL: '' } as unknown as Env
    const get = (path: string) => worker.request(`http://demo.test${path}`, {}, plain)
    expect((await get('/')).headers.get('Location')).toBe('/orders')
    expect((await get('/shop/credit')).status).toBe(404)
    expect((await get('/orders')).status).toBe(200)
  })

  it('name the service that does not answer, when the sandbox or the edge is down', async () => {
    const answer = await demo.fetch('http://demo.test/')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('sandbox did not answer')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  it.each(['/shop/orders/10000000', '/shop/payouts', '/shop/credit'])(
    'redirect a new visitor from %s to the first page',
    async (path) => {
      const answer = await demo.fetch(`http://demo.test${path}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
    },
  )

  it.each(['', '.c2lnbmF0dXJl'])(
    'do not accept a cookie that the shop has not signed: %j',
    async (signature) => {
      const answer = await demo.fetch('http://demo.test/shop/credit', {
        redirect: 'manual',
        headers: { Cookie: `lumen-lamps=10000000_2026-11-21_500000${signature}` },
      })
      expect(answer.status).toBe(302)
    },
  )

  it.each(['session', 'reset', 'faults', 'faults/clear', 'clock', 'other-clerk'])(
    'refuse POST /shop/%s from another origin, and from none, for any content type',
    async (path) => {
      for (const Origin of ['https://evil.example', undefined]) {
        for (const type of ['application/json', 'text/plain']) {
          const answer = await demo.fetch(`http://demo.test/shop/${path}`, {
            method: 'POST',
            body: '{}',
            headers: { 'Content-Type': type, ...(Origin && { Origin }) },
          })
          expect(answer.status).toBe(403)
        }
      }
    },
  )

  it('never change an order of another visitor', async () => {
    for (const path of ['faults', 'faults/clear', 'other-clerk']) {
      const answer = await demo.fetch(`http://demo.test/shop/${path}`, {
        method: 'POST',
        body: JSON.stringify({ orderId: 8906810, fault: 'lost' }),
        headers: { 'Content-Type': 'application/json', Origin: 'http://demo.test' },
      })
      expect(answer.status).toBe(404)
    }
  })

  it.each([
    ['clock', { days: -1 }],
    ['clock', { days: 1e9 }],
    ['clock', []],
    ['session', { clerk: 'constructor', role: 'everything' }],
    ['session', { clerk: 'first', role: 'admin' }],
    ['session', { clerk: 'first', role: 'admin', desk: 'orders' }],
  ])('refuse %s with %j', async (path, body) => {
    const answer = await demo.fetch(`http://demo.test/shop/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: 'http://demo.test' },
    })
    expect(answer.status).toBe(400)
  })
})

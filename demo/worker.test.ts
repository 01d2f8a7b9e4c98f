import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

const demo = (exports as unknown as { default: Fetcher }).default

describe("the demo's pages", () => {
  it.each(['/', '/orders/8906810', '/reports?date=2020-03-05', '/credit', '/nothing'])(
    '%s sets HSTS for a year, and a policy',
    async (path) => {
      const { headers } = await demo.fetch(`http://demo.test${path}`)
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('Content-Security-Policy')).toContain("base-uri 'none'; form-action 'none'")
    },
  )

  it('opens the credit desk, and leads to it from every page', async () => {
    const page = async (path: string) => (await demo.fetch(`http://demo.test${path}`)).text()
    expect(await page('/credit')).toContain('<order-admin desk="credit"></order-admin>')
    expect(await page('/credit')).toContain('<a href="/credit" aria-current="page">Credit</a>')
    expect(await page('/')).toContain('<a href="/credit" >Credit</a>')
  })

  it('opens the report desk on the day of its address, whatever that is', async () => {
    const page = async (query: string) => (await demo.fetch(`http://demo.test/reports${query}`)).text()
    expect(await page('?date=2020-03-05')).toContain('<order-admin desk="reports" date="2020-03-05">')
    expect(await page('')).toContain('<order-admin desk="reports" date="">')
    expect(await page('?date=%22%3E%3Cb%3E')).toContain('date="&quot;&gt;&lt;b&gt;"')
  })
})

describe("the demo's documentation", () => {
  const docs = (path: string) => demo.fetch(`http://demo.test/docs${path}`, { redirect: 'manual' })

  it('is linked from every page', async () => {
    for (const path of ['/', '/orders/8906810', '/nothing']) {
      const page = await (await demo.fetch(`http://demo.test${path}`)).text()
      expect(page).toContain('<footer><a href="/docs/">Documentation</a></footer>')
    }
  })

  it('opens in its folder, to which its links are relative', async () => {
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
    expect(await answer.json()).toEqual({ edgeUrl: 'http://edge.test', orderId: '8906810' })
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' http://edge.test; connect-src 'self' http://edge.test ws://edge.test; " +
        "style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types lit-html vue",
    )
  })
})

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

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

describe('the style book', () => {
  const policyOf = async (path: string) =>
    (await demo.fetch(`http://demo.test${path}`)).headers.get('Content-Security-Policy')

  it('may be framed by itself only, and calls nobody', async () => {
    for (const path of ['/style-book', '/style-book/order']) {
      const policy = await policyOf(path)
      expect(policy).toContain("frame-src 'self'")
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toContain('connect-src')
    }
    expect(await policyOf('/')).toContain("frame-ancestors 'none'")
  })

  it('has a page for each state', async () => {
    const answer = await demo.fetch('http://demo.test/style-book/review-saved')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<script type="module" src="/style-book/state.js"></script>')
  })

  it('says how to make a file that is not there', async () => {
    const answer = await demo.fetch('http://demo.test/style-book/parts/none-00000000.js')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('npm run build')
  })

  it('has no pages of other names', async () => {
    expect((await demo.fetch('http://demo.test/style-book/Order%3Cb%3E')).status).toBe(404)
  })
})

import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

const demo = (exports as unknown as { default: Fetcher }).default

describe("the demo's pages", () => {
  it.each(['/', '/orders/8906810', '/nothing'])('%s sets HSTS for a year, and a policy', async (path) => {
    const { headers } = await demo.fetch(`http://demo.test${path}`)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toContain("base-uri 'none'; form-action 'none'")
  })
})

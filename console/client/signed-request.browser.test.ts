import { describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'
import { type Break, type Draft, signedRequest } from './signed-request.ts'
import type { SandboxFacts } from './facts.ts'

const account = {
  MerchantId: '100001',
  Name: 'Shop',
  ClientId: 'client',
  ClientSecret: 'secret',
  SharedSecret: 'shared',
  SoapClients: [],
}
const facts: SandboxFacts = {
  operator: 'Provider',
  soap: { namespace: 'urn:x', path: '/soap' },
  actions: 'described',
  merchants: [account],
  worlds: [],
  persons: [],
}
const sandbox = new Sandbox(facts, account)
const draft: Draft = { method: 'PUT', path: '/api/v1/orders/1/metadata', body: '{"a":1}', scheme: 'signed' }
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const signed = (broken?: Break) => signedRequest(sandbox, draft, broken, NOW)
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-512', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
const hashIn = ({ headers }: { headers: Record<string, string> }) =>
  atob(headers['Authorization']!.replace('Provider ', '')).replace('100001:', '')

describe('a signed request', () => {
  it('has the hash of body, secret and timestamp', async () => {
    const request = await signed()
    expect(request.headers['Timestamp']).toBe('2026-01-02 03:04:05')
    expect(hashIn(request)).toBe(await hashOf('{"a":1}shared2026-01-02 03:04:05'))
  })

  it.each<[Break, string, string]>([
    ['body', '{ "a":1}', '{"a":1}shared2026-01-02 03:04:05'],
    ['secret', '{"a":1}', '{"a":1}shared-of-another2026-01-02 03:04:05'],
    ['old', '{"a":1}', '{"a":1}shared2026-01-02 01:04:05'],
    ['format', '{"a":1}', '{"a":1}shared2026-01-02T03:04:05'],
    ['order', '{"a":1}', 'shared{"a":1}2026-01-02 03:04:05'],
    ['bare', '{"a":1}', '{"a":1}shared2026-01-02 03:04:05'],
  ])('broken by %s sends %s with the hash of %s', async (broken, body, hashed) => {
    const request = await signed(broken)
    expect(request.body).toBe(body)
    expect(hashIn(request)).toBe(await hashOf(hashed))
    expect(atob(request.headers['Authorization']!.slice(9)).startsWith('100001:')).toBe(broken !== 'bare')
  })
})

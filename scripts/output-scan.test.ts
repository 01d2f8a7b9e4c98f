import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testPersons } from '../shared/test-persons.ts'
import { leaksIn, scanOutput } from './output-scan.ts'

/** A line as the edge writes it. */
function line(members: object = {}): string {
  const requestId = '12345678-1234-4234-8234-123456789012'
  return JSON.stringify({ module: 'edge', event: 'request', requestId, route: '/session', ...members })
}

describe('leaksIn', () => {
  it.each([
    ['an API key', 'sandbox-api-key-100001', 'a EDGE_API_KEY'],
    ['a client secret', 'sandbox-client-secret-100002', 'a ClientSecret'],
    ['a shared secret', 'sandbox-shared-secret-100001', 'a SharedSecret'],
    ['a SOAP password', 'sandbox-soap-password-100001', 'a Password'],
    ['a session key', 'sandbox-session-key-of-no-value-at-all', 'a secret'],
    ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.AAAAAAAA', 'a JWT'],
    ['a header', 'Authorization: Bearer some-key-0815', 'a bearer credential'],
    ['a Basic header', `Basic ${btoa('user:password')}`, 'a Basic credential'],
    ['a personal number', '850101-1234', 'a personal number'],
    ['a mail address', 'anna@example.org', 'an e-mail address'],
    ['a telephone number', '+46701740605', 'a telephone number'],
    ['a name', `the customer ${testPersons.tess.FullName}`, "a test person's data"],
    ['a street', testPersons.tess.addresses[0].Street, "a test person's data"],
    ['a personal number without its hyphen', '198513320000', "a test person's data"],
  ])('finds %s', (_, value, what) => {
    const leaks = leaksIn([line(), line({ note: value }), line()].join('\n'))
    expect(leaks).toContainEqual({ line: 2, what })
    expect(JSON.stringify(leaks)).not.toContain(value)
  })

  it('finds nothing in the usual output, even if an id is all digits', () => {
    const lines = [
      line({ traceId: '12345678901234567890123456789012', status: 200, ms: 3 }),
      '{"module":"provider","method":"POST","path":"/connect/token","status":200,"ms":1}',
      'workerd/io/io-context.c++:100: error: disconnected: connection reset at 127.0.0.1:12345',
      'The configuration member MERCHANTS.0.ClientSecret is missing, which Scheme bearer needs.',
      'RUN v5.1.0 vitest@5.1.0 node_modules/@cloudflare/vitest-plugin',
    ]
    expect(leaksIn(lines.join('\n'))).toEqual([])
  })
})

describe('scanOutput', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'order-admin-output-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('counts the lines and sources', () => {
    writeFileSync(join(folder, 'edge.log'), line())
    expect(scanOutput(folder)).toBe('1 lines of 1 sources')
  })

  it('fails for a planted line and says where it is', () => {
    writeFileSync(join(folder, 'edge.log'), line())
    writeFileSync(join(folder, 'demo.log'), `\n${line({ key: 'sandbox-api-key-100001' })}\n`)
    expect(() => scanOutput(folder)).toThrow(/demo\.log:2 has a EDGE_API_KEY/)
  })

  it('fails if there is no output of the edge', () => {
    writeFileSync(join(folder, 'demo.log'), 'hello')
    expect(() => scanOutput(folder)).toThrow('There is no line of the edge')
  })
})

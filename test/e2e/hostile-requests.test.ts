/** A thousand hostile requests: none gets a 5xx, and only operations of the table reach the provider. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { runs } from '../../shared/testing/runs.ts'
import { operations, restNames } from '../../shared/wire/operations.ts'
import { openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { type HostileProvider, json, someOrder, startHostileProvider } from '../support/hostile-provider.ts'

const REQUESTS = runs(1000, 20_000)
const someReport = { totalNrOfRows: 0, clientReports: [] }
// Named, so that a counterexample does not print a megabyte.
const LARGE = 'a body over the limit'
const lines: string[] = []
let provider: HostileProvider
let edge: Awaited<ReturnType<typeof startEdge>>
let stateDirectory: string
let token: string

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  provider = await startHostileProvider()
  provider.answer = (response, { method, path }) => {
    if (method === 'GET') json(response, path.startsWith('/api/v2') ? someReport : someOrder)
    else json(response, { Code: 40000 }, 400)
  }
  const onLine = (line: string) => void lines.push(line)
  edge = await startEdge({ provider: provider.address, stateDirectory, onLine })
  token = (await openSession(edge.addresses, { capabilities: [...capabilities] })).token
})

afterAll(async () => {
  await edge.stop()
  await provider.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

interface Hostile {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer
}

/**
 * Sent by Node's own client, which does not normalize paths. If a body over the limit is refused while it is still
 * being sent, the connection may close and the answer be lost. Then only the edge's log has the status.
 */
function send({ method, path, headers, body }: Hostile): Promise<number | 'closed'> {
  return new Promise((resolve, reject) => {
    const url = new URL(edge.address)
    const options = { host: url.hostname, port: url.port, method, path, headers, agent: false }
    const asked = request(options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const isCut = body.length > BODY_LIMIT && (error.code === 'EPIPE' || error.code === 'ECONNRESET')
      if (isCut) resolve('closed')
      else reject(error)
    })
    asked.end(body)
  })
}

const id = fc.oneof(
  fc.constantFrom(
    '1',
    '%31',
    '1%2f..',
    '..%2f1',
    '%2e%2e',
    '..',
    '.',
    '-1',
    '1e3',
    '0x1',
    '9223372036854775808',
    '１',
    '1;a=b',
    '1%00',
    '%',
    '',
  ),
  fc.nat().map(String),
  fc
    .string({ unit: fc.constantFrom(...'0123456789/.%2efF\\;@:?#') })
    .map((text) => text.replace(/[?#]/g, '')),
)
const segment = fc.oneof(
  id,
  fc.constantFrom(
    'rows',
    'ROWS',
    'addOrderRows',
    'metadata',
    'extendOrder',
    '2030-01-01',
    'queue',
    'sandbox',
    'connect',
    'token',
    'history',
    '..',
  ),
)
const path = fc.oneof(
  fc
    .tuple(id, fc.array(segment, { maxLength: 3 }))
    .map(([order, rest]) => `/api/v1/orders/${[order, ...rest].join('/')}`),
  fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.constantFrom(
    '/api/v2/reports?date=2026-01-01&date=x',
    '/api/v2/reports?date=../../connect/token',
    '/API/V1/ORDERS/1/',
    '//api/v1/orders/1',
    '/api/v1/orders//1',
    '/connect/token',
    '/sandbox/orders',
    '/soap',
    'http://evil.example/api/v1/orders/1',
  ),
)
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"__proto__":{"a":1}}',
    '{"Name":"x","Name":"y","Quantity":1}',
    '{"OrderRows":[]}',
  ),
  fc.json(),
  fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  fc.constant('['.repeat(5000)),
  fc.constant(LARGE),
)
const headers = fc.record(
  {
    Origin: fc.constantFrom(
      'http://demo.test',
      'http://evil.example',
      'null',
      'http://demo.test.evil.example',
    ),
    'Content-Type': fc.constantFrom(
      'application/json',
      'text/plain',
      'application/json; charset=utf-16',
      'x',
    ),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'x'),
    'If-Match': fc.constantFrom('*', '"x"', 'W/"x"', 'x,,'),
    'Idempotency-Key': fc.string({ unit: fc.constantFrom(...'ab c"\\'), minLength: 1, maxLength: 300 }),
    'X-Forwarded-Host': fc.constant('evil.example'),
    'X-Original-URL': fc.constant('/sandbox/orders'),
    traceparent: fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim()),
    Timestamp: fc.constant('2000-01-01'),
  },
  { requiredKeys: [] },
)
const credential = fc.constantFrom('good', 'none', 'Bearer a.b.c', 'Bearer x', 'Basic eA==', 'Provider eA==')
const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')

/** What the edge may forward: the operations of the table, and a look at a task. */
const known = restNames.map((name) => {
  const source = operations[name].path
    .replace(/\/$/, '')
    .replace('{CheckoutOrderId}', '-?\\d{1,19}')
    .replace(/\{(?:OrderRowId|DeliveryId|CreditId)\}/g, '-?\\d{1,19}')
    .replace('{expiryDate}', '\\d{4}-\\d\\d-\\d\\d')
  return new RegExp(
    `^${operations[name].method} ${source}/?(\\?date=\\d{4}-\\d\\d-\\d\\d&includeWithholding=(true|false))?$`,
  )
})
known.push(/^GET \/api\/v1\/queue\/\d{1,19}$/)

it('the edge answers no hostile request with a 5xx, and forwards only operations of the table', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(method, path, headers, credential, body, async (verb, target, fields, who, content) => {
      sent++
      const authorization = who === 'good' ? `Bearer ${token}` : who
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(verb)
      const status = await send({
        method: verb,
        path: encodeURI(target).replaceAll('%25', '%'),
        headers: { ...fields, ...(who === 'none' ? {} : { Authorization: authorization }) },
        body: !hasBody ? '' : content === LARGE ? Buffer.alloc(BODY_LIMIT + 1, 0x20) : content,
      })
      // A SOAP 1.1 fault has 500 even if the message is wrong; the log below tells these apart.
      const isFault = status === 500 && /^\/soap\/?$/i.test(target)
      expect(status === 'closed' || isFault ? 0 : status).toBeLessThan(500)
    }),
    { numRuns: REQUESTS },
  )
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  // Make sure that allowed operations are forwarded: the random requests may contain none.
  const page = { Origin: 'http://demo.test', Authorization: `Bearer ${token}` }
  await send({ method: 'GET', path: '/api/v1/orders/1', headers: page, body: '' })
  for (const { method: verb, path: forwarded } of provider.asked) {
    expect(known.some((pattern) => pattern.test(`${verb} ${forwarded}`))).toBe(true)
  }
  expect(provider.asked.length).toBeGreaterThan(0)
  const failures = lines.filter((line) => /internal-error|"status":5/.test(line))
  expect(failures.filter((line) => !/"route":"\/soap".*"problem":"body-not-xml"/.test(line))).toEqual([])
  expect(lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(REQUESTS * 0.9)
  expect(lines.join('\n')).not.toContain(token)
})

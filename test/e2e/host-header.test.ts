/** A malformed Host header is a client error at each of the three origins, and is logged. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Module } from '../../scripts/places.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { rawRequest } from '../support/raw-request.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const lines: Record<Module, string[]> = { demo: [], edge: [], provider: [] }
let stack: Stack
let stateDirectory: string

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  stack = await startStack({ stateDirectory, onLine: (module, line) => lines[module].push(line) })
})
afterAll(async () => {
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

const MALFORMED = [
  ['a blank in it', 'a b'],
  ['a percent sign', '%'],
  ['a less-than sign', 'a<b'],
  ['a caret', 'a^b'],
  ['a bar', 'a|b'],
  ['a port above 65535', 'x:99999'],
  ['half an IPv6 address', '[::1'],
  ['half an IPv4 address', '1.2.3.999'],
  ['another one after it', 'a\r\nHost: b'],
] as const

const ask = (module: Module, host: string, path: string, method = 'GET') =>
  rawRequest(stack.addresses[module], [`${method} ${path} HTTP/1.1`, `Host: ${host}`])

describe.each(MALFORMED)('a Host header with %s', (_, host) => {
  it('is a 400 problem of the edge, whose request id is in the log', async () => {
    for (const path of ['/session', '/soap?wsdl', '/healthz', '/parts/x.js', '/nothing']) {
      const { status, head, body } = await ask('edge', host, path)
      const { code, requestId } = JSON.parse(body) as { code: string; requestId: string }
      expect([status, code]).toEqual([400, 'host-invalid'])
      expect(head).toContain(requestId)
      expect(head).toContain('nosniff')
      await eventually(() => expect(lines.edge.some((line) => line.includes(requestId))).toBe(true))
    }
  })

  it('is a 400 of the provider, in its own format', async () => {
    for (const path of ['/api/v1/orders/1', '/soap?wsdl', '/healthz']) {
      const { status, body } = await ask('provider', host, path)
      expect([status, JSON.parse(body)]).toEqual([
        400,
        { Code: 40000, Message: 'The Host header is not a host.' },
      ])
    }
  })

  it('is a 400 of the demo', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['POST', '/desk-session'],
    ] as const) {
      const { status, body } = await ask('demo', host, path, method)
      expect([status, body]).toEqual([400, 'The Host header is not a host.'])
    }
  })
})

it('a malformed Host header makes none of the three throw', () => {
  for (const line of Object.values(lines).flat())
    expect(line).not.toMatch(/Uncaught|"status":5|internal-error/)
})

it('a missing Host header is refused by workerd, before our code runs', async () => {
  for (const module of ['demo', 'edge', 'provider'] as const) {
    const { status } = await rawRequest(stack.addresses[module], ['GET /healthz HTTP/1.1'])
    expect(status).toBe(400)
  }
})

it('a valid Host header is accepted, also after a malformed one', async () => {
  const { host } = new URL(stack.addresses.edge)
  for (const good of [host, 'edge.example', '[::1]:8080', 'EDGE.example']) {
    await ask('edge', 'a b', '/healthz')
    expect(await ask('edge', good, '/healthz')).toMatchObject({
      status: 200,
      body: expect.stringMatching(/^ok /),
    })
  }
})

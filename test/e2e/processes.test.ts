/** Tests that need their own processes: a cold edge, and a provider that restarts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Module } from '../../scripts/places.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { atEdge, openSession } from '../support/client.ts'

let stateDirectory: string
let stack: Stack | undefined
let lines: { module: Module; line: string }[]

async function start(): Promise<Stack> {
  lines = []
  stack = await startStack({ stateDirectory, onLine: (module, line) => lines.push({ module, line }) })
  return stack
}

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await stack?.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

describe('a cold edge', () => {
  it(
    'requests one token from the provider for any number of requests at once',
    { tags: 'long' },
    async () => {
      const { addresses } = await start()
      const { token } = await openSession(addresses)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => atEdge(addresses, '/api/v1/orders/8906810', { token })),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
      await Promise.all(answers.map((answer) => answer.text()))
      const asked = lines.filter(
        ({ module, line }) => module === 'provider' && line.includes('/connect/token'),
      )
      expect(asked).toHaveLength(1)
    },
  )

  it('writes nothing secret or personal into its log', async () => {
    const { addresses } = await start()
    const { token } = await openSession(addresses)
    await atEdge(addresses, '/api/v1/orders/8906810', { token })
    await atEdge(addresses, '/api/v1/orders/8906810/rows/', {
      token,
      method: 'POST',
      body: '{"Name":"Secret row"}',
    })
    const log = lines.map(({ line }) => line).join('\n')
    expect(log).toContain('"route"')
    for (const secret of [
      token,
      'sandbox-client-secret',
      'sandbox-api-key',
      'Secret row',
      '8906810',
      'Testsson',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('an added row', { tags: 'long' }, () => {
  it('survives a restart of all three processes', async () => {
    const first = await start()
    const { token } = await openSession(first.addresses)
    const body = JSON.stringify({
      Name: 'Kept through the night',
      Quantity: 100,
      UnitPrice: 4900,
      VatPercent: 2500,
    })
    const path = '/api/v1/orders/8906810'
    const added = await atEdge(first.addresses, `${path}/rows/`, { token, method: 'POST', body })
    expect(added.status).toBe(202)
    await first.stop()

    const second = await start()
    const again = await openSession(second.addresses)
    const order = await (await atEdge(second.addresses, path, { token: again.token })).text()
    expect(order).toContain('Kept through the night')
  })
})

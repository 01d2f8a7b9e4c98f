/** Clocks that differ: between two servers of the edge, and between the edge and the provider. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { type Relay, startRelay } from '../support/relay.ts'
import { signedToken } from '../support/signed-token.ts'

const ORDER = '/api/v1/orders/8906810'
const MINUTE = 60_000
const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
let relay: Relay | undefined
let edge: Awaited<ReturnType<typeof startEdge>> | undefined

afterEach(async () => {
  await edge?.stop()
  await relay?.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

it('a wrong clock shows in sessions of another server, and in credentials that the provider rejects', async () => {
  // The provider sees the edge's timestamps as if its clock were as many minutes late.
  let late = 0
  relay = await startRelay(inject('addresses').provider, ({ headers }) => {
    if (headers['timestamp']) headers['timestamp'] = new Date(Date.now() - late * MINUTE).toISOString()
    return Promise.resolve()
  })
  edge = await startEdge({ provider: relay.address, stateDirectory })
  const { addresses } = edge
  const read = async (token: string) => {
    const answer = await atEdge(addresses, ORDER, { token })
    return `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`.trim()
  }
  const opened = (minutes: number) =>
    signedToken({
      at: Date.now() + minutes * MINUTE,
      audience: addresses.demo,
      capabilities: ['order.read'],
    })

  expect(await read(await opened(2))).toBe('401 session-not-yet-valid')
  expect(await read(await opened(-11))).toBe('401 session-expired')
  const { token } = await openSession(addresses)
  late = 4
  expect(await read(token)).toBe('200')
  late = 6
  expect(await read(token)).toBe('502 provider-rejects-credentials')
  expect((await fetch(`${addresses.edge}/readyz`)).status).toBe(200)
})

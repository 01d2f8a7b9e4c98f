/** Two versions at once: an element, an edge's worker and its objects, each of this build or of the kept release. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keptReleases, unpackRelease } from '../../scripts/keep-release.ts'
import { dist } from '../../scripts/places.ts'
import { someOf } from '../../shared/testing/runs.ts'
import type { IssuedSession } from '../../shared/domain/session/session.ts'
import { LIVE_TICKET } from '../../shared/domain/order/live.ts'
import { atEdge, openSession } from '../support/client.ts'
import { type EngineDesk, openEngineDesk } from '../support/engines/engine-desk.ts'
import { testCredit } from '../support/journeys/credit.ts'
import { testOrders } from '../support/journeys/orders.ts'
import { testPayouts } from '../support/journeys/payouts.ts'
import { liveMessages } from '../support/live-messages.ts'
import { type MixedEdge, startMixedEdge } from '../support/mixed-edge.ts'
import { createOrder } from '../support/sandbox.ts'

describe.each(keptReleases())('the release %s', (version) => {
  const former = unpackRelease(version)

  const mixtures = [
    ['its element at this edge', { element: former, worker: dist, objects: dist }],
    ['this element at its edge', { element: dist, worker: former, objects: former }],
    ['its objects behind this worker', { element: dist, worker: dist, objects: former }],
    ['its worker before these objects', { element: dist, worker: former, objects: dist }],
  ] as const

  describe.each(someOf(mixtures, 1))('with %s', (_, { element, ...builds }) => {
    let desk: EngineDesk
    let edge: MixedEdge
    let stateDirectory: string

    beforeAll(async () => {
      stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
      const { provider } = inject('addresses')
      edge = await startMixedEdge(builds, { provider, stateDirectory })
      desk = await openEngineDesk('Chromium', edge.addresses, {}, join(element, 'widget'))
      await desk.page.tab.resize(1280, 900)
    })

    afterAll(async () => {
      await desk.close()
      await edge.stop()
      rmSync(stateDirectory, { recursive: true })
    })

    it.runIf(builds.worker === dist)('never has an internal error when a day is closed', async () => {
      for (const key of ['one', undefined]) {
        const answer = await fetch(`${edge.addresses.edge}/api/v2/reports/closings`, {
          method: 'POST',
          headers: {
            Authorization: 'Bearer sandbox-api-key-100001',
            'Content-Type': 'application/json',
            ...(key !== undefined && { 'Idempotency-Key': key }),
          },
          body: JSON.stringify({ date: '2020-03-05' }),
        })
        // Objects of 0.1.0 cannot keep what this worker sends, and the client asks again.
        expect(answer.status).toBe(builds.objects === dist ? 201 : 503)
      }
    })

    it.each(['its id', 'its user'])('refuses a session that was ended by %s', async (by) => {
      const { edge: address } = edge.addresses
      const server = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }
      const user = { id: `leaves by ${by}`, name: 'A clerk' }
      const asked = { origin: edge.addresses.demo, user, capabilities: ['order.read'] }
      const opening = { method: 'POST', headers: server, body: JSON.stringify(asked) }
      const { id, token } = (await (await fetch(`${address}/sessions`, opening)).json()) as IssuedSession
      const headers = { Authorization: `Bearer ${token}`, Origin: edge.addresses.demo }
      expect((await fetch(`${address}/session`, { headers })).status).toBe(200)
      const path = by === 'its id' ? `/${id}` : `?user=${encodeURIComponent(user.id)}`
      const ended = await fetch(`${address}/sessions${path}`, { method: 'DELETE', headers: server })
      expect(ended.status).toBe(204)
      // A write, which asks an object.
      const write = { method: 'PUT', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' }
      expect((await fetch(`${address}/api/v1/orders/8906810/metadata`, write)).status).toBe(401)
      expect((await fetch(`${address}/session`, { headers })).status).toBe(401)
    })

    it.each([
      ['this element', [LIVE_TICKET]],
      ['the former element', []],
    ])(
      'tells %s who is there and what changes, and welcomes it only where all know tickets',
      async (_by, more) => {
        const { addresses } = edge
        const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
        const id = await createOrder(addresses, { OrderRows })
        const { token } = await openSession(addresses)
        const change = () =>
          atEdge(addresses, `/api/v1/orders/${id}/rows/1/`, {
            method: 'PATCH',
            token,
            body: '{"Quantity":300}',
          })
        const messages = await liveMessages(addresses, id, more, change)
        const knowTickets = builds.worker === dist && builds.objects === dist && more.length > 0
        const types = [...(knowTickets ? ['welcome'] : []), 'present', 'changed']
        expect(messages.map(({ type }) => type)).toEqual(types)
      },
    )

    testOrders(() => desk)
    testPayouts(() => desk)
    // An object of 0.1.0 keeps its history, and one of today asks the journal, which the worker of 0.1.0 does not know.
    testCredit(() => desk, { hasHistory: builds.worker === builds.objects })
  })
})

/** Two edges for one merchant, a restored backup and a move, with real processes and the functions of the command. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { lockedState } from '../../deploy/command/locked-state.ts'
import { moveState, takeComplete } from '../../deploy/command/move-state.ts'
import { tell } from '../../deploy/command/seen-folder.ts'
import { restoreState } from '../../deploy/command/state-files.ts'
import { freePort } from '../../scripts/workerd.ts'
import { startEdge } from '../support/edge-process.ts'
import { createOrder, orderAtProvider } from '../support/sandbox.ts'

type Edge = Awaited<ReturnType<typeof startEdge>>

const provider = inject('addresses').provider
let folder: string
let running: Edge[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-admin-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((edge) => edge.stop('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

/** The folders of a place, in which an edge can start. */
function placeNamed(name: string) {
  const place = { stateDirectory: join(folder, name), seen: join(folder, `${name}-seen`) }
  mkdirSync(place.seen, { recursive: true })
  return { ...place, state: join(place.stateDirectory, 'edge') }
}
type Place = ReturnType<typeof placeNamed>

async function start({ stateDirectory, seen }: Place, publicUrl?: string, port?: number): Promise<Edge> {
  const edge = await startEdge({
    provider,
    stateDirectory,
    seenDirectory: seen,
    ...(port !== undefined && { port }),
    ...(publicUrl !== undefined && { env: { PUBLIC_URL: publicUrl } }),
  })
  running.push(edge)
  return edge
}

async function addRow({ addresses }: Edge, order: string, key: string) {
  const answer = await fetch(`${addresses.edge}/api/v1/orders/${order}/rows/`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer sandbox-api-key-100001',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ Name: key.slice(-40), Quantity: 100, UnitPrice: 100, VatPercent: 2500 }),
  })
  const body = (await answer.json()) as {
    code?: string
    detail?: string
    keyMark?: string
    OrderRowId?: number
  }
  return { status: answer.status, ...body }
}

const newOrder = ({ addresses }: Edge) =>
  createOrder(addresses, { OrderRows: [{ Name: 'First', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }] })
const rowsOf = async ({ addresses }: Edge, order: string) =>
  (await orderAtProvider(addresses, order)).OrderRows.map(({ Name }) => Name)

it('of two edges with states of their own, the one that does not have the address serves nobody', async () => {
  const blue = await start(placeNamed('blue'))
  const green = await start(placeNamed('green'), blue.address)
  const order = await newOrder(blue)
  expect((await addRow(blue, order, 'one')).status).toBe(202)
  expect(await addRow(green, order, 'one')).toMatchObject({ status: 503, code: 'state-locked' })
  expect((await fetch(`${green.address}/readyz`)).status).toBe(503)
  const why = (edge: Edge) => lockedState(new URL(edge.address).host, AbortSignal.timeout(10_000))
  expect(await why(green)).toMatch(/^Another edge answers at PUBLIC_URL: its state is [0-9a-f]{16}/)
  expect(await why(blue)).toBeUndefined()
  expect(await rowsOf(blue, order)).toEqual(['First', 'one'])
})

it('a process on a copy of the state serves nobody', async () => {
  const place = placeNamed('first')
  const before = await start(place)
  await fetch(`${before.address}/state`)
  await before.stop()
  const copy = placeNamed('copy')
  cpSync(place.stateDirectory, copy.stateDirectory, { recursive: true })
  const first = await start(place)
  const second = await start(copy, first.address)
  const order = await newOrder(first)
  expect(await addRow(second, order, 'one')).toMatchObject({
    code: 'state-locked',
    detail: expect.stringContaining('with a copy of this state'),
  })
})

it('an edge that is asked at its own address serves', async () => {
  const port = await freePort()
  const edge = await start(placeNamed('own'), `http://127.0.0.1:${port}`, port)
  expect((await addRow(edge, await newOrder(edge), 'one')).status).toBe(202)
})

it('a backup that was put back by hand is noticed, and what was written since is not done twice', async () => {
  const place = placeNamed('server')
  let edge = await start(place)
  const order = await newOrder(edge)
  const known = await addRow(edge, order, 'before')
  expect(known.status).toBe(202)
  await edge.stop()
  cpSync(place.state, join(folder, 'backup'), { recursive: true })
  edge = await start(place)
  expect((await addRow(edge, order, 'lost')).status).toBe(202)
  await edge.stop()
  rmSync(place.state, { recursive: true })
  cpSync(join(folder, 'backup'), place.state, { recursive: true })

  edge = await start(place)
  expect(await addRow(edge, order, 'lost')).toMatchObject({ status: 503, code: 'state-locked' })
  await edge.stop()
  tell(place.seen, 'restored')
  edge = await start(place)
  const { keyMark, ...refused } = await addRow(edge, order, 'lost')
  expect(refused).toMatchObject({ status: 502, code: 'outcome-unknown' })
  expect(await addRow(edge, order, 'before')).toEqual(known)
  expect((await addRow(edge, order, `${keyMark}.new`)).status).toBe(202)
  expect(await rowsOf(edge, order)).toEqual(['First', 'before', 'lost', `${keyMark}.new`])
})

it('a moved state goes on at the new place with every key, and never again at the old one', async () => {
  const [old, next] = [placeNamed('old'), placeNamed('next')]
  let edge = await start(old)
  const order = await newOrder(edge)
  const known = await addRow(edge, order, 'one')
  await expect(moveState(old.state, old.seen, join(folder, 'backup'))).rejects.toThrow('Stop the edge first')
  await edge.stop()
  await moveState(old.state, old.seen, join(folder, 'backup'))

  mkdirSync(next.state, { recursive: true })
  restoreState(next.state, join(folder, 'backup'))
  expect(takeComplete(join(folder, 'backup'))).toBe(true)
  expect(takeComplete(join(folder, 'backup'))).toBe(false)
  tell(next.seen, 'arrived')
  edge = await start(next)
  expect(await addRow(edge, order, 'one')).toEqual(known)
  expect((await addRow(edge, order, 'two')).status).toBe(202)
  expect(await addRow(await start(old), order, 'two')).toMatchObject({ code: 'state-locked' })
  expect(await rowsOf(edge, order)).toEqual(['First', 'one', 'two'])
})

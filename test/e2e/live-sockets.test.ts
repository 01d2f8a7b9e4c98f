/** The WebSockets of an order as TCP connections: each close is announced and answered, and frees its resources. */

import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { endSession, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { openRawWebSocket, type RawWebSocket } from '../support/raw-websocket.ts'
import { eventually } from '../../shared/testing/eventually.ts'

/** Milliseconds. After ten seconds a desk sleeps, which ends its sockets anyway. */
const AWAKE = 5_000
const PATH = '/api/v1/orders/8906810/live'
const lines: string[] = []
let edge: Awaited<ReturnType<typeof startEdge>>
let stateDirectory: string

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const onLine = (line: string) => void lines.push(line)
  edge = await startEdge({ provider: inject('addresses').provider, stateDirectory, onLine })
})
afterAll(async () => {
  await edge.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function open(): Promise<RawWebSocket & { id: string }> {
  const { token, id } = await openSession(edge.addresses)
  const socket = await openRawWebSocket(edge.address, PATH, { origin: edge.addresses.demo, token })
  return { ...socket, id: id! }
}

/** File descriptors of the edge's process. */
/** Without the files of rate limits: the ids of sessions decide which of their objects are awake. */
function descriptors(): number {
  const folder = `/proc/${edge.pid}/fd`
  return readdirSync(folder).filter((fd) => !isOfRateLimits(join(folder, fd))).length
}

function isOfRateLimits(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).includes('/RateWindows/')
  } catch {
    // It was closed since the folder was read.
    return true
  }
}

async function openAndClose(count: number): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: count }, open))
  for (const socket of sockets) socket.close(1000)
  await Promise.all(sockets.map(({ ended }) => ended))
}

describe('a WebSocket that its client closes', () => {
  it.each([
    ['1000', 1000, 1000],
    ['1001, as a browser does on leaving a page', 1001, 1001],
    ['an application code', 4000, 4000],
    // Programs report a missing code as 1005, which must not be sent.
    ['no code', undefined, 1000],
  ])(
    'gets a close frame, and its connection ends, with %s',
    async (_, code, answered) => {
      const socket = await open()
      socket.close(code)
      expect(await socket.closeFrame).toEqual({ code: answered })
      await socket.ended
    },
    AWAKE,
  )

  it(
    'holds no file descriptor afterwards, while the order has other sockets',
    async () => {
      const stays = await open()
      try {
        // The first round opens descriptors that stay open: connections to the provider, files of the objects.
        await openAndClose(10)
        const before = descriptors()
        await openAndClose(10)
        await openAndClose(10)
        // Each socket that stayed open would hold two.
        await eventually(() => expect(descriptors()).toBeLessThan(before + 10))
      } finally {
        stays.destroy()
      }
    },
    2 * AWAKE,
  )
})

describe('a WebSocket whose client disappears without a close frame', () => {
  it(
    'is given up, and nothing is thrown',
    async () => {
      const stays = await open()
      try {
        await openAndClose(5)
        const before = descriptors()
        const sockets = await Promise.all(Array.from({ length: 5 }, open))
        for (const socket of sockets) socket.destroy()
        await eventually(() => expect(descriptors()).toBeLessThan(before + 5))
        expect(lines.filter((line) => /exception|Uncaught|"level":"error"/.test(line))).toEqual([])
      } finally {
        stays.destroy()
      }
    },
    2 * AWAKE,
  )
})

describe('a WebSocket whose session the merchant ends', () => {
  it('gets a close frame with the reason', async () => {
    const socket = await open()
    await endSession(edge.addresses, socket)
    expect(await socket.closeFrame).toEqual({ code: 4403 })
    socket.destroy()
  })
})

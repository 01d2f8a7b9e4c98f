/**
 * The end of a server of one's own: workerd ends only when every WebSocket is closed, and does not tell a worker that it
 * is to end. So the server's own socket asks {@link Stopping} first. No address of the edge leads to it.
 */
import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import { gauge } from '../metrics/gauges.ts'

/** The seconds within which the pages of a small edge come back; and how many come back in a second to a large one. */
const RETURN_SECONDS = 3
const RETURNS_A_SECOND = 2_000

/** The WebSockets of each desk in this process that has any, by the desk's id. It outlives a desk that sleeps. */
const withSockets = new Map<string, number>()
let isStopping = false

/** Whether this process is about to end, and takes no new WebSockets. */
export function stops(): boolean {
  return isStopping
}

/** Remembers how many WebSockets a desk has. */
export function noteSockets(desk: DurableObjectId, count: number): void {
  if (count > 0) withSockets.set(desk.toString(), count)
  else withSockets.delete(desk.toString())
}

gauge('order_admin_live_sockets', () => [{ labels: {}, value: socketCount() }])

function socketCount(): number {
  return withSockets.values().reduce((sum, count) => sum + count, 0)
}

/** The seconds within which the pages of this process come back to the next one: the more there are, the longer. */
export function returnWithin(): number {
  return Math.max(RETURN_SECONDS, Math.ceil(socketCount() / RETURNS_A_SECOND))
}

/** The methods of a desk that are called here. The desk's class imports this file. */
interface SocketHolder {
  closeSockets(within: number): Promise<void>
  endConnections(): Promise<void>
}

/** Milliseconds that a page has to answer the close. */
const ANSWER_MS = 1_000

export class Stopping extends WorkerEntrypoint<Env> {
  /** Closes all WebSockets of this process, and takes no new ones. Their connections end a moment later. */
  override async fetch(): Promise<Response> {
    isStopping = true
    const { DESK } = this.env
    // Counted once: each desk that has closed its sockets would make the number smaller.
    const within = returnWithin()
    const desks = [...withSockets.keys()].map(
      (id) => DESK.get(DESK.idFromString(id)) as unknown as SocketHolder,
    )
    const closed = await Promise.allSettled(desks.map((desk) => desk.closeSockets(within)))
    this.ctx.waitUntil(endConnections(desks))
    const failed = closed.some(({ status }) => status === 'rejected')
    return new Response(null, { status: failed ? 503 : 204 })
  }
}

async function endConnections(desks: readonly SocketHolder[]): Promise<void> {
  await new Promise((resume) => setTimeout(resume, ANSWER_MS))
  await Promise.allSettled(desks.map((desk) => desk.endConnections()))
}

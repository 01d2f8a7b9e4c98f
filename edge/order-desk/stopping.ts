/**
 * The end of a server of one's own: workerd ends only when every WebSocket is closed, and does not tell a worker that it
 * is to end. So the server's own socket asks {@link Stopping} first. No address of the edge leads to it.
 */
import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'

/** The ids of the desks in this process that have WebSockets. It outlives a desk that sleeps. */
const withSockets = new Set<string>()
let isStopping = false

/** Whether this process is about to end, and takes no new WebSockets. */
export function stops(): boolean {
  return isStopping
}

/** Remembers whether a desk has WebSockets. */
export function noteSockets(desk: DurableObjectId, has: boolean): void {
  if (has) withSockets.add(desk.toString())
  else withSockets.delete(desk.toString())
}

/** The methods of a desk that are called here. The desk's class imports this file. */
interface SocketHolder {
  closeSockets(): Promise<void>
  endConnections(): Promise<void>
}

/** Milliseconds that a page has to answer the close. */
const ANSWER_MS = 1_000

export class Stopping extends WorkerEntrypoint<Env> {
  /** Closes all WebSockets of this process, and takes no new ones. Their connections end a moment later. */
  override async fetch(): Promise<Response> {
    isStopping = true
    const { DESK } = this.env
    const desks = [...withSockets].map((id) => DESK.get(DESK.idFromString(id)) as unknown as SocketHolder)
    const closed = await Promise.allSettled(desks.map((desk) => desk.closeSockets()))
    this.ctx.waitUntil(endConnections(desks))
    const failed = closed.some(({ status }) => status === 'rejected')
    return new Response(null, { status: failed ? 503 : 204 })
  }
}

async function endConnections(desks: readonly SocketHolder[]): Promise<void> {
  await new Promise((resume) => setTimeout(resume, ANSWER_MS))
  await Promise.allSettled(desks.map((desk) => desk.endConnections()))
}

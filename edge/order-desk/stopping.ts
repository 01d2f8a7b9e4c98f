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

/** The method of a desk that is called here. The desk's class imports this file. */
interface SocketHolder {
  closeSockets(): Promise<void>
}

export class Stopping extends WorkerEntrypoint<Env> {
  /** Closes all WebSockets of this process, and takes no new ones. */
  override async fetch(): Promise<Response> {
    isStopping = true
    const { DESK } = this.env
    const closed = [...withSockets].map((id) => {
      const desk = DESK.get(DESK.idFromString(id)) as unknown as SocketHolder
      return desk.closeSockets()
    })
    const failed = (await Promise.allSettled(closed)).some(({ status }) => status === 'rejected')
    return new Response(null, { status: failed ? 503 : 204 })
  }
}

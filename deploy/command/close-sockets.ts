import { request } from 'node:http'

/** Milliseconds in which the edge closes its WebSockets. */
const CLOSE_MS = 5_000

/**
 * Asks the edge behind a Unix socket to close its WebSockets: workerd does not end while one is open.
 * @param then is called once, also if the edge does not answer
 */
export function closeSockets(socketPath: string, then: () => void): void {
  const asked = request({ socketPath, method: 'POST', timeout: CLOSE_MS }, (answer) => answer.resume())
  asked.once('timeout', () => asked.destroy())
  asked.on('error', () => undefined)
  asked.once('close', then)
  asked.end()
}

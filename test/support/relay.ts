/** A relay between the edge and the real provider. It passes everything on, so that a test can act at that moment. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Relay {
  address: string
  stop(): Promise<void>
}

/** The place where the connection is cut: before the request is passed on, within its answer, or before it. */
export type Cut = 'before' | 'within' | 'after'

/**
 * @param provider the provider's address, or a function that returns it where it changes; a connection to one that is not
 * there is cut
 * @param before runs before a request is passed on
 * @param cutOf the cut of a request's connection; undefined for none
 */
export async function startRelay(
  provider: string | (() => string),
  before: (request: IncomingMessage) => Promise<unknown>,
  cutOf: (request: IncomingMessage) => Cut | undefined = () => undefined,
): Promise<Relay> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await before(request)
    const cut = cutOf(request)
    if (cut === 'before') return request.socket.destroy()
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const address = typeof provider === 'string' ? provider : provider()
    const answered = fetch(address + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      redirect: 'manual',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }).then(async (answer) => ({ answer, body: Buffer.from(await answer.arrayBuffer()) }))
    const passed = await answered.catch(() => undefined)
    if (!passed) return request.socket.destroy()
    const { answer, body } = passed
    if (cut) return cutAnswer(request.socket, cut === 'within' ? answer.status : undefined, body)
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Ends the connection: with a status, within the answer, or within its head if it has no body. */
function cutAnswer(socket: Socket, status: number | undefined, body: Buffer): void {
  if (status === undefined) return void socket.destroy()
  const head = `HTTP/1.1 ${status} Cut\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`
  const bytes = body.length > 0 ? Buffer.concat([Buffer.from(`${head}\r\n`), body.subarray(0, -2)]) : head
  socket.write(bytes, () => socket.destroy())
}

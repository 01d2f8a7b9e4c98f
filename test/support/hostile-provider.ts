/**
 * A misbehaving provider: it issues tokens, then sends any bytes that a test chooses, and records its requests. It
 * does not replace the real provider in tests of correct behaviour.
 */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface HostileProvider {
  address: string
  /** All requests except those for tokens, in order. */
  asked: Asked[]
  /** The issued tokens. */
  tokens: number
  /** Answers the next requests. `socket` is for bytes that no HTTP server would send. */
  answer: (response: ServerResponse, asked: Asked, socket: Socket) => void
  /** Replaces the token endpoint, for tests in which it misbehaves. */
  issue?: ((response: ServerResponse) => void) | undefined
  /** The lifetime of a token, in seconds. */
  expiresIn: number
  /** Moves to another port and forgets all requests: those still on their way to the old port are not recorded. */
  renew(): Promise<void>
  stop(): Promise<void>
}

export async function startHostileProvider(): Promise<HostileProvider> {
  let server: Server | undefined
  const provider: HostileProvider = {
    address: '',
    asked: [],
    tokens: 0,
    expiresIn: 3600,
    answer: (response) => json(response, {}),
    async renew() {
      await stopServer(server)
      // The old server still records into the old list.
      provider.asked = []
      provider.tokens = 0
      server = serverOf(provider)
      await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
      provider.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    stop: () => stopServer(server),
  }
  await provider.renew()
  return provider
}

function serverOf(provider: HostileProvider): Server {
  const { asked: requests } = provider
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url: path = '', headers, socket } = request
    if (path === '/connect/token') {
      provider.tokens++
      if (provider.issue) return provider.issue(response)
      json(response, { access_token: `hostile-${provider.tokens}`, expires_in: provider.expiresIn })
      return undefined
    }
    const asked = { method, path, headers, body: Buffer.concat(chunks).toString('latin1') }
    requests.push(asked)
    return provider.answer(response, asked, socket)
  })
}

/** An order that the edge accepts as valid. */
export const someOrder = {
  Id: 1,
  OrderStatus: 'Open',
  Actions: ['CanAddOrderRow'],
  OrderRows: [],
  Deliveries: [],
}

export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(value))
}

async function stopServer(server: Server | undefined): Promise<void> {
  if (!server) return
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

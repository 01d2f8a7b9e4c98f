/**
 * A provider that our own never is: it issues tokens and then answers any bytes at all, and writes down what it
 * was asked. It is no stand-in for the provider in tests of what the provider does.
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
  /** What was asked besides tokens, in sequence. */
  asked: Asked[]
  /** Tokens that were issued. */
  tokens: number
  /** How the next requests are answered; `socket` is for bytes that no HTTP server would send. */
  answer: (response: ServerResponse, asked: Asked, socket: Socket) => void
  /** How tokens are asked for and issued, where that is not as it should be. */
  issue?: ((response: ServerResponse) => void) | undefined
  /** What a token is worth, in seconds. */
  expiresIn: number
  stop(): Promise<void>
}

export async function startHostileProvider(): Promise<HostileProvider> {
  const provider: HostileProvider = {
    address: '',
    asked: [],
    tokens: 0,
    expiresIn: 3600,
    answer: (response) => json(response, {}),
    stop: () => stopServer(server),
  }
  const server = createServer(async (request, response) => {
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
    provider.asked.push(asked)
    return provider.answer(response, asked, socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}

/** An order that the edge takes for one. */
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

async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A relay between the edge and the real provider. It cuts the connection of one SOAP operation that a test names. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { soapVersions, writeFault } from '../../shared/wire/soap/envelope.ts'
import type { SoapName } from '../../shared/domain/credit/soap/operations.ts'

export interface Cut {
  operation: SoapName
  /**
   * `before` the provider gets it; `in` the middle of its answer; `after` it was done, without an answer. Or the
   * provider does it, and its answer becomes a `fault` or `never` arrives.
   */
  where: 'before' | 'in' | 'after' | 'fault' | 'never'
}

export interface CuttingRelay {
  address: string
  /** What happens to the next request of this operation. */
  cut: Cut | undefined
  /** The operations that the provider got, in sequence. */
  passed: string[]
  stop(): Promise<void>
}

/** @param provider the address for requests, or a function that returns it once it is known */
export async function startCuttingRelay(provider: string | (() => string)): Promise<CuttingRelay> {
  const relay: CuttingRelay = { address: '', cut: undefined, passed: [], stop }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const [, operation = ''] = /:Body><(\w+)/.exec(body.toString()) ?? []
    const cut = relay.cut?.operation === operation ? relay.cut : undefined
    if (cut) relay.cut = undefined
    if (cut?.where === 'before') return void request.socket.destroy()
    relay.passed.push(operation)
    const answer = await fetch((typeof provider === 'string' ? provider : provider()) + request.url, {
      method: request.method ?? 'GET',
      headers: passedHeaders(request.headers),
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (cut?.where === 'never') return
    if (cut?.where === 'after') return void request.socket.destroy()
    if (cut?.where === 'fault') {
      response.writeHead(500, { 'Content-Type': soapVersions['1.1'].contentType })
      return void response.end(writeFault('1.1', 'receiver', 'The service failed.'))
    }
    const type = answer.headers.get('Content-Type') ?? 'text/plain'
    response.writeHead(answer.status, { 'Content-Type': type, 'Content-Length': bytes.length })
    if (!cut) return void response.end(bytes)
    // The first half must be sent before the connection is cut.
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroySoon())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  relay.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return relay

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function passedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { host: _, connection: __, 'content-length': ___, ...passed } = headers
  return passed as Record<string, string>
}

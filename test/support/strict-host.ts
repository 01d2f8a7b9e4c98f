/**
 * A merchant's page with the strictest policy: only its own scripts and the edge, Trusted Types, no styles. It serves
 * the widget's files itself, as a merchant does that trusts no other origin.
 */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { dist } from '../../scripts/places.ts'

/** The path of the same page in a browser that is too old for the desk. */
export const OLD = '/old'

export interface StrictHost {
  address: string
  close(): Promise<void>
}

/**
 * @param issue opens a session for the page of this origin, as the merchant's backend does
 * @param element the folder of the element's files
 */
export async function startStrictHost(
  edge: () => string,
  issue: (origin: string) => Promise<unknown>,
  element = join(dist, 'widget'),
): Promise<StrictHost> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const address = addressOf(server)
    if (pathname === '/' || pathname === OLD) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; script-src 'self'; connect-src ${edge()}; require-trusted-types-for 'script'`,
      })
      return void response.end(
        '<!doctype html><html lang="en"><title>Strict</title>' +
          (pathname === OLD ? '<script type="module" src="/old.js"></script>' : '') +
          '<script type="module" src="/embed.js"></script><script type="module" src="/order-admin.js"></script>',
      )
    }
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    if (pathname === '/old.js') return void response.end('delete JSON.rawJSON')
    if (pathname === '/embed.js') return void response.end(embedScript(edge()))
    if (pathname === '/session.js') {
      response.setHeader('Cache-Control', 'no-store')
      return void response.end(`export default ${JSON.stringify(await issue(address))}`)
    }
    try {
      response.end(readFileSync(join(element, pathname)))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: addressOf(server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The policy lets this page connect only to the edge, so a session comes as a script. */
function embedScript(edge: string): string {
  return `let count = 0
    globalThis.openDesk = (orderId, more = {}) => {
      const desk = document.createElement('order-admin')
      Object.assign(desk, {
        edgeUrl: ${JSON.stringify(edge)},
        orderId,
        ...more,
        fetchSession: async () => (await import('/session.js?' + count++)).default,
      })
      document.body.append(desk)
      return desk
    }`
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Lets every merchant of the edge's configuration embed the desk in a page of this origin. */
export function allowOrigin(edge: Record<string, string>, origin: string): void {
  const merchants = JSON.parse(edge['MERCHANTS']!) as { Origins: string[] }[]
  for (const merchant of merchants) merchant.Origins.push(origin)
  edge['MERCHANTS'] = JSON.stringify(merchants)
}

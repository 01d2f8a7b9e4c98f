/** A merchant's site: the files of an app, a strict policy, and the endpoint for sessions of `order-admin/session`. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface AppSite {
  origin: string
  close(): Promise<void>
}

/** The file at a path, or a text with the extension of its type. */
export type AppFile = (path: string) => string | { text: string; type: '.html' | '.js' } | undefined

export interface AppSiteOptions {
  /** The policy of every page. */
  policy: string
  file: AppFile
  /** Makes the endpoint, once the site's origin is known. */
  sessions?(origin: string): Promise<(request: Request) => Promise<Response>>
}

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
])

/** Serves an app at a separate origin. */
export async function startAppSite({ policy, file, sessions }: AppSiteOptions): Promise<AppSite> {
  const server: Server = createServer(async (message, response) => {
    const { pathname } = new URL(message.url ?? '/', 'http://site')
    if (pathname === '/desk-session') {
      const answer = await (await endpoint)!(asRequest(message, origin))
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      return void response.end(await answer.text())
    }
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const found = file(pathname === '/' ? '/index.html' : pathname)
    if (found === undefined) return void response.writeHead(404).end()
    const type = types.get(typeof found === 'string' ? extname(found) : found.type)
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
    })
    response.end(typeof found === 'string' ? readFileSync(found) : found.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endpoint = sessions?.(origin)
  await endpoint
  return {
    origin,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The file of a folder at a path, if there is one. */
export function fileIn(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** Calls a handler of `Request`, as servers for such handlers do. */
function asRequest({ url, method = 'GET', headers }: IncomingMessage, origin: string): Request {
  const given = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new Request(new URL(url ?? '/', origin), { method, headers: given })
}

/** A site on this machine that serves texts and folders. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

export interface StaticHost {
  address: string
  /** Every requested path. */
  asked: string[]
  close(): void
}

/**
 * @param pages the HTML of each page, by path
 * @param folders folders by their path on the site, such as `/second`
 */
export async function startStaticHost(
  pages: Record<string, string>,
  folders: Record<string, string>,
): Promise<StaticHost> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    asked.push(path)
    if (Object.hasOwn(pages, path)) {
      return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pages[path])
    }
    const mounted = Object.entries(folders).find(([mount]) => path.startsWith(`${mount}/`))
    try {
      if (!mounted) throw new Error('unknown')
      const file = readFileSync(join(mounted[1], normalize(path.slice(mounted[0].length))))
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file)
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

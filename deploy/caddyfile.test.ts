/** `Caddyfile` in front of a server that reports the requests that it gets. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

function hasCaddy(): boolean {
  try {
    return execFileSync('caddy', ['version']).length > 0
  } catch {
    return false
  }
}

// Skipped on a machine without Caddy.
describe.runIf(hasCaddy())('Caddy with the Caddyfile', () => {
  const open: ServerResponse[] = []
  const edge = createServer((asked, answer) => {
    answer.write(JSON.stringify(asked.headers))
    // The rest comes when a test has read this part.
    open.push(answer)
  })
  edge.on('upgrade', (_, socket) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  })
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  let address: string
  let plainPort: number
  let stop: () => Promise<unknown>

  beforeAll(async () => {
    const port = await freePort()
    plainPort = await freePort()
    address = `http://127.0.0.1:${port}`
    edge.listen(0, '127.0.0.1')
    await once(edge, 'listening')
    const child = spawn('caddy', ['run', '--config', join(import.meta.dirname, 'Caddyfile')], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        // Caddy requests no certificate for an http address.
        DOMAIN: address,
        PLAIN_PORT: String(plainPort),
        EDGE: `127.0.0.1:${(edge.address() as AddressInfo).port}`,
        HOME: home,
      },
    })
    const ended = once(child, 'exit')
    stop = () => {
      child.kill()
      return ended
    }
    await listening(port, () => child.exitCode === null)
  })
  afterAll(async () => {
    await stop()
    edge.close()
    rmSync(home, { recursive: true })
  })

  it('replaces the header with the client’s address, and streams an answer', async () => {
    const answer = await fetch(address, { headers: { 'X-Real-IP': '203.0.113.9' } })
    const reader = answer.body!.getReader()
    const { value } = await reader.read()
    const headers = JSON.parse(new TextDecoder().decode(value)) as Record<string, string>
    expect(headers).toMatchObject({ 'x-real-ip': '127.0.0.1', 'x-forwarded-proto': 'http' })
    open.pop()!.end()
    expect((await reader.read()).done).toBe(true)
  })

  it('answers plain HTTP with 403 and never redirects it, because an API key would have leaked', async () => {
    const answer = await fetch(`http://127.0.0.1:${plainPort}/sessions`, {
      method: 'POST',
      redirect: 'manual',
    })
    expect([answer.status, await answer.text()]).toEqual([403, 'Use https.'])
  })

  it('passes a WebSocket on', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' }
    const [response] = (await once(request(address, { headers }).end(), 'upgrade')) as [
      { statusCode: number },
    ]
    expect(response.statusCode).toBe(101)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function listening(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const isOpen = await new Promise<boolean>((done) => {
      request({ port, method: 'CONNECT' })
        .on('error', () => done(false))
        .on('connect', (_, socket) => (socket.destroy(), done(true)))
        .end()
    })
    if (isOpen) return
    await new Promise((resume) => setTimeout(resume, 10))
  }
  throw new Error('Caddy did not start.')
}

// Also checked without Caddy.
it('the Caddyfile redirects nothing', () => {
  const text = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')
  expect(text).toMatch(/^\tauto_https disable_redirects$/m)
  expect(text).toMatch(/^http:\/\/:\{\$PLAIN_PORT:80\} \{\n\trespond "Use https\." 403\n\}$/m)
  expect(text).not.toMatch(/^\s*redir\b/m)
})

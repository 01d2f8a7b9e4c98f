/** A client that never ends its body is refused in time, for any content, over a real socket. */
import { connect } from 'node:net'
import { expect, inject, it } from 'vitest'
import { BODY_MS } from '../../shared/domain/values/limits.ts'

const key = 'Authorization: Bearer sandbox-api-key-100001'
const json = 'Content-Type: application/json'
/** Extra time for a busy machine. */
const SLACK_MS = 10_000

interface Told {
  text: string
  afterMs: number
}

/** Announces 100 bytes, and sends one each second or only one. @returns the edge's output until it ended */
function sendSlowly(path: string, headers: readonly string[], goesOn: boolean): Promise<Told> {
  const { hostname, port, host } = new URL(inject('addresses').edge)
  const start = Date.now()
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const drip = setInterval(() => goesOn && socket.write(' '), 1000)
    const end = () => {
      clearInterval(drip)
      socket.destroy()
      resolve({ text, afterMs: Date.now() - start })
    }
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      if (/within \d+ s\./.test(text)) end()
    })
    socket.once('error', reject)
    socket.once('close', end)
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, ...headers, 'Content-Length: 100', '', ' ']
    socket.write(head.join('\r\n'))
  })
}

it(
  'a body is never waited for longer than the limit',
  { tags: 'long', timeout: BODY_MS + 3 * SLACK_MS },
  async () => {
    const paths: [string, string, string][] = [
      ['/sessions', json, 'body-not-json'],
      ['/api/v1/orders/8906810/rows/', json, 'body-not-json'],
      ['/api/soap/getorders', json, 'body-not-json'],
      ['/api/v2/reports/closings', json, 'body-not-json'],
      ['/soap', 'Content-Type: text/xml', 'body-not-xml'],
    ]
    const told = await Promise.all(
      paths.flatMap(([path, type, code]) =>
        [true, false].map(async (goesOn) => ({
          code,
          ...(await sendSlowly(path, [key, type], goesOn)),
        })),
      ),
    )
    for (const { text, code, afterMs } of told) {
      expect(text).toContain(code)
      expect(text).toMatch(/within 30 s\./)
      expect(afterMs).toBeGreaterThanOrEqual(BODY_MS - 1000)
      expect(afterMs).toBeLessThan(BODY_MS + SLACK_MS)
    }
  },
)

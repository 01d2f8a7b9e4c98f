/** A request as raw bytes, because no client sends a malformed Host header. */
import { connect } from 'node:net'

/** @returns status, headers and body as text, once the server has ended the connection */
export function rawRequest(
  address: string,
  lines: readonly string[],
): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (text += chunk))
    socket.once('error', reject)
    socket.once('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2)
      resolve({ status: Number(head.split(' ')[1]), head, body })
    })
    socket.write([...lines, 'Connection: close', '\r\n'].join('\r\n'))
  })
}

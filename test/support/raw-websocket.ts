/** A WebSocket over a plain socket, so that a test sees each frame and the end of the connection. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { LIVE_SUBPROTOCOL } from '../../shared/domain/order/live.ts'

const CLOSE = 8
const MASK = [1, 2, 3, 4]

export interface RawWebSocket {
  /** The close frame of the server: its code, or undefined for a frame without one. */
  closeFrame: Promise<{ code: number | undefined }>
  /** Resolves when the server has ended the connection (FIN). */
  ended: Promise<void>
  /** Sends a close frame, with this code if there is one. */
  close(code?: number): void
  /** Ends the connection without a close frame. */
  destroy(): void
}

/** @throws Error with the status line when the server does not upgrade */
export async function openRawWebSocket(
  address: string,
  path: string,
  { origin, token }: { origin: string; token: string },
): Promise<RawWebSocket> {
  const { host, port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const ended = once(socket, 'end').then(() => undefined)
  let seen: (frame: { code: number | undefined }) => void
  const closeFrame = new Promise<{ code: number | undefined }>((resolve) => (seen = resolve))
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Protocol: ${LIVE_SUBPROTOCOL}, ${token}`,
      '\r\n',
    ].join('\r\n'),
  )
  let bytes: Buffer = Buffer.alloc(0)
  let isOpen = false
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const head = isOpen ? -1 : bytes.indexOf('\r\n\r\n')
      if (head >= 0) {
        const [status] = bytes.toString('latin1').split('\r\n')
        if (!status!.includes(' 101 ')) reject(new Error(status))
        bytes = bytes.subarray(head + 4)
        isOpen = true
        resolve()
      }
      if (isOpen) bytes = takeFrames(bytes, seen)
    })
  })
  await opened
  return {
    closeFrame,
    ended,
    close(code) {
      const payload = code === undefined ? [] : [code >> 8, code & 0xff]
      const masked = payload.map((byte, index) => byte ^ MASK[index % 4]!)
      socket.write(Buffer.from([0x80 | CLOSE, 0x80 | payload.length, ...MASK, ...masked]))
    },
    destroy: () => void socket.destroy(),
  }
}

/** Takes whole frames of at most 64 KiB off the front. @returns the rest */
function takeFrames(bytes: Buffer, onClose: (frame: { code: number | undefined }) => void): Buffer {
  let rest = bytes
  for (;;) {
    if (rest.length < 2) return rest
    const short = rest[1]! & 0x7f
    if (short === 126 && rest.length < 4) return rest
    const start = short === 126 ? 4 : 2
    const length = short === 126 ? rest.readUInt16BE(2) : short
    if (rest.length < start + length) return rest
    const isClose = (rest[0]! & 0x0f) === CLOSE
    if (isClose) onClose({ code: length >= 2 ? rest.readUInt16BE(start) : undefined })
    rest = rest.subarray(start + length)
  }
}

/** A WebSocket over a plain socket, so that a test sees each frame and the end of the connection. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { LIVE_SUBPROTOCOL } from '../../shared/domain/order/live.ts'

export const TEXT = 1
export const CLOSE = 8
const MASK = [1, 2, 3, 4]

export interface RawWebSocket {
  /** The close frame of the server: its code, or undefined for a frame without one. */
  closeFrame: Promise<{ code: number | undefined }>
  /** The reason in that frame. */
  closeReason: Promise<string>
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
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  const ended = once(socket, 'end').then(() => undefined)
  let seen: (frame: { code: number | undefined }) => void
  let told: (reason: string) => void
  const closeReason = new Promise<string>((resolve) => (told = resolve))
  const closeFrame = new Promise<{ code: number | undefined }>((resolve) => (seen = resolve))
  socket.write(upgradeRequest(address, path, { origin, protocols: [LIVE_SUBPROTOCOL, token] }))
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
      if (isOpen) {
        bytes = takeFrames(bytes, (opcode, payload) => {
          if (opcode !== CLOSE) return
          seen({ code: payload.length >= 2 ? payload.readUInt16BE(0) : undefined })
          told(payload.subarray(2).toString())
        })
      }
    })
  })
  await opened
  return {
    closeFrame,
    closeReason,
    ended,
    close(code) {
      socket.write(clientFrame(CLOSE, code === undefined ? [] : [code >> 8, code & 0xff]))
    },
    destroy: () => void socket.destroy(),
  }
}

/** The request that opens a WebSocket. */
export function upgradeRequest(
  address: string,
  path: string,
  { origin, protocols }: { origin: string; protocols: readonly string[] },
): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    `Origin: ${origin}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${protocols.join(', ')}`,
    '\r\n',
  ].join('\r\n')
}

/** A client's frame with at most 125 bytes. */
export function clientFrame(opcode: number, payload: readonly number[] | Buffer): Buffer {
  const masked = Array.from(payload, (byte, index) => byte ^ MASK[index % 4]!)
  return Buffer.from([0x80 | opcode, 0x80 | payload.length, ...MASK, ...masked])
}

/** Takes whole frames of at most 64 KiB off the front. @returns the rest */
export function takeFrames(bytes: Buffer, onFrame: (opcode: number, payload: Buffer) => void): Buffer {
  let rest = bytes
  for (;;) {
    if (rest.length < 2) return rest
    const short = rest[1]! & 0x7f
    if (short === 126 && rest.length < 4) return rest
    const start = short === 126 ? 4 : 2
    const length = short === 126 ? rest.readUInt16BE(2) : short
    if (rest.length < start + length) return rest
    onFrame(rest[0]! & 0x0f, rest.subarray(start, start + length))
    rest = rest.subarray(start + length)
  }
}

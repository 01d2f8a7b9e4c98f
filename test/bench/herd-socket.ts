/** The browser's end of a WebSocket, as far as the widget's line uses it, over a plain socket: ten thousand fit. */
import { connect, type Socket } from 'node:net'
import { clientFrame, CLOSE, takeFrames, TEXT, upgradeRequest } from '../support/raw-websocket.ts'

/** What a browser says of a connection that ended without a close frame. */
const ABNORMAL = 1006

export class HerdSocket extends EventTarget {
  readonly #socket: Socket
  #bytes: Buffer = Buffer.alloc(0)
  #isOpen = false
  #end = { code: ABNORMAL, reason: '' }

  constructor(address: string, path: string, request: { origin: string; protocols: readonly string[] }) {
    super()
    const { hostname, port } = new URL(address)
    this.#socket = connect(Number(port), hostname)
    this.#socket.on('error', () => undefined)
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
    this.#socket.on('close', () => this.dispatchEvent(Object.assign(new Event('close'), this.#end)))
    this.#socket.write(upgradeRequest(address, path, request))
  }

  send(text: string): void {
    this.#socket.write(clientFrame(TEXT, Buffer.from(text)))
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk
    if (!this.#isOpen && !this.#opens()) return
    this.#bytes = takeFrames(this.#bytes, (opcode, payload) => {
      if (opcode === TEXT) this.dispatchEvent(new MessageEvent('message', { data: payload.toString() }))
      if (opcode === CLOSE) this.#answerClose(payload)
    })
  }

  /** Reads the answer's head. A refused connection is like a broken one, as in a browser. */
  #opens(): boolean {
    const end = this.#bytes.indexOf('\r\n\r\n')
    if (end < 0) return false
    if (!this.#bytes.subarray(0, 20).toString('latin1').includes(' 101 ')) {
      this.#socket.destroy()
      return false
    }
    this.#bytes = this.#bytes.subarray(end + 4)
    this.#isOpen = true
    this.dispatchEvent(new Event('open'))
    return true
  }

  #answerClose(payload: Buffer): void {
    if (payload.length >= 2)
      this.#end = { code: payload.readUInt16BE(0), reason: payload.subarray(2).toString() }
    this.#socket.end(clientFrame(CLOSE, payload.subarray(0, 2)))
  }
}

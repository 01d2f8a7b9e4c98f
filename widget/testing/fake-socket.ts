import type { LiveMessage } from '../../shared/domain/order/live.ts'

/** The browser's end of a line to the edge; the test is the other end, by {@link say} and {@link end}. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  isClosed = false
  readonly url: string
  readonly protocols: string[]

  constructor(url: URL | string, protocols: string[]) {
    super()
    this.url = String(url)
    this.protocols = protocols
    FakeSocket.all.push(this)
    setTimeout(() => this.dispatchEvent(new Event('open')))
  }

  send(): void {}

  close(): void {
    this.isClosed = true
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  }

  say(message: LiveMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

/** Gives the page fake sockets. @returns a function that restores the real ones */
export function fakeSockets(): () => void {
  const real = globalThis.WebSocket
  FakeSocket.all = []
  globalThis.WebSocket = FakeSocket as never
  return () => {
    globalThis.WebSocket = real
  }
}

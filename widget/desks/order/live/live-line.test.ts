import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LiveMessage, SERVICE_RESTART } from '../../../../shared/domain/order/live.ts'
import { LiveLine } from './live-line.ts'

/** The browser's end of a line, as far as the desk uses it. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.dispatchEvent(new Event('open'))
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

describe('LiveLine', () => {
  let sockets: FakeSocket[]
  let heard: LiveMessage[]
  let back: number
  let lost: number
  let refuse: Error | undefined
  let line: LiveLine

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    heard = []
    back = 0
    lost = 0
    refuse = undefined
    line = new LiveLine({
      async connect() {
        if (refuse) throw refuse
        const socket = new FakeSocket()
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      onMessage: (message) => void heard.push(message),
      onBack: () => void (back += 1),
      onLost: () => void (lost += 1),
    })
  })
  afterEach(() => {
    line.stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const last = () => sockets.at(-1)!

  async function opened(): Promise<FakeSocket> {
    line.start()
    await pass(0)
    last().open()
    return last()
  }

  it('passes on valid messages, and nothing else', async () => {
    const socket = await opened()
    for (const text of [
      '{"type":"present","who":[]}',
      'no JSON',
      '{"type":"present"}',
      '{"type":"x"}',
      'null',
    ])
      socket.hear(text)
    expect(heard).toEqual([{ type: 'present', who: [] }])
  })

  it('asks every half minute whether the line still works, and takes a silent one for dead', async () => {
    const socket = await opened()
    await pass(30_000)
    expect(socket.sent).toEqual(['ping'])
    socket.hear('pong')
    await pass(30_000)
    expect(socket.sent).toEqual(['ping', 'ping'])
    await pass(10_000)
    expect(socket.isClosed).toBe(true)
    expect(lost).toBe(1)
    await pass(1000)
    expect(sockets).toHaveLength(2)
    last().open()
    expect(back).toBe(1)
  })

  it('connects again after growing pauses', async () => {
    await opened()
    for (const longest of [1000, 2000, 4000, 8000]) {
      const count = sockets.length
      last().end(1006)
      await pass(longest / 2 - 1)
      expect(sockets).toHaveLength(count)
      await pass(longest / 2 + 1)
      expect(sockets).toHaveLength(count + 1)
    }
  })

  it('never connects at once when the server restarts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await opened()
    await pass(30_000)
    last().hear('pong')
    last().end(SERVICE_RESTART)
    // The first pause is between 500 and 1000 ms.
    await pass(749)
    expect(sockets).toHaveLength(1)
    await pass(1)
    expect(sockets).toHaveLength(2)
    last().open()
    expect(back).toBe(1)
  })

  it('connects at once when the session of a line that worked has expired', async () => {
    const socket = await opened()
    await pass(30_000)
    socket.hear('pong')
    socket.end(4401)
    await pass(0)
    expect(sockets).toHaveLength(2)
  })

  it('does not reconnect in a loop where every new session has expired already', async () => {
    await opened()
    last().end(4401)
    await pass(400)
    expect(sockets).toHaveLength(1)
  })

  it('stays away when the merchant has ended the session', async () => {
    const socket = await opened()
    socket.end(4403)
    await pass(600_000)
    expect(sockets).toHaveLength(1)
  })

  it('gives up where a line was never available', async () => {
    line.start()
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await pass(0)
      last().end(1006)
      await pass(60_000)
    }
    expect(sockets).toHaveLength(3)
  })

  it('gives up at once where the page’s policy refuses it', async () => {
    line.start()
    await pass(0)
    const violation = { effectiveDirective: 'connect-src', blockedURI: 'wss://edge.test/live' }
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
    last().end(1006)
    await pass(600_000)
    line.start()
    await pass(0)
    expect(sockets).toHaveLength(1)
  })

  it('tries again when there was no token', async () => {
    refuse = new Error('session-refused')
    line.start()
    await pass(0)
    refuse = undefined
    await pass(1000)
    expect(sockets).toHaveLength(1)
  })

  it('leaves nothing behind when it is stopped, not even a socket that is connecting', async () => {
    line.start()
    line.stop()
    await pass(0)
    expect(last().isClosed).toBe(true)
    last().open()
    await pass(600_000)
    expect(sockets).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnReason, SERVICE_RESTART, TRY_AGAIN_LATER } from '../../../../shared/domain/order/live.ts'
import { LiveLine, type LiveNews } from './live-line.ts'

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

  end(code: number, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}

const nobody = '{"type":"present","who":[]}'
const welcome = (version: string, ticket = 't') => JSON.stringify({ type: 'welcome', ticket, version })
const changed = (version?: string) =>
  JSON.stringify({ type: 'changed', by: { id: 'u2', name: 'Bo' }, requestId: 'r', version })

describe('LiveLine', () => {
  let sockets: FakeSocket[]
  let tickets: (string | undefined)[]
  let heard: LiveNews[]
  let missed: number
  let lost: number
  let refuse: Error | undefined
  let line: LiveLine

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    tickets = []
    heard = []
    missed = 0
    lost = 0
    refuse = undefined
    line = new LiveLine({
      async connect(ticket) {
        if (refuse) throw refuse
        tickets.push(ticket)
        const socket = new FakeSocket()
        sockets.push(socket)
        return socket as unknown as WebSocket
      },
      onMessage: (message) => void heard.push(message),
      onMissed: () => void (missed += 1),
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
      '{"type":"welcome"}',
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
    await pass(3000)
    expect(sockets).toHaveLength(2)
  })

  it('connects again after growing pauses, however often it is reset', async () => {
    await opened()
    for (const longest of [3000, 3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
      const count = sockets.length
      last().end(1006)
      await pass(longest / 4 - 1)
      expect(sockets).toHaveLength(count)
      await pass((3 * longest) / 4 + 1)
      expect(sockets).toHaveLength(count + 1)
      last().open()
      last().hear(welcome(''))
    }
  })

  it('begins with short pauses again once a line has worked', async () => {
    await opened()
    for (const pause of [3000, 3000, 6000]) {
      last().end(1006)
      await pass(pause)
    }
    last().open()
    await pass(30_000)
    last().hear('pong')
    last().end(1006)
    await pass(3000)
    expect(sockets).toHaveLength(5)
  })

  it('comes back at a random moment within the time that the edge sets', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await opened()
    await pass(30_000)
    last().hear('pong')
    last().end(SERVICE_RESTART, returnReason(8))
    // Between 2 and 8 seconds.
    await pass(4999)
    expect(sockets).toHaveLength(1)
    await pass(1)
    expect(sockets).toHaveLength(2)
  })

  it('goes on trying where there is no room, and never more often than the edge says', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    line.start()
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await pass(0)
      expect(sockets).toHaveLength(attempt)
      last().open()
      last().end(TRY_AGAIN_LATER, returnReason(60))
      await pass(59_999)
      expect(sockets).toHaveLength(attempt)
      await pass(1)
    }
    expect(missed).toBe(0)
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
    await pass(3000)
    expect(sockets).toHaveLength(1)
  })

  describe('that comes back', () => {
    async function lost(first: string): Promise<void> {
      await opened()
      last().hear(first)
      last().hear(nobody)
      last().end(1006)
    }

    async function backWith(first: string, after = 3000): Promise<void> {
      await pass(after)
      last().open()
      last().hear(first)
      last().hear(nobody)
    }

    it('has missed nothing if the order has the same version', async () => {
      await lost(welcome('1.5.5'))
      await backWith(welcome('1.5.5'))
      expect(missed).toBe(0)
    })

    it('has missed a change if it has another', async () => {
      await lost(welcome('1.5.5'))
      await backWith(welcome('2.5.9'))
      expect(missed).toBe(1)
    })

    it('has not missed the change that it heard before', async () => {
      await opened()
      last().hear(welcome(''))
      last().hear(changed('1.5.5'))
      last().end(1006)
      await backWith(welcome('1.5.5'))
      expect(missed).toBe(0)
    })

    it('may have missed a change if the edge did not say the version of the last one', async () => {
      await opened()
      last().hear(welcome(''))
      last().hear(changed())
      last().end(1006)
      await backWith(welcome(''))
      expect(missed).toBe(1)
    })

    it('may have missed a change at an edge of the release before, which says no version', async () => {
      await lost(nobody)
      await backWith(nobody)
      expect(missed).toBe(1)
    })

    it('may have missed a change if the line was silent for five minutes', async () => {
      await lost(welcome(''))
      refuse = new Error('offline')
      await pass(300_000)
      refuse = undefined
      await backWith(welcome(''), 60_000)
      expect(missed).toBe(1)
    })

    it('looks again when the page was hidden', async () => {
      await lost(welcome(''))
      line.stop()
      line.start()
      await backWith(welcome(''), 0)
      expect(missed).toBe(1)
    })

    it('shows the ticket of its last welcome', async () => {
      await lost(welcome('', 'one'))
      await backWith(welcome('', 'two'))
      last().end(1006)
      await pass(3000)
      expect(tickets).toEqual([undefined, 'one', 'two'])
    })
  })

  it('waits no longer for its turn while it is stopped, as on a hidden page', async () => {
    await opened()
    last().end(SERVICE_RESTART, returnReason(4))
    line.stop()
    await pass(600_000)
    expect(sockets).toHaveLength(1)
    line.start()
    await pass(0)
    expect(sockets).toHaveLength(2)
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

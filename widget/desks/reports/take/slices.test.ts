import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { digestOf, joined } from './slices.ts'

const signal = new AbortController().signal

/** Blocks for as many milliseconds. */
function busy(milliseconds: number): void {
  const began = performance.now()
  while (performance.now() - began < milliseconds);
}

describe('a file that is made in slices', () => {
  it('has its parts in their order, texts as UTF-8 and bytes as they are', async () => {
    const file = await joined(['å', Uint8Array.of(0x86), 'b'], 'text/plain', signal)
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0xc3, 0xa5, 0x86, 0x62])
    expect(file.type).toBe('text/plain')
  })

  it('loses nothing at the seams of more than one piece', async () => {
    const parts = Array.from({ length: 40 }, (_, index) => String(index % 10).repeat(100_000))
    expect(await (await joined(parts, '', signal)).text()).toBe(parts.join(''))
  })

  it('lets the page answer every few milliseconds', async () => {
    let turns = 0
    let isDone = false
    // Each turn is a task of the page, such as a click, that waits beside the file.
    const turn = () => {
      turns += 1
      if (!isDone) setTimeout(turn)
    }
    setTimeout(turn)
    function* parts() {
      for (let index = 0; index < 20; index += 1) {
        busy(5)
        yield 'x'
      }
    }
    await joined(parts(), '', signal)
    isDone = true
    // 100 ms of work in slices of about 8.
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('ends with the reason when it is stopped', async () => {
    const stop = new AbortController()
    let made = 0
    function* parts() {
      for (; made < 1000; made += 1) {
        if (made === 2) stop.abort(new Error('enough'))
        yield 'a'
      }
    }
    await expect(joined(parts(), '', stop.signal)).rejects.toThrow('enough')
    expect(made).toBe(2)
  })
})

describe('the digest of a file', () => {
  it('is SHA-256 in lower-case hex', async () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index)
    expect(await digestOf(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  it(
    'is the same for a large file, and never keeps the page waiting for all of it',
    { tags: 'long' },
    async () => {
      const bytes = Uint8Array.from({ length: 9_000_001 }, (_, index) => index % 251)
      let turns = 0
      const timer = setInterval(() => (turns += 1))
      const digest = await digestOf(new Blob([bytes]))
      clearInterval(timer)
      expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(turns).toBeGreaterThanOrEqual(3)
    },
  )
})

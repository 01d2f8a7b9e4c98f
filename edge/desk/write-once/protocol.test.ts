/**
 * The invariants of a write on every path of the protocol: the provider does anything at any time, the desk's process
 * ends at any moment, and clients get or lose their answers.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { type Choose, tryAll } from '../../testing/choices.ts'
import { type Wish, World } from '../../testing/write-world.ts'
import { next } from './protocol.ts'

/** Answers that say that the provider did nothing, and will do nothing. */
const NOTHING_DONE = ['refused', 'not-done', 'refusal']
/** Answers after which a client sends the same again. */
const AGAIN = ['unknown-yet', 'blocked']

/**
 * A client requests a write until it hears the outcome, and perhaps once more; then it requests the same content again
 * as a new write. Every answer is true, and no write is done twice.
 */
function live(choose: Choose, key: string | undefined, times: number): void {
  const world = new World(choose)
  const wishes: Wish[] = [{ content: 'a', ...(key !== undefined && { key }) }]
  for (let time = 1; time <= times; time++) {
    const wish = wishes.at(-1)!
    const what = world.ask(wish)
    const mayBeOpen = what === undefined || AGAIN.includes(what)
    expect(world.open).toBeLessThanOrEqual(mayBeOpen ? 1 : 0)
    expect(contradicts(world, wish, what)).toBe(false)
    if (time === times) break
    const isHeard = what !== undefined && world.hear()
    world.wait()
    const isOver = isHeard && !AGAIN.includes(what)
    // Without a key, a client that has heard `done` and sends the same again wants a second write.
    const isNew = isOver && ((key === undefined && what === 'done') || choose([true, false]))
    if (isNew) wishes.push({ ...wish, ...(key !== undefined && { key: `${key}${time}` }) })
  }
  world.end()
  for (const wish of wishes) expect(world.timesDone(wish)).toBeLessThanOrEqual(1)
}

/** Whether the answer contradicts what the provider did. */
function contradicts({ sendings }: World, wish: Wish, what: string | undefined): boolean {
  if (what === 'done') return sendings.every(({ is }) => is !== 'done')
  return NOTHING_DONE.includes(what!) && sendings.some((sent) => sent.wish === wish && sent.is !== 'never')
}

describe.each([
  ['with a key', 'k'],
  ['without a key', undefined],
])('a client %s', (_, key) => {
  it('gets each write done at most once and only true answers, on every path of two or three requests', () => {
    const paths = tryAll((choose) => live(choose, key, runs(2, 3)))
    expect(paths).toBeGreaterThan(10_000)
  })

  it('gets each write done at most once on random paths of six requests', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (numbers) => {
        const choose: Choose = (choices) => choices[numbers.next().value! % choices.length]!
        live(choose, key, 6)
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })
})

describe('a request whose answer is kept, while another write is open', () => {
  const asked = { content: 'a', caller: 'c' }
  const open = {
    id: 1,
    content: 'b',
    at: 0,
    isLost: false,
    intent: { request: { requestId: 'r' }, answered: false, answerKey: 'k' },
  }
  const kept = { wrapped: 'w', sealed: 's' }

  it('gets that answer, and without one it is held up', () => {
    expect(next({ after: 'settle', asked, open }, 0).question).toEqual({ ask: 'recall', asked, open })
    expect(next({ after: 'recall', asked, open, kept }, 0).told).toEqual({ tell: 'kept', kept })
    expect(next({ after: 'recall', asked, open }, 0).told).toEqual({ tell: 'blocked', by: open })
  })

  it('is held up once its client has that answer, because it is a new one then', () => {
    const handed = { ...kept, handedTo: 'r' }
    const waits = next({ after: 'recall', asked, open, kept: handed }, 0).question
    expect(waits).toEqual({ ask: 'hear', asked, open, kept: handed, request: 'r' })
    expect(next({ after: 'hear', asked, open, kept: handed, isHeard: true }, 0).told).toEqual({
      tell: 'blocked',
      by: open,
    })
    expect(next({ after: 'hear', asked, open, kept: handed, isHeard: false }, 0).told).toMatchObject({
      tell: 'kept',
    })
  })
})

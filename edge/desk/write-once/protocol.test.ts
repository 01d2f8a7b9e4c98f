/**
 * What must never happen to a write, whatever happens in which order: every path of the protocol is walked, with a
 * provider that does what it wants when it wants, a desk that ends at any moment, and clients that hear or do not hear.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { type Choose, tryAll } from '../../testing/choices.ts'
import { type Wish, World } from '../../testing/write-world.ts'

/** What says that the provider did nothing, and will do nothing. */
const NOTHING_DONE = ['refused', 'not-done', 'refusal']
/** After these a client asks for the same again. */
const AGAIN = ['unknown-yet', 'blocked']

/**
 * A client asks for what it wishes until it hears what became of it, and perhaps once more; then for the same content
 * anew. All that it hears is true, and nothing that it wishes once is done twice.
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
    // Without a key, whoever has heard that it was done and sends the same means it once more.
    const isNew = isOver && ((key === undefined && what === 'done') || choose([true, false]))
    if (isNew) wishes.push({ ...wish, ...(key !== undefined && { key: `${key}${time}` }) })
  }
  world.end()
  for (const wish of wishes) expect(world.timesDone(wish)).toBeLessThanOrEqual(1)
}

/** Does what the provider did contradict the answer? */
function contradicts({ sendings }: World, wish: Wish, what: string | undefined): boolean {
  if (what === 'done') return sendings.every(({ is }) => is !== 'done')
  return NOTHING_DONE.includes(what!) && sendings.some((sent) => sent.wish === wish && sent.is !== 'never')
}

describe.each([
  ['with a key', 'k'],
  ['without a key', undefined],
])('a client %s', (_, key) => {
  it('has what it wishes done once at most, and hears nothing untrue, on every path of two requests, or of three', () => {
    const paths = tryAll((choose) => live(choose, key, runs(2, 3)))
    expect(paths).toBeGreaterThan(10_000)
  })

  it('has it done once at most on random paths of six requests', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (numbers) => {
        const choose: Choose = (choices) => choices[numbers.next().value! % choices.length]!
        live(choose, key, 6)
      }),
      { numRuns: runs(2_000, 200_000) },
    )
  })
})

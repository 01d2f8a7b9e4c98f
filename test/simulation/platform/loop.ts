/**
 * The loop of a run: what happens at which virtual instant. Everything that takes time in the simulated world is an
 * event here, so the order of events follows from the seed alone.
 */
import { setImmediate as afterPromises } from 'node:timers'

/** Events after which a run counts as one that never comes to rest. */
const EVENT_LIMIT = 20_000

export interface Happening {
  /** Milliseconds since 1970. */
  at: number
  /** The order among events of one instant. */
  turn: number
  act: (() => void) | undefined
}

export class Loop {
  /** What the clocks of the world show: milliseconds since 1970. */
  now: number
  /** How many events have happened. */
  steps = 0
  /** Called before each event, with its number. */
  beforeStep: (step: number) => void = () => undefined
  readonly #queue: Happening[] = []
  #turns = 0
  #shifted = 0

  constructor(now: number) {
    this.now = now
  }

  /** The steady clock, which nobody moves: milliseconds since 1970. */
  get steady(): number {
    return this.now - this.#shifted
  }

  /** Does something after some milliseconds. @returns a handle to cancel it */
  after(milliseconds: number, act: () => void): Happening {
    const happening = { at: this.now + Math.max(0, Math.ceil(milliseconds)), turn: this.#turns++, act }
    push(this.#queue, happening)
    return happening
  }

  cancel(happening: Happening): void {
    happening.act = undefined
  }

  /** Moves the clock, as its owner may: what waits for a duration waits as long as before. */
  shift(milliseconds: number): void {
    this.now += milliseconds
    this.#shifted += milliseconds
    for (const happening of this.#queue) happening.at += milliseconds
  }

  /**
   * Lets events happen until none is left, or the next one is after `until`.
   * @throws Error if the world does not come to rest
   */
  async run(until = Infinity): Promise<void> {
    await promises()
    for (;;) {
      const next = this.#queue[0]
      if (!next || next.at > until) break
      pop(this.#queue)
      if (!next.act) continue
      this.now = Math.max(this.now, next.at)
      this.steps += 1
      if (this.steps > EVENT_LIMIT) throw new Error(`no rest after ${EVENT_LIMIT} events`)
      this.beforeStep(this.steps)
      // What happens before the event may have cancelled it.
      next.act?.()
      await promises()
    }
    if (until !== Infinity) this.now = Math.max(this.now, until)
  }
}

/** Resolves when no promise has anything left to do at this instant. */
function promises(): Promise<void> {
  return new Promise((resolve) => afterPromises(resolve))
}

function isBefore(one: Happening, other: Happening): boolean {
  return one.at < other.at || (one.at === other.at && one.turn < other.turn)
}

function push(heap: Happening[], happening: Happening): void {
  let index = heap.push(happening) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (!isBefore(happening, heap[parent]!)) break
    heap[index] = heap[parent]!
    index = parent
  }
  heap[index] = happening
}

function pop(heap: Happening[]): void {
  const last = heap.pop()!
  if (heap.length === 0) return
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
    if (!isBefore(heap[child]!, last)) break
    heap[index] = heap[child]!
    index = child
  }
  heap[index] = last
}

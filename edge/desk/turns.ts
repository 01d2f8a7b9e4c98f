/**
 * Runs work one at a time, in the order of arrival. Work that waits too long is never begun: behind a provider that
 * hangs, a queue without a deadline would grow and make every client wait.
 */
export type NoTurn = 'full' | 'late'

export class Turns {
  readonly #limit: number
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  /** @param limit the number of works in the queue, including the one under way */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Resolves when all earlier work is over; never rejects. */
  get idle(): Promise<unknown> {
    return this.#last
  }

  /**
   * Does the work when its turn comes.
   * @param waitMs how long it may wait for its turn, in milliseconds
   * @returns `late` as soon as the turn has not come in that time; the work is then never begun
   * @throws what the work throws
   */
  take<Value>(work: () => Promise<Value>, waitMs = Infinity): Promise<Value | NoTurn> {
    if (this.#waiting >= this.#limit) return Promise.resolve('full')
    this.#waiting++
    const { promise, resolve, reject } = Promise.withResolvers<Value | NoTurn>()
    let isLate = false
    const leave = () => {
      isLate = true
      this.#waiting--
      resolve('late')
    }
    const timer = waitMs === Infinity ? null : setTimeout(leave, waitMs)
    const before = this.#last
    const turn = async () => {
      await before
      if (timer !== null) clearTimeout(timer)
      if (isLate) return
      try {
        resolve(await work())
      } catch (error) {
        reject(error)
      }
      this.#waiting--
    }
    this.#last = turn()
    return promise
  }
}

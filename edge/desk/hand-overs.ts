/** Milliseconds for which the same content waits to be told whether the answer before it arrived. */
const WAIT_MS = 1000

/** The answers that were given to the worker, of which it has yet to say whether their clients were there to take them. */
export class HandOvers {
  readonly #waiting = new Map<string, (isHeard: boolean) => void>()

  /** Says how it ended to whoever waits. */
  end(requestId: string, isHeard: boolean): void {
    this.#waiting.get(requestId)?.(isHeard)
  }

  /** @returns false also if nobody says in time: the worker may have ended together with the connection */
  async isHeard(requestId: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), WAIT_MS)
    this.#waiting.set(requestId, resolve)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(requestId)
    }
  }
}

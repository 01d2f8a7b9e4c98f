/** Milliseconds for which the same content waits until it is known whether the previous answer arrived. */
const WAIT_MS = 1000

/** Answers that the worker is sending: it has not reported yet whether their clients took them. */
export class HandOvers {
  readonly #waiting = new Map<string, (isHeard: boolean) => void>()

  /** Resolves the waiting callers of {@link HandOvers.isHeard}. */
  end(requestId: string, isHeard: boolean): void {
    this.#waiting.get(requestId)?.(isHeard)
  }

  /** @returns false also without a report in time: the worker may have ended together with the connection */
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

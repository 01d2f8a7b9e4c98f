/** Lets the page answer a person between two slices of long work. */

/** Milliseconds of one slice: two of them fit into a frame. */
const SLICE_MS = 8

/** The time of one piece of work. */
export class Pace {
  #since = performance.now()

  /** Whether the slice has been used up, so that the work should {@link rest}. */
  get isTired(): boolean {
    return performance.now() - this.#since >= SLICE_MS
  }

  /** Lets everything else that waits run first. */
  async rest(): Promise<void> {
    await nextTask()
    this.#since = performance.now()
  }
}

/**
 * Runs work that yields now and then, in slices, and returns its result.
 * @param pace shared by works that may follow without a pause: a hundred short ones would be one long task otherwise
 * @throws the signal's reason once it aborts
 */
export async function inSlices<Value>(
  work: Generator<void, Value>,
  pace: Pace,
  signal: AbortSignal,
): Promise<Value> {
  for (;;) {
    if (pace.isTired) await pace.rest()
    signal.throwIfAborted()
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Runs behind everything that waits already. The continuations of `scheduler.yield` would run before it. */
function nextTask(): Promise<void> {
  // A timer waits for 4 ms after the fifth one, so it is the last resort.
  if (!globalThis.MessageChannel) return new Promise((resolve) => setTimeout(resolve))
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}

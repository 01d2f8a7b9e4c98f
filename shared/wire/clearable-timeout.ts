export interface ClearableTimeout {
  /** Aborted with a `TimeoutError` when the time is over, unless it was cleared. */
  signal: AbortSignal
  abort(this: void): void
  clear(this: void): void
}

/**
 * A time limit that leaves no timer once its work is done. That of `AbortSignal.timeout()` stays until its time is over, and
 * workerd has room for 10 000.
 */
export function clearableTimeout(milliseconds: number): ClearableTimeout {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'))
  const timer = setTimeout(abort, milliseconds)
  return { signal: controller.signal, abort, clear: () => clearTimeout(timer) }
}

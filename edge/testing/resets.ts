/** Objects that the platform resets in the middle of a call, for tests. */
import { vi } from 'vitest'

/** When an object is reset: as its method begins, or with its work done and its answer lost. */
export type Moment = 'before' | 'after'
export const moments: readonly Moment[] = ['before', 'after']

type Method = (this: { ctx: DurableObjectState }, ...values: unknown[]) => unknown
type Class = { prototype: object }

/**
 * Resets the object at its next calls of the method.
 * @returns the spy, which counts all calls
 */
export function resetAt({ prototype }: Class, method: string, moment: Moment, times = 1) {
  return spy(prototype, method, function (real, values) {
    if (times-- <= 0) return real.apply(this, values)
    const work = async () => {
      await real.apply(this, values)
      await this.ctx.storage.sync()
    }
    return moment === 'before'
      ? this.ctx.abort('reset by a test')
      : work().then(() => this.ctx.abort('reset by a test'))
  })
}

/** Makes the object refuse each call of the method as the platform does when too many wait. */
export function overloadAt({ prototype }: Class, method: string) {
  return spy(prototype, method, () => {
    throw Object.assign(new Error('too many requests wait'), { overloaded: true, retryable: true })
  })
}

/** @returns resets the object whose method was called last */
export function resetLater({ prototype }: Class, method: string): () => void {
  let state: DurableObjectState | undefined
  spy(prototype, method, function (real, values) {
    state = this.ctx
    return real.apply(this, values)
  })
  return () => {
    const reset = state
    // Only once: the next instance goes on.
    state = undefined
    reset?.abort('reset by a test')
  }
}

/** Resets the object once while its method makes its writes durable. */
export function resetAtSync({ prototype }: Class, method: string, moment: Moment): void {
  let isDone = false
  spy(prototype, method, function (real, values) {
    const { ctx } = this
    if (!isDone) {
      const shared = Object.getPrototypeOf(ctx.storage) as { sync(): Promise<void> }
      const sync = shared.sync
      vi.spyOn(shared, 'sync').mockImplementation(async function (this: unknown) {
        if (isDone) return sync.call(this as { sync(): Promise<void> })
        isDone = true
        if (moment === 'after') await sync.call(this as { sync(): Promise<void> })
        return ctx.abort('reset by a test')
      })
    }
    return real.apply(this, values)
  })
}

function spy(
  prototype: object,
  method: string,
  run: (this: { ctx: DurableObjectState }, real: Method, values: unknown[]) => unknown,
) {
  const methods = prototype as Record<string, Method>
  const real = methods[method]!
  return vi.spyOn(methods, method).mockImplementation(function (this: unknown, ...values: unknown[]) {
    return run.call(this as { ctx: DurableObjectState }, real, values)
  })
}

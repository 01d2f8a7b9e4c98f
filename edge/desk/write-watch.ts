/** What operators see of a desk's writes: counts, times of their steps, and a line of the log for each. */
import { log } from '../http/log.ts'
import type { Trace } from '../http/trace.ts'
import { count, observe } from '../metrics/series.ts'
import type { writeOutcomes, writeSteps } from '../metrics/table.ts'
import { type DeskKind, writeClosed, writeOpened } from '../metrics/waiting.ts'

export type WriteOutcome = (typeof writeOutcomes)[number]
export type WriteStep = (typeof writeSteps)[number]

/** A desk does one write at a time, so the steps are always those of one write. */
export class WriteWatch {
  readonly #kind: DeskKind
  readonly #desk: string
  #steps = new Map<WriteStep, number>()
  #outcome: WriteOutcome | undefined

  /** @param desk the id of the object */
  constructor(kind: DeskKind, desk: string) {
    this.#kind = kind
    this.#desk = desk
  }

  /** A write begins that has waited for its turn. */
  begin(queueMs: number): void {
    this.#steps = new Map([['queue', queueMs]])
    this.#outcome = undefined
  }

  /** Does a step, and adds its time. */
  async timed<Value>(step: WriteStep, work: () => Promise<Value>): Promise<Value> {
    const start = Date.now()
    try {
      return await work()
    } finally {
      this.spent(step, Date.now() - start)
    }
  }

  spent(step: WriteStep, milliseconds: number): void {
    this.#steps.set(step, (this.#steps.get(step) ?? 0) + milliseconds)
  }

  /** @param at when it was sent, in milliseconds since 1970 */
  opened(write: number, at: number): void {
    writeOpened(this.#kind, this.#desk, write, at)
  }

  closed(write: number): void {
    writeClosed(this.#kind, this.#desk, write)
  }

  ended(outcome: WriteOutcome): void {
    this.#outcome = outcome
    count('order_admin_writes_total', { desk: this.#kind, outcome })
  }

  /** The write of a request is answered: its steps are counted and logged. */
  answered(requestId: string, trace: Pick<Trace, 'traceId'> | undefined): void {
    const desk = this.#kind
    const steps = this.#steps
    const total = steps.values().reduce((sum, milliseconds) => sum + milliseconds, 0)
    observe('order_admin_write_seconds', { desk }, total)
    for (const [step, milliseconds] of steps) {
      observe('order_admin_write_step_seconds', { desk, step }, milliseconds)
    }
    log('info', {
      event: 'write',
      requestId,
      traceId: trace?.traceId,
      desk,
      outcome: this.#outcome,
      queueMs: steps.get('queue'),
      readMs: steps.get('read'),
      sendMs: steps.get('send'),
      followMs: steps.get('follow'),
      lookMs: steps.get('look'),
    })
  }
}

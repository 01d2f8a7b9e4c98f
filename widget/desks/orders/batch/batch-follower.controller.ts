import type { ReactiveController, ReactiveElement } from 'lit'
import type { Batch, BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { BatchCommand, BatchState } from '../../../../shared/domain/batch/batch.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { pauseBefore } from '../../../session/pause.ts'
import { commandBatch, readBatchDetail } from '../data/batch-calls.ts'

/** Milliseconds between two looks at a batch that changes, at first and at most. */
const SOON_MS = 500
const LATEST_MS = 4000
/** Between two looks at one that waits for a person. */
const IDLE_MS = 10_000

const over: readonly BatchState[] = ['ended', 'stopped']
const idle: readonly BatchState[] = ['ready', 'paused']

/** Whether a batch does nothing any more. */
export function isOver({ state }: Pick<Batch, 'state'>): boolean {
  return over.includes(state)
}

/** Whether a call was lost on its way, so that another one may succeed. */
export function isLost({ code, status = 0 }: EdgeError): boolean {
  return ['network-failed', 'offline', 'edge-timeout'].includes(code) || status >= 500 || status === 429
}

/** Follows a batch until it is over: reads what has changed, and goes on when the connection is back. */
export class BatchFollower implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #onState: (batch: Batch) => void
  #client: EdgeClient | undefined
  #batch: Batch | undefined
  #items: (BatchItem | undefined)[] = []
  /** The version up to which its orders are known; undefined before the first answer. */
  #after: number | undefined
  #error: EdgeError | undefined
  #isLost = false
  #sent: BatchCommand | undefined
  #commandError: EdgeError | undefined
  #work: AbortController | undefined
  #wake: (() => void) | undefined

  /** @param onState called when the batch is in another state */
  constructor(host: ReactiveElement, onState: (batch: Batch) => void) {
    this.#host = host
    this.#onState = onState
    host.addController(this)
  }

  get batch(): Batch | undefined {
    return this.#batch
  }

  /** Its orders, as far as they have come. */
  get items(): readonly BatchItem[] {
    return this.#items.filter((item) => item !== undefined)
  }

  /** Why it cannot be read; undefined if it can. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  /** Whether the last look was lost. The next one comes by itself. */
  get isLost(): boolean {
    return this.#isLost
  }

  /** The command that is on its way. */
  get sent(): BatchCommand | undefined {
    return this.#sent
  }

  /** Why the last command was not done. */
  get commandError(): EdgeError | undefined {
    return this.#commandError
  }

  hostDisconnected(): void {
    this.leave()
  }

  follow(client: EdgeClient, batch: Batch): void {
    this.leave()
    this.#client = client
    this.#batch = batch
    this.#items = []
    this.#after = undefined
    this.#commandError = undefined
    this.look()
  }

  /** Looks now, also after an error. */
  look = (): void => {
    this.#error = undefined
    if (this.#wake) return this.#wake()
    if (this.#work || !this.#batch) return
    this.#work = new AbortController()
    void this.#run(this.#work.signal)
  }

  leave(): void {
    this.#work?.abort()
    this.#work = undefined
    this.#wake = undefined
    this.#isLost = false
    this.#sent = undefined
  }

  async command(command: BatchCommand): Promise<void> {
    const batch = this.#batch
    if (!this.#client || !batch || this.#sent) return
    this.#sent = command
    this.#commandError = undefined
    this.#host.requestUpdate()
    try {
      this.#show(await commandBatch(this.#client, batch.id, command), batch.id)
    } catch (error) {
      if (this.#batch?.id === batch.id) this.#commandError = asEdgeError(error)
    }
    if (this.#batch?.id !== batch.id) return
    this.#sent = undefined
    this.#host.requestUpdate()
    // A command whose answer was lost may have been done: the batch tells.
    this.look()
  }

  async #run(signal: AbortSignal): Promise<void> {
    let failures = 0
    let pause = SOON_MS
    while (!signal.aborted) {
      try {
        const before = this.#after
        await this.#read(signal)
        failures = 0
        this.#isLost = false
        pause = before === this.#after ? Math.min(2 * pause, LATEST_MS) : SOON_MS
        if (isOver(this.#batch!)) break
        if (idle.includes(this.#batch!.state)) pause = IDLE_MS
      } catch (error) {
        if (signal.aborted) return
        const failed = asEdgeError(error)
        this.#isLost = isLost(failed)
        if (!this.#isLost) {
          this.#error = failed
          break
        }
        pause = failed.retryAfter ? failed.retryAfter * 1000 : pauseBefore(failures, Math.random())
        failures += 1
      }
      this.#host.requestUpdate()
      await this.#rest(pause, signal)
    }
    if (signal.aborted) return
    this.#work = undefined
    this.#host.requestUpdate()
  }

  async #read(signal: AbortSignal): Promise<void> {
    const { id } = this.#batch!
    const { items, ...batch } = await readBatchDetail(this.#client!, id, this.#after, signal)
    signal.throwIfAborted()
    for (const item of items) this.#items[item.place] = item
    this.#after = batch.version
    this.#show(batch, id)
  }

  /** An answer that was overtaken by a newer one is older news. */
  #show(batch: Batch, id: string): void {
    const known = this.#batch
    if (known?.id !== id || batch.version < known.version) return
    this.#batch = batch
    if (known.state !== batch.state) this.#onState(batch)
    this.#host.requestUpdate()
  }

  /** Waits, or until something asks to look at once. */
  async #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const wake = () => resolve()
    const timer = setTimeout(wake, milliseconds)
    this.#wake = wake
    addEventListener('online', wake)
    signal.addEventListener('abort', wake)
    await promise
    clearTimeout(timer)
    removeEventListener('online', wake)
    signal.removeEventListener('abort', wake)
    if (this.#wake === wake) this.#wake = undefined
  }
}

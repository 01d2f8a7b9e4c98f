import type { ReactiveController, ReactiveElement } from 'lit'
import type { Batch } from '../../../../shared/domain/batch/batch.ts'
import type { BatchState } from '../../../../shared/domain/batch/batch.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { pauseBefore } from '../../../session/pause.ts'
import { listBatches } from '../data/batch-calls.ts'
import { isLost, isOver } from './batch-follower.controller.ts'
import { countOf } from './batch-groups.ts'

/** Milliseconds between two looks while a batch is at work. */
const LOOK_MS = 5000

const atWork: readonly BatchState[] = ['reading', 'waiting', 'running']
const open: readonly BatchState[] = [...atWork, 'ready', 'paused']

/** Whether somebody has to look at a batch: it is not over, or has unknown outcomes. */
export function needsClerk(batch: Batch): boolean {
  return open.includes(batch.state) || countOf(batch, 'unknown') > 0
}

/** The batches of the merchant, the newest first. Looks again as long as one of them is at work. */
export class BatchList implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #onEnded: () => void
  #client: EdgeClient | undefined
  #batches: readonly Batch[] = []
  #error: EdgeError | undefined
  #work = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0

  /** @param onEnded called when a batch is over that was not */
  constructor(host: ReactiveElement, onEnded: () => void) {
    this.#host = host
    this.#onEnded = onEnded
    host.addController(this)
  }

  get batches(): readonly Batch[] {
    return this.#batches
  }

  /** Why the list could not be read; undefined while a lost call is tried again by itself. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  hostDisconnected(): void {
    this.#stop()
    this.#client = undefined
  }

  follow(client: EdgeClient): void {
    if (client === this.#client) return
    this.#stop()
    this.#client = client
    this.#batches = []
    void this.read()
  }

  /** Never rejects. */
  async read(): Promise<void> {
    const client = this.#client
    if (!client) return
    this.#stop()
    const { signal } = (this.#work = new AbortController())
    try {
      const batches = await listBatches(client, signal)
      if (signal.aborted) return
      const known = new Map(this.#batches.map((batch) => [batch.id, batch]))
      this.#set(batches.map((batch) => newer(batch, known.get(batch.id))))
      this.#error = undefined
      this.#failures = 0
      if (this.#batches.some(({ state }) => atWork.includes(state))) this.#lookIn(LOOK_MS)
    } catch (error) {
      if (signal.aborted) return
      const failed = asEdgeError(error)
      if (isLost(failed)) this.#lookIn(pauseBefore((this.#failures += 1), Math.random()))
      else this.#error = failed
    }
    this.#host.requestUpdate()
  }

  /** Takes what the dialog knows of a batch. @returns whether it is a new one */
  take(batch: Batch): boolean {
    const isNew = !this.#batches.some(({ id }) => id === batch.id)
    this.#set(
      isNew
        ? [batch, ...this.#batches]
        : this.#batches.map((known) => (known.id === batch.id ? newer(batch, known) : known)),
    )
    if (atWork.includes(batch.state)) this.#lookIn(LOOK_MS)
    this.#host.requestUpdate()
    return isNew
  }

  #set(batches: readonly Batch[]): void {
    const open = new Set(this.#batches.flatMap((batch) => (isOver(batch) ? [] : batch.id)))
    this.#batches = batches
    if (batches.some((batch) => isOver(batch) && open.has(batch.id))) this.#onEnded()
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.read(), milliseconds)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#work.abort()
  }
}

/** Two readings may overtake each other. */
function newer(batch: Batch, known: Batch | undefined): Batch {
  return known && known.version > batch.version ? known : batch
}

import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { type CreditHistoryPage, type HistorySubject, readCreditHistory } from '../data/read-history.ts'
import { isOfOrder, mergedEntries, withOlderPage } from './history-pages.ts'

interface HistoryHost extends ReactiveControllerHost {
  client: EdgeClient
  order: CreditOrder
}

/** Reads the history of its host's order by both numbers. A later reading ends an earlier one. */
export class HistoryController implements ReactiveController {
  readonly #host: HistoryHost
  #lists: readonly CreditHistoryPage[] | undefined
  #reading: AbortController | undefined
  #isReading = false
  #error: EdgeError | undefined

  constructor(host: HistoryHost) {
    this.#host = host
    host.addController(this)
  }

  /** Undefined until it was read. */
  get entries(): readonly CreditHistoryEntry[] | undefined {
    const { ProviderOrderNr } = this.#host.order
    return this.#lists && mergedEntries(this.#lists).filter((entry) => isOfOrder(entry, ProviderOrderNr))
  }

  get hasOlder(): boolean {
    return this.#lists?.some(({ before }) => before !== undefined) ?? false
  }

  get isReading(): boolean {
    return this.#isReading
  }

  /** Why the last reading failed. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  hostDisconnected(): void {
    this.#reading?.abort()
  }

  /** Reads it from its newest entries. What was read before stays until then. */
  async read(): Promise<void> {
    await this.#load((signal) =>
      Promise.all(
        this.#subjects.map((subject) => readCreditHistory(this.#host.client, subject, undefined, signal)),
      ),
    )
  }

  /** Reads the next older entries. */
  async readOlder(): Promise<void> {
    const lists = this.#lists ?? []
    const subjects = this.#subjects
    await this.#load((signal) =>
      Promise.all(
        lists.map(async (list, at) =>
          list.before === undefined
            ? list
            : withOlderPage(
                list,
                await readCreditHistory(this.#host.client, subjects[at]!, list.before, signal),
              ),
        ),
      ),
    )
  }

  get #subjects(): readonly HistorySubject[] {
    const { ProviderOrderNr, ClientOrderNr } = this.#host.order
    return [
      ['ProviderOrderNr', String(ProviderOrderNr)],
      ...(ClientOrderNr ? [['ClientOrderNr', ClientOrderNr] as const] : []),
    ]
  }

  async #load(read: (signal: AbortSignal) => Promise<readonly CreditHistoryPage[]>): Promise<void> {
    this.#reading?.abort()
    const reading = (this.#reading = new AbortController())
    this.#isReading = true
    this.#host.requestUpdate()
    try {
      const lists = await read(reading.signal)
      if (reading.signal.aborted) return
      this.#lists = lists
      this.#error = undefined
    } catch (error) {
      if (reading.signal.aborted) return
      this.#error = asEdgeError(error)
    }
    this.#isReading = false
    this.#host.requestUpdate()
  }
}

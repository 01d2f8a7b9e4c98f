import { didNothing } from '../../../client/write-outcome.ts'
import type { ReactiveElement } from 'lit'
import type { ClosedReport, KeptClosing } from '../../../../shared/domain/report/closing.ts'
import { closeDay, readClosings } from '../../../client/closings.ts'
import { type Verdict, worstVerdict } from '../../../../shared/domain/report/payout/verdicts.ts'
import type { WriteNote } from '../../../../shared/domain/order/write-note.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { SaveIntent } from '../../../client/save-intent.ts'
import type { DayReading } from '../data/report-data.ts'

/** The longest wait for the closings: until they are known, the desk shows nothing below its figures. */
const WAITED_MS = 5000

/** A day as the desk has read it. */
export type ReadClosing = Pick<KeptClosing, 'date' | 'reports'>

/** The state of a day's closing. */
export type ClosingState =
  | { is: 'reading' }
  /** `closings`: the newest first. */
  | { is: 'ready'; closings: readonly KeptClosing[]; mayClose: boolean }
  | { is: 'closing'; closings: readonly KeptClosing[]; mayClose: boolean }
  /** `isUncertain`: the day may have been closed. */
  | {
      is: 'refused'
      closings: readonly KeptClosing[]
      mayClose: boolean
      error: EdgeError
      isUncertain: boolean
    }
  | { is: 'failed'; error: EdgeError }

/** Reads the closings of a day, and closes it. A closing whose answer was lost is tried again under the same key. */
export class ClosingController {
  readonly #host: ReactiveElement
  readonly #intent = new SaveIntent()
  #state: ClosingState = { is: 'reading' }
  #turn = 0

  constructor(host: ReactiveElement) {
    this.#host = host
  }

  get state(): ClosingState {
    return this.#state
  }

  /** Reads the closings of a day. Never rejects. */
  async read(client: EdgeClient, date: string): Promise<void> {
    const turn = (this.#turn += 1)
    this.#set({ is: 'reading' })
    try {
      const [{ capabilities }, closings] = await Promise.all([
        client.session(),
        readClosings(client, { from: date, to: date }, AbortSignal.timeout(WAITED_MS)),
      ])
      if (turn !== this.#turn) return
      this.#set({ is: 'ready', closings, mayClose: capabilities.includes('report.close') })
    } catch (error) {
      if (turn === this.#turn) this.#set({ is: 'failed', error: asEdgeError(error) })
    }
  }

  /** @returns whether the day was closed */
  async close(client: EdgeClient, closing: ReadClosing, said?: WriteNote): Promise<boolean> {
    const { state } = this
    if (state.is !== 'ready' && state.is !== 'refused') return false
    const turn = this.#turn
    const { closings, mayClose } = state
    this.#set({ is: 'closing', closings, mayClose })
    try {
      const kept = await closeDay(client, closing, this.#intent.keyFor(closing), said)
      this.#intent.end()
      if (turn !== this.#turn) return true
      // An answer repeated under its key is in the list already.
      const others = closings.filter(({ at }) => at !== kept.at)
      this.#set({ is: 'ready', closings: [kept, ...others], mayClose })
      return true
    } catch (caught) {
      const error = asEdgeError(caught)
      const isUncertain = !didNothing(error)
      if (!isUncertain) this.#intent.end()
      if (turn === this.#turn) this.#set({ is: 'refused', closings, mayClose, error, isUncertain })
      return false
    }
  }

  /** Drops a refusal of a try that certainly did nothing: it does not concern the next one. */
  leaveRefusal(): void {
    const { state } = this
    if (state.is !== 'refused' || state.isUncertain) return
    const { closings, mayClose } = state
    this.#set({ is: 'ready', closings, mayClose })
  }

  #set(state: ClosingState): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}

/** The record of a day's reports; undefined while one of them is not read to its end, or is of another day. */
export function closingOf({ date, isWhole, clients }: DayReading): ReadClosing | undefined {
  const reports: ClosedReport[] = clients.flatMap(({ clientId, stated, payout, digest }) =>
    payout && digest && payout.verdict !== 'another-day'
      ? [
          {
            clientId,
            currency: stated.currency,
            digest,
            verdict: payout.verdict,
            numberOfRows: payout.totals.numberOfRows,
            paid: stated.providerPaidAmountIncludingWithholding,
          },
        ]
      : [],
  )
  return isWhole && reports.length > 0 && reports.length === clients.length ? { date, reports } : undefined
}

/**
 * How a day's report compares to the closed one: `judged` where the report is the same, and its verdict differs. The
 * digest has no balance rows and no rules, and a verdict depends on both.
 */
export type AsClosed = { is: 'same' | 'changed' } | { is: 'judged'; verdict: Verdict }

/** Undefined while the day is not read to its end. */
export function asClosed(closing: KeptClosing, reading: DayReading): AsClosed | undefined {
  const now = closingOf(reading)
  if (!now) return undefined
  if (digestsOf(now) !== digestsOf(closing)) return { is: 'changed' }
  const [then, verdict] = [worstOf(closing), worstOf(now)]
  // The edge judges with the balance rows: without them the desk cannot find their faults.
  const isKnown = hasBalanceRows(reading) || worstVerdict([then, verdict]) === verdict
  return then === verdict || !isKnown ? { is: 'same' } : { is: 'judged', verdict }
}

/** The worst verdict of the reports, because one that does not balance matters most. */
export function worstOf({ reports }: Pick<KeptClosing, 'reports'>): Verdict {
  return worstVerdict(reports.map(({ verdict }) => verdict)) ?? 'balances'
}

function hasBalanceRows({ clients }: DayReading): boolean {
  return clients.some(({ payout }) => {
    const { openingBalanceRows, closingBalanceRows } = payout?.totals ?? {}
    return openingBalanceRows !== undefined || closingBalanceRows !== undefined
  })
}

function digestsOf({ reports }: ReadClosing): string {
  return reports
    .map(({ clientId, currency, digest }) => `${clientId} ${currency} ${digest}`)
    .toSorted()
    .join()
}

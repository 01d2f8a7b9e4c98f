import type { ReactiveController, ReactiveElement } from 'lit'
import { causeRows } from '../../../shared/domain/payout/dossier.ts'
import type { Explanation } from '../../../shared/domain/payout/payout.ts'
import type { DayReport, PlacedRow } from '../data/report-data.ts'

/** What explains a payout that does not balance, as far as it is known. */
export type CauseState =
  | { is: 'searching' }
  | { is: 'failed' }
  /** The rows that the cause names are there to be named. */
  | { is: 'found'; explanation: Explanation; rows: readonly PlacedRow[] }

/** Rows that a cause is told with; a currency may have thousands. */
const NAMED_ROWS = 20

/** Looks for the cause of each client report once, and keeps it as long as the day is open. */
export class CauseController implements ReactiveController {
  readonly #host: ReactiveElement
  #day: DayReport | undefined
  #states = new Map<number, CauseState>()

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {}

  /** Begins to look, unless it has been done. @param client place in the day's clients */
  of(day: DayReport, client: number): CauseState {
    if (day !== this.#day) {
      this.#day = day
      this.#states = new Map()
    }
    const known = this.#states.get(client)
    if (known) return known
    const searching: CauseState = { is: 'searching' }
    this.#states.set(client, searching)
    void this.#search(day, client)
    return searching
  }

  async #search(day: DayReport, client: number): Promise<void> {
    let state: CauseState = { is: 'failed' }
    try {
      const explanation = await day.explain(client)
      const places = causeRows(explanation.cause).slice(0, NAMED_ROWS)
      state = { is: 'found', explanation, rows: await rowsAt(day, client, places) }
    } catch {
      // A day that is closed rejects, and nobody looks at it any more.
    }
    if (day !== this.#day) return
    this.#states.set(client, state)
    this.#host.requestUpdate()
  }
}

async function rowsAt(day: DayReport, client: number, places: readonly number[]): Promise<PlacedRow[]> {
  if (places.length === 0) return []
  const view = await day.query({ client, rows: places })
  try {
    return await view.rows(0, view.count)
  } finally {
    view.release()
  }
}

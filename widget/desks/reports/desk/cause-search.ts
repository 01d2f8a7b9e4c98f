import type { ReactiveElement } from 'lit'
import type { DayReport, PlacedRow } from '../data/report-data.ts'
import type { CauseParts } from './cause-parts.ts'
import type { Explained } from './found-cause.view.ts'

/** The explanation of a payout that does not balance, as far as it is known. */
export type CauseState =
  | { is: 'searching' }
  | { is: 'failed' }
  | ({ is: 'found'; parts: CauseParts } & Explained)

/** The most rows that a cause names; a currency may have thousands. */
const NAMED_ROWS = 20

/** Looks for the cause of each client report once, and keeps it as long as the day is open. */
export class CauseSearch {
  readonly #host: Pick<ReactiveElement, 'requestUpdate'>
  #day: DayReport | undefined
  #states = new Map<number, CauseState>()

  constructor(host: Pick<ReactiveElement, 'requestUpdate'>) {
    this.#host = host
  }

  /** Begins to look, unless that was done. @param client place in the day's clients */
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

  /** Repeats a search that failed. */
  retry(client: number): void {
    this.#states.delete(client)
    this.#host.requestUpdate()
  }

  async #search(day: DayReport, client: number): Promise<void> {
    let state: CauseState = { is: 'failed' }
    try {
      const [explanation, parts] = await Promise.all([day.explain(client), loadParts()])
      const places = parts.causeRows(explanation.cause)
      const rows = await rowsAt(day, client, places.slice(0, NAMED_ROWS))
      state = { is: 'found', explanation, places, rows, parts }
    } catch {
      // A closed day rejects, and is not on the screen any more.
    }
    if (day !== this.#day) return
    this.#states.set(client, state)
    this.#host.requestUpdate()
  }
}

/** Most days balance, and do not load this. */
async function loadParts(): Promise<CauseParts> {
  return (await import('./cause-parts.ts')).loadCauseParts()
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

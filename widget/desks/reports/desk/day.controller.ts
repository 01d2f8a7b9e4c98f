import type { ReactiveController, ReactiveElement } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { requestReport } from '../../../client/report-request.ts'
import { loadHash, readDay } from '../data/day-reader.ts'
import { ReadError, type ReadFailure } from '../../../../shared/domain/report/report-reading/read-error.ts'
import type { DayReading, DayReport } from '../data/report-data.ts'
import { daysAfter, utcDay } from '../../../kit/format/days.ts'

/** How many days back the newest report is looked for. */
export const NEWEST_WITHIN_DAYS = 14

/** The state of the open day. */
export type DayState =
  | { is: 'idle' }
  /** Looking for the newest report; or waiting for the first rows. */
  | { is: 'looking' }
  | { is: 'asking'; date: string }
  | { is: 'reading' | 'whole'; date: string; reading: DayReading; day: DayReport | undefined }
  /** The provider has no report of the day. */
  | { is: 'unreported'; date: string }
  | { is: 'none-recent' }
  | {
      is: 'failed'
      date: string
      why: { failure: ReadFailure } | { error: EdgeError }
      /** The part of the report before the failure. */
      reading?: DayReading | undefined
      day?: DayReport | undefined
    }

/** Opens days, one at a time: a newer request ends the reading of an older one and frees its rows. */
export class DayController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #onEnd: (state: DayState) => void
  #state: DayState = { is: 'idle' }
  #reading: AbortController | undefined
  #day: DayReport | undefined

  /** @param onEnd called when a day was read, could not be read, or has no report */
  constructor(host: ReactiveElement, onEnd: (state: DayState) => void) {
    this.#host = host
    this.#onEnd = onEnd
    host.addController(this)
  }

  get state(): DayState {
    return this.#state
  }

  /** The open or requested day; undefined while the newest is looked for. */
  get date(): string | undefined {
    return 'date' in this.#state ? this.#state.date : undefined
  }

  hostDisconnected(): void {
    this.close()
  }

  /** Ends the reading and frees the rows. */
  close(): void {
    this.#reading?.abort()
    this.#day?.close()
    this.#day = undefined
    this.#state = { is: 'idle' }
  }

  /** Opens a day. Resolves when it is read to its end; never rejects. */
  async open(client: EdgeClient, date: string, includeWithholding: boolean): Promise<void> {
    const { signal } = this.#begin({ is: 'asking', date })
    await this.#openDay(client, date, includeWithholding, signal)
  }

  /** Opens the newest reported day: back from today, because the provider's clock may be ahead of this one. */
  async openNewest(client: EdgeClient, includeWithholding: boolean, now = new Date()): Promise<void> {
    const { signal } = this.#begin({ is: 'looking' })
    for (let back = 0; back <= NEWEST_WITHIN_DAYS; back += 1) {
      const outcome = await this.#openDay(
        client,
        daysAfter(utcDay(now), -back),
        includeWithholding,
        signal,
        true,
      )
      if (outcome !== 'unreported') return
    }
    this.#end({ is: 'none-recent' }, signal)
  }

  #begin(state: DayState): AbortController {
    this.close()
    this.#reading = new AbortController()
    this.#show(state)
    return this.#reading
  }

  async #openDay(
    client: EdgeClient,
    date: string,
    includeWithholding: boolean,
    signal: AbortSignal,
    isSearch = false,
  ): Promise<'unreported' | 'done'> {
    let reading: DayReading | undefined
    // It loads while the provider works; the reading reports a failure.
    loadHash().catch(() => {})
    try {
      const answer = await requestReport(client, { date, includeWithholding }, signal)
      if (!answer.ok) {
        if (!isSearch) this.#end({ is: 'unreported', date }, signal)
        return signal.aborted ? 'done' : 'unreported'
      }
      const onReading = (now: DayReading): void => {
        reading = now
        if (!signal.aborted && !now.isWhole) this.#show({ is: 'reading', date, reading: now, day: this.#day })
      }
      const day = await readDay(date, answer.value, onReading, signal)
      if (signal.aborted) {
        day.close()
        return 'done'
      }
      this.#day = day
      this.#show({ is: 'reading', date, reading: day.reading, day })
      const whole = await day.whole
      this.#end({ is: 'whole', date, reading: whole, day }, signal)
    } catch (error) {
      const why = error instanceof ReadError ? { failure: error.failure } : { error: asEdgeError(error) }
      this.#end({ is: 'failed', date, why, reading: reading ?? this.#day?.reading, day: this.#day }, signal)
    }
    return 'done'
  }

  #end(state: DayState, signal: AbortSignal): void {
    if (signal.aborted) return
    this.#show(state)
    this.#onEnd(state)
  }

  #show(state: DayState): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}

/** Figures of a report, or the news that there is none. A report that failed is an error. */
export function hasContent(state: DayState): boolean {
  if (state.is === 'reading' || state.is === 'whole')
    return state.reading.clients.length > 0 || state.reading.isWhole
  return state.is === 'unreported' || state.is === 'none-recent'
}

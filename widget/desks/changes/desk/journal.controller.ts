import type { ReactiveController, ReactiveElement } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import type { JournalReading, Period } from '../data/journal-data.ts'
import { readJournal } from '../data/read-journal.ts'
import { requestJournal } from '../data/request-journal.ts'

export type JournalState =
  | { is: 'idle' }
  /** Waiting for the first entries. */
  | { is: 'asking'; period: Period }
  | { is: 'read'; period: Period; reading: JournalReading }
  | { is: 'failed'; period: Period; error: EdgeError }

/** Reads the journal of a period, one at a time: a newer request ends the reading of an older one. */
export class JournalController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #onEnd: (state: JournalState) => void
  #state: JournalState = { is: 'idle' }
  #reading: AbortController | undefined

  /** @param onEnd called when a period was read, as far as it could be, or could not be read */
  constructor(host: ReactiveElement, onEnd: (state: JournalState) => void) {
    this.#host = host
    this.#onEnd = onEnd
    host.addController(this)
  }

  get state(): JournalState {
    return this.#state
  }

  hostDisconnected(): void {
    this.#reading?.abort()
    this.#state = { is: 'idle' }
  }

  /** Resolves when the period is read to its end; never rejects. */
  async open(client: EdgeClient, period: Period): Promise<void> {
    this.#reading?.abort()
    const { signal } = (this.#reading = new AbortController())
    const show = (state: JournalState) => {
      if (signal.aborted) return false
      this.#state = state
      this.#host.requestUpdate()
      return true
    }
    const end = (state: JournalState) => {
      if (show(state)) this.#onEnd(state)
    }
    show({ is: 'asking', period })
    try {
      const body = await requestJournal(client, period, signal)
      const onReading = (reading: JournalReading) => void show({ is: 'read', period, reading })
      end({ is: 'read', period, reading: await readJournal(period, body, onReading, signal) })
    } catch (error) {
      end({ is: 'failed', period, error: asEdgeError(error) })
    }
  }
}

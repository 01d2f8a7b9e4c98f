/** Finds outcomes that were unknown, for batches that do not run: the history of the order tells them, and sends nothing. */
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { isPassing } from '../config/object-stub.ts'
import { inFlightMs } from '../desk/times.ts'
import { servingState } from '../state/serving-state.ts'
import type { StateView } from '../state/state-view.ts'
import type { BatchStore } from './batch-store.ts'
import type { BatchRow } from './batch-table.ts'
import { writeKey } from './batch-writer.ts'
import { type Told, toldOf } from './item-history.ts'
import type { ItemRow } from './item-table.ts'
import { leftItem } from './lost-batch.ts'
import { keepOutcome, UNSENT } from './keep-outcome.ts'
import { WAIT_S } from './times.ts'

export class UnknownLooker {
  readonly #env: Env
  readonly #store: BatchStore

  constructor(env: Env, store: BatchStore) {
    this.#env = env
    this.#store = store
  }

  /** Looks at each outcome that is due, until the shift is over. */
  async run(isOver: () => boolean): Promise<void> {
    for (const item of this.#store.items.dueLooks(Date.now())) {
      if (isOver()) break
      await this.#look(item)
    }
    const state = await servingState(this.#env)
    for (const item of this.#store.items.strays()) this.#bringHome(item, state)
  }

  /** The batch stopped or paused during this order, and the object was reset, or the order had to wait. */
  #bringHome(item: ItemRow, state: StateView): void {
    const batch = this.#store.batches.bySeq(item.batch)!
    if (item.state !== 'sent') return this.#store.changeItem(item, leftItem(batch, state))
    const look_at = item.sent_at! + inFlightMs(config)
    this.#store.changeItem(item, { state: 'unknown', code: 'outcome-unknown', look_at, looks: 0 })
  }

  async #look(item: ItemRow): Promise<void> {
    const batch = this.#store.batches.bySeq(item.batch)
    if (!batch) return
    const told = await this.#told(batch, item)
    const kept = { store: this.#store, item, isAgain: true }
    switch (told?.outcome) {
      case 'done':
        keepOutcome(kept, { is: 'done', etag: null })
        return
      case 'refused':
        keepOutcome(kept, {
          is: 'refused',
          code: told.code ?? 'provider-refused',
          detail: null,
          isFailure: false,
        })
        return
      case 'not-done':
        // The next attempt may come after the clock was set back.
        this.#store.changeItem(item, { ...UNSENT, undone_from: Date.parse(told.at) + 1 })
        return
      case 'unknown':
      case undefined:
        keepOutcome(kept, { is: 'unknown', seconds: WAIT_S, detail: item.detail })
    }
  }

  /**
   * The newest entry of the write; undefined if there is none, or if it cannot be read now. That an earlier attempt was not
   * done says nothing of the last one, which has the same key.
   */
  async #told(batch: BatchRow, item: ItemRow): Promise<Told | undefined> {
    try {
      const told = await toldOf(this.#env, batch, item, writeKey(batch, item))
      return told.find(({ outcome, at }) => outcome !== 'not-done' || Date.parse(at) >= item.undone_from)
    } catch (error) {
      if (!isPassing(error)) throw error
      return undefined
    }
  }
}

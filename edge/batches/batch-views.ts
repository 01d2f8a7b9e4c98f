import type { Batch } from '../../shared/domain/batch/batch.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Env } from '../config/env.ts'
import { namesOf } from '../journal/names.ts'
import { servingState } from '../state/serving-state.ts'
import type { BatchStore } from './batch-store.ts'
import { type BatchRow, creatorIn, starterIn } from './batch-table.ts'
import { batchOf, itemOf, type Summary, summaryOf } from './batch-view.ts'
import { shownVersion, storedVersion } from './shown-version.ts'

/** A merchant's batches as JSON of the contract's schemas. */
export class BatchViews {
  readonly #env: Env
  readonly #store: BatchStore
  /** The summary of each batch at a version: most batches of a list have not changed since the last one. */
  readonly #summaries = new Map<number, { version: number; summary: Summary }>()

  constructor(env: Env, store: BatchStore) {
    this.#env = env
    this.#store = store
  }

  async list(): Promise<string> {
    const state = await servingState(this.#env)
    const rows = this.#store.exists ? this.#store.batches.all() : []
    const kept = new Set(rows.map(({ seq }) => seq))
    for (const seq of this.#summaries.keys()) if (!kept.has(seq)) this.#summaries.delete(seq)
    const shown = rows.map((row) => ({ row, summary: this.#summary(row) }))
    const names = await this.#names(rows)
    const batches: Batch[] = shown.map(({ row, summary }) =>
      batchOf(row, shownVersion(row.version, state), summary, names),
    )
    return stringifyJson({ batches })
  }

  /**
   * @param after the version that the client has; without it, no order is answered
   * @returns undefined if there is no such batch
   */
  async detail(id: string, after?: number): Promise<string | undefined> {
    const state = await servingState(this.#env)
    const row = this.#store.exists ? this.#store.batches.byId(id) : undefined
    if (!row) return undefined
    // Read before the names, so that all of it is of one version.
    const summary = this.#summary(row)
    const known = after === undefined ? row.version : storedVersion(after, state)
    const items = this.#store.items.after(row.seq, known).map(itemOf)
    const names = await this.#names([row])
    return stringifyJson({ ...batchOf(row, shownVersion(row.version, state), summary, names), items })
  }

  #summary({ seq, version }: BatchRow): Summary {
    const known = this.#summaries.get(seq)
    if (known?.version === version) return known.summary
    const summary = summaryOf(this.#store.items, seq)
    this.#summaries.set(seq, { version, summary })
    return summary
  }

  /** Names that cannot be asked now are left out. */
  async #names(rows: readonly BatchRow[]): Promise<Record<string, string>> {
    const [first] = rows
    if (!first) return {}
    const people = rows.flatMap((row) => {
      const starter = starterIn(row)
      return [creatorIn(row), ...(starter ? [{ kind: starter.kind, id: starter.user.id }] : [])]
    })
    try {
      return await namesOf(this.#env, first.merchant, people)
    } catch {
      return {}
    }
  }
}

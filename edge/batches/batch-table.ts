/** The batches of a merchant, without their items. Pure SQL. */
import type { BatchPause, BatchState } from '../../shared/domain/batch/batch.enums.ts'
import type { BatchRequest } from '../../shared/domain/batch/batch.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Starter } from './starter.ts'
import { update } from './update.ts'

/** What is done to each order. */
export type BatchAct = Omit<BatchRequest, 'orders'>
export type Creator = Pick<Starter, 'kind'> & { id: string }

/** Instants are milliseconds since 1970. */
export interface BatchRow extends Record<string, SqlStorageValue> {
  seq: number
  id: string
  merchant: string
  key: string | null
  content: string
  key_mark: string | null
  act: string
  state: BatchState
  pause: BatchPause | null
  version: number
  created_at: number
  created_by: string
  started_at: number | null
  starter: string | null
  turn: number | null
  waits_until: number | null
  failures: number
  ended_at: number | null
}

export type BatchChanges = Partial<
  Pick<
    BatchRow,
    'state' | 'pause' | 'started_at' | 'starter' | 'turn' | 'waits_until' | 'failures' | 'ended_at'
  >
>

export function actOf({ act }: Pick<BatchRow, 'act'>): BatchAct {
  return parseJson(act) as BatchAct
}

/** The reason and the note of each of its writes. */
export function noteOf({ reason, note }: BatchAct): WriteNote {
  return { ...(reason !== undefined && { reason }), ...(note !== undefined && { note }) }
}

export function starterIn({ starter }: Pick<BatchRow, 'starter'>): Starter | undefined {
  return starter === null ? undefined : (JSON.parse(starter) as Starter)
}

export function creatorIn({ created_by }: Pick<BatchRow, 'created_by'>): Creator {
  return JSON.parse(created_by) as Creator
}

export class BatchTable {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  add(
    batch: Pick<BatchRow, 'id' | 'merchant' | 'key' | 'content' | 'key_mark' | 'created_at'> & {
      act: BatchAct
      creator: Creator
    },
  ): number {
    const { id, merchant, key, content, key_mark, created_at, act, creator } = batch
    const insert = `INSERT INTO batches
      (id, merchant, key, content, key_mark, act, state, version, created_at, created_by)
      VALUES (?, ?, ?, ?, ?, ?, 'reading', 1, ?, ?) RETURNING seq`
    const [row] = this.#sql
      .exec<{ seq: number }>(
        insert,
        id,
        merchant,
        key,
        content,
        key_mark,
        stringifyJson(act),
        created_at,
        JSON.stringify(creator),
      )
      .toArray()
    return row!.seq
  }

  /** The newest first. */
  all(): BatchRow[] {
    return this.#sql.exec<BatchRow>('SELECT * FROM batches ORDER BY seq DESC').toArray()
  }

  byId(id: string): BatchRow | undefined {
    return this.#sql.exec<BatchRow>('SELECT * FROM batches WHERE id = ?', id).toArray()[0]
  }

  byKey(key: string): BatchRow | undefined {
    return this.#sql.exec<BatchRow>('SELECT * FROM batches WHERE key = ?', key).toArray()[0]
  }

  bySeq(seq: number): BatchRow | undefined {
    return this.#sql.exec<BatchRow>('SELECT * FROM batches WHERE seq = ?', seq).toArray()[0]
  }

  /** In the order of their turns. */
  inState(state: BatchState): BatchRow[] {
    const query = 'SELECT * FROM batches WHERE state = ? ORDER BY turn, seq'
    return this.#sql.exec<BatchRow>(query, state).toArray()
  }

  /** @returns the new version; 0 if the batch was deleted */
  change(seq: number, changes: BatchChanges = {}): number {
    update(this.#sql, 'batches', changes, { condition: 'seq = ?', values: [seq] })
    const query = 'UPDATE batches SET version = version + 1 WHERE seq = ? RETURNING version'
    return this.#sql.exec<{ version: number }>(query, seq).toArray()[0]?.version ?? 0
  }

  nextTurn(): number {
    return this.#sql.exec<{ turn: number }>('SELECT ifnull(max(turn), 0) + 1 AS turn FROM batches').one().turn
  }

  count(): number {
    return this.#sql.exec<{ count: number }>('SELECT count(*) AS count FROM batches').one().count
  }

  /** Deletes the oldest batch that is over. @returns whether there was one */
  forgetOldest(): boolean {
    const oldest = "SELECT min(seq) FROM batches WHERE state IN ('ended', 'stopped')"
    return this.#sql.exec(`DELETE FROM batches WHERE seq = (${oldest})`).rowsWritten > 0
  }

  /** Deletes batches that were made up to this instant. One that is under way stays until it is over. */
  forget(upTo: number): void {
    this.#sql.exec("DELETE FROM batches WHERE created_at <= ? AND state NOT IN ('waiting', 'running')", upTo)
  }

  oldest(): number | undefined {
    const query = "SELECT min(created_at) AS at FROM batches WHERE state NOT IN ('waiting', 'running')"
    return this.#sql.exec<{ at: number | null }>(query).one().at ?? undefined
  }
}

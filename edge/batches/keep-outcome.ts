/** Keeps what became of a write of a batch. */
import { KEY_MS } from '../desk/times.ts'
import type { BatchStore } from './batch-store.ts'
import type { BatchChanges, BatchRow } from './batch-table.ts'
import type { DeskOutcome } from './desk-outcome.ts'
import type { ItemChanges, ItemRow } from './item-table.ts'
import { PATIENCE, WAIT_S } from './times.ts'

export interface Asked {
  store: BatchStore
  item: ItemRow
  /** Whether the desk may have had this write before: then a refusal to take it says nothing of it. */
  isAgain: boolean
}

/** @returns whether the order has a next write now */
export function keepOutcome({ store, item, isAgain }: Asked, outcome: DeskOutcome): boolean {
  const batch = store.batches.bySeq(item.batch)
  if (!batch) return false
  switch (outcome.is) {
    case 'done': {
      const isLast = item.step + 1 >= stepCount(item)
      store.changeItem(item, isLast ? DONE : afterStep(item, outcome.etag), {
        failures: 0,
        waits_until: null,
      })
      return !isLast
    }
    case 'refused': {
      const { code, isFailure } = outcome
      const detail = [partDone(item), outcome.detail].filter(Boolean).join(' ') || null
      const changes = { ...SETTLED, state: 'refused', code, detail } as const
      store.changeItem(item, changes, afterOrder(batch, isFailure))
      return false
    }
    case 'unknown': {
      const isNews = item.state !== 'unknown'
      const { seconds, detail } = outcome
      const look_at = seconds === undefined ? null : nextLook(item, seconds)
      const looks = isNews ? 0 : item.looks + 1
      const changes = { code: 'outcome-unknown', detail, look_at, looks, tries: 0 } as const
      if (isNews) store.changeItem(item, { state: 'unknown', ...changes }, afterOrder(batch, true))
      else store.changeItem(item, changes)
      return false
    }
    case 'wait':
      waitFor({ store, item, isAgain }, batch, outcome.seconds)
      return false
    case 'lost':
      waitFor({ store, item, isAgain: true }, batch, WAIT_S)
      return false
  }
}

/** The number of an item's writes. */
function stepCount({ steps }: Pick<ItemRow, 'steps'>): number {
  return steps === null ? 1 : (JSON.parse(steps) as unknown[]).length
}

const SETTLED = { code: null, detail: null, look_at: null, looks: 0, tries: 0 } as const
/** An order before its turn. The looker leaves it, if its batch is over. */
export const UNSENT = { ...SETTLED, state: 'ready', sent_at: null } as const
const DONE = { ...SETTLED, state: 'done' } as const

/** The item before its next write. */
function afterStep({ step, steps }: ItemRow, etag: string | null): ItemChanges {
  return { ...UNSENT, step: step + 1, etag, detail: partDone({ step: step + 1, steps }) }
}

function partDone(item: Pick<ItemRow, 'step' | 'steps'>): string | null {
  return item.step === 0 ? null : `${item.step} of ${stepCount(item)} deliveries are credited.`
}

/** Counts orders in a row that ended in failures, and pauses at too many. */
function afterOrder(batch: BatchRow, isFailure: boolean): BatchChanges {
  const failures = isFailure ? batch.failures + 1 : 0
  if (failures < PATIENCE || batch.state !== 'running') return { failures, waits_until: null }
  return { failures, ...PROVIDER_FAILS }
}

const PROVIDER_FAILS = { state: 'paused', pause: 'provider-fails', waits_until: null } as const

/** Lets the same write be tried again, unless it was too often. */
function waitFor({ store, item, isAgain }: Asked, batch: BatchRow, seconds: number): void {
  const until = Date.now() + seconds * 1000
  if (item.state === 'unknown') return store.changeItem(item, { look_at: until })
  const tries = item.tries + 1
  const isRunning = batch.state === 'running'
  const waits = isRunning && tries >= PATIENCE ? PROVIDER_FAILS : isRunning ? { waits_until: until } : {}
  const state = isAgain ? 'sent' : 'ready'
  store.changeItem(item, { state, tries: tries >= PATIENCE ? 0 : tries, detail: partDone(item) }, waits)
}

/** The older an unknown outcome is, the longer the pause before the next look at it; at last there is none. */
function nextLook({ sent_at, state }: ItemRow, seconds: number): number | null {
  const now = Date.now()
  const sentAt = sent_at ?? now
  const age = state === 'unknown' ? now - sentAt : 0
  return now >= sentAt + KEY_MS ? null : now + Math.max(seconds * 1000, age)
}

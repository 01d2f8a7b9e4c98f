/** A merchant as a file, and back. Both pass through a snapshot without a name, so that memory holds a part at a time. */
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config.ts'
import type { Refused } from '../refused.ts'
import { snapshotLimits } from '../simulation/snapshot-limits.ts'
import { copyForExport, makeRoom } from '../simulation/snapshots.ts'
import { replaceRows, UnfitRows } from '../storage/snapshot-rows.ts'
import { deleteSnapshot, ordersOfSnapshot, snapshotOfId } from '../storage/snapshots.ts'
import { registerOrders } from './directory-stubs.ts'
import { exportStream } from './export-file.ts'
import { stageFile } from './import-file.ts'
import type { MerchantStore } from './merchant-store.ts'

/** What an import brought. */
export interface Imported {
  orders: number
  rows: number
  /** The time of the merchant's clock. */
  now: string
}

/** The file of the merchant as it is now, whatever is written while it is read. */
export function exportMerchant(
  store: MerchantStore,
  merchantId: string,
): Result<ReadableStream<Uint8Array>, Refused> {
  const copied = store.transact(copyForExport)
  if (!copied.ok) return copied
  const done = () => store.transaction(() => deleteSnapshot(store.db, copied.value.id))
  return ok(exportStream(store.db, copied.value, { merchantId, done }))
}

interface Importing {
  store: MerchantStore
  env: Env
  merchantId: string
  /** Whether it is a world, whose orders nothing outside of it knows. */
  isWorld: boolean
}

/** Replaces the merchant by the file. A refusal leaves it as it is. */
export async function importMerchant(
  { store, env, merchantId, isWorld }: Importing,
  body: ReadableStream<Uint8Array>,
): Promise<Result<Imported, Refused>> {
  const { db } = store
  const room = store.transact(() => makeRoom(db))
  if (!room.ok) return room
  let staged: number | undefined
  try {
    const read = await stageFile(db, body, {
      maximum: snapshotLimits.bytes,
      begun: (id) => (staged = id),
    })
    if (!read.ok) return refuse({ code: 'import-refused', reason: read.reason })
    const others: Long | undefined = isWorld
      ? undefined
      : await registerOrders(env, ordersOfSnapshot(db, read.value), merchantId)
    if (others !== undefined) return refuse({ code: 'order-id-of-another', orderId: others })
    return restoreStaged(store, read.value)
  } finally {
    if (staged !== undefined) deleteStaged(store, staged)
  }
}

function restoreStaged(store: MerchantStore, id: number): Result<Imported, Refused> {
  try {
    return store.transact(({ db }) => {
      const snapshot = snapshotOfId(db, id)
      if (!snapshot) return refuse({ code: 'import-refused', reason: 'The import took too long.' })
      replaceRows(db, snapshot)
      const { orders, rows, now } = snapshot
      return ok({ orders, rows, now: new Date(now).toISOString() })
    })
  } catch (error) {
    const reason = unfitReason(error)
    if (reason === undefined) throw error
    return refuse({ code: 'import-refused', reason })
  }
}

/** Why the rows do not fit the tables; undefined if the error is another. */
function unfitReason(error: unknown): string | undefined {
  if (error instanceof UnfitRows) return error.message
  const message = error instanceof Error ? error.message : ''
  const [sentence] = message.split(': SQLITE_')
  return message.includes('SQLITE_') ? `The rows of the file do not fit together: ${sentence}.` : undefined
}

function deleteStaged(store: MerchantStore, id: number): void {
  store.transaction(() => deleteSnapshot(store.db, id))
}

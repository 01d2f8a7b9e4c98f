/** The snapshots of a sandbox: the whole of a merchant's tables, with the time of its clock. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { systemClock } from '../clock.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Refused } from '../refused.ts'
import type { Database } from '../storage/database.ts'
import { copyRows, replaceRows } from '../storage/snapshot-rows.ts'
import {
  deleteSnapshot as removeSnapshot,
  findSnapshot,
  insertSnapshot,
  namedSnapshots,
  type NewSnapshot,
  passingSnapshots,
  snapshotOfId,
  type SnapshotRecord,
} from '../storage/snapshots.ts'
import { type ClockState, moveClock } from './clock.ts'
import type { ClockMove } from './inputs.ts'
import { snapshotLimits } from './snapshot-limits.ts'

/** A snapshot as the sandbox's API shows it. */
export interface SnapshotView {
  name: string
  /** When it was saved, by the system's clock. */
  at: string
  /** The time of the merchant's clock in it. */
  now: string
  orders: number
  bytes: number
}

/** Saves the merchant under a name. A snapshot with this name is replaced. */
export function saveSnapshot(
  context: RestContext,
  { name }: { name: string },
): Result<SnapshotView, Refused> {
  const { db, now } = context
  const known = findSnapshot(db, name)
  if (known) removeSnapshot(db, known.id)
  const { length } = namedSnapshots(db).filter(({ kind }) => kind === 'named')
  if (length >= snapshotLimits.named) return refuse({ code: 'snapshots-full', maximum: snapshotLimits.named })
  const saved = copyInto(db, { name, kind: 'named', savedAt: systemClock.now(), now }, snapshotLimits.bytes)
  return saved ? ok(viewOf(saved)) : refuse({ code: 'snapshot-too-large', maximum: snapshotLimits.bytes })
}

/** Copies the merchant's rows into a new snapshot; undefined, and none is there, if it would have more bytes. */
function copyInto(db: Database, snapshot: NewSnapshot, maximum: number): SnapshotRecord | undefined {
  const id = insertSnapshot(db, snapshot)
  if (copyRows(db, id, maximum)) return snapshotOfId(db, id)
  removeSnapshot(db, id)
  return undefined
}

/** The snapshots, oldest first. */
export function readSnapshots({ db }: RestContext): Result<{ snapshots: SnapshotView[] }, never> {
  return ok({ snapshots: namedSnapshots(db).map(viewOf) })
}

export function deleteSnapshot({ db }: RestContext, { name }: { name: string }): Result<undefined, Refused> {
  const snapshot = findSnapshot(db, name)
  if (!snapshot) return refuse({ code: 'snapshot-not-found' })
  removeSnapshot(db, snapshot.id)
  return ok(undefined)
}

/** Brings the merchant back to a snapshot, with its clock. The snapshots stay. */
export function restoreSnapshot({ db }: RestContext, { name }: { name: string }): Result<undefined, Refused> {
  const snapshot = findSnapshot(db, name)
  if (!snapshot) return refuse({ code: 'snapshot-not-found' })
  replaceRows(db, snapshot)
  return ok(undefined)
}

/** Makes room for an export or import: forgets those that were given up. */
export function makeRoom(db: Database): Result<undefined, Refused> {
  const now = systemClock.now()
  const running = passingSnapshots(db).filter(({ id, savedAt }) => {
    const runs = savedAt > now - snapshotLimits.passingMs
    if (!runs) removeSnapshot(db, id)
    return runs
  })
  return running.length < snapshotLimits.passing ? ok(undefined) : refuse({ code: 'transfers-busy' })
}

/** A copy of the merchant's rows, for an export. Delete it afterwards. */
export function copyForExport({ db, now }: RestContext): Result<SnapshotRecord, Refused> {
  const room = makeRoom(db)
  if (!room.ok) return room
  const snapshot = { name: null, kind: 'passing', savedAt: systemClock.now(), now } as const
  const copied = copyInto(db, snapshot, snapshotLimits.bytes)
  return copied ? ok(copied) : refuse({ code: 'snapshot-too-large', maximum: snapshotLimits.bytes })
}

/** Moves the clock, and saves the merchant before, so that the time can be brought back by a restore. */
export function stepClock(context: RestContext, move: ClockMove): Result<ClockState, Refused> {
  const { db, now } = context
  const kept = namedSnapshots(db).filter(({ kind }) => kind === 'automatic')
  const last = Math.max(0, ...kept.map(({ name }) => Number(name!.slice(AUTOMATIC.length))))
  const name = `${AUTOMATIC}${last + 1}`
  const snapshot = { name, kind: 'automatic', savedAt: systemClock.now(), now } as const
  // A merchant with more is not saved: the clock must not wait for it.
  const copied = copyInto(db, snapshot, snapshotLimits.automaticBytes)
  const excess = copied ? Math.max(0, kept.length + 1 - snapshotLimits.automatic) : 0
  for (const { id } of kept.slice(0, excess)) removeSnapshot(db, id)
  return moveClock(context, move)
}

/** The beginning of the names of automatic snapshots. */
export const AUTOMATIC = 'before-clock-'

function viewOf({ name, savedAt, now, orders, bytes }: SnapshotRecord): SnapshotView {
  return { name: name!, at: new Date(savedAt).toISOString(), now: new Date(now).toISOString(), orders, bytes }
}

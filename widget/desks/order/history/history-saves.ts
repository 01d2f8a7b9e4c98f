/** Groups the writes of a history by the saves that a clerk made: several writes may be one save. Pure. */
import {
  amountOfFacts,
  type HistoryEntry,
  type HistoryFacts,
  type HistoryRow,
} from '../../../../shared/domain/order/history.ts'
import type { OrderWriteName } from '../../../../shared/domain/order/history.enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'

/** The entries of one save, newest first; never empty. */
export type Save = readonly [HistoryEntry, ...HistoryEntry[]]

/**
 * The saves, newest first. Neighbours are one save if the same person made them under the same id. An outcome that was
 * found out later replaces "unknown" within a save.
 */
export function savesOf(entries: readonly HistoryEntry[]): Save[] {
  const saves: [HistoryEntry, ...HistoryEntry[]][] = []
  for (const entry of entries) {
    const last = saves.at(-1)
    if (!last || !isSameSave(last[0], entry)) saves.push([entry])
    else if (!isSuperseded(entry, last)) last.push(entry)
  }
  return saves
}

function isSameSave(one: HistoryEntry, other: HistoryEntry): boolean {
  const isSameWho = one.who.kind === other.who.kind && one.who.id === other.who.id
  return one.save !== undefined && one.save === other.save && isSameWho
}

function isSuperseded({ outcome, requestId }: HistoryEntry, newer: Save): boolean {
  return outcome === 'unknown' && newer.some((entry) => entry.requestId === requestId)
}

/** The order before and after a save. */
export interface SaveFacts {
  before: HistoryFacts
  /** Undefined where the order could not be read afterwards. */
  after: HistoryFacts | undefined
}

export function factsOf(save: Save): SaveFacts {
  const [newest] = save
  const oldest = save.at(-1) ?? newest
  // A refused write changed nothing.
  const after = newest.after ?? (newest.outcome === 'refused' ? newest.before : undefined)
  return { before: oldest.before, after }
}

/** The rows of a save, in the order in which they were written. */
export function rowsOf(save: Save): { rows: HistoryRow[]; ids: Long[] } {
  const entries = save.toReversed()
  return {
    rows: entries.flatMap(({ changes = [] }) => changes),
    ids: entries.flatMap(({ rows = [] }) => rows),
  }
}

/** The saves as far as they touched a row, without other rows. */
export function savesOfRow(entries: readonly HistoryEntry[], id: Long): Save[] {
  const own = entries.flatMap((entry): HistoryEntry[] => {
    const { rows = [], changes } = entry
    if (!rows.includes(id)) return []
    const kept = changes?.filter(({ OrderRowId }) => OrderRowId === id)
    return [{ ...entry, rows: [id], ...(kept && { changes: kept }) }]
  })
  return savesOf(own)
}

/**
 * How many of the saves are complete: the oldest one may go on in a page that is not loaded.
 * @param hasOlder whether there is such a page
 */
export function completeSaves(saves: readonly Save[], hasOlder: boolean): number {
  const mayGoOn = hasOlder && saves.length > 1 && saves.at(-1)?.[0].save !== undefined
  return mayGoOn ? saves.length - 1 : saves.length
}

/** Whether a save may have changed the order's amount or state. */
export function movesMoneyOrState(save: Save): boolean {
  return save.some(({ outcome, operation, before, after }) => {
    if (outcome === 'refused' || outcome === 'not-done' || quiet.includes(operation)) return false
    const [was, is] = [amountOfFacts(before), after && amountOfFacts(after)]
    // An unknown write may have.
    return was === undefined || was !== is || before.OrderStatus !== after?.OrderStatus || moving(operation)
  })
}

const quiet: readonly OrderWriteName[] = ['extendOrder', 'setOrderMetadata']

/** Deliveries and credits change no amount that an entry has. */
function moving(operation: OrderWriteName): boolean {
  return /^(?:deliver|credit)/.test(operation)
}

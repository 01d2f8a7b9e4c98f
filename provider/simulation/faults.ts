/** The faults of a sandbox, as a merchant's object stores and takes them. */
import { ok, type Result } from '../../shared/domain/result.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Database } from '../storage/database.ts'
import { type Fault, readSetting, writeSetting } from '../storage/settings.ts'

/** A request that can meet a fault. */
export interface FaultableRequest {
  method: string
  /** Lower case and without a trailing slash, as routes match it. */
  path: string
}

/** Whether the fault replaces or cuts the answer; a delay alone does not. */
export function spoilsAnswer({ status, reset, truncateAfterBytes, garbage }: Fault): boolean {
  return status !== undefined || truncateAfterBytes !== undefined || Boolean(reset) || Boolean(garbage)
}

export function meets(fault: Fault, { method, path }: FaultableRequest): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== method) return false
  const pieces = fault.path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('*')
  if (pieces.length === 1) return path === pieces[0]
  return endsInOrder(path, pieces)
}

/** Whether the text has the pieces in order, the first at its start and the last at its end. */
function endsInOrder(text: string, pieces: readonly string[]): boolean {
  const last = pieces.at(-1)!
  let position = 0
  for (const [index, piece] of pieces.slice(0, -1).entries()) {
    const found = text.indexOf(piece, position)
    if (found === -1 || (index === 0 && found !== 0)) return false
    position = found + piece.length
  }
  return text.length - last.length >= position && text.endsWith(last)
}

/** The first fault that the request meets. Lowers its number of times by one. To be called in a transaction. */
export function takeFault(db: Database, request: FaultableRequest): Fault | undefined {
  const faults = readSetting(db, 'faults') ?? []
  const fault = faults.find((candidate) => meets(candidate, request))
  if (!fault) return undefined
  const left = faults.map((other) => (other === fault ? { ...fault, times: fault.times - 1 } : other))
  writeSetting(
    db,
    'faults',
    left.filter(({ times }) => times > 0),
  )
  return fault
}

/** Adds a fault after those that already wait. */
export function addFault({ db }: RestContext, fault: Fault): Result<undefined, never> {
  writeSetting(db, 'faults', [...(readSetting(db, 'faults') ?? []), fault])
  return ok(undefined)
}

export function clearFaults({ db }: RestContext): Result<undefined, never> {
  writeSetting(db, 'faults', [])
  return ok(undefined)
}

/** What a sandbox makes go wrong, and how a merchant's object remembers it. */
import { ok, type Result } from '../../shared/domain/result.ts'
import type { RestContext } from '../operations/handlers.ts'
import type { Database } from '../storage/database.ts'
import { readSetting, writeSetting } from '../storage/settings.ts'

export interface Fault {
  /** A path as requests have it; `*` stands for anything. Without regard to case and to a trailing slash. */
  path: string
  method?: string | undefined
  /** Before anything is done, or after it was: then only the answer is lost. */
  phase: 'before' | 'after'
  /** How many more requests meet it. */
  times: number
  /** Waits so long, in milliseconds. Alone, the request is then answered as ever. */
  latencyMs?: number | undefined
  /** The answer has this status instead. */
  status?: number | undefined
  /** The connection ends without an answer. */
  reset?: boolean | undefined
  /** The connection ends behind so many bytes of the body. */
  truncateAfterBytes?: number | undefined
  /** The body is bytes that are neither JSON nor XML. */
  garbage?: boolean | undefined
}

/** The request that may meet a fault. */
export interface FaultableRequest {
  method: string
  /** As routers compare it. */
  path: string
}

/** Does the fault leave anything of an ordinary answer? A mere delay does. */
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

/** Do the pieces follow each other in the text, the first at its start and the last at its end? */
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

/** The first fault that the request meets; it then has one time less. To be called within a transaction. */
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

/** Adds a fault behind those that wait already. */
export function addFault({ db }: RestContext, fault: Fault): Result<undefined, never> {
  writeSetting(db, 'faults', [...(readSetting(db, 'faults') ?? []), fault])
  return ok(undefined)
}

export function clearFaults({ db }: RestContext): Result<undefined, never> {
  writeSetting(db, 'faults', [])
  return ok(undefined)
}

/** The faults of a sandbox in a merchant's object. */
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import { systemClock } from '../clock.ts'
import type { RestContext } from '../operations/handler.ts'
import type { Database } from '../storage/database.ts'
import { randomFrom } from './random.ts'
import { type Fault, readSetting, writeSetting } from '../storage/settings.ts'

/** A request that can have a fault. */
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
  if (fault.method !== undefined && !fault.method.toUpperCase().split(',').includes(method)) return false
  const pieces = plainPath(fault.path).split('*')
  if (pieces.length === 1) return path === pieces[0]
  return endsInOrder(path, pieces)
}

/** A fault's path in the form of requests' paths. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
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

/**
 * The first fault that matches the request and that its probability lets through. Lowers its number of times by one. Call
 * it in a transaction.
 */
export function takeFault(db: Database, request: FaultableRequest): Fault | undefined {
  let taken: Fault | undefined
  let isChanged = false
  const left = waitingFaults(db).map((fault) => {
    if (taken || !meets(fault, request)) return fault
    const met = (fault.met ?? 0) + 1
    if (strikes(fault, met)) taken = fault
    else if (fault.seed === undefined) return fault
    isChanged = true
    return { ...fault, times: fault.times - (taken ? 1 : 0), ...(fault.seed !== undefined && { met }) }
  })
  if (isChanged) {
    writeSetting(
      db,
      'faults',
      left.filter(({ times }) => times > 0),
    )
  }
  return taken
}

/** Whether the fault affects the request that is the so-manieth to match it. */
function strikes({ probability = 100, seed }: Fault, met: number): boolean {
  if (probability >= 100) return true
  // A seed's numbers for consecutive requests must not follow each other, so each has a place of its own.
  const place =
    seed === undefined ? crypto.getRandomValues(new Uint32Array(1))[0]! : Math.imul(seed + met, 0x9e_37_79_b1)
  return randomFrom(place).chance(probability)
}

/** The faults that have not ended. */
function waitingFaults(db: Database): Fault[] {
  const now = systemClock.now()
  return (readSetting(db, 'faults') ?? []).filter(({ until }) => until === undefined || until > now)
}

/** Adds a fault after the others. @param seconds after which it ends */
export function addFault(
  { db }: RestContext,
  { seconds, ...fault }: Omit<Fault, 'until'> & { seconds?: Long | undefined },
): Result<undefined, never> {
  const until = seconds === undefined ? undefined : systemClock.now() + Number(seconds) * 1000
  writeSetting(db, 'faults', [...waitingFaults(db), { ...fault, ...(until !== undefined && { until }) }])
  return ok(undefined)
}

/** The waiting faults, oldest first. */
export function readFaults({ db }: RestContext): Result<{ faults: Fault[] }, never> {
  return ok({ faults: waitingFaults(db).map((fault) => ({ ...fault, met: undefined })) })
}

/** Removes all faults, or those of one path. */
export function clearFaults(
  { db }: RestContext,
  { path }: { path?: string | undefined },
): Result<undefined, never> {
  const left =
    path === undefined ? [] : waitingFaults(db).filter((fault) => plainPath(fault.path) !== plainPath(path))
  writeSetting(db, 'faults', left)
  return ok(undefined)
}

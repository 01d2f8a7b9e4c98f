import { buildName } from '../config/build-name.ts'
import type { Invariant } from '../../shared/domain/values/invariant.ts'
import { count } from '../metrics/series.ts'
import type { StorageError } from '../metrics/storage-error.ts'
import type { errorEvents } from '../metrics/table.ts'

/** Takes each line of an error. */
type ErrorSink = (line: string) => void
let writeError: ErrorSink = () => undefined

/** Sends each further line of an error to a sink too. */
export function sendErrors(sink: ErrorSink): void {
  writeError = sink
}

/**
 * Writes one structured line, with its time and the build. Members are our codes, counts and ids, never a text from
 * outside.
 */
export function log(
  level: 'info' | 'error',
  members: Record<string, string | number | boolean | undefined>,
): void {
  const line = JSON.stringify({
    at: new Date().toISOString(),
    module: 'edge',
    level,
    build: buildName,
    ...members,
  })
  console[level](line)
  if (level === 'info') return
  countError(members)
  writeError(line)
}

/** Each line of an error is counted, by its event. A collector that takes such lines is told of the same. */
function countError({ event, storage, invariant }: Record<string, unknown>): void {
  count('order_admin_errors_total', { event: event as (typeof errorEvents)[number] })
  if (storage !== undefined) count('order_admin_storage_errors_total', { kind: storage as StorageError })
  if (invariant !== undefined) {
    count('order_admin_invariants_broken_total', { invariant: invariant as Invariant })
  }
}

/** The closings of days, as the edge keeps them. */
import type { ClosingList, DayClosing, KeptClosing } from '../../shared/domain/report/closing.ts'
import { noteHeadersOf, type WriteNote } from '../../shared/domain/order/write-note.ts'
import type { EdgeClient } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import { requestJson } from './json-request.ts'

const PATH = '/api/v2/reports/closings'

/**
 * The closings of a range of days, both included: by day, and then newest first.
 * @throws EdgeError, or the signal's reason
 */
export async function readClosings(
  client: EdgeClient,
  { from, to }: { from: string; to: string },
  signal?: AbortSignal,
): Promise<readonly KeptClosing[]> {
  const action = 'Reading the closings'
  const path = `${PATH}?${new URLSearchParams({ from, to })}`
  const { closings } = (await requestJson(client, {
    action,
    path,
    ...(signal && { signal }),
  })) as Partial<ClosingList>
  if (!Array.isArray(closings) || !closings.every(isKept)) {
    throw new EdgeError(action, { code: 'answer-invalid' })
  }
  return closings
}

/**
 * Closes a day, at most once for each key. The key stands for the closing without its reason and note.
 * @throws EdgeError
 */
export async function closeDay(
  client: EdgeClient,
  closing: DayClosing,
  idempotencyKey: string,
  said: WriteNote = {},
): Promise<KeptClosing> {
  const action = 'Closing the day'
  const kept = await requestJson(client, {
    action,
    path: PATH,
    method: 'POST',
    body: closing,
    idempotencyKey,
    headers: noteHeadersOf(said),
  })
  if (!isKept(kept)) throw new EdgeError(action, { code: 'answer-invalid' })
  return kept
}

function isKept(value: unknown): value is KeptClosing {
  const { date, at, who, reports } = (value ?? {}) as Partial<KeptClosing>
  return [date, at, who?.name].every((text) => typeof text === 'string') && Array.isArray(reports)
}

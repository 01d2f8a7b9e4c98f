import type { EdgeClient } from '../../../client/edge-client.ts'
import { requestStream } from '../../../client/stream-request.ts'
import type { Period } from './journal-data.ts'
import { instantsOf } from './period.ts'

/**
 * Asks for the journal of a period, as lines of JSON.
 * @param signal also ends the body that is returned
 * @throws EdgeError, or the signal's reason
 */
export function requestJournal(
  client: EdgeClient,
  period: Period,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const query = new URLSearchParams({ ...instantsOf(period), format: 'ndjson' })
  return requestStream(client, {
    action: 'Reading the journal',
    path: `/api/v1/journal/export?${query}`,
    signal,
  })
}

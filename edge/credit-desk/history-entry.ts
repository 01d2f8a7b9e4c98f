/** One entry of the history of a subject of the SOAP service. It contains no data of a customer. */
import type { CreditHistoryEntry } from '../../shared/domain/order/history.ts'
import type { Ending } from '../desk/write-once/policy.ts'
import type { Intent } from './intent.ts'

/** What an entry has of a write's result: the number of what was made, and its amount. */
export type EntryFacts = Pick<CreditHistoryEntry, 'made' | 'amount'>

/** An entry as it is stored: without the name of who did it. */
export type CreditRecord = Omit<CreditHistoryEntry, 'who'> & { who: Omit<CreditHistoryEntry['who'], 'name'> }

/** @param now milliseconds since 1970 */
export function historyEntry(
  { request, name, facts: asked }: Intent,
  now: number,
  { facts, ...ending }: Ending<EntryFacts>,
): CreditRecord {
  const { requester, requestId, note } = request
  return {
    at: new Date(now).toISOString(),
    who: { kind: requester.kind, id: requester.user.id },
    operation: name,
    requestId,
    ...note,
    ...ending,
    ...facts,
    ...asked,
  }
}

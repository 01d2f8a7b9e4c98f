import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { EdgeError } from '../../../client/edge-error.ts'
import { requestJson } from '../../../client/json-request.ts'

export interface CreditHistoryPage {
  entries: readonly CreditHistoryEntry[]
  /** Where the older entries begin; absent at the end. */
  before?: number
}

/** The number by which the history is read. */
export type HistorySubject = readonly ['ProviderOrderNr' | 'ClientOrderNr', string]

/**
 * Reads a page of the history, the newest entry first.
 * @param before where the page before it ended
 * @throws EdgeError, or the signal's reason
 */
export async function readCreditHistory(
  client: EdgeClient,
  [kind, number]: HistorySubject,
  before: number | undefined,
  signal: AbortSignal,
): Promise<CreditHistoryPage> {
  const action = 'Reading the history'
  const query = new URLSearchParams({
    [kind]: number,
    ...(before !== undefined && { before: String(before) }),
  })
  const page = (await requestJson(client, {
    action,
    path: `/api/credit/history?${query}`,
    signal,
  })) as Partial<CreditHistoryPage>
  // A page that leads back to itself would be read for ever.
  const isOlder = page.before === undefined || before === undefined || page.before < before
  if (!Array.isArray(page.entries) || !isOlder) throw new EdgeError(action, { code: 'answer-invalid' })
  return page as CreditHistoryPage
}

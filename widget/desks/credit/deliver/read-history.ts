import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { type HistorySubject, readCreditHistory } from '../data/read-history.ts'

/**
 * Every entry about an order, newest first. Earlier versions recorded who made an order under the merchant's number
 * only, which other orders can have too: of these entries, the one counts that made this order.
 * @throws EdgeError, or the signal's reason
 */
export async function readOrderHistory(
  client: EdgeClient,
  { ProviderOrderNr, ClientOrderNr }: CreditOrder,
  signal: AbortSignal,
): Promise<CreditHistoryEntry[]> {
  const own = await readAll(client, ['ProviderOrderNr', String(ProviderOrderNr)], signal)
  const isMaker = ({ made, operation }: CreditHistoryEntry) =>
    made === ProviderOrderNr && operation.startsWith('CreateOrder')
  if (!ClientOrderNr || own.some(isMaker)) return own
  const named = await readAll(client, ['ClientOrderNr', ClientOrderNr], signal)
  return [...own, ...named.filter(isMaker)]
}

async function readAll(client: EdgeClient, subject: HistorySubject, signal: AbortSignal) {
  const entries: CreditHistoryEntry[] = []
  let before: number | undefined
  do {
    const page = await readCreditHistory(client, subject, before, signal)
    entries.push(...page.entries)
    before = page.before
  } while (before !== undefined)
  return entries
}

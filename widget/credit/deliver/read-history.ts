/** What the edge knows was written about a credit order. */
import type { CreditHistoryEntry } from '../../../shared/domain/history.ts'
import type { EdgeClient } from '../../client/edge-client.ts'
import { EdgeError } from '../../client/edge-error.ts'
import { requestJson } from '../../client/json-request.ts'
import type { CreditOrder } from '../data/credit-context.ts'

const ACTION = 'Reading the history of a credit order'

/**
 * Every entry about an order, newest first. An order is made under the merchant's own number, which other orders can
 * have too: of these entries only the one that made this order counts.
 * @throws EdgeError, or the signal's reason
 */
export async function readOrderHistory(
  client: EdgeClient,
  { ProviderOrderNr, ClientOrderNr }: CreditOrder,
  signal?: AbortSignal,
): Promise<CreditHistoryEntry[]> {
  const [own, named] = await Promise.all([
    readAll(client, { ProviderOrderNr: String(ProviderOrderNr) }, signal),
    ClientOrderNr ? readAll(client, { ClientOrderNr }, signal) : [],
  ])
  const known = new Set(own.map(idOf))
  const makers = named.filter((entry) => entry.made === ProviderOrderNr && !known.has(idOf(entry)))
  return [...own, ...makers].toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

function idOf({ requestId, operation, outcome }: CreditHistoryEntry): string {
  return [requestId, operation, outcome].join(' ')
}

async function readAll(
  client: EdgeClient,
  number: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<CreditHistoryEntry[]> {
  const entries: CreditHistoryEntry[] = []
  let before: number | undefined
  do {
    const query = new URLSearchParams({ ...number, ...(before !== undefined && { before: String(before) }) })
    const page = (await requestJson(client, {
      action: ACTION,
      path: `/api/credit/history?${query}`,
      ...(signal && { signal }),
    })) as { entries?: CreditHistoryEntry[]; before?: number }
    if (!Array.isArray(page.entries)) throw new EdgeError(ACTION, { code: 'answer-invalid' })
    entries.push(...page.entries)
    before = page.before
  } while (before !== undefined)
  return entries
}

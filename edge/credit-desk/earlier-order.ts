/** Finds a recent order with the same number: two tabs or two clerks often mean one order. */
import type { CreditHistoryEntry } from '../../shared/domain/order/history.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { Recent } from '../desk/desk-writes.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { CreditRequest } from './credit-request.ts'

/** Milliseconds for which a second order with one number needs a confirmation. */
const ASKED_MS = 24 * 60 * 60 * 1000

const NOT_SEEN: ProblemReason = {
  code: 'edge-unavailable',
  detail:
    'The journal does not answer, so the edge cannot see whether an order with this number was made within a day. Nothing was sent. If a second one is meant, ask with again=true.',
  retryAfter: 1,
}

/**
 * Why a new order needs a confirmation, or must wait until the journal says whether it does. An XML client is not asked: it
 * cannot confirm, and the description lets it use a number again.
 */
export async function refusedAsSecond(
  { now }: DeskTools,
  request: CreditRequest,
  recent: () => Promise<Recent>,
): Promise<ProblemReason | undefined> {
  const { wire, write, isSecond } = request
  if (wire !== 'json' || write.name !== 'CreateOrderEu' || isSecond) return undefined
  const { entries, isPart } = await recent()
  const entry = earlierOrder(entries, now())
  if (!entry) return isPart ? NOT_SEEN : undefined
  const { at, who, made } = entry
  const seconds = Math.max(0, Math.round((now() - Date.parse(at)) / 1000))
  const what = entry.outcome === 'unknown' ? 'may have made' : 'made'
  return {
    code: 'order-number-used',
    detail: `${who.name ?? who.id} ${what} an order with this number ${seconds} s ago. If a second one is meant, ask with again=true.`,
    earlier: { at, who: { ...who, name: who.name ?? who.id }, ...(made !== undefined && { made }) },
  }
}

/** An entry whose author may have no name, as it waits for the journal. */
type RecentEntry = Omit<CreditHistoryEntry, 'who'> & {
  who: Omit<CreditHistoryEntry['who'], 'name'> & { name?: string }
}

/** The latest creation of an order at this desk, whose subject is the number. @param entries newest first */
function earlierOrder(entries: readonly string[], now: number): RecentEntry | undefined {
  const settled = new Set<string>()
  for (const text of entries) {
    const entry = parseJson(text) as RecentEntry
    if (Date.parse(entry.at) <= now - ASKED_MS) return undefined
    const isCreation = entry.operation === 'CreateOrderEu' || entry.operation === 'CreateOrder'
    // Newest first: a request whose outcome was unknown may have a later entry with the outcome.
    if (!isCreation || settled.has(entry.requestId)) continue
    if (entry.outcome === 'done' || entry.outcome === 'unknown') return entry
    settled.add(entry.requestId)
  }
  return undefined
}

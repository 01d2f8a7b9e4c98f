import type { Long } from '../../shared/domain/long.ts'
import type { RestOperation } from '../../shared/wire/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { HistoryEntry } from '../../shared/domain/history.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { HandOvers } from '../desk/hand-overs.ts'
import type { Write } from './desk-request.ts'
import type { Intent } from './intent.ts'
import type { LoggedWrite, WriteLog } from './write-log.ts'

/** What an order's desk works with. */
export interface OrderTools extends DeskTools {
  writes: WriteLog<Intent>
  handOvers: HandOvers
  /** Tells every page that has the order open that a write was done. */
  changed(entry: HistoryEntry): void
}

/**
 * Stores the outcome of a write, with its entry in the history. What the provider refused may be sent again: without a key,
 * nothing is kept of it.
 */
export function conclude(
  tools: OrderTools,
  logged: LoggedWrite<Intent>,
  entry: HistoryEntry,
  answer?: DeskAnswer,
): void {
  tools.transact(() => {
    tools.history.append(entry)
    const isKept = logged.keyed || entry.outcome !== 'refused'
    if (answer && isKept) tools.writes.keepAnswer(logged, answer, tools.now())
    else tools.writes.drop(logged.key)
  })
  if (entry.outcome === 'done') tools.changed(entry)
}

/** The answer of a success: the provider's own text, or the same made from the ids. */
export function successAnswer(
  write: Write,
  body: string | readonly Long[],
  etag: string | undefined,
): DeskAnswer {
  const { success }: RestOperation = operations[write.name]
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (etag !== undefined) headers['ETag'] = etag
  if (!success.body) return { status: success.status, headers, body: null }
  headers['Content-Type'] = 'application/json'
  const text = typeof body === 'string' ? body : idsBody(write, body)
  return { status: success.status, headers, body: text }
}

/**
 * The JSON text of what was added; empty for a write that answers none. An order shows no id of a credit: a credit that
 * was found by reading says that instead.
 */
function idsBody({ name }: Write, ids: readonly Long[]): string {
  switch (name) {
    case 'addOrderRow':
      return idsMembers(String(ids[0]))
    case 'addOrderRows':
      return idsMembers(`[${ids.join(',')}]`)
    case 'deliverOrder':
    case 'deliverAndLowerAmount':
      return `{"DeliveryId":${ids[0]}}`
    case 'creditOrderRows':
    case 'creditNewRow':
    case 'creditWithFee':
    case 'creditAmount':
      return '{"FoundByReading":true}'
    case 'updateOrderRow':
    case 'updateOrderRows':
    case 'replaceOrderRows':
    case 'extendOrder':
    case 'setOrderMetadata':
    case 'cancelOrder':
    case 'cancelAmount':
    case 'cancelOrderRows':
      return ''
  }
}

function idsMembers(id: string): string {
  return `{"OrderRowID":${id},"OrderRowId":${id}}`
}

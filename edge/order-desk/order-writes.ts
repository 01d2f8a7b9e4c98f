/** The policy of an order's writes: how the engine prepares, sends, finds and answers them. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { operations, type RestOperation } from '../../shared/wire/operations.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { WritePolicy } from '../desk/write-once/policy.ts'
import { orderSubject } from '../journal/letter.ts'
import { contentOf, type DeskRequest, refusedAnswer } from './desk-request.ts'
import { type EntryFacts, historyEntry, type OrderRecord } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { lookAtOrder } from './look-at-order.ts'
import { prepareWrite } from './prepare-write.ts'
import { sendWrite } from './send-write.ts'

/** @param changed notifies every page with the order open of a done write; whether the write has an idempotency key */
export function orderWrites(
  { callerFor, now, config }: DeskTools,
  changed: (merchantId: string, record: OrderRecord, isKeyed: boolean) => unknown,
): WritePolicy<DeskRequest, Intent, EntryFacts> {
  return {
    contentOf,
    onlySets({ write }) {
      const { success }: RestOperation = operations[write.name]
      return success.body === undefined
    },
    prepare: (request, until) => prepareWrite(callerFor(request, until), request),
    send: (request, until) => sendWrite(callerFor(request, until), request),
    look: (intent, until, isAwaited) => lookAtOrder(callerFor(intent.request, until), intent, isAwaited),
    note(intent, ending) {
      const { merchantId, orderId } = intent.request
      const record = historyEntry(intent, now(), ending)
      const letter = {
        id: crypto.randomUUID(),
        merchantId,
        at: now(),
        to: [{ subject: orderSubject(orderId) }],
        shards: config.journalShards,
        record: stringifyJson(record),
        order: stringifyJson({ id: orderId, ...(ending.facts?.order ?? intent.order) }),
      }
      return {
        letters: [letter],
        afterwards: (isKeyed) => ending.outcome === 'done' && changed(merchantId, record, isKeyed),
      }
    },
    refused: ({ requestId }, reason) => refusedAnswer(reason, requestId),
    words: {
      blocked: 'The outcome of an earlier write to this order is not known yet.',
      looks: 'at the order',
      notDone: 'The order was read afterwards: nothing was changed.',
      unknownYet: ({ accepted }) =>
        accepted
          ? 'The provider accepted the write and has not shown yet that it is done.'
          : 'The connection to the provider broke after the write was sent.',
      unknown(_, { shown }) {
        const found = {
          unread: 'The order could not be read for a day.',
          unclear: 'The order is neither as it was nor as this write would leave it.',
          'not-done': 'The provider accepted this write, and the order does not show it.',
        }
        return `${found[shown as keyof typeof found]} Look at the order: what it lacks can be sent with a new Idempotency-Key.`
      },
    },
  }
}

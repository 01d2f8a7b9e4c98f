/** The policy of SOAP writes: how the engine prepares, sends, finds and answers them. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { SoapOperation } from '../../shared/domain/credit/soap/soap-operation.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { Recent } from '../desk/desk-writes.ts'
import type { WritePolicy } from '../desk/write-once/policy.ts'
import { addressed } from './addressed.ts'
import { refusedAnswer } from './credit-answer.ts'
import { contentOf, type CreditRequest } from './credit-request.ts'
import { type EntryFacts, historyEntry } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { lookAtBook } from './look-at-book.ts'
import { prepareWrite } from './prepare-write.ts'
import { sendWrite } from './send-write.ts'

export function creditWrites(
  tools: DeskTools,
  recent: () => Promise<Recent>,
): WritePolicy<CreditRequest, Intent, EntryFacts> {
  return {
    contentOf,
    onlySets({ write }) {
      const { onlySets = false }: Pick<SoapOperation, 'onlySets'> = operations[write.name]
      return onlySets
    },
    prepare: (request, until) => prepareWrite(tools, request, until, recent),
    send: (request, until) => sendWrite(tools.callerFor(request, until), request),
    look: (intent, until) => lookAtBook(tools, intent, until),
    async note(intent, ending) {
      const { request, subject } = intent
      const { merchantId } = request
      const record = historyEntry(intent, tools.now(), ending)
      const { to, number } = await addressed(merchantId, record, subject)
      const letter = {
        id: crypto.randomUUID(),
        merchantId,
        at: tools.now(),
        to,
        number,
        shards: tools.config.journalShards,
        record: stringifyJson(record),
      }
      return { letters: [letter] }
    },
    refused: refusedAnswer,
    words: {
      blocked: 'The outcome of an earlier request about the same subject is not known yet.',
      looks: 'for the outcome',
      notDone: 'The provider was asked afterwards: nothing was done.',
      unknownYet: ({ accepted }) =>
        accepted
          ? 'The provider accepted the request, and did not say what it made.'
          : 'The answer of the provider was lost after the request was sent.',
      unknown({ accepted }) {
        const why = accepted
          ? 'The provider accepted the request without the number of what it made'
          : "The provider's answer is lost"
        return `${why}, and its records do not show the outcome. Look there: what is missing can be sent with a new Idempotency-Key.`
      },
    },
  }
}

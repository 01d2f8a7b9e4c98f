/** The policy of SOAP writes: how the engine prepares, sends, finds and answers them. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { SoapOperation } from '../../shared/domain/credit/soap/soap-operation.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { WritePolicy } from '../desk/write-once/policy.ts'
import { refusedAnswer } from './credit-answer.ts'
import { contentOf, type CreditRequest } from './credit-request.ts'
import { type EntryFacts, historyEntry } from './history-entry.ts'
import type { Intent } from './intent.ts'
import { lookAtBook } from './look-at-book.ts'
import type { Outbox } from './outbox.ts'
import { prepareWrite } from './prepare-write.ts'
import { createdSubject } from './result-facts.ts'
import { sendWrite } from './send-write.ts'

export function creditWrites(
  tools: DeskTools,
  outbox: Outbox,
): WritePolicy<CreditRequest, Intent, EntryFacts> {
  return {
    contentOf,
    onlySets({ write }) {
      const { onlySets = false }: Pick<SoapOperation, 'onlySets'> = operations[write.name]
      return onlySets
    },
    prepare: (request, until) => prepareWrite(tools, request, until),
    send: (request, until) => sendWrite(tools.callerFor(request, until), request),
    look: (intent, until) => lookAtBook(tools, intent, until),
    // The entry goes to the history of its subject, if that has one, and to the history of what it made.
    note(intent, ending) {
      const { request, name, subject } = intent
      const entry = historyEntry(intent, tools.now(), ending)
      if (subject) tools.history.append(entry)
      const created = createdSubject(name, entry.made)
      if (created) {
        const { merchantId } = request
        outbox.add(tools.now(), { merchantId, subject: created, entry: stringifyJson(entry) })
      }
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

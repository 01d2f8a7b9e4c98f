/** What is stored of a sent write to find its outcome later, without its client. It has no customer data. */
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Nameless } from '../journal/names.ts'
import type { CreditRequest, Subject } from './credit-request.ts'
import type { Book } from './read-book.ts'
import type { RequestFacts } from './request-facts.ts'
import type { Wanted } from './wanted.ts'

export interface Intent {
  request: Omit<
    CreditRequest,
    'write' | 'trace' | 'idempotencyKey' | 'lostTime' | 'isSecond' | 'requester'
  > & {
    requester: Nameless<CreditRequest['requester']>
  }
  name: CreditWriteName
  /** Absent if the request has no number, or only a customer's. */
  subject?: Subject
  kind: CreditOrderType
  /** The provider's records before the write; absent if they do not show it. */
  before?: Book
  wanted: Wanted
  /** The request's facts for the history. Intents of earlier versions lack them. */
  facts?: RequestFacts
  /** Whether the provider answered: the write is then no longer in flight. */
  answered: boolean
  /** Whether it said that the write was done, without saying what it made. */
  accepted?: boolean
}

/** Reads what a write needs before it is sent: the provider's records, and an order of the same number. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { DeskTools } from '../desk/desk-tools.ts'
import type { Recent } from '../desk/desk-writes.ts'
import type { ProblemReason } from '../http/problem.ts'
import { withoutName } from '../journal/names.ts'
import { clientKindOf } from '../upstream/soap-client.ts'
import { type CreditRequest, subjectOf } from './credit-request.ts'
import { customerDigest } from './customer-digest.ts'
import { refusedAsSecond } from './earlier-order.ts'
import type { Intent } from './intent.ts'
import { carriesMark, markedWrite } from './marked-write.ts'
import { readBook, withoutCustomers } from './read-book.ts'
import { requestFacts } from './request-facts.ts'
import { customerNamed, wantedOf } from './wanted.ts'

/** @param until when the records must have been read, in milliseconds since 1970 */
export async function prepareWrite(
  tools: DeskTools,
  request: CreditRequest,
  until: number,
  recent: () => Promise<Recent>,
): Promise<Result<Intent, ProblemReason>> {
  const second = await refusedAsSecond(tools, request, recent)
  if (second) return refuse(second)
  const { write, trace: _, idempotencyKey: __, isSecond: ___, lostTime: ____, requester, ...asked } = request
  const { mark } = request
  const isMarked = carriesMark({ write, mark })
  const subject = subjectOf(markedWrite({ write, mark }))
  const kind = clientKindOf(write.name, write.input)
  const caller = tools.callerFor(request, until)
  const book = await readBook(caller, subject, kind)
  if (!book.ok) return book
  const named = customerNamed(write)
  const customer = named && (await customerDigest(caller, kind, named))
  return ok({
    request: { ...asked, requester: withoutName(requester) },
    name: write.name,
    // A customer's number is neither stored nor looked up.
    ...(subject && subject.kind !== 'SecurityNumber' && { subject }),
    kind,
    ...(book.value && { before: withoutCustomers(book.value) }),
    wanted: {
      ...wantedOf(write, customer),
      ...(write.name.startsWith('CreateOrder') && { askedAt: tools.now() }),
      ...(mark !== undefined && !isMarked && { isUnmarked: true }),
    },
    facts: requestFacts(write, kind),
    answered: false,
  })
}

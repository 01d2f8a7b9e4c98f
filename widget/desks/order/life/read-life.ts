/** Reads a clerk's draft: the request, its figures, and its errors. Pure. */
import type { LifeDraft } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import type { Parse } from '../../../rows/changes/money-text.ts'
import { readCancellation } from './read-cancellation.ts'
import { readCredit } from './read-credit.ts'
import { readDelivery } from './read-delivery.ts'
import type { ReadLife } from './life-reading.ts'

/** @param parse reads a number in the clerk's language and returns it times 100 */
export function readLife(subject: LifeSubject, draft: LifeDraft, parse: Parse): ReadLife {
  switch (subject.task) {
    case 'deliver':
      return readDelivery(subject, draft, parse)
    case 'cancel':
      return readCancellation(subject, draft, parse)
    case 'credit':
      return readCredit(subject, draft, parse)
  }
}

/** What an entry of the journal is called in the clerk's language. */
import type { JournalEntry, JournalSubject } from '../../../../shared/domain/journal/journal.ts'
import { type OrderWriteName, orderWrites } from '../../../../shared/domain/order/history.enums.ts'
import { closingAct, sessionActs } from '../../../../shared/domain/journal/journal.enums.ts'
import { batchActs } from '../../../../shared/domain/batch/batch.enums.ts'
import type { Localizer } from '../../../locales/localizer.ts'

const ownKinds: readonly string[] = [closingAct, ...sessionActs, ...batchActs]

/** Whether a kind is named by the words of the order desk or of this one; a kind of the credit desk by those of that one. */
export function isNamed(kind: string): boolean {
  return ownKinds.includes(kind) || orderWrites.includes(kind as OrderWriteName)
}

/** The kind by which an entry is named, found and counted: a refund by a cancellation is a credited amount. */
export function kindOf({ kind, isRefund }: Pick<JournalEntry, 'kind' | 'isRefund'>): string {
  return isRefund ? 'creditAmount' : kind
}

/**
 * What was done; the kind itself if nobody has words for it.
 * @param hasCredit whether the words of the credit desk are there
 */
export function kindText(kind: string, hasCredit: boolean, l: Localizer): string {
  if (ownKinds.includes(kind)) return l.term('journalKind', kind)
  if (isNamed(kind) || !hasCredit) return l.term('historyOperation', kind)
  return l.term('creditOperation', kind)
}

/** Who did it: a key by the first digits of its hash, a person whose name was erased by the id. */
export function personText({ kind, id, name }: JournalEntry['who'], l: Localizer): string {
  if (kind === 'server') return l.term('historyServer', id.replace(/^key:/, ''))
  return name ?? l.term('journalErased', id)
}

/** What it is about. */
export function subjectText({ kind, number, of }: JournalSubject, l: Localizer): string {
  if (number === undefined) return l.term('journalSubjectAlone', kind)
  switch (kind) {
    case 'closing':
      return l.term('journalPayout', l.day(number))
    case 'credit':
      return l.term(
        of?.endsWith('PaymentPlanNr') ? 'journalPlan' : 'journalCredit',
        of?.startsWith('Client') ? l.term('journalOwnNumber', number) : number,
      )
    case 'order':
      return number
    default:
      return `${l.term('journalSubjectAlone', kind)} ${number}`
  }
}

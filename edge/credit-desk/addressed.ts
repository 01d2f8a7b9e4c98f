/** Whose histories get an entry of the SOAP service: that of its subject, and that of what it made. */
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Addressed, Home, OldEntry } from '../desk/old-history.ts'
import { type Subject, subjectDeskName } from './credit-request.ts'
import type { CreditRecord } from './history-entry.ts'
import { createdSubject } from './result-facts.ts'

/** The key of a history, from the name of its subject's desk: that of a desk without a subject has none. */
export function creditSubject(deskName: string): string {
  return `credit/${deskName.slice(0, KEY_LENGTH)}`
}
/** Hex digits of the digest: 128 bits. */
const KEY_LENGTH = 32

/** Has the acts whose subject has no number, or a customer's: nobody reads it alone. */
const OF_NO_NUMBER = 'credit/-'

/** The history of what was made has the entry itself, and that of the subject a copy. */
export async function addressed(
  merchantId: string,
  { operation, made }: Pick<CreditRecord, 'operation' | 'made'>,
  subject: Subject | undefined,
): Promise<Addressed> {
  const created = createdSubject(operation as CreditWriteName, made)
  const keys = await Promise.all(
    [created, subject]
      .filter((one) => one !== undefined)
      .map(async (one) => creditSubject(await subjectDeskName(merchantId, one))),
  )
  const [first, second] = keys
  const to = [
    { subject: first ?? OF_NO_NUMBER },
    ...(second === undefined || second === first ? [] : [{ subject: second, isCopy: true } as const]),
  ]
  return { to, number: numberOf(created ?? subject) }
}

/** The same for an entry of an earlier release, which does not say its subject: the desk's history is the subject's. */
export async function addressedByDesk(
  entry: OldEntry,
  { merchantId, subject, number }: Home,
): Promise<Addressed> {
  const { made } = entry as Partial<CreditRecord>
  const own = await addressed(merchantId, { ...entry, ...(made !== undefined && { made }) }, undefined)
  const [created] = own.to
  const isHere = created!.subject === subject || created!.subject === OF_NO_NUMBER
  if (isHere) return { to: [{ subject }], number: own.number ?? number }
  return { to: [created!, { subject, isCopy: true }], number: own.number }
}

/** @returns what a letter has of it; undefined for a customer's number */
export function numberOf(subject: Subject | undefined): string | undefined {
  return subject && subject.kind !== 'SecurityNumber' ? `${subject.kind}/${subject.number}` : undefined
}

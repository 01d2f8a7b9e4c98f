/** Which entries a clerk wants to see. Pure. */
import type { JournalAmounts, JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'
import { fold, searchWords } from '../../../rows/view/fold.ts'
import type { ShownOutcome } from '../words/changes-terms.ts'
import type { KeptEntry } from './journal-data.ts'
import { kindOf } from './journal-words.ts'

/** Every member narrows; none set is every entry. */
export interface JournalFilter {
  /** Words that an entry must have in a number, a name, a reason, a note or its request id. */
  search?: string
  /** A {@link personKey}. */
  person?: string
  /** Kinds with the same words are one choice. */
  kinds?: readonly string[]
  outcome?: ShownOutcome
  /** The least change of the amount, up or down, in minor units. */
  minimum?: Long
}

/** Whether an entry passes the filter. */
export function matcherOf(filter: JournalFilter): (kept: KeptEntry) => boolean {
  const { person, kinds, outcome, minimum } = filter
  const words = searchWords(filter.search ?? '')
  return (kept) => {
    const { entry } = kept
    if (person !== undefined && personKey(entry.who) !== person) return false
    if (kinds && !kinds.includes(kindOf(entry))) return false
    if (outcome !== undefined && kept.outcome !== outcome) return false
    if (minimum !== undefined && !changesBy(entry.amounts, minimum)) return false
    if (words.length === 0) return true
    const text = searched(entry)
    return words.every((word) => text.includes(word))
  }
}

/** The filter with a member changed; an undefined or empty one narrows no more. */
export function withFilter(
  filter: JournalFilter,
  changes: Partial<Record<keyof JournalFilter, unknown>>,
): JournalFilter {
  const members = Object.entries({ ...filter, ...changes })
  return Object.fromEntries(members.filter(([, value]) => value !== undefined && value !== ''))
}

export function isFiltered(filter: JournalFilter): boolean {
  return Object.keys(filter).length > 0
}

/** Tells persons apart: a server's key may have the id of a user. */
export function personKey({ kind, id }: JournalEntry['who']): string {
  return `${kind} ${id}`
}

/** After minus before; undefined unless both are known. */
export function amountChange({ before, after }: JournalAmounts = {}): Long | undefined {
  return before === undefined || after === undefined ? undefined : difference(after, before)
}

function changesBy(amounts: JournalAmounts | undefined, minimum: Long): boolean {
  const change = amountChange(amounts)
  return change !== undefined && (change >= minimum || -BigInt(change) >= minimum)
}

/** Folding costs more than looking. */
const folded = new WeakMap<JournalEntry, string>()

function searched(entry: JournalEntry): string {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const { subject, made, who, reason, note, requestId } = entry
  const texts = [subject.number, made, who.name, who.id, reason, note, requestId]
  const text = fold(texts.filter((each) => each !== undefined).join('\n'))
  folded.set(entry, text)
  return text
}

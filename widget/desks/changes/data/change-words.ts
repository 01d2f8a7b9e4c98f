/** A changed member of an order or of a row, in words. */
import type { JournalChange } from '../../../../shared/domain/journal/journal.ts'
import { isLong, type Long } from '../../../../shared/domain/values/long.ts'
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { Words } from '../../../locales/en.ts'

type Label = { [Term in keyof Words]: Words[Term] extends string ? Term : never }[Exclude<
  keyof Words,
  `$${string}`
>]

interface Member {
  label: Label
  text(value: NonNullable<JournalChange['to']>, l: Localizer): string
}

const plainText: Member['text'] = (value) => String(value)
const asNumber =
  (style: 'plain' | 'money' | 'percent'): Member['text'] =>
  (value, l) =>
    isLong(value) ? l.format(value as Long, style) : String(value)
const money = asNumber('money')
const percent = asNumber('percent')

/** The names and units of the order API. */
const members: Readonly<Record<string, Member>> = {
  ArticleNumber: { label: 'article', text: plainText },
  Name: { label: 'name', text: plainText },
  Quantity: { label: 'quantity', text: asNumber('plain') },
  Unit: { label: 'unit', text: plainText },
  UnitPrice: { label: 'price', text: money },
  DiscountPercent: { label: 'discount', text: percent },
  DiscountAmount: { label: 'discount', text: money },
  VatPercent: { label: 'vat', text: percent },
  IsCancelled: { label: 'rowCancelled', text: (value, l) => l.term(value === true ? 'yes' : 'no') },
  OrderAmount: { label: 'orderAmount', text: money },
  CancelledAmount: { label: 'cancelled', text: money },
  OrderStatus: { label: 'journalStatus', text: (value, l) => l.term('orderStatus', String(value)) },
  ExpirationDate: { label: 'expires', text: (value, l) => l.day(String(value)) },
}

/** A key of the metadata, whose values are not kept. */
const METADATA = /^Metadata\./

/** A change as texts. A value that the journal does not keep is undefined, and a missing one is a dash. */
export interface ChangeTexts {
  label: string
  from: string | undefined
  to: string | undefined
}

/** @param isOfRow whether the label names the row too */
export function changeTexts(
  { row, member, from, to }: JournalChange,
  isOfRow: boolean,
  l: Localizer,
): ChangeTexts {
  const known = lookUp(members, member)
  const name = known ? l.term(known.label) : member.replace(METADATA, () => `${l.term('metadata')} `)
  const label = isOfRow && row !== undefined ? `${l.term('rowId')} ${row}, ${name}` : name
  if (from === undefined && to === undefined) return { label, from: undefined, to: undefined }
  const text = (value: JournalChange['to']) =>
    value === undefined || value === '' ? '–' : (known?.text ?? plainText)(value, l)
  return { label, from: text(from), to: text(to) }
}

/** "Qty 2 → 3" as plain text. */
export function changeLine(change: JournalChange, l: Localizer): string {
  const { label, from, to } = changeTexts(change, true, l)
  return from === undefined ? label : `${label}: ${from} → ${to}`
}

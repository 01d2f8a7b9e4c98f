/** Reads what a clerk typed for a row, by the rules that the edge applies. Pure. */
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { PricedRow } from '../../../shared/domain/money/money.ts'
import { withVat } from '../../../shared/domain/money/money-parts.ts'
import { memberName } from '../../../shared/domain/values/refusal.ts'
import { type DecimalProblem, usualSigns } from '../../kit/format/parse-amount.ts'
import type { DeskRow } from './changes.ts'
import { readMoney, readNumber, readQuantity } from './money-text.ts'
import { orderRowSetting, type RowSetting } from './row-setting.ts'
import { rowFields, type RowField, type FieldProblems } from './row-field.ts'

const pricedFields = ['Quantity', 'UnitPrice', 'Discount', 'VatPercent'] as const

export type RowDraft = Record<RowField, string> & {
  DiscountKind: 'percent' | 'amount'
  /** Whether the price and an amount of discount are written with or without VAT. */
  PriceKind: 'with-vat' | 'without-vat'
  /** Empty for the usual one, and where rows have none. */
  RowType: string
}

export const emptyDraft: RowDraft = {
  ArticleNumber: '',
  Name: '',
  Quantity: '1',
  Unit: '',
  UnitPrice: '',
  Discount: '',
  VatPercent: '',
  DiscountKind: 'percent',
  PriceKind: 'with-vat',
  RowType: '',
}

interface ReadRow {
  /** The row to send; undefined while it has errors. */
  row?: DeskRow
  /** Set as soon as the row's price is known, even if other fields have errors. */
  priced?: PricedRow
  problems: FieldProblems
}

/** The form field of a request's member. */
export function fieldOfPointer(pointer: string): RowField | undefined {
  const member = memberName(pointer)
  if (member.startsWith('Discount')) return 'Discount'
  return rowFields.find((field) => field === member)
}

/**
 * @param currency the order's own: amounts may name it, and no other
 * @param parse reads a number in the clerk's language and returns it times 100
 */
export function readDraft(
  draft: RowDraft,
  currency: string,
  parse: (text: string) => Long | DecimalProblem,
  { check }: RowSetting = orderRowSetting,
): ReadRow {
  const problems: FieldProblems = {}
  const number = (field: (typeof pricedFields)[number], isOptional = false) => {
    const isPercent = field === 'VatPercent' || (field === 'Discount' && draft.DiscountKind === 'percent')
    const text = isPercent ? usualSigns(draft[field]).trim().replace(/%$/, '').trim() : draft[field]
    const isMoney = field === 'UnitPrice' || (field === 'Discount' && !isPercent)
    const read = isMoney
      ? readMoney(text, currency, parse)
      : field === 'Quantity'
        ? readQuantity(text, parse, draft.Unit)
        : readNumber(text, parse)
    if (read.ok) return read.value
    if (!isOptional || read.reason.code !== 'empty') problems[field] = read.reason
    return undefined
  }
  const quantity = number('Quantity')
  const writtenPrice = number('UnitPrice')
  const writtenDiscount = number('Discount', true)
  const vat = number('VatPercent')
  const inclusive = (amount: Long | undefined) =>
    amount === undefined || draft.PriceKind === 'with-vat' ? amount : withVat(amount, vat ?? 0)
  const price = inclusive(writtenPrice)
  const discount = draft.DiscountKind === 'amount' ? inclusive(writtenDiscount) : writtenDiscount
  const unread = Object.keys(problems).length > 0

  const row: DeskRow = {
    Name: draft.Name.trim(),
    Quantity: quantity ?? 100,
    UnitPrice: price ?? 0,
    ...(draft.ArticleNumber.trim() && { ArticleNumber: draft.ArticleNumber.trim() }),
    ...(draft.Unit.trim() && { Unit: draft.Unit.trim() }),
    ...(vat !== undefined && { VatPercent: vat }),
    ...(discount !== undefined && discountMember(draft, discount)),
    ...(draft.RowType && { kept: { RowType: draft.RowType } }),
  }
  for (const { pointer, ...reason } of check(row)) {
    const field = fieldOfPointer(pointer)
    // While a number cannot be read, errors about the row's amount mean nothing.
    const isAboutSum = reason.code === 'discount-above-row' || reason.code === 'amount-too-large'
    if (field && !(unread && isAboutSum)) problems[field] ??= reason
  }
  const isPriced = pricedFields.every((field) => !problems[field])
  const isRow = Object.keys(problems).length === 0
  return { ...(isRow && { row }), ...(isPriced && { priced: row }), problems }
}

function discountMember({ DiscountKind }: RowDraft, value: Long): Partial<OrderRowInput> {
  return DiscountKind === 'percent' ? { DiscountPercent: value } : { DiscountAmount: value }
}

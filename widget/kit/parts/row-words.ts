/** Describes rows and their members, for the review and for the changes of others. */
import type { TemplateResult } from 'lit'
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { MergedMember } from '../../rows/changes/rebase.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { figure } from './figure.ts'

type Shown = OrderRowInput & { IsCancelled?: boolean }

const labels = {
  ArticleNumber: 'articleNumber',
  Name: 'name',
  Quantity: 'quantityLong',
  Unit: 'unit',
  UnitPrice: 'unitPrice',
  Discount: 'discount',
  VatPercent: 'vat',
  IsCancelled: 'rowId',
} as const satisfies Record<MergedMember, string>

export function memberLabel(member: MergedMember, l: Localizer): string {
  return l.term(labels[member])
}

/** A member's value as text; a dash if it is empty. */
export function memberText(row: Shown, member: MergedMember, l: Localizer): string {
  switch (member) {
    case 'ArticleNumber':
    case 'Name':
    case 'Unit':
      return row[member] || '–'
    case 'Quantity':
      return l.format(row.Quantity, 'plain')
    case 'UnitPrice':
      return l.money(row.UnitPrice)
    case 'VatPercent':
      return l.format(row.VatPercent ?? 0, 'percent')
    case 'Discount':
      if (row.DiscountPercent) return l.format(row.DiscountPercent, 'percent')
      return row.DiscountAmount ? l.money(row.DiscountAmount) : '–'
    case 'IsCancelled':
      return l.term(row.IsCancelled ? 'rowCancelled' : 'rowStays')
  }
}

/** {@link memberText}, with numbers in their own text direction. */
export function memberValue(row: Shown, member: MergedMember, l: Localizer): TemplateResult | string {
  const text = memberText(row, member, l)
  return member === 'Name' || member === 'ArticleNumber' || member === 'IsCancelled' ? text : figure(text)
}

/** The name by which a clerk knows a row. */
export function rowName({ Name, ArticleNumber }: OrderRowInput, l: Localizer): string {
  return Name || ArticleNumber || l.term('rowId')
}

/** The first items of a list, and how many more there are. */
export function cut<Item>(all: readonly Item[], most: number): { shown: readonly Item[]; more: number } {
  return { shown: all.slice(0, most), more: Math.max(0, all.length - most) }
}

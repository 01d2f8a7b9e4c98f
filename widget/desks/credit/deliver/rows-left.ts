/** The rows that a clerk can choose from, as far as the history knows them. Pure. */
import { creditLeft } from '../../../../shared/domain/credit/credit-left.rules.ts'
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Draft, Subject } from './draft.ts'

/** The rows left to deliver, or to credit of the chosen invoice; undefined where they are not known. */
export function rowsLeft(
  { task, order }: Subject,
  { invoice, isOlder }: Draft,
  history: readonly CreditHistoryEntry[],
): readonly CreditRow[] | undefined {
  const { rows, invoices } = creditLeft(history, order)
  const known = task === 'credit' ? invoice !== undefined && invoices.get(invoice) : rows
  if (!known || known.length === 0) return undefined
  // Rows of the older operation have prices without VAT: they would match none of these.
  return isOlder && known.some(({ PriceIncludingVat }) => PriceIncludingVat) ? undefined : known
}

/** Whether the order's prices include VAT, by the last rows in the history. */
export function usualRow(history: readonly CreditHistoryEntry[]): { withVat: boolean; rate: string } {
  const known = history.find(({ outcome, rows }) => outcome === 'done' && rows && rows.length > 0)
  const [row] = known?.rows ?? []
  // Without known rows, prices are taken to include VAT: the provider refuses the other kind.
  return { withVat: row ? row.PriceIncludingVat === true : true, rate: row?.VatPercent ?? '' }
}

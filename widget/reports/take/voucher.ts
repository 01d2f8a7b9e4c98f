/** The voucher of one client report: what it books on which account. Pure and exact. */
import type { Long } from '../../../shared/domain/long.ts'
import { ExactSum, minus } from '../../../shared/domain/payout/exact.ts'
import type { Payout } from '../../../shared/domain/payout/payout.ts'
import type { Account, AccountRole, Books } from './bookkeeping.ts'

/** What a line is about. */
export type LineKind =
  | { is: 'paid' | 'fees' | 'opening' | 'closing' }
  /** VAT of one rate, percent × 100; undefined where rows state VAT that none of their fees has. */
  | { is: 'vat'; percent: Long | undefined }
  /** What was sold; `order` is set where each order has a line, and empty for rows without a number. */
  | { is: 'sold'; order?: string }
  /** Rows of a kind that we do not know. */
  | { is: 'unknown'; rowType: string }

export interface VoucherLine {
  kind: LineKind
  role: AccountRole
  account: Account
  /** Minor units: debit is positive, credit negative; never 0. */
  amount: Long
}

export interface Voucher {
  lines: readonly VoucherLine[]
  /** Sum of the lines; 0 exactly if what is paid follows from the rows and the stated debts. */
  difference: Long
  debit: Long
  credit: Long
}

/** The amount of all rows of one order, minor units. */
export interface OrderAmount {
  key: string
  nominalAmount: Long
}

/**
 * Books what reaches the bank and the two debts as the report states them, and everything else as its rows come to:
 *
 *     paid + fees + VAT − sold + opening debt − closing debt
 *
 * which is the payout equation with everything on one side.
 */
export function voucherOf(
  { stated, totals }: Pick<Payout, 'stated' | 'totals'>,
  { accounts }: Pick<Books, 'accounts'>,
): Voucher {
  const lines: VoucherLine[] = []
  const [debit, credit] = [new ExactSum(), new ExactSum()]
  const add = (role: AccountRole, kind: LineKind, amount: Long) => {
    if (amount === 0) return
    lines.push({ kind, role, account: accounts[role], amount })
    if (amount > 0) debit.add(amount)
    else credit.add(minus(0, amount))
  }
  add('bank', { is: 'paid' }, stated.providerPaidAmountIncludingWithholding)
  add('fees', { is: 'fees' }, totals.feeAmountExcludingVat)
  let vat = totals.feeVatAmount
  for (const { vatPercent, vatAmount } of totals.vatGroups) {
    add('vat', { is: 'vat', percent: vatPercent }, vatAmount)
    vat = minus(vat, vatAmount)
  }
  add('vat', { is: 'vat', percent: undefined }, vat)
  const unknown = totals.rowTypes.filter(({ rowType }) => totals.unknownRowTypes.includes(rowType))
  const sold = unknown.reduce((left, { nominalAmount }) => minus(left, nominalAmount), totals.nominalAmount)
  add('receivable', { is: 'sold' }, minus(0, sold))
  for (const { rowType, nominalAmount } of unknown) {
    add('suspense', { is: 'unknown', rowType }, minus(0, nominalAmount))
  }
  add('debt', { is: 'opening' }, stated.openingBalanceDebt)
  add('debt', { is: 'closing' }, minus(0, stated.closingBalanceDebt))
  return { lines, difference: minus(debit.value, credit.value), debit: debit.value, credit: credit.value }
}

/**
 * The lines of a voucher with one for each order instead of one for all; they come to the same. They are made one by one,
 * because there may be a hundred thousand.
 * @param orders amounts of all rows but those of unknown types
 */
export function* linesByOrder(
  { lines }: Voucher,
  { accounts }: Pick<Books, 'accounts'>,
  orders: Iterable<OrderAmount>,
): Generator<VoucherLine> {
  const line = (kind: LineKind, amount: Long): VoucherLine => ({
    kind,
    role: 'receivable',
    account: accounts.receivable,
    amount,
  })
  let left: Long = 0
  for (const each of lines) {
    if (each.kind.is === 'sold') left = each.amount
    else yield each
  }
  for (const { key, nominalAmount } of orders) {
    const amount = minus(0, nominalAmount)
    if (amount !== 0) yield line({ is: 'sold', order: key }, amount)
    left = minus(left, amount)
  }
  if (left !== 0) yield line({ is: 'sold' }, left)
}

/** Why a voucher must not be taken into the books. */
export type VoucherRefusal =
  { code: 'unbalanced'; difference: Long } | { code: 'currencies' } | { code: 'nothing' }

/**
 * A ledger would take a voucher with the difference on some account for the truth, so there is no file of a payout
 * that does not balance; its preview shows the difference on a line of its own.
 */
export function voucherRefusal(payout: Payout, { lines, difference }: Voucher): VoucherRefusal | undefined {
  if (payout.totals.otherCurrencyRows.length > 0) return { code: 'currencies' }
  if (payout.verdict === 'does-not-balance' || difference !== 0) return { code: 'unbalanced', difference }
  return lines.length === 0 ? { code: 'nothing' } : undefined
}

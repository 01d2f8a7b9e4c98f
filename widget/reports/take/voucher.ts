/** The voucher of one client report: what it books on which account. Pure and exact. */
import { type Long, normalLong } from '../../../shared/domain/long.ts'
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
 * @param orders one line for each instead of one for all; rows of unknown types are not among them
 */
export function voucherOf(
  { stated, totals }: Pick<Payout, 'stated' | 'totals'>,
  { accounts }: Pick<Books, 'accounts'>,
  orders?: Iterable<OrderAmount>,
): Voucher {
  const lines: VoucherLine[] = []
  const add = (role: AccountRole, kind: LineKind, amount: bigint) => {
    if (amount !== 0n) lines.push({ kind, role, account: accounts[role], amount: normalLong(amount) })
  }
  add('bank', { is: 'paid' }, BigInt(stated.providerPaidAmountIncludingWithholding))
  add('fees', { is: 'fees' }, BigInt(totals.feeAmountExcludingVat))
  let vat = BigInt(totals.feeVatAmount)
  for (const { vatPercent, vatAmount } of totals.vatGroups) {
    add('vat', { is: 'vat', percent: vatPercent }, BigInt(vatAmount))
    vat -= BigInt(vatAmount)
  }
  add('vat', { is: 'vat', percent: undefined }, vat)
  const unknown = totals.rowTypes.filter(({ rowType }) => totals.unknownRowTypes.includes(rowType))
  const guessed = total(unknown.map(({ nominalAmount }) => nominalAmount))
  let sold = BigInt(totals.nominalAmount) - guessed
  for (const { key, nominalAmount } of orders ?? []) {
    add('receivable', { is: 'sold', order: key }, -BigInt(nominalAmount))
    sold -= BigInt(nominalAmount)
  }
  add('receivable', { is: 'sold' }, -sold)
  for (const { rowType, nominalAmount } of unknown) {
    add('suspense', { is: 'unknown', rowType }, -BigInt(nominalAmount))
  }
  add('debt', { is: 'opening' }, BigInt(stated.openingBalanceDebt))
  add('debt', { is: 'closing' }, -BigInt(stated.closingBalanceDebt))
  const amounts = lines.map(({ amount }) => amount)
  const [debit, credit] = [total(amounts.filter(isAbove)), -total(amounts.filter(isBelow))]
  return {
    lines,
    difference: normalLong(debit - credit),
    debit: normalLong(debit),
    credit: normalLong(credit),
  }
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

function total(amounts: Iterable<Long>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += BigInt(amount)
  return sum
}

const isAbove = (amount: Long) => amount > 0
const isBelow = (amount: Long) => amount < 0

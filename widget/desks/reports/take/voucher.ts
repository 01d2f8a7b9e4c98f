/** The voucher of one client report: its amounts by account. Pure and exact. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { ExactSum, minus, plus } from '../../../../shared/domain/report/payout/exact.ts'
import type { Payout } from '../../../../shared/domain/report/payout/payout.ts'
import { creditRowTypes, salesRowTypes } from '../../../../shared/domain/report/payout/sold-row-types.ts'
import type { RowsQuery } from '../data/report-data.ts'
import type { Account, AccountRole, Books } from './bookkeeping.ts'

/** The subject of a line. */
export type LineKind =
  | { is: 'paid' | 'fees' | 'opening' | 'closing' }
  /** Fees of one type, and the VAT of them. */
  | { is: 'fee' | 'fee-vat'; feeType: string }
  /** VAT of one rate, percent × 100; undefined where rows state VAT that none of their fees has. */
  | { is: 'vat'; percent: Long | undefined }
  /** Sales and credits; `order` is set where each order has a line, and empty for rows without a number. */
  | { is: 'sold'; order?: string }
  /** Sales and credits by payment type, where that has an account. */
  | { is: 'payment'; paymentType: string }
  /** Rows of a type that has an account, or is no sale. */
  | { is: 'row-type'; rowType: string }
  /** Rows of an unknown kind. */
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
  /** Sum of the lines; 0 exactly if the payout follows from the rows and the stated debts. */
  difference: Long
  debit: Long
  credit: Long
}

/** The amount of all rows of one order, minor units. */
export interface OrderAmount {
  key: string
  nominalAmount: Long
}

/** The input of a voucher. */
export type VoucherBooks = Pick<Books, 'accounts' | 'accountsBy'>

/**
 * Books the payout to the bank and the two debts as the report states them, and everything else as its rows come to:
 *
 *     paid + fees + VAT − sold − other rows + opening debt − closing debt
 *
 * which is the payout equation with everything on one side.
 * @param eachFee whether each type of fees has its lines, instead of one for all without their own account
 */
export function voucherOf(
  { stated, totals }: Pick<Payout, 'stated' | 'totals'>,
  books: VoucherBooks,
  eachFee = false,
): Voucher {
  const { accounts } = books
  const lines: VoucherLine[] = []
  const [debit, credit] = [new ExactSum(), new ExactSum()]
  const add = (role: AccountRole, kind: LineKind, amount: Long, account = accounts[role]) => {
    if (amount === 0) return
    lines.push({ kind, role, account, amount })
    if (amount > 0) debit.add(amount)
    else credit.add(minus(0, amount))
  }
  add('bank', { is: 'paid' }, stated.providerPaidAmountIncludingWithholding)
  const { feesLeft, vatLeft } = eachFee ? addEachFee(totals, books, add) : addFees(totals, books, add)
  // The rest that rows state in their totals, and in no fee.
  add('fees', { is: 'fees' }, feesLeft)
  add('vat', { is: 'vat', percent: undefined }, vatLeft)
  for (const { kind, role, account, nominalAmount } of bookedRows(totals, books)) {
    add(role, kind, minus(0, nominalAmount), account)
  }
  add('debt', { is: 'opening' }, stated.openingBalanceDebt)
  add('debt', { is: 'closing' }, minus(0, stated.closingBalanceDebt))
  return { lines, difference: minus(debit.value, credit.value), debit: debit.value, credit: credit.value }
}

type Add = (role: AccountRole, kind: LineKind, amount: Long, account?: Account) => void
type Totals = Payout['totals']
/** The amount without a line so far, minor units. */
interface Left {
  feesLeft: Long
  vatLeft: Long
}

/** Fees with their own account, and one line for the others; VAT by its rate. */
function addFees(totals: Totals, { accountsBy }: VoucherBooks, add: Add): Left {
  const own = totals.feesByType.filter(({ type }) => accountsBy.feeType.has(type))
  const others = own.reduce(
    (left, { amountExcludingVat }) => minus(left, amountExcludingVat),
    totals.feeAmountExcludingVat,
  )
  add('fees', { is: 'fees' }, others)
  for (const { type, amountExcludingVat } of own) {
    add('fees', { is: 'fee', feeType: type }, amountExcludingVat, accountsBy.feeType.get(type))
  }
  let vatLeft = totals.feeVatAmount
  for (const { vatPercent, vatAmount } of totals.vatGroups) {
    add('vat', { is: 'vat', percent: vatPercent }, vatAmount)
    vatLeft = minus(vatLeft, vatAmount)
  }
  return { feesLeft: 0, vatLeft }
}

/** Each type of fees, and its VAT below it. */
function addEachFee(totals: Totals, { accountsBy }: VoucherBooks, add: Add): Left {
  let feesLeft = totals.feeAmountExcludingVat
  let vatLeft = totals.feeVatAmount
  for (const { type, amountExcludingVat, vatAmount } of totals.feesByType) {
    add('fees', { is: 'fee', feeType: type }, amountExcludingVat, accountsBy.feeType.get(type))
    add('vat', { is: 'fee-vat', feeType: type }, vatAmount)
    feesLeft = minus(feesLeft, amountExcludingVat)
    vatLeft = minus(vatLeft, vatAmount)
  }
  return { feesLeft, vatLeft }
}

interface BookedRows {
  kind: LineKind
  role: AccountRole
  account: Account
  nominalAmount: Long
}

/** The lines of the rows: sales first, and unknown rows last. */
function bookedRows({ paymentTypes, unknownRowTypes }: Totals, { accounts, accountsBy }: VoucherBooks) {
  const found = new Map<string, BookedRows>()
  const unknown = new Set(unknownRowTypes)
  const add = (key: string, rows: Omit<BookedRows, 'nominalAmount'>, amount: Long) => {
    const before = found.get(key)?.nominalAmount ?? 0
    found.set(key, { ...rows, nominalAmount: plus(before, amount) })
  }
  for (const { rowType, paymentType, nominalAmount } of paymentTypes) {
    const ofRows = accountsBy.rowType.get(rowType)
    const ofPayment = accountsBy.paymentType.get(paymentType)
    if (ofRows) {
      add(
        `row ${rowType}`,
        { kind: { is: 'row-type', rowType }, role: 'receivable', account: ofRows },
        nominalAmount,
      )
    } else if (unknown.has(rowType)) {
      const kind: LineKind = { is: 'unknown', rowType }
      add(`row ${rowType}`, { kind, role: 'suspense', account: accounts.suspense }, nominalAmount)
    } else if (!isSold(rowType)) {
      const kind: LineKind = { is: 'row-type', rowType }
      add(`row ${rowType}`, { kind, role: 'receivable', account: accounts.receivable }, nominalAmount)
    } else if (ofPayment) {
      const kind: LineKind = { is: 'payment', paymentType }
      add(`paid ${paymentType}`, { kind, role: 'receivable', account: ofPayment }, nominalAmount)
    } else {
      add('sold', { kind: { is: 'sold' }, role: 'receivable', account: accounts.receivable }, nominalAmount)
    }
  }
  const places: readonly LineKind['is'][] = ['sold', 'payment', 'row-type', 'unknown']
  return [...found.values()].toSorted(
    (one, other) => places.indexOf(one.kind.is) - places.indexOf(other.kind.is),
  )
}

function isSold(rowType: string): boolean {
  return salesRowTypes.has(rowType) || creditRowTypes.has(rowType)
}

/** Row types that are no sale and have no account, so that they are on the account of the sales. */
export function typesWithoutAccount({ paymentTypes, unknownRowTypes }: Totals, { accountsBy }: VoucherBooks) {
  const types = paymentTypes
    .filter(({ nominalAmount }) => nominalAmount !== 0)
    .map(({ rowType }) => rowType)
    .filter((type) => !isSold(type) && !unknownRowTypes.includes(type) && !accountsBy.rowType.has(type))
  return [...new Set(types)]
}

/** Unknown row types without an account of the host: they are on the suspense account. */
export function suspendedTypes({ unknownRowTypes }: Totals, { accountsBy }: VoucherBooks): string[] {
  return unknownRowTypes.filter((type) => !accountsBy.rowType.has(type))
}

/** The rows behind the line of all sales and credits, as a query. */
export function soldRows(
  { paymentTypes }: Totals,
  { accountsBy }: VoucherBooks,
): Pick<RowsQuery, 'rowTypes' | 'paymentTypes'> {
  const isFree = ({ rowType, paymentType }: Totals['paymentTypes'][number]) =>
    isSold(rowType) && !accountsBy.rowType.has(rowType) && !accountsBy.paymentType.has(paymentType)
  const free = paymentTypes.filter(isFree)
  return {
    rowTypes: [...new Set(free.map(({ rowType }) => rowType))],
    paymentTypes: [...new Set(free.map(({ paymentType }) => paymentType))],
  }
}

/**
 * The lines of a voucher with one for each order instead of one for all; their sum is the same. They are made one by
 * one, because there may be a hundred thousand.
 * @param orders amounts of the rows that {@link soldRows} finds
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

/** Why a voucher must not be booked. */
export type VoucherRefusal =
  | { code: 'unbalanced'; difference: Long }
  | { code: 'another-day' }
  | { code: 'currencies' }
  | { code: 'nothing' }

/**
 * Refuses a voucher that does not balance: a ledger would accept one with the difference on some account. Its preview
 * shows the difference on a separate line.
 */
export function voucherRefusal(payout: Payout, { lines, difference }: Voucher): VoucherRefusal | undefined {
  if (payout.verdict === 'another-day') return { code: 'another-day' }
  if (payout.totals.otherCurrencyRows.length > 0) return { code: 'currencies' }
  if (payout.verdict === 'does-not-balance' || difference !== 0) return { code: 'unbalanced', difference }
  return lines.length === 0 ? { code: 'nothing' } : undefined
}

/** Random correct reports: their numbers come from the description's equation, without code under test. */
import fc from 'fast-check'
import { feeTypes, reportRowTypes } from '../domain/order/enums.ts'
import { paymentTypes } from '../domain/order/payment.enums.ts'
import { type Long, normalLong } from '../domain/values/long.ts'
import { sum } from '../domain/money/money.ts'
import { isTransaction } from '../domain/report/report.rules.ts'
import type { ClientReport, PaymentReport, Report, ReportRow } from '../domain/report/report.schema.ts'
import { type ReportFee, reportFeeOf, reportRowOf } from './report-rows.ts'

export interface ReportOptions {
  /** Rows of a client, by default 8. */
  maxRows?: number
  minRows?: number
  /**
   * Only amounts from a wide range, so that no two rows, fees or sums are equal by chance. Otherwise amounts are 0,
   * small, ordinary and beyond 2^53.
   */
  isSpread?: boolean
  /** Row types that the description does not list, among the others. */
  hasUnknownTypes?: boolean
}

/** A day's report of up to three clients, with balance rows or without. */
export function honestReport(options: ReportOptions = {}): fc.Arbitrary<Report> {
  return fc
    .record({ clients: fc.array(clientSeed(options), { maxLength: 3 }), withBalances: fc.boolean() })
    .map(({ clients, withBalances }) => reportOf(clients, withBalances))
}

/** The same with one client, and with or without balance rows if that is given. */
export function honestClient(options: ReportOptions = {}, withBalances?: boolean): fc.Arbitrary<Report> {
  const balances = withBalances === undefined ? fc.boolean() : fc.constant(withBalances)
  return fc.tuple(clientSeed(options), balances).map(([client, shown]) => reportOf([client], shown))
}

interface ClientSeed {
  currency: string
  opening: Long
  rows: RowSeed[]
}

type RowSeed = Pick<ReportRow, 'nominalAmount' | 'rowType' | 'fees' | 'paymentType'> &
  Record<'isOrder' | 'isCheckout' | 'hasName', boolean>

const date = '2026-03-02'

/** 0, a few minor units, a shop's price, or more than a number can hold. */
const anyAmount = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Long>(0) },
  { weight: 3, arbitrary: fc.integer({ min: -9, max: 9 }) },
  { weight: 6, arbitrary: fc.integer({ min: -5_000_000, max: 5_000_000 }) },
  { weight: 1, arbitrary: fc.bigInt({ min: -(2n ** 56n), max: 2n ** 56n }).map(normalLong) },
)
// Without bias to small amounts and without shrinking: both would make amounts equal.
const spreadAmount = fc.noShrink(
  fc.noBias(
    fc
      .tuple(fc.bigInt({ min: 2n ** 40n, max: 2n ** 56n }), fc.boolean())
      .map(([size, isNegative]) => normalLong(isNegative ? -size : size)),
  ),
)
const rates = fc.constantFrom(0, 600, 1200, 1400, 2500, 2550)

function rowSeed({ isSpread, hasUnknownTypes }: ReportOptions): fc.Arbitrary<RowSeed> {
  const known = reportRowTypes.filter((rowType) => isTransaction({ rowType }))
  const types: readonly string[] = hasUnknownTypes ? [...known, 'Lottery', '__proto__', ''] : known
  const amount = isSpread ? spreadAmount : anyAmount
  const fee = isSpread
    ? fc.tuple(
        fc.constantFrom(...feeTypes),
        spreadAmount,
        rates.filter((rate) => rate > 0),
        spreadAmount,
      )
    : fc.tuple(fc.constantFrom(...feeTypes), anyAmount, rates, anyAmount)
  return fc.record({
    nominalAmount: amount,
    rowType: fc.constantFrom(...types),
    fees: fc.array(
      fee.map(([type, excluding, rate, vat]) => reportFeeOf(type, excluding, rate, rate === 0 ? 0 : vat)),
      { maxLength: 3, minLength: isSpread ? 1 : 0 },
    ),
    paymentType: fc.constantFrom(...paymentTypes),
    isOrder: fc.boolean(),
    isCheckout: fc.boolean(),
    hasName: fc.boolean(),
  })
}

function clientSeed(options: ReportOptions): fc.Arbitrary<ClientSeed> {
  const { isSpread, minRows = 0, maxRows = 8 } = options
  const debt = fc.oneof(fc.constant<Long>(0), (isSpread ? spreadAmount : anyAmount).map(absolute))
  return fc.record({
    currency: fc.constantFrom('SEK', 'NOK', 'EUR', 'DKK'),
    opening: debt,
    rows: fc.array(rowSeed(options), { minLength: minRows, maxLength: maxRows }),
  })
}

function absolute(value: Long): Long {
  return value < 0 ? normalLong(-BigInt(value)) : value
}

function reportOf(clients: readonly ClientSeed[], withBalances: boolean): Report {
  const clientReports = clients.map((client, index) => clientReportOf(client, index, withBalances))
  return { totalNrOfRows: sum(clientReports.map(({ rows }) => rows.length)), clientReports }
}

function clientReportOf(seed: ClientSeed, place: number, withBalances: boolean): ClientReport {
  const { currency, opening } = seed
  const transactions = seed.rows.map((row, index) => rowOf(row, currency, place * 1000 + index))
  const payment = paymentOf(transactions, opening, currency)
  const balance = (rowType: string, amount: Long) =>
    reportRowOf({
      rowType,
      currency,
      nominalAmount: amount,
      providerPaidAmount: amount,
      reconciliationDate: date,
    })
  const rows = withBalances
    ? [
        balance('OpeningBalanceDebt', normalLong(-BigInt(opening))),
        ...transactions,
        balance('ClosingBalanceDebt', payment.closingBalanceDebt),
      ]
    : transactions
  return {
    clientId: 100_001 + place,
    recipientTaxId: `5560${place}-0001`,
    paymentReport: payment,
    rows,
    reconciliationDate: date,
  }
}

function rowOf(seed: RowSeed, currency: string, number: number): ReportRow {
  const { nominalAmount, rowType, fees, isOrder, isCheckout, hasName } = seed
  const fee = sum(fees.map(({ amountExcludingVat }) => amountExcludingVat))
  const vat = sum(fees.map(({ vatAmount }) => vatAmount))
  return {
    ...(hasName && { customerName: `Kund "Åsa" ${number}`, providerCustomerId: 70_000 + number }),
    ...(isOrder && { externalOrderNo: `web-${number}`, orderDate: '2026-03-01T09:30:00' }),
    ...(isOrder && { paymentType: seed.paymentType!, providerOrderNo: 800_000 + number }),
    ...(isCheckout && { providerCheckoutId: 9_007_199_254_740_993n + BigInt(number) }),
    nominalAmount,
    providerPaidAmount: normalLong(BigInt(nominalAmount) - BigInt(fee) - BigInt(vat)),
    totalFeeAmountExcludingVat: fee,
    totalFeeVatAmount: vat,
    currency,
    destinationCurrency: currency,
    exchangeRate: 1,
    // Every transaction has its own identity: no honest report has two equal rows.
    deliveryId: 500_000 + number,
    ...(rowType === 'Credit' && { creditId: 600_000 + number }),
    rowType,
    fees,
    reconciliationDate: date,
  }
}

/** The equation of provider/reports/README.md, written out. */
function paymentOf(rows: readonly ReportRow[], opening: Long, currency: string): PaymentReport {
  const nominal = rows.reduce((all, row) => all + BigInt(row.nominalAmount), 0n)
  const fees = rows.flatMap((row) => row.fees)
  const fee = feeTotal(fees, 'amountExcludingVat')
  const vat = feeTotal(fees, 'vatAmount')
  const excluding = nominal - fee - vat
  const balance = excluding - BigInt(opening)
  const usedRates = [...new Set(fees.map(({ vatPercent }) => vatPercent))]
  return {
    providerPaidAmountExcludingWithholding: normalLong(excluding),
    providerPaidAmountIncludingWithholding: normalLong(balance > 0n ? balance : 0n),
    openingBalanceDebt: opening,
    closingBalanceDebt: normalLong(balance < 0n ? -balance : 0n),
    nominalAmount: normalLong(nominal),
    feeAmountExcludingVat: normalLong(fee),
    feeVatAmount: normalLong(vat),
    numberOfRows: rows.length,
    currency,
    vatGroups: usedRates
      .map((vatPercent) => ({
        vatPercent,
        vatAmount: normalLong(
          feeTotal(
            fees.filter((each) => each.vatPercent === vatPercent),
            'vatAmount',
          ),
        ),
      }))
      .toSorted((a, b) => Number(b.vatPercent) - Number(a.vatPercent)),
  }
}

function feeTotal(fees: readonly ReportFee[], member: 'amountExcludingVat' | 'vatAmount'): bigint {
  return fees.reduce((all, fee) => all + BigInt(fee[member]), 0n)
}

/**
 * Twelve ways to make a balanced report wrong. Eleven have a cause that can be named; the last is two faults at once,
 * without a cause. Each is a pure function of an honest report. It works out the numbers without code under test, so
 * that a hostile provider can serve the result.
 */
import { type Long, normalLong } from '../domain/values/long.ts'
import type { Cause } from '../domain/report/payout/payout.ts'
import { isTransaction } from '../domain/report/report.rules.ts'
import type { ClientReport, PaymentReport, Report, ReportRow } from '../domain/report/report.schema.ts'
import type { ReportFee } from './report-rows.ts'

export interface TamperedReport {
  report: Report
  /** Place of the client report that no longer balances. */
  client: number
  /** The members that the cause must have. */
  names: { rows?: number[]; feeType?: string; vatPercent?: Long; missing?: number; currency?: string }
}

export interface Tampering {
  /** The change of the report. */
  name: string
  /** Undefined: it has no cause. */
  kind: Cause['kind'] | undefined
  /**
   * @param pick which of the possible rows, fees or rates; any integer from 0 on
   * @returns undefined if no client allows it, such as a report without rows
   */
  tamper(report: Report, pick?: number): TamperedReport | undefined
}

/** A client report's change, and the members of its cause. */
type Change = { client: ClientReport; names: TamperedReport['names'] } | undefined

export const tamperings: readonly Tampering[] = [
  tampering('leaves a row out of its totals', 'row', (client, pick) => {
    const place = picked(sales(client), pick)
    if (place === undefined) return undefined
    return { client: leftOut(client, partsOf(client.rows[place]!)), names: { rows: [place] } }
  }),

  tampering('leaves two rows out of its totals', 'pair', (client, pick) => {
    const places = sales(client)
    const first = picked(places, pick)
    const second = picked(
      places.filter((place) => place !== first),
      Math.floor(pick / 2),
    )
    if (first === undefined || second === undefined) return undefined
    const rows = [first, second].toSorted((a, b) => a - b)
    const parts = added(partsOf(client.rows[first]!), partsOf(client.rows[second]!))
    return { client: leftOut(client, parts), names: { rows } }
  }),

  tampering('leaves all fees of one type out of its totals', 'fee-type', (client, pick) => {
    const fees = client.rows.flatMap((row) => row.fees)
    const types = [...new Set(fees.map(({ type }) => type))].filter(
      (type) => fees.filter((fee) => fee.type === type).length > 1,
    )
    const feeType = picked(types, pick)
    if (feeType === undefined) return undefined
    const parts = fees.filter(({ type }) => type === feeType).map(partsOfFee)
    return { client: leftOut(client, parts.reduce(added)), names: { feeType } }
  }),

  tampering('leaves one fee of one row out of its totals', 'row-fee', (client, pick) => {
    const fees = client.rows.flatMap((row, place) => row.fees.map((fee) => ({ place, fee })))
    const chosen = picked(fees, pick)
    if (!chosen) return undefined
    const { place, fee } = chosen
    return { client: leftOut(client, partsOfFee(fee)), names: { rows: [place], feeType: fee.type } }
  }),

  tampering('charges 17,27 more VAT at one rate', 'vat-rate', (client, pick) => {
    const group = picked(client.paymentReport.vatGroups, pick)
    if (!group) return undefined
    const more = { ...noParts, vat: -1727n, paid: 1727n, rates: new Map([[group.vatPercent, -1727n]]) }
    return { client: leftOut(client, more), names: { vatPercent: group.vatPercent } }
  }),

  tampering('states an opening debt that is 31,41 too high', 'opening-debt', (client) => {
    const openingBalanceDebt = plus(client.paymentReport.openingBalanceDebt, 3141n)
    return { client: withPayment(client, { openingBalanceDebt }), names: {} }
  }),

  tampering('states a closing debt that is 13,13 too high', 'closing-debt', (client) => {
    const closingBalanceDebt = plus(client.paymentReport.closingBalanceDebt, 1313n)
    return { client: withPayment(client, { closingBalanceDebt }), names: {} }
  }),

  tampering('lists a row with the other sign', 'flipped-sign', (client, pick) => {
    const place = picked(sales(client), pick)
    if (place === undefined) return undefined
    return { client: withRow(client, place, flipped), names: { rows: [place] } }
  }),

  tampering('lists a row twice', 'doubled-row', (client, pick) => {
    const place = picked(transactions(client), pick)
    if (place === undefined) return undefined
    const rows = client.rows.toSpliced(place, 0, client.rows[place]!)
    return { client: { ...client, rows }, names: { rows: [place, place + 1] } }
  }),

  tampering('does not list a row', 'missing-row', (client, pick) => {
    const place = picked(transactions(client), pick)
    if (place === undefined) return undefined
    return { client: { ...client, rows: client.rows.toSpliced(place, 1) }, names: { missing: 1 } }
  }),

  tampering(
    'leaves a row out of its totals because it is in another currency',
    'currency',
    (client, pick) => {
      const place = picked(transactions(client), pick)
      if (place === undefined) return undefined
      const currency = client.paymentReport.currency === 'USD' ? 'GBP' : 'USD'
      const foreign = withRow(client, place, (row) => ({ ...row, currency }))
      return { client: leftOut(foreign, partsOf(client.rows[place]!)), names: { rows: [place], currency } }
    },
  ),

  tampering('raises the amounts of two rows and a fee of a third', undefined, (client, pick) => {
    const places = transactions(client)
    const withFee = places.filter((place) => client.rows[place]!.fees.length > 0)
    const third = picked(withFee, pick)
    const [first, second] = places.filter((place) => place !== third)
    if (third === undefined || first === undefined || second === undefined) return undefined
    const two = withRow(withRow(client, first, dearer), second, dearer)
    return { client: withRow(two, third, withDearerFee), names: {} }
  }),
]

function tampering(
  name: string,
  kind: Tampering['kind'],
  change: (client: ClientReport, pick: number) => Change,
): Tampering {
  return {
    name,
    kind,
    tamper(report, pick = 0) {
      for (const [place, client] of report.clientReports.entries()) {
        const changed = change(client, pick)
        // Leaving out a row without amounts changes nothing.
        const isChanged = changed && textOf(changed.client) !== textOf(client)
        if (isChanged)
          return { report: withClient(report, place, changed.client), client: place, names: changed.names }
      }
      return undefined
    },
  }
}

const textOf = (value: unknown) =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? `${member}n` : member))

function picked<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items.length === 0 ? undefined : items[pick % items.length]
}

/** Places of the transactions. */
function transactions({ rows }: ClientReport): number[] {
  return rows.flatMap((row, place) => (isTransaction(row) ? [place] : []))
}

/** Places of the transactions with an amount. */
function sales(client: ClientReport): number[] {
  return transactions(client).filter((place) => client.rows[place]!.nominalAmount !== 0)
}

/** The amounts that rows or fees add to the totals. */
interface Parts {
  nominal: bigint
  fees: bigint
  vat: bigint
  paid: bigint
  rates: ReadonlyMap<Long, bigint>
}

const noParts: Parts = { nominal: 0n, fees: 0n, vat: 0n, paid: 0n, rates: new Map() }

function partsOfFee(fee: ReportFee): Parts {
  const fees = BigInt(fee.amountExcludingVat)
  const vat = BigInt(fee.vatAmount)
  return { nominal: 0n, fees, vat, paid: -fees - vat, rates: new Map([[fee.vatPercent, vat]]) }
}

function partsOf(row: ReportRow): Parts {
  const nominal = BigInt(row.nominalAmount)
  return row.fees.map(partsOfFee).reduce(added, { ...noParts, nominal, paid: nominal })
}

function added(a: Parts, b: Parts): Parts {
  const rates = new Map(a.rates)
  for (const [rate, vat] of b.rates) rates.set(rate, (rates.get(rate) ?? 0n) + vat)
  return {
    nominal: a.nominal + b.nominal,
    fees: a.fees + b.fees,
    vat: a.vat + b.vat,
    paid: a.paid + b.paid,
    rates,
  }
}

/** The same rows under totals that lack the parts, with the debts and the payout that follow from them. */
function leftOut(client: ClientReport, parts: Parts): ClientReport {
  const stated = client.paymentReport
  const excluding = BigInt(stated.providerPaidAmountExcludingWithholding) - parts.paid
  const balance = excluding - BigInt(stated.openingBalanceDebt)
  const closing = normalLong(balance < 0n ? -balance : 0n)
  const payment: Partial<PaymentReport> = {
    nominalAmount: plus(stated.nominalAmount, -parts.nominal),
    feeAmountExcludingVat: plus(stated.feeAmountExcludingVat, -parts.fees),
    feeVatAmount: plus(stated.feeVatAmount, -parts.vat),
    providerPaidAmountExcludingWithholding: normalLong(excluding),
    providerPaidAmountIncludingWithholding: normalLong(balance > 0n ? balance : 0n),
    closingBalanceDebt: closing,
    vatGroups: stated.vatGroups.map(({ vatPercent, vatAmount }) => ({
      vatPercent,
      vatAmount: plus(vatAmount, -(parts.rates.get(vatPercent) ?? 0n)),
    })),
  }
  const rows = client.rows.map((row) =>
    row.rowType === 'ClosingBalanceDebt'
      ? { ...row, nominalAmount: closing, providerPaidAmount: closing }
      : row,
  )
  return withPayment({ ...client, rows }, payment)
}

function plus(a: Long, b: bigint): Long {
  return normalLong(BigInt(a) + b)
}

function withPayment(client: ClientReport, change: Partial<PaymentReport>): ClientReport {
  return { ...client, paymentReport: { ...client.paymentReport, ...change } }
}

function withRow(client: ClientReport, place: number, change: (row: ReportRow) => ReportRow): ClientReport {
  return { ...client, rows: client.rows.with(place, change(client.rows[place]!)) }
}

function withClient(report: Report, place: number, client: ClientReport): Report {
  const more = BigInt(client.rows.length - report.clientReports[place]!.rows.length)
  return {
    totalNrOfRows: plus(report.totalNrOfRows, more),
    clientReports: report.clientReports.with(place, client),
  }
}

function flipped(row: ReportRow): ReportRow {
  return {
    ...row,
    nominalAmount: negative(row.nominalAmount),
    providerPaidAmount: negative(row.providerPaidAmount),
    totalFeeAmountExcludingVat: negative(row.totalFeeAmountExcludingVat),
    totalFeeVatAmount: negative(row.totalFeeVatAmount),
    fees: row.fees.map((fee) => ({
      ...fee,
      amountExcludingVat: negative(fee.amountExcludingVat),
      vatAmount: negative(fee.vatAmount),
      providerPaidAmount: negative(fee.providerPaidAmount),
    })),
  }
}

function negative(value: Long): Long {
  return normalLong(-BigInt(value))
}

/** The row with 101,37 more amount; it adds up. */
function dearer(row: ReportRow): ReportRow {
  return {
    ...row,
    nominalAmount: plus(row.nominalAmount, 10_137n),
    providerPaidAmount: plus(row.providerPaidAmount, 10_137n),
  }
}

/** The row with 7,19 more of its first fee; it adds up. */
function withDearerFee(row: ReportRow): ReportRow {
  const [fee, ...others] = row.fees
  const dearerFee = {
    ...fee!,
    amountExcludingVat: plus(fee!.amountExcludingVat, 719n),
    providerPaidAmount: plus(fee!.providerPaidAmount, -719n),
  }
  return {
    ...row,
    fees: [dearerFee, ...others],
    totalFeeAmountExcludingVat: plus(row.totalFeeAmountExcludingVat, 719n),
    providerPaidAmount: plus(row.providerPaidAmount, -719n),
  }
}

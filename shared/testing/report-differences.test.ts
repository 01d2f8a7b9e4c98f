/**
 * Days worked out by hand: every number below is a literal, with its sum in a comment. The code under test and
 * the provider's code must not compute any of them.
 */
import { describe, expect, it } from 'vitest'
import { feeTypes } from '../domain/order/enums.ts'
import type { Long } from '../domain/values/long.ts'
import { reportDifferences } from './report-differences.ts'
import type { ClientReport, Report, ReportRow } from '../domain/report/report.schema.ts'

type Payment = ClientReport['paymentReport']
type Fee = ReportRow['fees'][number]

/** A row. Amounts that are not given are zero. */
function row(members: Partial<ReportRow>): ReportRow {
  return {
    nominalAmount: 0,
    providerPaidAmount: 0,
    totalFeeAmountExcludingVat: 0,
    totalFeeVatAmount: 0,
    currency: 'SEK',
    rowType: 'Order',
    fees: [],
    reconciliationDate: '2026-03-02',
    ...members,
  }
}

function fee(type: Fee['type'], amountExcludingVat: Long, vatPercent: Long, vatAmount: Long): Fee {
  const providerPaidAmount = -(Number(amountExcludingVat) + Number(vatAmount))
  return { type, amountExcludingVat, vatPercent, vatAmount, providerPaidAmount }
}

interface Day {
  payment: Omit<Payment, 'currency'>
  rows: ReportRow[]
  /** Rows of the report, with balance rows. */
  shown: number
}

function reportOf({ payment, rows, shown }: Day): Report {
  return {
    totalNrOfRows: shown,
    clientReports: [
      {
        clientId: 100001,
        recipientTaxId: 'SE-1',
        paymentReport: { ...payment, currency: 'SEK' },
        rows,
        reconciliationDate: '2026-03-02',
      },
    ],
  }
}

/** A delivery of 100,00: Service 1,95 + Admin 19,00 = 20,95; VAT 0,49 + 4,75 = 5,24; 100,00 − 26,19 = 73,81. */
const smallSale = row({
  nominalAmount: 10_000,
  fees: [fee('Service', 195, 2500, 49), fee('Admin', 1900, 2500, 475)],
  totalFeeAmountExcludingVat: 2095,
  totalFeeVatAmount: 524,
  providerPaidAmount: 7381,
})

/** A credit of 500,00: Credit 9,00, VAT 2,25; −500,00 − 11,25 = −511,25. */
const largeCredit = row({
  rowType: 'Credit',
  nominalAmount: -50_000,
  fees: [fee('Credit', 900, 2500, 225)],
  totalFeeAmountExcludingVat: 900,
  totalFeeVatAmount: 225,
  providerPaidAmount: -51_125,
})

const opening = (amount: Long) =>
  row({ rowType: 'OpeningBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })
const closing = (amount: Long) =>
  row({ rowType: 'ClosingBalanceDebt', nominalAmount: amount, providerPaidAmount: amount })

/**
 * All fourteen fee types on two rows, at two rates of VAT. Row one, 1 000,00, at 25 %:
 * 100+200+300+400+500+600+700+800+900+1000+1100 = 6600; VAT 25+50+75+100+125+150+175+200+225+250+275 = 1650.
 * Row two, 200,00: Interest 1300 and LegalAction 1400 at 0 %, Collection 1250 at 6 % = 75 VAT;
 * 3950, VAT 75. Nominal 120 000, fees 6600 + 3950 = 10 550, VAT 1650 + 75 = 1725.
 */
const atFullRate = feeTypes.filter((type) => !['Interest', 'LegalAction', 'Collection'].includes(type))
const everyFeeDay: Day = {
  payment: {
    // 120 000 − 10 550 − 1725 = 107 725; the day opens without a debt.
    providerPaidAmountExcludingWithholding: 107_725,
    providerPaidAmountIncludingWithholding: 107_725,
    openingBalanceDebt: 0,
    closingBalanceDebt: 0,
    nominalAmount: 120_000,
    feeAmountExcludingVat: 10_550,
    feeVatAmount: 1725,
    numberOfRows: 2,
    vatGroups: [
      { vatPercent: 2500, vatAmount: 1650 },
      { vatPercent: 600, vatAmount: 75 },
      { vatPercent: 0, vatAmount: 0 },
    ],
  },
  rows: [
    row({
      nominalAmount: 100_000,
      fees: atFullRate.map((type, index) => fee(type, 100 * (index + 1), 2500, 25 * (index + 1))),
      totalFeeAmountExcludingVat: 6600,
      totalFeeVatAmount: 1650,
      providerPaidAmount: 91_750,
    }),
    row({
      rowType: 'BoughtAdminInvoice',
      nominalAmount: 20_000,
      fees: [fee('Interest', 1300, 0, 0), fee('LegalAction', 1400, 0, 0), fee('Collection', 1250, 600, 75)],
      totalFeeAmountExcludingVat: 3950,
      totalFeeVatAmount: 75,
      providerPaidAmount: 15_975,
    }),
  ],
  shown: 2,
}

/** The small sale of a merchant that owes 1 906,25. */
const indebted: Day['payment'] = {
  // The sale alone, without the earlier debt.
  providerPaidAmountExcludingWithholding: 7381,
  // 7381 − 190 625 + 183 244.
  providerPaidAmountIncludingWithholding: 0,
  openingBalanceDebt: 190_625,
  closingBalanceDebt: 183_244,
  nominalAmount: 10_000,
  feeAmountExcludingVat: 2095,
  feeVatAmount: 524,
  // One transaction, whether or not the two balance rows are shown.
  numberOfRows: 1,
  vatGroups: [{ vatPercent: 2500, vatAmount: 524 }],
}

const days: Record<string, Day> = {
  'a day without a debt, of discounted deliveries': {
    // 3 × 199,00 less 10,00 = 587,00. 1,5 × 249,99 = 374,985 less 12,5 % = 328,111875, rounded 328,11.
    // Together 915,11. Service 1,95 % = 17,84 and Admin 19,00 = 36,84; VAT 4,46 + 4,75 = 9,21.
    payment: {
      // 91 511 − 3684 − 921 = 86 906.
      providerPaidAmountExcludingWithholding: 86_906,
      providerPaidAmountIncludingWithholding: 86_906,
      openingBalanceDebt: 0,
      closingBalanceDebt: 0,
      nominalAmount: 91_511,
      feeAmountExcludingVat: 3684,
      feeVatAmount: 921,
      numberOfRows: 1,
      vatGroups: [{ vatPercent: 2500, vatAmount: 921 }],
    },
    rows: [
      row({
        rowType: 'Purchase',
        nominalAmount: 91_511,
        fees: [fee('Service', 1784, 2500, 446), fee('Admin', 1900, 2500, 475)],
        totalFeeAmountExcludingVat: 3684,
        totalFeeVatAmount: 921,
        providerPaidAmount: 86_906,
      }),
    ],
    shown: 1,
  },

  'a day that falls into a debt by a credit': {
    payment: {
      // 10 000 − 50 000 = −40 000; fees 2095 + 900 = 2995; VAT 524 + 225 = 749; −40 000 − 3744 = −43 744.
      providerPaidAmountExcludingWithholding: -43_744,
      // Nothing is paid, and 437,44 is owed: −43 744 − 0 + 43 744.
      providerPaidAmountIncludingWithholding: 0,
      openingBalanceDebt: 0,
      closingBalanceDebt: 43_744,
      nominalAmount: -40_000,
      feeAmountExcludingVat: 2995,
      feeVatAmount: 749,
      numberOfRows: 2,
      vatGroups: [{ vatPercent: 2500, vatAmount: 749 }],
    },
    rows: [smallSale, largeCredit],
    shown: 2,
  },

  'a day that opens and closes with a debt': { payment: indebted, rows: [smallSale], shown: 1 },

  'the same day with its balance rows': {
    payment: indebted,
    rows: [opening(-190_625), smallSale, closing(183_244)],
    shown: 3,
  },

  'a day that pays a debt and the rest out': {
    payment: {
      providerPaidAmountExcludingWithholding: 7381,
      // 7381 − 7000.
      providerPaidAmountIncludingWithholding: 381,
      openingBalanceDebt: 7000,
      closingBalanceDebt: 0,
      nominalAmount: 10_000,
      feeAmountExcludingVat: 2095,
      feeVatAmount: 524,
      numberOfRows: 1,
      vatGroups: [{ vatPercent: 2500, vatAmount: 524 }],
    },
    rows: [opening(-7000), smallSale, closing(0)],
    shown: 3,
  },

  'a day with every fee type and three rates of VAT': everyFeeDay,

  'a day with nothing but fees, one of them given back': {
    payment: {
      // 9900 − 1200 = 8700; VAT 2475 − 300 = 2175; 0 − 8700 − 2175 = −10 875.
      providerPaidAmountExcludingWithholding: -10_875,
      providerPaidAmountIncludingWithholding: 0,
      openingBalanceDebt: 125,
      // 10 875 + 125.
      closingBalanceDebt: 11_000,
      nominalAmount: 0,
      feeAmountExcludingVat: 8700,
      feeVatAmount: 2175,
      numberOfRows: 2,
      vatGroups: [{ vatPercent: 2500, vatAmount: 2175 }],
    },
    rows: [
      row({
        rowType: 'ProviderFee',
        fees: [fee('Service', 9900, 2500, 2475)],
        totalFeeAmountExcludingVat: 9900,
        totalFeeVatAmount: 2475,
        providerPaidAmount: -12_375,
      }),
      row({
        rowType: 'Fee',
        fees: [fee('Correction', -1200, 2500, -300)],
        totalFeeAmountExcludingVat: -1200,
        totalFeeVatAmount: -300,
        providerPaidAmount: 1500,
      }),
    ],
    shown: 2,
  },

  'a day at the end of the 64 bits': {
    // Twice 4 611 686 018 427 387 903 is 9 223 372 036 854 775 806; 9 007 199 254 740 993 is no double.
    payment: {
      providerPaidAmountExcludingWithholding: 9_223_372_036_854_775_806n,
      // 9 223 372 036 854 775 806 − 9 007 199 254 740 993.
      providerPaidAmountIncludingWithholding: 9_214_364_837_600_034_813n,
      openingBalanceDebt: 9_007_199_254_740_993n,
      closingBalanceDebt: 0,
      nominalAmount: 9_223_372_036_854_775_806n,
      feeAmountExcludingVat: 0,
      feeVatAmount: 0,
      numberOfRows: 2,
      vatGroups: [],
    },
    rows: [
      row({
        nominalAmount: 4_611_686_018_427_387_903n,
        providerPaidAmount: 4_611_686_018_427_387_903n,
      }),
      row({
        nominalAmount: 4_611_686_018_427_387_903n,
        providerPaidAmount: 4_611_686_018_427_387_903n,
      }),
    ],
    shown: 2,
  },
}

/** The same report with one number of its payment changed. */
function withPayment({ payment, ...day }: Day, change: Partial<Payment>): Report {
  return reportOf({ ...day, payment: { ...payment, ...change } })
}

function oneMore(value: Long): Long {
  return typeof value === 'bigint' ? value + 1n : value + 1
}

const counted = [
  'providerPaidAmountExcludingWithholding',
  'providerPaidAmountIncludingWithholding',
  'closingBalanceDebt',
  'nominalAmount',
  'feeAmountExcludingVat',
  'feeVatAmount',
  'numberOfRows',
] as const

describe.each(Object.entries(days))('%s', (_, day) => {
  it('balances', () => {
    expect(reportDifferences(reportOf(day))).toEqual([])
  })

  it.each(counted)('does not balance with a %s that is one off', (member) => {
    const computed = day.payment[member]
    const stated = oneMore(computed)
    expect(reportDifferences(withPayment(day, { [member]: stated }))).toEqual([
      { member: `clientReports/0/paymentReport/${member}`, stated, computed },
    ])
  })

  it('does not balance with an openingBalanceDebt that is one off', () => {
    const openingBalanceDebt = oneMore(day.payment.openingBalanceDebt)
    const [first] = reportDifferences(withPayment(day, { openingBalanceDebt }))
    expect(first?.member).toMatch(/(providerPaidAmountIncludingWithholding|closingBalanceDebt)$/)
  })

  it('does not balance with a row more than it announces', () => {
    const report = reportOf({ ...day, shown: day.shown - 1 })
    expect(reportDifferences(report)).toEqual([
      { member: 'totalNrOfRows', stated: day.shown - 1, computed: day.shown },
    ])
  })
})

describe('the check of a report whose parts do not agree', () => {
  it('names the VAT group that is not the sum of its fees', () => {
    const [first, ...others] = everyFeeDay.payment.vatGroups
    const vatGroups = [{ ...first!, vatAmount: 1651 }, ...others]
    expect(reportDifferences(withPayment(everyFeeDay, { vatGroups }))).toEqual([
      { member: 'clientReports/0/paymentReport/vatGroups', stated: 1726, computed: 1725 },
      { member: 'clientReports/0/paymentReport/vatGroups/0', stated: 1651, computed: 1650 },
    ])
  })

  const sale: Day = { payment: indebted, rows: [smallSale], shown: 1 }

  it('names the row whose paid amount is not its amount less its fees and their VAT', () => {
    const wrong = row({ ...smallSale, providerPaidAmount: 7382 })
    expect(reportDifferences(reportOf({ ...sale, rows: [wrong] }))).toEqual([
      {
        member: 'clientReports/0/paymentReport/providerPaidAmountExcludingWithholding',
        stated: 7381,
        computed: 7382,
      },
      { member: 'clientReports/0/paymentReport/closingBalanceDebt', stated: 183_244, computed: 183_243 },
      { member: 'clientReports/0/rows/0/providerPaidAmount', stated: 7382, computed: 7381 },
    ])
  })

  it('names the row whose fees are not those that it lists', () => {
    const wrong = row({ ...smallSale, totalFeeAmountExcludingVat: 2096, totalFeeVatAmount: 523 })
    expect(reportDifferences(reportOf({ ...sale, rows: [wrong] }))).toEqual([
      { member: 'clientReports/0/paymentReport/feeAmountExcludingVat', stated: 2095, computed: 2096 },
      { member: 'clientReports/0/paymentReport/feeVatAmount', stated: 524, computed: 523 },
      { member: 'clientReports/0/rows/0/totalFeeAmountExcludingVat', stated: 2096, computed: 2095 },
      { member: 'clientReports/0/rows/0/totalFeeVatAmount', stated: 523, computed: 524 },
    ])
  })

  it.each([
    ['OpeningBalanceDebt', [opening(190_625), smallSale, closing(183_244)], 190_625, -190_625],
    ['ClosingBalanceDebt', [opening(-190_625), smallSale, closing(-183_244)], -183_244, 183_244],
    ['OpeningBalanceDebt', [smallSale, closing(183_244), row({})], 0, -190_625],
  ])('names the balance rows of the type %s that are not the debt', (type, rows, stated, computed) => {
    const numberOfRows = rows.filter(({ rowType }) => rowType === 'Order').length
    const report = reportOf({ payment: { ...indebted, numberOfRows }, rows, shown: 3 })
    expect(reportDifferences(report)).toEqual([{ member: `clientReports/0/rows/${type}`, stated, computed }])
  })
})

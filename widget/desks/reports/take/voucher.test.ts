import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeTypes, reportRowTypes } from '../../../../shared/domain/order/enums.ts'
import { judgePayout } from '../../../../shared/domain/report/payout/judge-payout.ts'
import type { Payout } from '../../../../shared/domain/report/payout/payout.ts'
import { payoutTotals } from '../../../../shared/domain/report/payout/payout-totals.ts'
import type { ClientReport, PaymentReport } from '../../../../shared/domain/report/report.schema.ts'
import { honestClient } from '../../../../shared/testing/report.arbitrary.ts'
import { reportFeeOf, reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { tamperings } from '../../../../shared/testing/tampered-reports.ts'
import { seventhOfMarch } from '../../../testing/seventh-of-march.ts'
import { type HostAccounts, readBookkeeping } from './bookkeeping.ts'
import { linesByOrder, suspendedTypes, typesWithoutAccount, voucherOf, voucherRefusal } from './voucher.ts'

const { books } = readBookkeeping(undefined)

function judged({ paymentReport, rows }: ClientReport): Payout {
  const sums = payoutTotals()
  for (const [index, row] of rows.entries()) sums.add(row, index)
  return judgePayout(paymentReport, sums.totals())
}

/** A client report of one row with the day's figures; its payout and debts are stated. */
function day(
  stated: Partial<PaymentReport> & Pick<PaymentReport, 'nominalAmount'>,
  more: Partial<ClientReport> = {},
): ClientReport {
  const { nominalAmount } = stated
  // All dummy days have fees of 134 374; 102 253 of them with VAT of 25 %, 25 563 by their rows, 32 121 without.
  const fees = [reportFeeOf('Service', 102_253, 2500, 25_563), reportFeeOf('LegalAction', 32_121, 0, 0)]
  const providerPaidAmount = Number(nominalAmount) - 134_374 - 25_563
  return {
    clientId: 100_001,
    recipientTaxId: '5566778899',
    reconciliationDate: '2020-03-05',
    rows: [
      reportRowOf({
        nominalAmount,
        providerPaidAmount,
        totalFeeAmountExcludingVat: 134_374,
        totalFeeVatAmount: 25_563,
        fees,
      }),
    ],
    paymentReport: {
      providerPaidAmountExcludingWithholding: providerPaidAmount,
      providerPaidAmountIncludingWithholding: 0,
      openingBalanceDebt: 0,
      closingBalanceDebt: 0,
      feeAmountExcludingVat: 134_374,
      feeVatAmount: 25_563,
      numberOfRows: 1,
      currency: 'SEK',
      vatGroups: [
        { vatPercent: 2500, vatAmount: 25_563 },
        { vatPercent: 0, vatAmount: 0 },
      ],
      ...stated,
    },
    ...more,
  }
}

/** Account and amount of each line. */
function booked(client: ClientReport): unknown[] {
  return voucherOf(judged(client), books).lines.map(({ account, amount }) => [account.number, amount])
}

describe('the voucher of the first dummy day, which is paid out', () => {
  it('books bank, fees and VAT in debit and sales in credit, and has no line of 0', () => {
    // 2 046 568 − 134 374 − 25 563 = 1 886 631. The rate of 0 % and both debts have no line.
    const client = day({ nominalAmount: 2_046_568, providerPaidAmountIncludingWithholding: 1_886_631 })
    expect(booked(client)).toEqual([
      ['1930', 1_886_631],
      ['6064', 134_374],
      ['2640', 25_563],
      ['1580', -2_046_568],
    ])
    expect(voucherOf(judged(client), books)).toMatchObject({
      difference: 0,
      debit: 2_046_568,
      credit: 2_046_568,
    })
  })
})

describe('the voucher of the second, which ends in a debt', () => {
  it('books more credits than sales in debit, the debt in credit, and nothing at the bank', () => {
    // −807 064 − 159 937 = −967 001.
    const client = day({ nominalAmount: -807_064, closingBalanceDebt: 967_001 })
    expect(booked(client)).toEqual([
      ['6064', 134_374],
      ['2640', 25_563],
      ['1580', 807_064],
      ['2890', -967_001],
    ])
    expect(voucherOf(judged(client), books).difference).toBe(0)
  })
})

describe('the voucher of the third, which pays a debt', () => {
  it('books the opening debt in debit', () => {
    // 3 × 2 096 468 − 49 900 = 6 239 504; less 159 937 is 6 079 567; less 967 001 is 5 112 566.
    const client = day({
      nominalAmount: 6_239_504,
      openingBalanceDebt: 967_001,
      providerPaidAmountIncludingWithholding: 5_112_566,
    })
    expect(booked(client)).toEqual([
      ['1930', 5_112_566],
      ['6064', 134_374],
      ['2640', 25_563],
      ['1580', -6_239_504],
      ['2890', 967_001],
    ])
    expect(voucherOf(judged(client), books).difference).toBe(0)
  })
})

/** Account, amount and subject of each line, for the third day by other accounts. */
function bookedBy(accounts: HostAccounts | undefined, eachFee = false): string[] {
  const [client] = seventhOfMarch().clientReports
  const given = readBookkeeping(accounts && { accounts })
  expect(given.wrong).toEqual([])
  const { lines, difference } = voucherOf(judged(client!), given.books, eachFee)
  expect(difference).toBe(0)
  return lines.map(({ account, amount, kind }) => {
    const [about = ''] = Object.values(kind).slice(1)
    return [account.number, amount, kind.is, about].join(' ').trim()
  })
}

describe('the voucher of 7 March 2020', () => {
  it('never books other rows as sales, and names their type', () => {
    // Sold 6 726 483, taken back 598 203. The other rows come to 111 224; together 6 239 504.
    const lines = bookedBy(undefined)
    expect(lines).toEqual([
      '1930 5112566 paid',
      '6064 134374 fees',
      '2640 25563 vat 2500',
      '1580 -6128280 sold',
      '1580 37500 row-type ProviderInvoice',
      '1580 -3621 row-type Interest',
      '1580 -135000 row-type Kickback',
      '1580 -15003 row-type ManualKickback',
      '1580 -30000 row-type Manual',
      '1580 -60000 row-type ManualDeposit',
      '1580 45000 row-type ManualWitholding',
      '1580 21003 row-type ManualBalanceDebt',
      '1580 -21003 row-type DebtPayment',
      '1580 49900 row-type ManualChargeback',
      '2890 967001 opening',
    ])
    const [client] = seventhOfMarch().clientReports
    expect(typesWithoutAccount(judged(client!).totals, books)).toEqual([
      'ProviderInvoice',
      'Interest',
      'Kickback',
      'ManualKickback',
      'Manual',
      'ManualDeposit',
      'ManualWitholding',
      'ManualBalanceDebt',
      'DebtPayment',
      'ManualChargeback',
    ])
  })

  it('books row types, fee types and payment types on the accounts that the host has for them', () => {
    const account = (number: string) => ({ number, name: `Account ${number}` })
    const lines = bookedBy({
      byRowType: {
        Interest: account('8311'),
        Kickback: account('3990'),
        ManualKickback: account('3990'),
        Credit: account('3730'),
      },
      byFeeType: { LegalAction: account('6560'), Interest: account('8410') },
      byPaymentType: { Card: account('1687'), Swish: account('1688') },
    })
    // Of the sales, 269 850 were paid by card and 47 703 by Swish; 206 550 are credits with their own account.
    // 6 128 280 − 269 850 − 47 703 + 206 550 = 6 017 277. Of the fees, 32 000 and 121 have other accounts.
    expect(lines.slice(0, 12)).toEqual([
      '1930 5112566 paid',
      '6064 102253 fees',
      '6560 32000 fee LegalAction',
      '8410 121 fee Interest',
      '2640 25563 vat 2500',
      '1580 -6017277 sold',
      '1687 -269850 payment Card',
      '1688 -47703 payment Swish',
      '1580 37500 row-type ProviderInvoice',
      '3730 206550 row-type Credit',
      '8311 -3621 row-type Interest',
      '3990 -135000 row-type Kickback',
    ])
  })

  it('has each type of fees with its VAT where a journal is made of it', () => {
    expect(bookedBy(undefined, true).slice(1, -12)).toEqual([
      '6064 50329 fee Service',
      '2640 12583 fee-vat Service',
      '6064 5700 fee Admin',
      '2640 1425 fee-vat Admin',
      '6064 725 fee Postage',
      '2640 181 fee-vat Postage',
      '6064 333 fee DueDate',
      '2640 83 fee-vat DueDate',
      '6064 250 fee Deposit',
      '2640 63 fee-vat Deposit',
      '6064 6000 fee Reminder',
      '2640 1500 fee-vat Reminder',
      '6064 2700 fee Credit',
      '2640 675 fee-vat Credit',
      '6064 32000 fee LegalAction',
      '6064 18000 fee Collection',
      '2640 4500 fee-vat Collection',
      '6064 121 fee Interest',
      '6064 -450 fee Kickback',
      '2640 -113 fee-vat Kickback',
      '6064 19900 fee Deviation',
      '2640 4975 fee-vat Deviation',
      '6064 -1234 fee Correction',
      '2640 -309 fee-vat Correction',
    ])
  })
})

describe('a voucher', () => {
  const plain = (nominalAmount: number, rowType = 'Order', providerPaidAmount = nominalAmount) =>
    reportRowOf({ nominalAmount, providerPaidAmount, rowType })
  const of = (rows: ClientReport['rows'], stated: Partial<PaymentReport>): ClientReport =>
    day({ nominalAmount: 0, feeAmountExcludingVat: 0, feeVatAmount: 0, vatGroups: [], ...stated }, { rows })

  it('has a line for each rate of VAT, and credits of fees on the other side', () => {
    // A credited fee of 10,00 and 2,50 VAT; a charge of 1,00 and 0,12.
    const fees = [reportFeeOf('Correction', -1000, 2500, -250), reportFeeOf('Postage', 100, 1200, 12)]
    const row = reportRowOf({
      providerPaidAmount: 1138,
      totalFeeAmountExcludingVat: -900,
      totalFeeVatAmount: -238,
      fees,
    })
    const client = of([row], { providerPaidAmountIncludingWithholding: 1138 })
    expect(booked(client)).toEqual([
      ['1930', 1138],
      ['6064', -900],
      ['2640', -250],
      ['2640', 12],
    ])
    expect(voucherOf(judged(client), books).lines.map(({ kind }) => kind)).toEqual([
      { is: 'paid' },
      { is: 'fees' },
      { is: 'vat', percent: 2500 },
      { is: 'vat', percent: 1200 },
    ])
  })

  it('books VAT that rows state without a fee by itself, so that it still sums up', () => {
    const row = reportRowOf({ nominalAmount: 107, providerPaidAmount: 100, totalFeeVatAmount: 7 })
    const payout = judged(
      of([row], { nominalAmount: 107, feeVatAmount: 7, providerPaidAmountIncludingWithholding: 100 }),
    )
    const voucher = voucherOf(payout, books)
    expect(voucher.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      [{ is: 'paid' }, 100],
      [{ is: 'vat', percent: undefined }, 7],
      [{ is: 'sold' }, -107],
    ])
    // The voucher is right by itself, but the report contradicts itself: no file.
    expect(voucherRefusal(payout, voucher)).toEqual({ code: 'unbalanced', difference: 0 })
  })

  it('books rows of an unknown type on the suspense account, each type by itself', () => {
    const rows = [plain(700), plain(40, 'Lottery'), plain(-5, '__proto__'), plain(2, 'Lottery')]
    const client = of(rows, { nominalAmount: 737, providerPaidAmountIncludingWithholding: 737 })
    expect(booked(client)).toEqual([
      ['1930', 737],
      ['1580', -700],
      ['2999', -42],
      ['2999', 5],
    ])
  })

  it('books rows of an unknown type on the account that the host has for them', () => {
    const client = of([plain(40, 'Lottery')], {
      nominalAmount: 40,
      providerPaidAmountIncludingWithholding: 40,
    })
    const given = readBookkeeping({
      accounts: { byRowType: { Lottery: { number: '3999', name: 'Lotter' } } },
    })
    const payout = judged(client)
    expect(voucherOf(payout, given.books).lines.map(({ account }) => account.number)).toEqual([
      '1930',
      '3999',
    ])
    expect(suspendedTypes(payout.totals, given.books)).toEqual([])
    expect(suspendedTypes(payout.totals, books)).toEqual(['Lottery'])
  })

  it('is refused for another day’s report, though that balances', () => {
    const client = of([plain(40)], { nominalAmount: 40, providerPaidAmountIncludingWithholding: 40 })
    const payout: Payout = { ...judged(client), verdict: 'another-day' }
    expect(voucherRefusal(payout, voucherOf(payout, books))).toEqual({ code: 'another-day' })
  })

  it('gives each order a line if the host wants it, and none to an order that came to 0', () => {
    const orders = [
      { key: 'web-1', nominalAmount: 500 },
      { key: 'web-2', nominalAmount: 0 },
      { key: '', nominalAmount: -30 },
    ]
    const client = of([plain(470)], { nominalAmount: 470, providerPaidAmountIncludingWithholding: 470 })
    const lines = [...linesByOrder(voucherOf(judged(client), books), books, orders)]
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      [{ is: 'paid' }, 470],
      [{ is: 'sold', order: 'web-1' }, -500],
      [{ is: 'sold', order: '' }, 30],
    ])
  })

  it('keeps its sum for orders of any amounts, also where all of them come to 0', () => {
    const voucher = voucherOf(judged(of([plain(50), plain(-50)], { numberOfRows: 2 })), books)
    const lines = (amounts: number[]) => {
      const orders = amounts.map((nominalAmount, index) => ({ key: `web-${index}`, nominalAmount }))
      return [...linesByOrder(voucher, books, orders)].map(({ kind, amount }) => [kind, amount])
    }
    expect(voucher.lines).toEqual([])
    expect(lines([50, -50])).toEqual([
      [{ is: 'sold', order: 'web-0' }, -50],
      [{ is: 'sold', order: 'web-1' }, 50],
    ])
    // Rows without an order have their own line.
    expect(lines([50])).toEqual([
      [{ is: 'sold', order: 'web-0' }, -50],
      [{ is: 'sold' }, 50],
    ])
  })

  it('is exact for amounts beyond 2^53', () => {
    // 2^62 paid of 2^62 sold, and one unit too much.
    const row = reportRowOf({ nominalAmount: 2n ** 62n, providerPaidAmount: 2n ** 62n })
    const client = of([row], { providerPaidAmountIncludingWithholding: 2n ** 62n + 1n })
    expect(voucherOf(judged(client), books).difference).toBe(1)
  })

  it('has no line and no file for a report without rows, or with nothing but zeros', () => {
    for (const rows of [[], [plain(0)]]) {
      const payout = judged(
        of(rows, { numberOfRows: rows.length, providerPaidAmountExcludingWithholding: 0 }),
      )
      const voucher = voucherOf(payout, books)
      expect(voucher).toEqual({ lines: [], difference: 0, debit: 0, credit: 0 })
      expect(voucherRefusal(payout, voucher)).toEqual({ code: 'nothing' })
    }
  })

  it('is refused for rows in two currencies', () => {
    const row = { ...plain(100), currency: 'NOK' }
    const payout = judged(of([row], { nominalAmount: 100, providerPaidAmountIncludingWithholding: 100 }))
    expect(voucherRefusal(payout, voucherOf(payout, books))).toEqual({ code: 'currencies' })
  })
})

describe('a voucher of any report', () => {
  const report = honestClient({ hasUnknownTypes: true })

  it('sums to 0 if the payout equation balances, on any accounts', () => {
    const account = { number: '1234', name: 'Another' }
    const some = (types: readonly string[]) =>
      fc.subarray([...types]).map((chosen) => Object.fromEntries(chosen.map((type) => [type, account])))
    const byType = fc.record({
      byRowType: some([...reportRowTypes, 'Lottery']),
      byFeeType: some(feeTypes),
      byPaymentType: some(['', 'Invoice', 'Card', 'Swish']),
    })
    fc.assert(
      fc.property(report, byType, fc.boolean(), ({ clientReports: [client] }, accounts, eachFee) => {
        const payout = judged(client!)
        const voucher = voucherOf(payout, readBookkeeping({ accounts }).books, eachFee)
        expect(payout.verdict).not.toBe('does-not-balance')
        expect(voucher.difference).toBe(0)
        expect(voucher.lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n)
        expect([undefined, 'nothing']).toContain(voucherRefusal(payout, voucher)?.code)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('differs by exactly the difference of the payout equation', () => {
    const changed = fc.record({
      providerPaidAmountIncludingWithholding: fc.integer({ min: -3, max: 3 }),
      openingBalanceDebt: fc.integer({ min: -3, max: 3 }),
      closingBalanceDebt: fc.integer({ min: -3, max: 3 }),
    })
    fc.assert(
      fc.property(report, changed, ({ clientReports: [client] }, by) => {
        const stated = { ...client!.paymentReport }
        for (const [member, difference] of Object.entries(by)) {
          const key = member as keyof typeof by
          stated[key] = BigInt(stated[key]) + BigInt(difference)
        }
        // The report was right, so the changes alone count: paid − (… − opening + closing).
        const off = by.providerPaidAmountIncludingWithholding + by.openingBalanceDebt - by.closingBalanceDebt
        const voucher = voucherOf(judged({ ...client!, paymentReport: stated }), books)
        expect(BigInt(voucher.difference)).toBe(BigInt(off))
        expect(voucher.difference === 0).toBe(off === 0)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it.each(tamperings)('is refused: $name', ({ tamper }) => {
    const spread = honestClient({ isSpread: true, minRows: 3 })
    let tampered = 0
    fc.assert(
      fc.property(spread, fc.nat({ max: 1000 }), (honest, pick) => {
        const outcome = tamper(honest, pick)
        fc.pre(outcome !== undefined)
        tampered += 1
        const payout = judged(outcome.report.clientReports[outcome.client]!)
        expect(voucherRefusal(payout, voucherOf(payout, books))?.code).toMatch(/^(unbalanced|currencies)$/)
      }),
      { numRuns: runs(30, 1000) },
    )
    expect(tampered).toBeGreaterThan(0)
  })
})

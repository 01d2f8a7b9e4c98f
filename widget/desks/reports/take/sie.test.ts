import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reportFeeOf, reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { readSie } from '../../../testing/sie-reader.ts'
import { balancedReport, bytesOfFile, takeOf } from '../../../testing/take.ts'
import { type Bookkeeping, readBookkeeping } from './bookkeeping.ts'

// A sale of 1 000,00 with a fee of 20,00 and 5,00 VAT, and a credit of 100,00: 875,00 paid.
const rows = [
  reportRowOf({
    externalOrderNo: 'web 1',
    nominalAmount: 100_000,
    providerPaidAmount: 97_500,
    totalFeeAmountExcludingVat: 2000,
    totalFeeVatAmount: 500,
    fees: [reportFeeOf('Service', 2000, 2500, 500)],
  }),
  reportRowOf({
    externalOrderNo: 'web 1',
    rowType: 'Credit',
    nominalAmount: -10_000,
    providerPaidAmount: -10_000,
  }),
]

async function sieOf(given: Bookkeeping | undefined, changes: Parameters<typeof takeOf>[1] = {}) {
  const { books, wrong } = readBookkeeping(given, '5566778899')
  expect(wrong).toEqual([])
  const { taken, refusal } = await takeOf(balancedReport(rows), { books, ...changes })
  return { refusal, taken, file: taken && readSie(await bytesOfFile(taken)) }
}

describe('a SIE file', () => {
  it('has the records in their order, for the bookkeeping that the host describes', async () => {
    const { file, taken } = await sieOf({
      companyName: 'Lampor & Ljus AB',
      orgNumber: '165566778899',
      chart: 'EUBAS97',
      sign: 'Tess Testsson',
      series: 'B',
      costCentre: { code: 'W 1', name: 'Webb' },
      fiscalYear: { start: '2019-07-01', end: '2020-06-30' },
    })
    expect(file!.labels).toEqual([
      '#FLAGGA',
      '#PROGRAM',
      '#FORMAT',
      '#GEN',
      '#SIETYP',
      '#ORGNR',
      '#FNAMN',
      '#RAR',
      '#VALUTA',
      '#KPTYP',
      '#KONTO',
      '#KONTO',
      '#KONTO',
      '#KONTO',
      '#DIM',
      '#OBJEKT',
      '#VER',
      '#TRANS',
      '#TRANS',
      '#TRANS',
      '#TRANS',
    ])
    const { version } = JSON.parse(readFileSync('packages/order-admin/package.json', 'utf8')) as {
      version: string
    }
    const record = (label: string) => file!.records.get(label)
    expect(record('#FLAGGA')).toEqual([['0']])
    expect(record('#PROGRAM')).toEqual([['order-admin', version]])
    expect(record('#FORMAT')).toEqual([['PC8']])
    expect(record('#GEN')).toEqual([[expect.stringMatching(/^20\d{6}$/), 'Tess Testsson']])
    expect(record('#SIETYP')).toEqual([['4']])
    expect(record('#ORGNR')).toEqual([['556677-8899']])
    expect(record('#FNAMN')).toEqual([['Lampor & Ljus AB']])
    expect(record('#RAR')).toEqual([['0', '20190701', '20200630']])
    expect(record('#VALUTA')).toEqual([['SEK']])
    expect(record('#KPTYP')).toEqual([['EUBAS97']])
    expect(record('#KONTO')).toEqual([
      ['1930', 'Företagskonto'],
      ['6064', 'Factoringavgifter'],
      ['2640', 'Ingående moms'],
      ['1580', 'Fordringar för kontokort och kuponger'],
    ])
    expect(record('#DIM')).toEqual([['1', 'Kostnadsställe']])
    expect(record('#OBJEKT')).toEqual([['1', 'W 1', 'Webb']])
    expect(taken!.name).toBe('payout-2020-03-05-100001-SEK-all-2-rows.si')
  })

  it('has one voucher that sums to 0, with the cost centre on the fees alone', async () => {
    const { file } = await sieOf({ costCentre: { code: 'W 1', name: 'Webb', dimension: '6' } })
    const { transactions, ...voucher } = file!.vouchers[0]!
    expect(voucher).toEqual({
      series: 'A',
      number: '',
      date: '20200305',
      text: 'Payout 2020-03-05, client 100001',
    })
    // 875,00 + 20,00 + 5,00 − 900,00.
    expect(transactions).toEqual([
      { account: '1930', objects: [], amount: 87_500n, date: '20200305', text: 'paid' },
      { account: '6064', objects: ['6', 'W 1'], amount: 2000n, date: '20200305', text: 'fees' },
      { account: '2640', objects: [], amount: 500n, date: '20200305', text: 'vat' },
      { account: '1580', objects: [], amount: -90_000n, date: '20200305', text: 'sold' },
    ])
    expect(transactions.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
  })

  it('names the day and the client where the host names no company', async () => {
    const { file } = await sieOf(undefined)
    expect(file!.records.get('#FNAMN')).toEqual([['2020-03-05; Client 100001; SEK']])
    expect(file!.records.has('#RAR')).toBe(false)
    expect(file!.records.has('#DIM')).toBe(false)
  })

  it('gives each order a line, with its sales and credits in one sum', async () => {
    const { file } = await sieOf({ lines: 'orders' })
    expect(file!.vouchers[0]!.transactions.at(-1)).toMatchObject({
      account: '1580',
      amount: -90_000n,
      text: 'web 1',
    })
  })

  it.each([
    ['Åkes "Älvdöd" \\ Sönér', 'Åkes "Älvdöd" \\ Sönér'],
    ['C:\\lampor\\', 'C:\\lampor\\ '],
    ['"', '"'],
    ['\\"', '\\"'],
    ['{1 "2"}', '{1 "2"}'],
    ['Ødegård — Kř €', 'Ödegård - Kr EUR'],
    ['two\r\n#TRANS 1930 {} 1.00', 'two #TRANS 1930 {} 1.00'],
  ])('reads back the name %j', async (companyName, name) => {
    const { file } = await sieOf({ companyName })
    expect(file!.records.get('#FNAMN')).toEqual([[name]])
    expect(file!.vouchers[0]!.transactions).toHaveLength(4)
  })

  it.each([
    [{ companyName: '日本' }, '日', '日本'],
    [{ accounts: { fees: { number: '6064', name: 'Avgifter 😀' } } }, '😀', 'Avgifter 😀'],
  ])(
    'is refused with a name that cannot be spelled, and names the letter: %j',
    async (given, letter, text) => {
      expect((await sieOf(given)).refusal).toEqual({ code: 'letter', letter, text })
    },
  )

  it('is in code page 437: å is one byte, 0x86', async () => {
    const { taken } = await sieOf({ companyName: 'Åå' })
    const bytes = [...(await bytesOfFile(taken!))]
    expect(String.fromCharCode(...bytes)).toContain('#FNAMN "\u008f\u0086"\r\n')
  })

  it('is refused for a day outside the fiscal year', async () => {
    const later = { start: '2020-03-06', end: '2020-12-31' }
    const earlier = { start: '2019-01-01', end: '2020-03-04' }
    for (const fiscalYear of [later, earlier]) {
      expect((await sieOf({ fiscalYear })).refusal).toEqual({ code: 'outside-year', ...fiscalYear })
    }
    expect((await sieOf({ fiscalYear: { start: '2020-03-05', end: '2020-03-05' } })).refusal).toBeUndefined()
  })

  it('is refused with the difference for a payout that does not balance', async () => {
    const report = balancedReport(rows)
    report.clientReports[0]!.paymentReport.providerPaidAmountIncludingWithholding = 87_501
    const { refusal } = await takeOf(report, {})
    expect(refusal).toEqual({ code: 'unbalanced', difference: 1 })
  })

  it('has a line for each of ten thousand orders and sums to 0', { tags: 'long' }, async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      reportRowOf({
        externalOrderNo: `web-${index}`,
        nominalAmount: index + 1,
        providerPaidAmount: index + 1,
      }),
    )
    const { books } = readBookkeeping({ lines: 'orders' })
    const { taken } = await takeOf(balancedReport(many), { books })
    const { transactions } = readSie(await bytesOfFile(taken!)).vouchers[0]!
    // The bank and 10 000 orders; 1 + 2 + … + 10 000 = 50 005 000.
    expect(transactions).toHaveLength(10_001)
    expect(transactions[0]!.amount).toBe(50_005_000n)
    expect(transactions.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
  })
})

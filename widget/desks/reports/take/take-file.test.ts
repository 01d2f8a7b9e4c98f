import { createHash } from 'node:crypto'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../../shared/domain/values/json.ts'
import { rowMembers } from '../../../../shared/domain/report/payout/canonical.ts'
import { reportFeeOf, reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { readDayOf } from '../../../testing/report-day.ts'
import { seventhOfMarch } from '../../../testing/seventh-of-march.ts'
import { balancedReport, takeOf } from '../../../testing/take.ts'
import { readBookkeeping } from './bookkeeping.ts'
import type { Taken, TakeRequest } from './take-file.ts'

const sale = reportRowOf({
  customerName: '=HYPERLINK("x")',
  externalOrderNo: '-1; web',
  orderDate: '2020-03-04T09:15:00',
  providerCheckoutId: 9_223_372_036_854_775_807n,
  nominalAmount: 123_450,
  providerPaidAmount: 122_200,
  totalFeeAmountExcludingVat: 1000,
  totalFeeVatAmount: 250,
  paymentType: 'Card',
  exchangeRate: 11.25,
  comment: 'two\nlines',
  rowType: 'Purchase',
  fees: [reportFeeOf('Service', 1000, 2500, 250)],
  reconciliationDate: '2020-03-05',
})
const credit = reportRowOf({
  customerName: 'Tess "T" Testsson',
  externalOrderNo: 'web-2',
  nominalAmount: -5,
  providerPaidAmount: -5,
  rowType: 'Credit',
  reconciliationDate: '2020-03-05',
})
const report = balancedReport([sale, credit])

const textOf = async ({ file }: Taken) => await file.text()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The records of a CSV file, read independently of the writer, without the line of the digest. */
function recordsOf(text: string, delimiter = ','): string[][] {
  return papaparse.parse<string[]>(text, { delimiter, newline: '\r\n', skipEmptyLines: true }).data
}

describe('rows as CSV', () => {
  it('have day, amount, payee, description and reference for Xero, and nothing else', async () => {
    const { taken } = await takeOf(report, { format: 'xero' })
    expect(await textOf(taken!)).toBe(
      [
        '*Date,*Amount,Payee,Description,Reference',
        `2020-03-05,1222.00,"'=HYPERLINK(""x"")",Purchase · Card · two lines,'-1; web`,
        '2020-03-05,-0.05,"Tess ""T"" Testsson",Credit,web-2',
        '',
      ].join('\r\n'),
    )
    expect(taken!.name).toBe('payout-2020-03-05-100001-SEK-all-2-rows.csv')
    expect(taken!.digest).toBe(sha256(await textOf(taken!)))
  })

  it('have day, description and amount for QuickBooks', async () => {
    const { taken } = await takeOf(report, { format: 'quickbooks' })
    expect(recordsOf(await textOf(taken!))).toEqual([
      ['Date', 'Description', 'Amount'],
      ['2020-03-05', '\'-1; web · =HYPERLINK("x") · Purchase', '1222.00'],
      ['2020-03-05', 'web-2 · Tess "T" Testsson · Credit', '-0.05'],
    ])
  })

  it('have every column for programs, exact numbers, and a last line that tells a cut file', async () => {
    const { taken } = await takeOf(report, { format: 'own' })
    const text = await textOf(taken!)
    const [head, first, , last] = recordsOf(text)
    expect(head).toEqual([...rowMembers])
    expect(Object.fromEntries(head!.map((name, index) => [name, first![index]]))).toMatchObject({
      customerName: '\'=HYPERLINK("x")',
      orderDate: '2020-03-04 09:15:00',
      providerCheckoutId: '9223372036854775807',
      nominalAmount: '1234.50',
      exchangeRate: '11.25',
      fees: 'Service 10.00 25.00% 2.50',
      reconciliationDate: '2020-03-05',
      deliveryId: '',
    })
    const lines = text.split('\r\n')
    const digest = sha256(text.slice(0, text.indexOf('# ')))
    expect(lines.at(-2)).toBe(`# 2020-03-05; Client 100001; SEK; 2; SHA-256 ${digest}`)
    expect(last![0]).toContain('SHA-256')
    expect(taken!.digest).toBe(digest)
  })

  it.each([
    ['sv', '1234,50', '2020-03-05', ';'],
    ['de', '1234,50', '05.03.2020', ';'],
    ['en-US', '1234.50', '03/05/2020', ','],
    ['fi', '1234,50', '05.03.2020', ';'],
  ])(
    'have the numbers, dates and separator of the clerk’s language: %s',
    async (lang, amount, date, sign) => {
      const columns = ['nominalAmount', 'reconciliationDate', 'exchangeRate'] as const
      const columnName = (name: string) => `(${name})`
      const { taken } = await takeOf(report, { format: 'own', columns, columnName, lang })
      const bytes = new Uint8Array(await taken!.file.arrayBuffer())
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head, first] = recordsOf(await textOf(taken!), sign)
      expect(head).toEqual(['(nominalAmount)', '(reconciliationDate)', '(exchangeRate)'])
      expect(first).toEqual([amount, date, sign === ';' ? '11,25' : '11.25'])
    },
  )

  it('are those that the table shows, and the name of the file says so', async () => {
    const query = { client: 0, search: 'Web-2 ?', rowTypes: ['Credit'] }
    const { taken } = await takeOf(report, { format: 'xero', query: { ...query, search: 'web-2' } })
    expect(recordsOf(await textOf(taken!))).toHaveLength(2)
    expect(taken!).toMatchObject({ name: 'payout-2020-03-05-100001-SEK-web-2-Credit-1-rows.csv', rows: 1 })
    const none = await takeOf(report, { format: 'xero', query })
    expect(none.taken!.name).toBe('payout-2020-03-05-100001-SEK-Web-2-Credit-0-rows.csv')
  })

  it('have a head alone for a report without rows', async () => {
    const { taken } = await takeOf(balancedReport([]), { format: 'quickbooks' })
    expect(await textOf(taken!)).toBe('Date,Description,Amount\r\n')
  })
})

describe('a voucher as a journal', () => {
  const given = {
    accounts: { receivable: { number: '610', name: 'Accounts, receivable' } },
    taxRate: 'No VAT',
  }
  const { books } = readBookkeeping(given)
  const lineText: TakeRequest['lineText'] = ({ kind }) =>
    'feeType' in kind ? `${kind.is} ${kind.feeType}` : 'order' in kind ? `order ${kind.order}` : kind.is
  // 1 234,50 sold and 0,05 credited; 10,00 fee and 2,50 VAT: 1 221,95 paid.

  it('has gross for Xero, each fee and its VAT as signed amounts, and a date that no country misreads', async () => {
    const { taken } = await takeOf(report, { format: 'xero-journal', books, lineText })
    expect((await textOf(taken!)).split('\r\n')).toEqual([
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
      '"Payout 2020-03-05, client 100001",05 Mar 2020,paid,1930,No VAT,1221.95,,,,',
      '"Payout 2020-03-05, client 100001",05 Mar 2020,fee Service,6064,No VAT,10.00,,,,',
      '"Payout 2020-03-05, client 100001",05 Mar 2020,fee-vat Service,2640,No VAT,2.50,,,,',
      '"Payout 2020-03-05, client 100001",05 Mar 2020,sold,610,No VAT,-1234.45,,,,',
      '',
    ])
    expect(taken!.name).toBe('payout-2020-03-05-100001-SEK-all-2-rows.csv')
  })

  it('has debits and credits for QuickBooks, and accounts by their names', async () => {
    const { taken } = await takeOf(report, { format: 'quickbooks-journal', books, lineText, lang: 'sv' })
    expect((await textOf(taken!)).split('\r\n')).toEqual([
      'JournalNo,JournalDate,AccountName,Debits,Credits,Description',
      'payout-2020-03-05-100001-SEK,2020-03-05,Företagskonto,1221.95,,paid',
      'payout-2020-03-05-100001-SEK,2020-03-05,Factoringavgifter,10.00,,fee Service',
      'payout-2020-03-05-100001-SEK,2020-03-05,Ingående moms,2.50,,fee-vat Service',
      'payout-2020-03-05-100001-SEK,2020-03-05,"Accounts, receivable",,1234.45,sold',
      '',
    ])
  })

  it('sums to 0 in either for 7 March, also with a line for each order', async () => {
    for (const lines of ['total', 'orders'] as const) {
      const day = { books: readBookkeeping({ lines }).books, lineText }
      const xero = await takeOf(seventhOfMarch(), { ...day, format: 'xero-journal' })
      const [, ...signed] = recordsOf(await textOf(xero.taken!))
      expect(signed.length).toBeGreaterThan(30)
      expect(signed.reduce((sum, record) => sum + BigInt(record[5]!.replace('.', '')), 0n)).toBe(0n)
      const quickbooks = await takeOf(seventhOfMarch(), { ...day, format: 'quickbooks-journal' })
      const [, ...sided] = recordsOf(await textOf(quickbooks.taken!))
      const side = (at: number) =>
        sided.reduce((sum, record) => sum + BigInt(record[at]!.replace('.', '') || 0), 0n)
      expect(side(3)).toBe(side(4))
      expect(sided).toHaveLength(signed.length)
    }
  })

  it('is refused outside of the fiscal year, as the voucher of SIE is', async () => {
    const year = readBookkeeping({ fiscalYear: { start: '2021-01-01', end: '2021-12-31' } }).books
    const { refusal } = await takeOf(report, { format: 'xero-journal', books: year, lineText })
    expect(refusal).toMatchObject({ code: 'outside-year' })
  })
})

describe('rows for a program', () => {
  it.each(['xero', 'quickbooks'] as const)(
    'never have dates or decimals of the clerk’s language: %s',
    async (format) => {
      const [plain, local] = await Promise.all(
        [undefined, 'en-US', 'sv'].map(async (lang) =>
          textOf((await takeOf(report, { format, lang })).taken!),
        ),
      )
      expect(local).toBe(plain)
      expect(plain).toContain('2020-03-05')
      expect(plain).toContain('1222.00')
    },
  )
})

describe('rows as JSON', () => {
  it('lose no digit, and say which day, client, filter and how many', async () => {
    const { taken } = await takeOf(report, { format: 'json', query: { client: 0, rowTypes: ['Purchase'] } })
    const read = parseJson(await textOf(taken!)) as Record<string, unknown>
    expect(read).toMatchObject({
      date: '2020-03-05',
      clientId: 100_001,
      stated: report.clientReports[0]!.paymentReport,
      filter: { rowTypes: ['Purchase'] },
      numberOfRows: 1,
      rows: [sale],
    })
    expect(await textOf(taken!)).toContain('"providerCheckoutId":9223372036854775807')
  })

  it('are valid JSON without rows', async () => {
    const { taken } = await takeOf(balancedReport([]), { format: 'json' })
    expect(parseJson(await textOf(taken!))).toMatchObject({ numberOfRows: 0, rows: [] })
  })
})

describe('rows as BgMax', () => {
  const { books } = readBookkeeping({ bankgiro: '5050-1055' })

  it('are posts of 80 columns, with a sale as a payment and a credit as a deduction', async () => {
    const { taken } = await takeOf(report, { format: 'bgmax', books })
    const lines = (await textOf(taken!)).split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.map(({ length }) => length)).toEqual(lines.map(() => 80))
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['01', '05', '20', '21', '15', '70'])
    expect(lines[0]!.slice(2, 24)).toBe('BGMAX               01')
    expect(lines[0]!.slice(24, 45)).toMatch(/^20\d{18}P$/)
    expect(lines[1]).toBe('0500505010550000000000SEK'.padEnd(80))
    // 1 234,50 in öre, then reference code, channel, number and image.
    const payment = [
      '20',
      '0000000000',
      '-1; web'.padEnd(25),
      '000000000000123450',
      '2',
      '1',
      '000000000001',
      '0',
    ]
    const deduction = [
      '21',
      '0000000000',
      'web-2'.padEnd(25),
      '000000000000000005',
      '2',
      '1',
      '000000000002',
      '0',
    ]
    expect(lines[2]).toBe(payment.join('').padEnd(80))
    expect(lines[3]).toBe(deduction.join('').padEnd(80))
    // 123 450 − 5 in 2 posts on the day.
    expect(lines[4]).toBe(`15${'0'.repeat(35)}2020030500001000000000000123445SEK00000002`.padEnd(80))
    expect(lines[5]).toBe('7000000001000000010000000000000001'.padEnd(80))
  })

  it('leave balance rows and rows of 0 out', async () => {
    const balance = reportRowOf({ rowType: 'OpeningBalanceDebt', nominalAmount: -100 })
    const zero = reportRowOf({ rowType: 'Fee' })
    const { taken } = await takeOf(balancedReport([balance, sale, zero]), { format: 'bgmax', books })
    expect((await textOf(taken!)).match(/^2[01]/gm)).toEqual(['20'])
  })

  it.each([
    ['without a bankgiro', report, undefined, { code: 'no-bankgiro' }],
    ['in NOK', balancedReport([], 0, 'NOK'), books, { code: 'bgmax-currency', currency: 'NOK' }],
    ['of credits alone', balancedReport([credit]), books, { code: 'negative' }],
    [
      'with an order number of 26 characters',
      balancedReport([{ ...sale, externalOrderNo: 'x'.repeat(26) }]),
      books,
      { code: 'too-long', text: 'x'.repeat(26) },
    ],
    [
      'with an order number in Cyrillic',
      balancedReport([{ ...sale, externalOrderNo: 'Ж1' }]),
      books,
      { code: 'letter', letter: 'Ж', text: 'Ж1' },
    ],
    [
      'with an amount of 19 digits',
      balancedReport([{ ...sale, externalOrderNo: '', nominalAmount: 2n ** 62n }]),
      books,
      { code: 'too-long', text: '4611686018427387904' },
    ],
  ])('are refused %s', async (_, from, host, reason) => {
    const { refusal } = await takeOf(from, { format: 'bgmax', ...(host ? { books: host } : {}) })
    expect(refusal).toEqual(reason)
  })
})

describe('taking a file', () => {
  const many = balancedReport(
    Array.from({ length: 1001 }, (_, index) =>
      reportRowOf({ nominalAmount: index, providerPaidAmount: index }),
    ),
  )

  it('tells how far it is, to the last row', async () => {
    const { progress, taken } = await takeOf(many, { format: 'json' })
    expect(progress[0]).toEqual([0, 1001])
    expect(progress.at(-1)).toEqual([1001, 1001])
    expect(progress.length).toBeGreaterThan(3)
    expect((parseJson(await textOf(taken!)) as { rows: unknown[] }).rows).toHaveLength(1001)
  })

  it('ends without a file when it is stopped', async () => {
    const stop = new AbortController()
    const onProgress = (done: number) => {
      if (done > 0) stop.abort()
    }
    await expect(takeOf(many, { format: 'xero', signal: stop.signal, onProgress })).rejects.toThrow('abort')
  })

  it('rejects when the day is closed meanwhile', async () => {
    const day = await readDayOf(many)
    const onProgress = (done: number) => {
      if (done > 0) day.close()
    }
    await expect(takeOf(day, { format: 'xero', onProgress })).rejects.toThrow('aborted')
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../../shared/domain/report/report.schema.ts'
import { reportFeeOf, reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { readDayOf } from '../../../testing/report-day.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import { balancedReport } from '../../../testing/take.ts'
import { readDay } from '../data/day-reader.ts'
import type { ReportTake } from './report-take.ts'
import { reportTakeElements } from './report-take-parts.ts'

// 1 000,00 sold, 20,00 fee and 5,00 VAT: 975,00 paid.
const sale = reportRowOf({
  externalOrderNo: 'web-1',
  nominalAmount: 100_000,
  providerPaidAmount: 97_500,
  totalFeeAmountExcludingVat: 2000,
  totalFeeVatAmount: 500,
  fees: [reportFeeOf('Service', 2000, 2500, 500)],
})

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles()
})
afterEach(() => {
  files.restore()
  removeParts()
})

async function show(report: Report, more: Partial<ReportTake> = {}) {
  const day = await readDayOf(report)
  return showPart('order-admin-report-take', reportTakeElements, 'reports-later', { day, ...more })
}

function choose(part: ReportTake, selector: string, value: string): Promise<unknown> {
  const field = part.renderRoot.querySelector<HTMLSelectElement>(selector)!
  field.value = value
  field.dispatchEvent(new Event('change'))
  return part.updateComplete
}

async function take(part: ReportTake): Promise<string> {
  part.renderRoot.querySelector<HTMLElement>('.take')!.click()
  return until(() => {
    const said = textOf(part.renderRoot.querySelector('.outcome')!).trim()
    return said === '' ? undefined : said
  })
}

/** The rows of the voucher as they are read. */
function voucher(part: ReportTake): string[][] {
  const rows = [...part.renderRoot.querySelectorAll('tbody tr, tfoot tr')]
  return rows.map((row) => [...row.children].map((cell) => textOf(cell).trim()))
}

describe('the part that saves files', () => {
  it('begins with the voucher, by account, with its sum', async () => {
    const part = await show(balancedReport([sale]))
    expect(voucher(part)).toEqual([
      ['1930 Företagskonto Paid out', '975.00', ''],
      ['6064 Factoringavgifter Fees', '20.00', ''],
      ['2640 Ingående moms VAT on fees, 25%', '5.00', ''],
      ['1580 Fordringar för kontokort och kuponger Sales and credits', '', '1,000.00'],
      ['Sum', '1,000.00', '1,000.00'],
    ])
    const text = textOf(part.renderRoot)
    expect(text).toContain('the sum is 0')
    expect(text).toContain('suggestions of the Swedish BAS chart')
    expect(text).toContain('Mar 5, 2020 · Client 100001 · SEK')
  })

  it('saves the voucher, and names the file', async () => {
    const part = await show(balancedReport([sale]))
    const said = await take(part)
    expect(said).toContain('payout-2020-03-05-100001-SEK-all-1-rows.si is saved. It has 1 row.')
    expect(said).toMatch(/SHA-256 [0-9a-f]{64}$/)
    expect(files.names).toEqual(['payout-2020-03-05-100001-SEK-all-1-rows.si'])
    expect(await files.files[0]!.text()).toContain('#TRANS 1580 {} -1000.00 20200305 "Sales and credits"\r\n')
    expect(await files.files[0]!.text()).toContain(
      '#VER A "" 20200305 "Payout 2020-03-05, client 100001; 1 row, all there are"\r\n',
    )
  })

  it('has the host’s accounts and no suggestion where it has set some', async () => {
    const accounts = { bank: { number: '1940', name: 'Bank' } }
    const part = await show(balancedReport([sale]), { bookkeeping: { accounts, lines: 'orders' } })
    expect(voucher(part)[0]![0]).toBe('1940 Bank Paid out')
    expect(textOf(part.renderRoot)).not.toContain('suggestions')
    expect(textOf(part.renderRoot)).toContain('each order has a line of its own')
  })

  it('says which member of the bookkeeping is wrong, and offers no voucher but rows', async () => {
    const bookkeeping = { accounts: { bank: { number: 'x', name: 'Bank' } } }
    const part = await show(balancedReport([sale]), { bookkeeping })
    expect(textOf(part.renderRoot)).toContain('the member accounts.bank.number of the property bookkeeping')
    expect(part.renderRoot.querySelector('.take, table')).toBe(null)
    await choose(part, '.format', 'xero')
    expect(await take(part)).toContain('is saved')
  })

  it('shows the difference of a payout that does not balance, and refuses its file', async () => {
    const report = balancedReport([sale])
    report.clientReports[0]!.paymentReport.providerPaidAmountIncludingWithholding = 97_400
    const part = await show(report)
    // A debit of 1,00 is missing: 974,00 is stated.
    expect(voucher(part).slice(-2)).toEqual([
      ['Difference, on no account', '1.00', ''],
      ['Sum', '999.00', '1,000.00'],
    ])
    expect(textOf(part.renderRoot)).toContain('does not balance (difference of the voucher −1.00)')
    expect(part.renderRoot.querySelector('.take, .equal')).toBe(null)
    await choose(part, '.format', 'json')
    expect(await take(part)).toContain('is saved')
  })

  it('names the suspense account for rows of an unknown type', async () => {
    const part = await show(balancedReport([{ ...sale, rowType: 'Lottery' }]))
    expect(voucher(part)[3]![0]).toBe('2999 OBS-konto Rows of the kind Lottery')
    expect(textOf(part.renderRoot)).toContain('what rows of this kind are: Lottery.')
  })

  it('says so for an empty report', async () => {
    const part = await show(balancedReport([]))
    expect(textOf(part.renderRoot)).toContain('There is nothing to book')
    expect(part.renderRoot.querySelector('.take')).toBe(null)
  })

  it('says how many rows the filter of the table finds, and takes those', async () => {
    const other = { ...sale, externalOrderNo: 'web-2' }
    const part = await show(balancedReport([sale, other]), { query: { search: 'web-2' } })
    await choose(part, '.format', 'own')
    await until(() => textOf(part.renderRoot).includes('1 row, found by web-2'))
    expect(await take(part)).toContain('SEK-web-2-1-rows.csv is saved. It has 1 row.')
    const lines = (await files.files[0]!.text()).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[2]).toMatch(/^# 2020-03-05; Client 100001; SEK; web-2; 1; SHA-256 [0-9a-f]{64}$/)
  })

  it('writes rows in the clerk’s numbers unless they are for programs', async () => {
    const part = await show(balancedReport([sale]), { lang: 'sv', columns: ['nominalAmount'] })
    part.columnName = (column) => column.toUpperCase()
    await choose(part, '.format', 'own')
    await take(part)
    await choose(part, '.numbers', 'raw')
    await take(part)
    const [local, raw] = await Promise.all(files.files.map((file) => file.text()))
    expect(local!.split('\r\n').slice(0, 2)).toEqual(['\uFEFFNOMINALAMOUNT', '1000,00'])
    expect(raw!.split('\r\n').slice(0, 2)).toEqual(['nominalAmount', '1000.00'])
  })

  it.each([
    // The report is of 5 March 2020.
    ['sv', 'own', 'Belopp skrivs som 1234,56, dagar som 2020-03-05 (5 mars 2020), med ”;” mellan fälten.'],
    [
      'en-GB',
      'own',
      'Amounts are written as 1234.56, days as 05/03/2020 (5 Mar 2020), with “,” between fields.',
    ],
    [
      'en-US',
      'own',
      'Amounts are written as 1234.56, days as 03/05/2020 (Mar 5, 2020), with “,” between fields.',
    ],
    ['sv', 'xero', 'Belopp skrivs som 1234.56, dagar som 2020-03-05 (5 mars 2020), med ”,” mellan fälten.'],
  ])('never guesses decimals and dates without a word: %s, %s', async (lang, format, words) => {
    const part = await show(balancedReport([sale]), { lang })
    await choose(part, '.format', format)
    expect(textOf(part.renderRoot.querySelector('.contents')!)).toContain(words)
    await take(part)
    expect(textOf(part.renderRoot.querySelector('.outcome')!)).toContain(words)
  })

  it('has BgMax only behind its switch', async () => {
    const part = await show(balancedReport([sale]))
    const offered = () =>
      [...part.renderRoot.querySelectorAll('.format option')].map((each) => textOf(each).trim())
    expect(offered().some((name) => name.includes('BgMax'))).toBe(false)
    const box = part.renderRoot.querySelector<HTMLInputElement>('[type=checkbox]')!
    box.checked = true
    box.dispatchEvent(new Event('change'))
    await part.updateComplete
    expect(offered().at(-1)).toBe('Payments, BgMax (unconfirmed)')
    await choose(part, '.format', 'bgmax')
    expect(await take(part)).toBe(
      'For the page’s developer: BgMax needs the member bankgiro of the property bookkeeping.',
    )
  })

  it('has nothing while the report is read, and a voucher once it is whole', async () => {
    const text = JSON.stringify(balancedReport([sale, sale]))
    let source: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        source = controller
      },
    })
    // Up to the second row.
    const half = text.lastIndexOf('{"nominalAmount"')
    const bytes = new TextEncoder().encode(text)
    source!.enqueue(bytes.subarray(0, half))
    const part = await showPart('order-admin-report-take', reportTakeElements, 'reports-later', {})
    const day = await readDay(
      '2020-03-05',
      stream,
      (reading) => (part.reading = reading),
      new AbortController().signal,
    )
    Object.assign(part, { day })
    await part.updateComplete
    expect(textOf(part.renderRoot)).toContain('still being read')
    expect(part.renderRoot.querySelector('.take, table')).toBe(null)
    source!.enqueue(bytes.subarray(half))
    source!.close()
    await day.whole
    await part.updateComplete
    expect(part.renderRoot.querySelector('.take')).not.toBe(null)
    expect(voucher(part)).toHaveLength(5)
    await choose(part, '.format', 'own')
    expect(textOf(part.renderRoot)).toContain('All 2 rows')
  })

  it('says that a file could not be made when the day is closed', async () => {
    const part = await show(balancedReport([sale]))
    await choose(part, '.format', 'json')
    part.day!.close()
    expect(await take(part)).toContain('no longer open')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Report } from '../../../../shared/domain/report/report.schema.ts'
import { tamperings } from '../../../../shared/testing/tampered-reports.ts'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { someOf } from '../../../../shared/testing/runs.ts'
import type { OrderAdminErrorEvent } from '../../../events.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import {
  answerDays,
  closeReports,
  DAY,
  openReports,
  reportText,
  sale,
  saleReport,
  saleReportOf,
  twoClients,
} from '../../../testing/report-stage.ts'
import type { RowsQuery } from '../data/report-data.ts'
import { daysAfter, utcDay } from '../../../kit/format/days.ts'
import type { ReportDesk } from './report-desk.ts'
import { askReports, type ReportCommand } from '../data/report-commands.ts'
import { onCommand } from '../../../kit/parts/command.ts'

/** A term of the sum as it is read: its name, its figure, and the stated one. */
function terms(desk: ReportDesk): string[] {
  return [...desk.shadowRoot!.querySelectorAll('.term-button')].map((term) => {
    const part = (name: string, from: ParentNode | null = term) =>
      from?.querySelector(name)?.textContent?.replace(/\s+/g, ' ').trim()
    const stated = term.nextElementSibling?.matches('.stated')
      ? part('span', term.nextElementSibling)
      : undefined
    return [part('.term-name'), part('.term-amount'), stated].filter(Boolean).join(' | ')
  })
}

describe('the report desk', () => {
  let edge: FakeEdge
  const errors: string[] = []
  const hear = (event: Event) => errors.push((event as OrderAdminErrorEvent).code)

  beforeEach(() => {
    edge = new FakeEdge()
    errors.length = 0
    document.addEventListener('order-admin-error', hear)
  })
  afterEach(() => {
    document.removeEventListener('order-admin-error', hear)
    closeReports()
    edge.restore()
  })

  const asked = () => edge.calls.flatMap(({ query }) => query.get('date') ?? [])
  const shown = (desk: ReportDesk, words: string) => until(() => reportText(desk).includes(words))
  const press = (desk: ReportDesk, selector: string) =>
    desk.shadowRoot!.querySelector<HTMLElement>(selector)!.click()

  it('adds the rows up to the payout, each term by itself, and says that it balances', async () => {
    answerDays(edge, { [DAY]: saleReport() })
    const desk = await openReports()
    await shown(desk, 'Balances')
    expect(desk.shadowRoot!.querySelector('.paid-amount')!.textContent).toContain('73.81')
    expect(terms(desk)).toEqual([
      'Order amounts | 100.00',
      'Fees | 20.95',
      'VAT on fees | 5.24',
      'VAT 25% | 5.24',
      'The day’s result | 73.81',
      'Opening debt | 0.00',
      'Closing debt | 0.00',
      'Paid out | 73.81',
      'Transactions | 1',
    ])
    expect(errors).toEqual([])
  })

  it('shows the rows’ total where the report states another amount, and names the row', async () => {
    // Stated without the fee of 19,00 and its VAT of 4,75: 100,00 − 1,95 − 0,49 = 97,56.
    const stated = {
      feeAmountExcludingVat: 195,
      feeVatAmount: 49,
      vatGroups: [{ vatPercent: 2500, vatAmount: 49 }],
      providerPaidAmountExcludingWithholding: 9756,
      providerPaidAmountIncludingWithholding: 9756,
    }
    answerDays(edge, { [DAY]: saleReport(stated) })
    const desk = await openReports()
    await shown(desk, 'Does not balance')
    await shown(desk, 'The report states')
    expect(terms(desk).slice(1, 5)).toEqual([
      'Fees | 20.95 | The report states 1.95 (−19.00)',
      'VAT on fees | 5.24 | The report states 0.49 (−4.75)',
      'VAT 25% | 5.24 | The report states 0.49 (−4.75)',
      'The day’s result | 73.81 | The report states 97.56 (+23.75)',
    ])
    await shown(desk, 'is the fee Administration of row 2 (order web-2041).')
  })

  it('never calls the rows’ total paid out where the bank gets another amount', async () => {
    // The rows come to 73,81; the report states 46,81, which is what the bank gets.
    answerDays(edge, { [DAY]: saleReport({ providerPaidAmountIncludingWithholding: 4681 }) })
    const desk = await openReports()
    await shown(desk, 'Does not balance')
    const textOf = (selector: string) => desk.shadowRoot!.querySelector(selector)!.textContent
    expect(textOf('.paid-amount')).toContain('46.81')
    await shown(desk, 'The report states')
    expect(terms(desk)).toContain('The rows come to | 73.81 | The report states 46.81 (−27.00)')
    expect(terms(desk).join()).not.toContain('Paid out')
  })

  it.each(
    someOf(
      tamperings.map((tampering) => [tampering.name, tampering] as const),
      6,
    ),
  )('catches a report that %s, and names the cause if it has one', async (_, { kind, tamper }) => {
    const rows = [sale, ...[20_000, 31_100, 4200].map((amount, at) => otherSale(amount, at))]
    const sum = (member: 'nominalAmount' | 'providerPaidAmount') =>
      rows.reduce((all, row) => all + Number(row[member]), 0)
    const paid = sum('providerPaidAmount')
    const honest = saleReport(
      {
        nominalAmount: sum('nominalAmount'),
        feeAmountExcludingVat: 2095 * 4,
        feeVatAmount: 524 * 4,
        vatGroups: [{ vatPercent: 2500, vatAmount: 524 * 4 }],
        numberOfRows: 4,
        providerPaidAmountExcludingWithholding: paid,
        providerPaidAmountIncludingWithholding: paid,
      },
      rows,
    )
    const tampered = tamper(withDebt(honest))
    expect(tampered).toBeDefined()
    answerDays(edge, { [DAY]: tampered!.report })
    const desk = await openReports()
    await shown(desk, 'Does not balance')
    await until(() => desk.shadowRoot!.querySelector('.cause .cause-actions button'))
    const sentence = desk.shadowRoot!.querySelector('.cause-sentence')!.textContent ?? ''
    expect(!sentence.startsWith('No row, pair')).toBe(kind !== undefined)
  })

  it.each([
    ['leaves out a rate without VAT', 0, 1],
    ['shows a rate without VAT of which the report states some', 1, 2],
  ])('%s', async (_, vatAmount, count) => {
    const vatGroups = [
      { vatPercent: 2500, vatAmount: 524 },
      { vatPercent: 0, vatAmount },
    ]
    answerDays(edge, { [DAY]: saleReport({ vatGroups }) })
    const desk = await openReports()
    await shown(desk, count === 1 ? 'Balances' : 'Does not balance')
    await shown(desk, 'How sales became the payout')
    expect(terms(desk).filter((term) => /^VAT \d/.test(term))).toHaveLength(count)
  })

  it('opens the rows of a debt, of a VAT rate, of a row type and of a fee type', async () => {
    answerDays(edge, { [DAY]: saleReport() })
    const desk = await openReports()
    await shown(desk, 'Fees by type')
    const queries: RowsQuery[] = []
    // The event stays inside the desk.
    onCommand<ReportCommand>(
      desk.shadowRoot!,
      (command) => command.do === 'show-rows' && queries.push(command.query),
    )
    press(desk, '[data-term=openingBalanceDebt] button')
    press(desk, '.rates button')
    press(desk, '[data-bar=plus] .rows-link')
    press(desk, '.bars:last-of-type .rows-link')
    expect(queries).toMatchObject([
      { client: 0, rowTypes: ['OpeningBalanceDebt'] },
      { client: 0, vatPercent: 2500 },
      { client: 0, rowTypes: ['Purchase'] },
      { client: 0, feeTypes: ['Admin'] },
    ])
    const rows = await until(() => desk.shadowRoot!.querySelector('order-admin-report-rows'))
    expect(rows.query).toMatchObject({ feeTypes: ['Admin'] })
  })

  it('keeps clients apart, as tabs with a total for each currency', async () => {
    answerDays(edge, { [DAY]: twoClients() })
    const desk = await openReports()
    const root = desk.shadowRoot!
    await until(() => root.querySelector('.totals')?.closest('div')?.className === '')
    const totals = [...root.querySelectorAll('.totals dd')].map(({ textContent }) =>
      textContent?.replace(/\s+/g, ' ').trim(),
    )
    expect(totals).toEqual(['73.81 SEK', '73.81 EUR'])
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(tabs).toHaveLength(2)
    tabs[1]!.click()
    await until(() => root.querySelector('.paid-amount')!.textContent?.includes('EUR'))
  })

  describe('the steps of a day', () => {
    const steps = (desk: ReportDesk) =>
      [...desk.shadowRoot!.querySelectorAll('.steps li')].map((step) =>
        step.textContent!.replace(/\s+/g, ' ').trim(),
      )
    const openTake = async (desk: ReportDesk) => {
      const root = desk.shadowRoot!
      const part = await until(() => root.querySelector<HTMLDetailsElement>('.part-take'))
      part.open = true
      part.dispatchEvent(new Event('toggle'))
      return until(() => root.querySelector('order-admin-report-take'))
    }

    it('never say more than this page knows: nothing saved, nothing compared, not closed', async () => {
      answerDays(edge, { [DAY]: saleReport() })
      const serve = edge.intercept
      edge.intercept = (call) =>
        call.path === '/api/v2/reports/closings' ? new Response('{"closings":[]}') : serve(call)
      const desk = await openReports()
      await until(() => steps(desk).at(-1)?.includes('Nobody'))
      expect(steps(desk)).toEqual([
        'Checked Balances',
        'Voucher None saved on this page yet',
        'Bank Not compared yet',
        'Closing Nobody has closed this day.',
      ])
    })

    it('say when a voucher was saved', async () => {
      answerDays(edge, { [DAY]: saleReport() })
      const desk = await openReports()
      const take = await openTake(desk)
      const files = catchFiles()
      const download = await until(() => take.shadowRoot?.querySelector<HTMLElement>('.take'))
      download.click()
      await until(() => steps(desk)[1]?.startsWith('Voucher Saved on this page, '))
      files.restore()
    })

    it('never say that rows taken along are a voucher', async () => {
      answerDays(edge, { [DAY]: saleReport() })
      const desk = await openReports()
      const take = await openTake(desk)
      const format = await until(() => take.shadowRoot?.querySelector<HTMLSelectElement>('.format'))
      format.value = 'own'
      format.dispatchEvent(new Event('change'))
      await take.updateComplete
      const files = catchFiles()
      take.shadowRoot!.querySelector<HTMLElement>('.take')!.click()
      await until(() => files.names.length === 1)
      await desk.updateComplete
      files.restore()
      expect(steps(desk)[1]).toBe('Voucher None saved on this page yet')
    })

    it('never offer a voucher of a day that does not balance', async () => {
      answerDays(edge, { [DAY]: saleReport({ providerPaidAmountIncludingWithholding: 4681 }) })
      const desk = await openReports()
      await until(() => steps(desk)[0] === 'Checked Does not balance')
      expect(steps(desk)[1]).toBe('Voucher None can be made')
    })

    it('are absent on a day without a report', async () => {
      answerDays(edge, {})
      const desk = await openReports({ date: '2019-03-01' })
      await shown(desk, 'Nothing was sold')
      expect(steps(desk)).toEqual([])
    })
  })

  it('is calm about a day that has no report, and says when to look again', async () => {
    answerDays(edge, {})
    const today = utcDay(new Date())
    const desk = await openReports({ date: today })
    await shown(desk, 'The day is not over.')
    desk.date = daysAfter(today, 3)
    await shown(desk, 'The day has not come yet.')
    desk.date = daysAfter(today, -1)
    await shown(desk, 'The day has ended, and the provider has no report of it')
    desk.date = '2019-03-01'
    await shown(desk, 'Nothing was sold, credited or charged')
    expect(errors).toEqual([])
  })

  it('looks for the newest report within 14 days when the page names no day', async () => {
    const today = utcDay(new Date())
    const newest = daysAfter(today, -14)
    answerDays(edge, { [newest]: saleReportOf(newest) })
    const desk = await openReports({ date: undefined })
    await shown(desk, 'Balances')
    expect(asked()).toHaveLength(15)
    expect(asked().at(-1)).toBe(newest)
    expect(desk.shadowRoot!.querySelector('input')!.value).toBe(newest)
  })

  describe('a report of another day', () => {
    const other = '2020-03-04'
    const desk = async () => {
      answerDays(edge, { [DAY]: saleReportOf(other) })
      const opened = await openReports()
      await shown(opened, 'answered with that of Mar 4')
      return opened
    }

    it('never says that the day asked for balances', async () => {
      const opened = await desk()
      expect(opened.shadowRoot!.querySelector('.headline .verdict')!.textContent).toBe('Another day’s report')
      expect(reportText(opened)).toContain(
        'asked for the report of Mar 5, 2020 and answered with that of Mar 4, 2020.',
      )
      expect(opened.shadowRoot!.querySelector('.cause')).toBeNull()
    })

    it('is never offered as a file, or compared with a bank', async () => {
      const opened = await desk()
      expect(opened.shadowRoot!.querySelector('.part-rows')).not.toBeNull()
      expect(opened.shadowRoot!.querySelector('.part-take, .part-bank, .part-shop')).toBeNull()
    })
  })

  it('says of how many rows the day is another, and shows them', async () => {
    const late = { ...sale, reconciliationDate: '2020-03-01' }
    answerDays(edge, { [DAY]: saleReport({}, [late]) })
    const desk = await openReports()
    await shown(desk, 'One row is of Mar 1, 2020.')
    expect(desk.shadowRoot!.querySelector('.headline .verdict')!.textContent).toBe('Balances')
    const asked: RowsQuery[] = []
    onCommand<ReportCommand>(
      desk.shadowRoot!,
      (command) => command.do === 'show-rows' && asked.push(command.query),
    )
    press(desk, '.payout-note button')
    // The opening balance comes before it.
    expect(asked).toEqual([{ client: 0, rows: [1] }])
  })

  it('never lists as many days as a report has rows of', { tags: 'long' }, async () => {
    const late = [1, 2, 3, 4, 4].map((day) => ({
      ...sale,
      deliveryId: undefined,
      reconciliationDate: `2020-02-0${day}`,
    }))
    answerDays(edge, { [DAY]: saleReport({}, late) })
    const desk = await openReports()
    await shown(desk, 'One row is of Feb 3, 2020.')
    expect(reportText(desk)).toContain('2 more rows are of other days.')
    expect(reportText(desk)).not.toContain('Feb 4, 2020.')
  })

  it('never takes the VAT of a fee on faith', async () => {
    // 5,00 instead of 0,49 for 1,95 at 25 %: 100,00 − 20,95 − 9,75 = 69,30.
    const fees = [{ ...sale.fees[0]!, vatAmount: 500, providerPaidAmount: -695 }, sale.fees[1]!]
    const dear = { ...sale, fees, totalFeeVatAmount: 975, providerPaidAmount: 6930 }
    const stated = {
      providerPaidAmountExcludingWithholding: 6930,
      providerPaidAmountIncludingWithholding: 6930,
      feeVatAmount: 975,
      vatGroups: [{ vatPercent: 2500, vatAmount: 975 }],
    }
    answerDays(edge, { [DAY]: saleReport(stated, [dear]) })
    const desk = await openReports()
    await shown(
      desk,
      'One fee has a VAT that is not its rate’s. Service in row 2: 5.00 at 25% would be 0.49.',
    )
    expect(desk.shadowRoot!.querySelector('.headline .verdict')!.textContent).toBe('Balances')
  })

  it('never calls a day balanced without a word about a repeated sale', async () => {
    const twice = { ...sale, deliveryId: 7 }
    const stated = {
      providerPaidAmountExcludingWithholding: 14_762,
      providerPaidAmountIncludingWithholding: 14_762,
      nominalAmount: 20_000,
      feeAmountExcludingVat: 4190,
      feeVatAmount: 1048,
      numberOfRows: 2,
      vatGroups: [{ vatPercent: 2500, vatAmount: 1048 }],
    }
    answerDays(edge, { [DAY]: saleReport(stated, [twice, twice]) })
    const desk = await openReports()
    await shown(desk, '2 rows are alike')
    expect(desk.shadowRoot!.querySelector('.headline .verdict')!.textContent).toBe(
      'Balances, but rows are alike',
    )
  })

  it('says that none of the last days has a report', async () => {
    answerDays(edge, { [daysAfter(utcDay(new Date()), -15)]: saleReport() })
    const desk = await openReports({ date: undefined })
    await shown(desk, 'No report in the last 14 days')
    expect(errors).toEqual([])
  })

  it('goes to the day before and after, and to a day that is chosen', { tags: 'long' }, async () => {
    answerDays(edge, { [DAY]: saleReport() })
    const desk = await openReports()
    await shown(desk, 'Balances')
    press(desk, '.back')
    await shown(desk, 'Payout of Mar 4, 2020')
    press(desk, '.day-field button:last-of-type')
    await shown(desk, 'Balances')
    const field = desk.shadowRoot!.querySelector('input')!
    const type = (value: string) => {
      field.value = value
      field.dispatchEvent(new Event('change'))
    }
    // While a year is being typed, it has other values.
    type('0002-03-06')
    type('2020-03-06')
    await shown(desk, 'Payout of Mar 6, 2020')
    expect(asked()).toEqual([DAY, '2020-03-04', DAY, '2020-03-06'])
  })

  it('asks again without the debts when told to', async () => {
    answerDays(edge, { [DAY]: saleReport() })
    const desk = await openReports()
    await shown(desk, 'Balances')
    press(desk, '.withholding input')
    const asked = () => edge.calls.filter(({ path }) => path === '/api/v2/reports')
    await until(() => asked().length === 2)
    expect(asked().map(({ query }) => query.get('includeWithholding'))).toEqual(['true', 'false'])
  })

  it('tells the page’s developer about an invalid date, and asks nothing', async () => {
    answerDays(edge, {})
    const desk = await openReports({ date: '2020-02-31' })
    await shown(desk, 'date must be a calendar day such as 2026-11-20, not 2020-02-31')
    expect(edge.calls).toEqual([])
  })

  it('never looks as if it sought the newest report where the date is invalid', async () => {
    answerDays(edge, {})
    const desk = await openReports({ date: '2020-13-40' })
    await shown(desk, 'not 2020-13-40')
    expect(reportText(desk)).not.toContain('newest')
    expect(desk.shadowRoot!.querySelector('.head, .steps, .bone')).toBeNull()
  })

  it('keeps the part that was read of a report that is cut off, and checks nothing', async () => {
    const report = saleReport(
      {},
      Array.from({ length: 30 }, () => sale),
    )
    const text = stringifyJson({ totalNrOfRows: 32, clientReports: report.clientReports })
    answerDays(edge, { [DAY]: text.slice(0, Math.floor(text.length / 2)) })
    const desk = await openReports()
    await shown(desk, 'The report is not whole')
    expect(reportText(desk)).toMatch(/The connection ended after 1\d of 32 rows\./)
    expect(reportText(desk)).toContain('Not whole')
    expect(reportText(desk)).toContain('As the report states it, not checked against its rows')
    expect(reportText(desk)).not.toContain('Balances')
    const rows = await until(() => desk.shadowRoot!.querySelector('order-admin-report-rows')?.shadowRoot)
    const count = await until(() => rows.querySelector('.count'))
    expect(count.textContent).not.toContain('Still reading')
    expect(errors).toEqual(['report-cut-off'])
  })

  it.each<readonly [string, string, string, string]>([
    [
      'names the member that is wrong',
      stringifyJson(saleReport()).replace('"nominalAmount":10000,', '"nominalAmount":"10000",'),
      'clientReports/0/',
      'report-wrong-type',
    ],
    [
      'says that a page is no report',
      '<!doctype html><p>Log in',
      'The answer is not a report',
      'report-not-a-report',
    ],
  ])('%s', async (_, text, words, code) => {
    answerDays(edge, { [DAY]: text })
    const desk = await openReports()
    await shown(desk, words)
    expect(errors).toEqual([code])
  })

  it.each([
    [403, 'reports-not-activated', 'Reports are not activated'],
    [422, 'report-amount-too-large', 'A total of the report is too large'],
    [502, 'provider-unreachable', 'The provider does not answer'],
    [403, 'capability-missing', 'You may not do this'],
  ])('has words of its own for a refusal: %i %s', async (status, code, words) => {
    answerDays(edge, { [DAY]: problem(status, code) })
    const desk = await openReports()
    await shown(desk, words)
    expect(reportText(desk)).toContain('req-77')
    expect(errors).toEqual([code])
    // The day was not opened.
    expect(reportText(desk)).not.toContain('your order')
  })

  it('tries again when asked, and shows the report then', async () => {
    answerDays(edge, { [DAY]: new TypeError('no network') })
    const desk = await openReports()
    await shown(desk, 'No connection')
    answerDays(edge, { [DAY]: saleReport() })
    press(desk, '.page button.primary')
    await shown(desk, 'Balances')
  })

  it('shows the day that was asked for last, in either order of answers', async () => {
    const first = Promise.withResolvers<Response>()
    edge.intercept = ({ query }) =>
      query.get('date') === DAY ? first.promise : problem(404, 'report-not-found')
    const desk = await openReports()
    await until(() => asked().length === 1)
    desk.date = '2020-03-04'
    await shown(desk, 'Nothing was sold')
    first.resolve(new Response(stringifyJson(saleReport())))
    await desk.updateComplete
    await new Promise((resolve) => setTimeout(resolve))
    expect(reportText(desk)).toContain('Nothing was sold')
    expect(errors).toEqual([])
  })

  it('names row types that it does not know, and still balances', async () => {
    answerDays(edge, { [DAY]: saleReport({}, [{ ...sale, rowType: 'Quirk' }]) })
    const desk = await openReports()
    await shown(desk, 'Balances, with rows of an unknown kind')
    expect(reportText(desk)).toContain('has no row type Quirk')
  })

  it('saves the rows and columns that the clerk chose in the table', async () => {
    answerDays(edge, {
      [DAY]: saleReport({}, [sale, { ...sale, rowType: 'Credit', externalOrderNo: 'web-2042' }]),
    })
    const desk = await openReports()
    const root = desk.shadowRoot!
    const rows = await until(() => root.querySelector('order-admin-report-rows')?.shadowRoot)
    const field = await until(() => rows.querySelector<HTMLInputElement>('.search input'))
    const part = await until(() => root.querySelector<HTMLDetailsElement>('.part-take'))
    field.value = '2042'
    field.dispatchEvent(new Event('input'))
    part.open = true
    part.dispatchEvent(new Event('toggle'))
    const take = await until(() => root.querySelector('order-admin-report-take'))
    await until(() => take.query?.search === '2042')
    expect(take.columns).toBeUndefined()
    expect(take.columnName!('externalOrderNo')).toBe('Order')
  })

  it(
    'loads the later parts when they are opened, and shows the shop’s answers beside the rows',
    { tags: 'long' },
    async () => {
      answerDays(edge, { [DAY]: saleReport() })
      const desk = await openReports()
      desk.matchOrders = (orders) =>
        Promise.resolve(orders.map((orderNumber) => ({ orderNumber, total: 9000, date: DAY })))
      await shown(desk, 'Compare with your orders')
      const root = desk.shadowRoot!
      const open = (name: string) => {
        const part = root.querySelector<HTMLDetailsElement>(`.part-${name}`)!
        part.open = true
        part.dispatchEvent(new Event('toggle'))
      }
      expect(root.querySelector('order-admin-report-take')).toBeNull()
      open('take')
      const take = await until(() => root.querySelector('order-admin-report-take'))
      expect(take.reading?.isWhole).toBe(true)
      open('bank')
      const bank = await until(() => root.querySelector('order-admin-report-bank'))
      expect(bank.payouts).toEqual([{ date: DAY, clientId: 100_001, currency: 'SEK', paid: 7381 }])
      open('shop')
      const shop = await until(() => root.querySelector('order-admin-report-shop'))
      const verdicts = new Map([['web-2041', { is: 'same' as const }]])
      askReports(shop, { do: 'shop-verdicts', verdicts })
      await until(() => root.querySelector('order-admin-report-rows')?.shopVerdicts === verdicts)
    },
  )

  it('never reads an empty verdict out for a report without clients', async () => {
    answerDays(edge, { [DAY]: { totalNrOfRows: 0, clientReports: [] } })
    const desk = await openReports()
    const status = desk.shadowRoot!.querySelector('[role=status]')!
    await until(() => status.textContent !== '')
    expect(status.textContent).toBe('The report of this day has no client. There is nothing to pay out.')
  })

  it('says that a report without clients has nothing to pay out', async () => {
    answerDays(edge, { [DAY]: { totalNrOfRows: 0, clientReports: [] } })
    const desk = await openReports()
    await shown(desk, 'There is nothing to pay out.')
  })

  it('copies a text for the provider that has the facts and no personal data', async () => {
    answerDays(edge, { [DAY]: saleReport({ nominalAmount: 9000 }) })
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const desk = await openReports({ lang: 'sv' })
    await shown(desk, 'Kopiera till betaltjänsten')
    press(desk, '.cause-actions button:last-of-type')
    const [text] = await until(() => write.mock.calls[0])
    write.mockRestore()
    expect(text).toContain(
      'Orderbelopp: rapporten anger 90,00 SEK, raderna ger 100,00 SEK, skillnad −10,00 SEK',
    )
    expect(text).toContain('Order amounts: the report states 90.00 SEK, its rows come to 100.00 SEK')
    expect(text).toMatch(/SHA-256 of the report: [0-9a-f]{64}/)
    for (const personal of ['Tess', '5566778899', 'web-2041']) expect(text).not.toContain(personal)
  })
})

function otherSale(amount: number, at: number): Report['clientReports'][number]['rows'][number] {
  return {
    ...sale,
    externalOrderNo: `web-${2050 + at}`,
    providerCheckoutId: 8_906_820 + at,
    deliveryId: at + 1,
    nominalAmount: amount,
    providerPaidAmount: amount - 2095 - 524,
  }
}

/** The day opens with a debt of 10,00: it pays so much less. */
function withDebt(report: Report): Report {
  const [client] = report.clientReports
  const { paymentReport, rows } = client!
  const paid = Number(paymentReport.providerPaidAmountIncludingWithholding) - 1000
  const [opening, ...rest] = rows
  return {
    ...report,
    clientReports: [
      {
        ...client!,
        rows: [{ ...opening!, nominalAmount: -1000, providerPaidAmount: -1000 }, ...rest],
        paymentReport: {
          ...paymentReport,
          openingBalanceDebt: 1000,
          providerPaidAmountIncludingWithholding: paid,
        },
      },
    ],
  }
}

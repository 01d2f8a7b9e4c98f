import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Opened } from '../../../kit/parts/open-order.ts'
import { reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { until } from '../../../testing/parts.ts'
import { readDayOf } from '../../../testing/report-day.ts'
import {
  closeRows,
  openRows,
  reportOf,
  type RowsPage,
  salesOf,
  showDay,
} from '../../../testing/report-rows.ts'

let rows: RowsPage

beforeEach(() => page.viewport(1200, 900))
afterEach(() => closeRows())

const query = (selector: string) => rows.root.querySelector<HTMLElement>(selector)!
const all = (selector: string) => [...rows.root.querySelectorAll<HTMLElement>(selector)]
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
const said = () => textOf(query('.count > span'))
const column = (name: string) => all(`tbody > [data-item] > .${name}`).map(textOf)

async function choose(field: string, option: string): Promise<void> {
  const select = query(`.${field} select`) as HTMLSelectElement
  await userEvent.selectOptions(
    select,
    [...select.options].find(({ text }) => text.startsWith(option))!,
  )
  await rows.settled()
}

/** Waits until the count has these words. */
const untilSaid = (words: string) => until(() => said() === words)

describe('the rows of a report', () => {
  it('are shown in the report’s order with eight columns, their count and their sums', async () => {
    rows = await openRows(salesOf(3))
    expect(all('thead .head-name').map(textOf)).toEqual([
      'Order',
      'Customer',
      'Row type',
      'Payment type',
      'Order amount',
      'Fees',
      'VAT on fees',
      'Paid',
    ])
    // 100.00 − 20.95 − 5.24 = 73.81, and a credit of 300.00 costs as much.
    expect(rows.texts()).toEqual([
      ['web-1', 'Tess Testsson 1', 'Bought invoice', 'Invoice', '100.00', '20.95', '5.24', '73.81'],
      ['web-2', 'Tess Testsson 2', 'Order', 'Card', '200.00', '20.95', '5.24', '173.81'],
      ['web-3', 'Tess Testsson 3', 'Credit', 'Invoice', '−300.00', '20.95', '5.24', '−326.19'],
    ])
    expect(said()).toBe('3 of 3 rows')
    // 100 + 200 − 300; three times 20.95 and 5.24; 73.81 + 173.81 − 326.19.
    expect(textOf(query('tfoot'))).toBe('Total of 3 rows 0.00 62.85 15.72 −78.57')
  })

  it('show kinds that no list has as they are, and numbers beyond 53 bits exactly', async () => {
    rows = await openRows([
      reportRowOf({
        rowType: 'constructor',
        paymentType: 'GiftCard',
        nominalAmount: 9_223_372_036_854_775_807n,
        externalOrderNo: 'x',
      }),
    ])
    expect(column('rowType')).toEqual(['constructor'])
    expect(column('paymentType')).toEqual(['GiftCard'])
    expect(column('nominalAmount')).toEqual(['92,233,720,368,547,758.07'])
    const cell = query('tbody .nominalAmount')
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  })

  it('say that there are none', async () => {
    rows = await openRows([])
    expect(textOf(query('.none-found'))).toBe('The report has no rows.')
  })

  it('never add amounts of several currencies, and name the other one', async () => {
    rows = await openRows(salesOf(3, (number) => (number === 2 ? { currency: 'NOK' } : {})))
    expect(column('nominalAmount')).toEqual(['100.00', '200.00 NOK', '−300.00'])
    expect(textOf(query('tfoot'))).toBe('Total of 3 rows In several currencies, so not added up.')
    await choose('group', 'Payment type')
    expect(textOf(await until(() => query('tr.group')))).toBe('Invoice: 2 rows')
  })

  it('open an order by an event that has its kind and number and nothing else', async () => {
    const ids: unknown[] = []
    const listen = (event: CustomEvent<Opened>) => {
      ids.push(event.detail.id)
      event.preventDefault()
    }
    document.body.addEventListener('desk-open-order', listen)
    try {
      const big = { providerCheckoutId: 9_007_199_254_740_993n }
      rows = await openRows(
        salesOf(2, (number) => (number === 1 ? big : {})),
        {
          orderHref: (id) => `#order-${id}`,
        },
      )
      const link = query('tbody a')
      expect(link.getAttribute('href')).toBe('#order-9007199254740993')
      const { hash } = location
      await userEvent.click(link)
      expect(ids).toEqual(['9007199254740993'])
      expect(location.hash).toBe(hash)
      rows.element.orderHref = undefined
      await rows.settled()
      await userEvent.click(all('tbody button.link')[1]!)
      expect(ids).toEqual(['9007199254740993', '8900002'])
    } finally {
      document.body.removeEventListener('desk-open-order', listen)
    }
  })

  it('open no order where the checkout has none', async () => {
    rows = await openRows([reportRowOf({ externalOrderNo: 'by-hand' })])
    expect(column('externalOrderNo')).toEqual(['by-hand'])
    expect(all('tbody :is(a, .link)')).toEqual([])
  })

  it('open no order where the session may not read one', async () => {
    rows = await openRows(salesOf(1), { opensOrders: false })
    expect(column('externalOrderNo')).toEqual(['web-1'])
    expect(all('tbody :is(a, .link)')).toEqual([])
    await userEvent.click(query('tbody .toggle button'))
    await until(() => query('tr.detail'))
    expect(all('tr.detail :is(a, .link)')).toEqual([])
  })

  it('say that they are not added up where the report was cut off', async () => {
    const day = await readDayOf(reportOf(salesOf(3)))
    const clients = day.reading.clients.map((client) => ({ ...client, payout: undefined }))
    rows = await showDay(day, { ...day.reading, isWhole: false, clients }, { isCutOff: true })
    expect(textOf(query('tfoot'))).toBe('Total of 3 rows The report is not whole, so not added up.')
    rows.element.isCutOff = false
    await rows.settled()
    expect(textOf(query('tfoot'))).toBe('Total of 3 rows')
  })

  it('have the shop’s answers beside their order', async () => {
    rows = await openRows(salesOf(3), {
      shopVerdicts: new Map([
        ['web-1', { is: 'same' }],
        ['web-2', { is: 'differs', shop: 15_000 }],
      ]),
    })
    expect(all('.shop').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'As in the shop',
      'The shop has another total: 150.00',
    ])
  })

  it('say that they cannot be read when the day was closed, and try again', async () => {
    rows = await openRows(salesOf(3))
    rows.day.close()
    await choose('group', 'Row type')
    await until(() => query('[role=alert]'))
    expect(textOf(query('[role=alert] span'))).toBe('The rows could not be read.')
    const { day } = await openRows(salesOf(2))
    rows.element.day = day
    rows.element.reading = day.reading
    await untilSaid('2 of 2 rows')
    expect(all('[role=alert]')).toEqual([])
  })

  it('are those of the other client, with the search as it was', async () => {
    rows = await openRows(salesOf(20), { query: { search: 'web-2', rows: [1] } })
    expect(said()).toBe('1 of 20 rows')
    const { day } = await openRows(salesOf(30))
    Object.assign(rows.element, { day, reading: day.reading })
    // web-2 and web-20 to web-29; the places of another report mean nothing here.
    await untilSaid('11 of 30 rows')
    expect(all('tr.marked')).toEqual([])
  })

  it('come again when the element comes back to the page', async () => {
    rows = await openRows(salesOf(3))
    const { parentNode } = rows.element
    rows.element.remove()
    parentNode!.append(rows.element)
    await rows.settled()
    expect(rows.texts().length).toBe(3)
  })
})

describe('balance rows', () => {
  const debt = (rowType: string, amount: number) =>
    reportRowOf({ rowType, nominalAmount: amount, providerPaidAmount: amount, fees: [] })
  const list = [debt('OpeningBalanceDebt', -9_670), ...salesOf(2), debt('ClosingBalanceDebt', 1)]
  const order = () =>
    all('table > :not(thead) > tr').map(
      (row) => `${row.getAttribute('aria-rowindex')} ${textOf(row).replace(/^Fees and details /, '')}`,
    )

  it('never are among the order amounts that are added up, and stand below their sum', async () => {
    rows = await openRows(list)
    expect(order()).toEqual([
      '2 web-1 Tess Testsson 1 Bought invoice Invoice 100.00 20.95 5.24 73.81',
      '3 web-2 Tess Testsson 2 Order Card 200.00 20.95 5.24 173.81',
      // 100 + 200, twice 20.95 and 5.24, 73.81 + 173.81.
      '4 Total of 2 rows 300.00 41.90 10.48 247.62',
      // −96.70 + 0.01.
      '5 Debts, not in the total: 2 rows −96.69 0.00 0.00 −96.69',
      '6 Opening debt −96.70 0.00 0.00 −96.70',
      '7 Closing debt 0.01 0.00 0.00 0.01',
    ])
    expect(said()).toBe('4 of 4 rows')
    expect(query('table').getAttribute('aria-rowcount')).toBe('7')
    const tops = all('table > :not(thead) > tr').map((row) => row.getBoundingClientRect().top)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(all('[data-item]').map((row) => row.getAttribute('aria-level'))).toEqual(['1', '1', '1', '2', '2'])
  })

  it('are in no group of the others', async () => {
    rows = await openRows(list)
    await choose('group', 'Payment type')
    await until(() => all('tr.group').length === 3)
    expect(all('tr.group, tfoot tr').map((row) => textOf(row.querySelector('th')!))).toEqual([
      'Invoice: 1 row',
      'Card: 1 row',
      'Total of 2 rows',
      'Debts, not in the total: 2 rows',
    ])
  })

  it('alone have no sum of nothing above them', async () => {
    rows = await openRows(list, { query: { rowTypes: ['OpeningBalanceDebt'] } })
    expect(order()).toEqual([
      '2 Debts, not in the total: 1 row −96.70 0.00 0.00 −96.70',
      '3 Opening debt −96.70 0.00 0.00 −96.70',
    ])
    expect(said()).toBe('1 of 4 rows')
    expect(query('table').getAttribute('aria-rowcount')).toBe('3')
  })

  it('are walked to by keys past the sum, and unfold', async () => {
    rows = await openRows(list)
    rows.element.focus()
    await userEvent.keyboard('{End}')
    const focusedIndex = () => rows.root.activeElement?.getAttribute('aria-rowindex')
    await until(() => focusedIndex() === '7')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await until(() => query('tr.detail'))
    expect(query('tr.detail').previousElementSibling).toBe(rows.root.activeElement)
    expect(focusedIndex()).toBe('6')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await until(() => focusedIndex() === '3')
  })

  it('leave a marked row in its place among the others when the filter goes', async () => {
    rows = await openRows(list, { query: { rows: [2] } })
    await userEvent.click(query('.chip'))
    await until(() => rows.root.activeElement?.matches('.marked'))
    expect(textOf(rows.root.activeElement!)).toContain('web-2')
  })

  it('never move a row that is unfolded while the report is still read', async () => {
    const day = await readDayOf(reportOf(list))
    rows = await showDay(day, { ...day.reading, isWhole: false })
    expect(all('[data-item]')).toHaveLength(2)
    rows.element.isCutOff = true
    await rows.settled()
    expect(all('[data-item]')).toHaveLength(5)
  })
})

describe('search, filters, order and groups', () => {
  beforeEach(async () => {
    rows = await openRows(salesOf(8))
  })

  it('search from the key / on, and back with Escape', { tags: 'long' }, async () => {
    rows.element.focus()
    await until(() => rows.root.activeElement === rows.row(0))
    await userEvent.keyboard('/')
    expect(rows.root.activeElement).toBe(query('.search input'))
    await userEvent.keyboard('web-3')
    await untilSaid('1 of 8 rows')
    expect(CSS.highlights.get('order-admin-match')?.size).toBe(1)
    await expect.poll(() => textOf(query('[role=status]'))).toBe('1 of 8 rows')
    await userEvent.keyboard('{Enter}')
    await until(() => rows.root.activeElement === rows.row(0))
    await userEvent.keyboard('/x')
    await until(() => query('.none-found'))
    expect(textOf(query('.none-found'))).toBe('No row matches the search and the filters.')
    await userEvent.keyboard('{Escape}')
    await untilSaid('8 of 8 rows')
  })

  it('filter by the kinds that there are, with their counts', async () => {
    const options = all('.filter select')[0]!.querySelectorAll('option')
    expect([...options].map(textOf)).toEqual([
      'All',
      'Bought invoice (2)',
      'Order (2)',
      'Credit (2)',
      'Created invoice (2)',
    ])
    await choose('filter', 'Credit')
    await untilSaid('2 of 8 rows')
    expect(column('externalOrderNo')).toEqual(['web-3', 'web-7'])
    expect(textOf(query('.chip'))).toBe('Row type: Credit')
    await userEvent.click(query('.chip'))
    await untilSaid('8 of 8 rows')
    expect(rows.root.activeElement).toBe(query('.search input'))
    expect((query('.filter select') as HTMLSelectElement).selectedIndex).toBe(0)
  })

  it('sort by a head: up, down and back', async () => {
    const head = () => query('th.nominalAmount')
    const click = async () => {
      await userEvent.click(head().querySelector('.sort')!)
      await rows.settled()
    }
    await click()
    await until(() => column('nominalAmount')[0] === '−700.00')
    expect(column('nominalAmount').slice(0, 3)).toEqual(['−700.00', '−300.00', '100.00'])
    expect(head().getAttribute('aria-sort')).toBe('ascending')
    await click()
    await until(() => column('nominalAmount')[0] === '800.00')
    expect(head().getAttribute('aria-sort')).toBe('descending')
    await click()
    await until(() => column('nominalAmount')[0] === '100.00')
    expect(head().hasAttribute('aria-sort')).toBe(false)
  })

  it('group with a sum of each group above its rows', async () => {
    await choose('group', 'Row type')
    await until(() => query('tr.group'))
    // 100 + 500, less 2 × 26.19.
    expect(textOf(query('tr.group'))).toBe('Bought invoice: 2 rows 600.00 41.90 10.48 547.62')
    expect(all('tbody > tr').map((row) => row.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '2',
      '1',
      '2',
      '2',
      '1',
      '2',
      '2',
      '1',
      '2',
      '2',
    ])
    expect(query('table').getAttribute('aria-rowcount')).toBe('14')
  })
})

describe('a row', () => {
  it('unfolds to its fees and every member that has a value', async () => {
    rows = await openRows(
      salesOf(2, () => ({ destinationCurrency: 'EUR', exchangeRate: 0.0893, comment: 'Late', creditId: 7 })),
    )
    rows.element.focus()
    await until(() => rows.root.activeElement === rows.row(0))
    await userEvent.keyboard('{Enter}')
    const detail = await until(() => query('.detail'))
    expect(rows.row(0).getAttribute('aria-expanded')).toBe('true')
    expect([...detail.querySelectorAll('.fees tbody tr')].map(textOf)).toEqual([
      'Service 1.95 25% 0.49',
      'Administration 19.00 25% 4.75',
    ])
    const members = [...detail.querySelectorAll('dl > div')].map(textOf)
    for (const member of [
      'Exchange rate 0.0893',
      'Destination currency EUR',
      'Comment Late',
      'Credit number 7',
    ]) {
      expect(members).toContain(member)
    }
    await userEvent.keyboard('{ArrowLeft}')
    await until(() => !query('.detail'))
    expect(rows.root.activeElement).toBe(rows.row(0))
  })

  it('says that it has no fees', async () => {
    rows = await openRows([reportRowOf({ rowType: 'Manual' })])
    await userEvent.click(query('.toggle button'))
    expect(textOf(await until(() => query('.detail p')))).toBe('No fees.')
  })
})

describe('rows that are pointed out', () => {
  beforeEach(async () => {
    rows = await openRows(salesOf(300))
  })

  it('are marked, and stand among the others once the chip is removed', async () => {
    rows.element.query = { rows: [250, 252] }
    await untilSaid('2 of 300 rows')
    expect(textOf(query('.chip'))).toBe('2 marked rows')
    expect(all('tr.marked').length).toBe(2)
    expect(textOf(query('tr.marked .toggle'))).toBe('Marked')
    await userEvent.click(query('.chip'))
    await untilSaid('300 of 300 rows')
    await until(() => rows.root.activeElement?.classList.contains('marked'))
    expect(rows.root.activeElement!.getAttribute('aria-rowindex')).toBe('252')
    expect(textOf(rows.root.activeElement!.querySelector('.externalOrderNo')!)).toBe('web-251')
  })

  it('replace the clerk’s choice, in the order that the clerk chose', { tags: 'long' }, async () => {
    await choose('group', 'Payment type')
    await userEvent.fill(query('.search input'), 'nobody')
    await untilSaid('0 of 300 rows')
    rows.element.query = { feeTypes: ['Service'], vatPercent: 2500 }
    await untilSaid('300 of 300 rows')
    expect((query('.search input') as HTMLInputElement).value).toBe('')
    expect(all('.chip').map(textOf)).toEqual(['Fee type: Service', 'Fees with 25% VAT'])
    expect(all('tr.group').length).toBeGreaterThan(0)
  })
})

describe('the columns', () => {
  const line = (name: string) => all('.columns li').find((one) => textOf(one).split(' (')[0] === name)!

  it('are chosen and put in order by keyboard, and stay when the day is another', async () => {
    rows = await openRows(salesOf(3, () => ({ comment: 'Late' })))
    query('button.columns').focus()
    await userEvent.keyboard('{Enter}')
    const box = (await until(() => line('Comment'))).querySelector('input')!
    box.focus()
    await userEvent.keyboard(' ')
    const up = await until(() => line('Comment').querySelector<HTMLElement>('button'))
    up.focus()
    await userEvent.keyboard('{Enter}')
    expect(rows.root.activeElement).toBe(up)
    line('Customer').querySelector('input')!.click()
    await userEvent.keyboard('{Escape}')
    await until(() => !query('dialog').hasAttribute('open'))
    expect(rows.root.activeElement).toBe(query('button.columns'))
    const heads = () => all('thead .head-name').map(textOf)
    expect(heads()).toEqual([
      'Order',
      'Row type',
      'Payment type',
      'Order amount',
      'Fees',
      'VAT on fees',
      'Comment',
      'Paid',
    ])
    const { day } = await openRows(salesOf(2))
    Object.assign(rows.element, { day, reading: day.reading })
    await untilSaid('2 of 2 rows')
    expect(heads()).toContain('Comment')
  })

  it('go down by keyboard one place after the other, to the end', async () => {
    rows = await openRows(salesOf(3))
    await userEvent.click(query('button.columns'))
    const down = await until(() => line('Fees').querySelector<HTMLElement>('button:last-of-type'))
    const shown = () => all('.columns li:has(input:checked)').map(textOf).slice(-3)
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(['VAT on fees', 'Fees', 'Paid'])
    await rows.element.updateComplete
    expect(rows.root.activeElement).toBe(down)
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(['VAT on fees', 'Paid', 'Fees'])
    await rows.element.updateComplete
    // It has no further place, but keeps the focus.
    expect(rows.root.activeElement).toBe(down)
    expect(down.getAttribute('aria-disabled')).toBe('true')
  })

  it('are hidden without a value in any row until they are chosen, and said to be', async () => {
    rows = await openRows([reportRowOf({ rowType: 'Manual', nominalAmount: 5 })])
    await until(() => all('thead .head-name').length === 5)
    expect(all('thead .head-name').map(textOf)).toEqual([
      'Row type',
      'Order amount',
      'Fees',
      'VAT on fees',
      'Paid',
    ])
    await userEvent.click(query('button.columns'))
    await until(() => textOf(line('Order')) === 'Order (no row has a value)')
    expect(textOf(line('Row type'))).toBe('Row type')
  })

  it('always include at least one', async () => {
    rows = await openRows(salesOf(3))
    await userEvent.click(query('button.columns'))
    await until(() => line('Order'))
    for (const box of all('.columns input:checked')) {
      box.click()
      await rows.element.updateComplete
    }
    expect(all('.columns input:checked').length).toBe(1)
    expect((query('.columns input:checked') as HTMLInputElement).disabled).toBe(true)
  })
})

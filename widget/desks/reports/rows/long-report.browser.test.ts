import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
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
import { readDay } from '../data/day-reader.ts'
import type { DayReading, DayReport } from '../data/report-data.ts'
import { emulateMedia } from '../../../testing/media.ts'

const MANY = 20_000

let rows: RowsPage

beforeEach(() => page.viewport(1200, 900))
afterEach(() => closeRows())

const query = (selector: string) => rows.root.querySelector<HTMLElement>(selector)!
const all = (selector: string) => [...rows.root.querySelectorAll<HTMLElement>(selector)]
const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
const said = () => textOf(query('.count > span'))
const orderOf = (row: Element) => textOf(row.querySelector('.externalOrderNo')!)
const focused = () => rows.root.activeElement as HTMLElement | null
const focusedIndex = () => Number(focused()?.getAttribute('aria-rowindex'))

/** Everything in the element and its shadow root. */
const elements = () => rows.root.querySelectorAll('*').length

/** The rows that lie in the box, between its head and its foot. */
function inSight(): HTMLElement[] {
  const { bottom } = query('thead th').getBoundingClientRect()
  const { top } = query('tfoot td').getBoundingClientRect()
  return all('tbody > [data-item]').filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > bottom && box.top < top
  })
}

async function scrollTo(top: number): Promise<void> {
  query('.box').scrollTop = top
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await rows.settled()
}

describe('a long report', () => {
  let day: DayReport
  beforeAll(async () => {
    day = await readDayOf(reportOf(salesOf(MANY)))
  })
  beforeEach(async () => {
    rows = await showDay(day, day.reading)
  })

  it('keeps under 1000 elements and names the number of rows, at any scroll position', async () => {
    expect(said()).toBe('20,000 of 20,000 rows')
    for (const top of [0, 5000, 300_000, 10_000_000]) {
      await scrollTo(top)
      expect(elements()).toBeLessThan(1000)
      // With the head and the foot.
      expect(query('table').getAttribute('aria-rowcount')).toBe('20002')
      const seen = inSight()
      expect(seen.length).toBeGreaterThan(10)
      for (const row of seen) {
        expect(orderOf(row)).toBe(`web-${Number(row.getAttribute('aria-rowindex')) - 1}`)
      }
    }
    expect(orderOf(inSight().at(-1)!)).toBe('web-20000')
  })

  it('is as high as all of its rows, at any scroll position', async () => {
    const height = query('.box').scrollHeight
    const [one] = all('tbody > [data-item]')
    const body = query('tbody').getBoundingClientRect().height
    expect(body).toBeCloseTo(MANY * one!.getBoundingClientRect().height, 0)
    await scrollTo(height / 2)
    expect(query('.box').scrollHeight).toBe(height)
  })

  it('is walked through by keys, and the focus stays on a row', async () => {
    rows.element.focus()
    await until(() => focusedIndex() === 2)
    await userEvent.keyboard('{End}')
    await until(() => focusedIndex() === MANY + 1)
    await until(() => orderOf(focused()!) === 'web-20000')
    await userEvent.keyboard('{PageUp}')
    const page = MANY + 1 - focusedIndex()
    expect(page).toBeGreaterThan(8)
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowDown}')
    await until(() => focusedIndex() === MANY + 1 - 2 * page)
    const box = focused()!.getBoundingClientRect()
    expect(box.top).toBeGreaterThanOrEqual(query('thead th').getBoundingClientRect().bottom)
    expect(box.bottom).toBeLessThanOrEqual(query('tfoot td').getBoundingClientRect().top)
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(focused()).toBe(query('thead .sort'))
    await userEvent.keyboard('{ArrowDown}')
    await until(() => focusedIndex() === 2)
  })

  it('has its balance rows below the sum, which stays in view above them', async () => {
    const debt = (rowType: string) =>
      reportRowOf({ rowType, nominalAmount: 1, providerPaidAmount: 1, fees: [] })
    closeRows()
    rows = await openRows([debt('OpeningBalanceDebt'), ...salesOf(2000), debt('ClosingBalanceDebt')])
    const sum = () => query('tfoot td').getBoundingClientRect()
    const box = query('.box').getBoundingClientRect()
    expect(sum().bottom).toBeCloseTo(box.bottom, 0)
    expect(textOf(query('tfoot'))).toMatch(/^Total of 2,000 rows/)
    rows.element.focus()
    await userEvent.keyboard('{End}')
    // A head, 2 000 rows, the sum, the head of the debts and two debts.
    await until(() => focusedIndex() === 2005)
    await until(() => textOf(focused()!).includes('Closing debt'))
    const own = focused()!.getBoundingClientRect()
    expect(own.bottom).toBeLessThanOrEqual(query('.box').getBoundingClientRect().bottom)
    expect(own.top).toBeGreaterThanOrEqual(sum().bottom)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await until(() => focusedIndex() === 2001)
    expect(focused()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(sum().top)
  })

  it('keeps the focus on its row while the window moves away from it', async () => {
    rows.element.focus()
    await until(() => focusedIndex() === 2)
    await scrollTo(400_000)
    expect(focusedIndex()).toBe(2)
    expect(inSight()).not.toContain(focused())
    await userEvent.keyboard('{ArrowDown}')
    await until(() => inSight().includes(focused()!))
    expect(orderOf(focused()!)).toBe('web-2')
  })

  it('keeps its rows in their places when some are unfolded', { tags: 'long' }, async () => {
    const places = () => inSight().map((row) => [row.dataset['item'], row.getBoundingClientRect().top])
    await userEvent.click(rows.row(0).querySelector('.toggle button')!)
    await userEvent.click(rows.row(1).querySelector('.toggle button')!)
    await until(() => all('.detail').length === 2)
    const height = query('.box').scrollHeight
    const extra = all('.detail').reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
    expect(extra).toBeGreaterThan(200)
    await scrollTo(100_000)
    expect(all('.detail').length).toBe(1)
    expect(query('.box').scrollHeight).toBe(height)
    // The first visible row is at its number's place, less the unfolded content above.
    const item = rows.row(Number(inSight()[5]!.dataset['item']))
    const rowHeight = item.getBoundingClientRect().height
    const top = item.getBoundingClientRect().top - query('tbody').getBoundingClientRect().top
    expect(top).toBeCloseTo(Number(item.dataset['item']) * rowHeight + extra, 0)
    const before = places()
    await scrollTo(100_000)
    expect(places()).toEqual(before)
  })

  it('is printed up to its thousandth row, and says so', { tags: 'long' }, async () => {
    // Rows for printing are loaded a moment after the first screen.
    await until(() => {
      dispatchEvent(new Event('beforeprint'))
      return all('.gap, .place').length === 0
    })
    expect(all('tbody > [data-item]').length).toBe(1000)
    expect(orderOf(all('tbody > [data-item]').at(-1)!)).toBe('web-1000')
    const note = query('.on-paper')
    expect(textOf(note)).toBe('The first 1,000 of 20,000 rows are printed. The CSV file has all of them.')
    expect(note.checkVisibility()).toBe(false)
    await emulateMedia({ media: 'print' })
    try {
      expect(note.checkVisibility()).toBe(true)
      expect(query('.bar').checkVisibility()).toBe(false)
      const { bottom } = query('.box').getBoundingClientRect()
      expect(bottom).toBeGreaterThanOrEqual(all('tbody > tr').at(-1)!.getBoundingClientRect().bottom)
    } finally {
      await emulateMedia()
      dispatchEvent(new Event('afterprint'))
    }
    expect(elements()).toBeLessThan(1000)
  })
})

describe('a report of 700 rows', () => {
  it('is printed whole', async () => {
    rows = await openRows(salesOf(700))
    // Rows far below the screen are read some time after the first ones.
    await until(() => {
      dispatchEvent(new Event('beforeprint'))
      return all('tbody > [data-item]').at(-1)?.querySelector('.externalOrderNo')
    })
    try {
      expect(all('tbody > [data-item]').length).toBe(700)
      expect(orderOf(all('tbody > [data-item]').at(-1)!)).toBe('web-700')
      expect(query('.on-paper')).toBe(null)
    } finally {
      dispatchEvent(new Event('afterprint'))
    }
  })
})

describe('a report that is still being read', () => {
  const text = new TextEncoder().encode(stringifyJson(reportOf(salesOf(5000))))
  let send: (bytes: Uint8Array | undefined) => void
  let whole: Promise<DayReading>
  let other: RowsPage

  /** Shows the rows of the first part of the report. */
  async function openPart(part: number): Promise<void> {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (bytes) => (bytes ? controller.enqueue(bytes) : controller.close())
      },
    })
    send(text.slice(0, part))
    const pages: RowsPage[] = []
    const onReading = (reading: DayReading) => {
      for (const { element } of pages) element.reading = reading
    }
    const day = await readDay('2026-03-02', body, onReading, new AbortController().signal)
    ;({ whole } = day)
    // The other one shows once all rows that were read have been queried.
    other = await showDay(day, day.reading)
    rows = await showDay(day, day.reading)
    pages.push(other, rows)
    // The status texts meanwhile.
    onReading(day.reading)
  }

  async function end(part: number): Promise<void> {
    send(text.slice(part))
    send(undefined)
    await whole
    await until(() => said() === '5,000 of 5,000 rows')
  }

  const half = Math.floor(text.length / 2)

  it('shows its first rows, and grows below them without a jump', async () => {
    await openPart(half)
    await until(() => /^2,\d\d\d of 2,\d\d\d rows Still reading\.$/.test(said()))
    // A sum of half of the rows would be meaningless.
    expect(textOf(query('tfoot'))).toMatch(/^Total of 2,\d\d\d rows$/)
    await userEvent.click(rows.row(2).querySelector('.toggle button')!)
    await scrollTo(20_000)
    const row = inSight()[3]!
    row.focus()
    const { top } = row.getBoundingClientRect()
    await end(half)
    expect(row.isConnected).toBe(true)
    expect(focused()).toBe(row)
    expect(row.getBoundingClientRect().top).toBe(top)
    await scrollTo(0)
    expect(all('.detail').length).toBe(1)
    expect(textOf(query('tfoot'))).not.toMatch(/rows$/)
  })

  /** Shows the largest amounts first. */
  async function sortDescending(): Promise<void> {
    const sort = query('th.nominalAmount .sort')
    sort.click()
    await rows.settled()
    sort.click()
    await until(() => query('th.nominalAmount').getAttribute('aria-sort') === 'descending')
    // The other way round, a credit of about as large a number comes first.
    await until(() =>
      /web-2\d\d\d [^−]*$/.test(
        `${orderOf(rows.row(0))} ${textOf(rows.row(0).querySelector('.nominalAmount')!)}`,
      ),
    )
  }

  it(
    'folds sorted rows at the end, because others come between them, and stays where it is scrolled',
    { tags: 'long' },
    async () => {
      await openPart(half)
      await sortDescending()
      await userEvent.click(rows.row(1).querySelector('.toggle button')!)
      await until(() => all('.detail').length === 1)
      await scrollTo(20_000)
      const row = inSight()[3]!
      row.focus()
      await end(half)
      expect(focused()).toBe(row)
      expect(row.tabIndex).toBe(0)
      expect(query('.box').scrollTop).toBe(20_000)
      await scrollTo(0)
      expect(orderOf(rows.row(0))).toBe('web-5000')
      expect(all('.detail')).toEqual([])
      expect(all('[aria-expanded=true]')).toEqual([])
    },
  )

  it('leaves sorted rows where they are until the end', { tags: 'long' }, async () => {
    await openPart(half)
    await sortDescending()
    const first = orderOf(rows.row(0))
    let sent = half
    for (const [share, thousands] of [
      [0.7, 3],
      [0.9, 4],
    ] as const) {
      const next = Math.floor(text.length * share)
      send(text.slice(sent, next))
      sent = next
      const grown = new RegExp(`^\\s*${thousands},\\d{3} of`)
      await until(() => grown.test(other.root.querySelector('.count > span')!.textContent))
    }
    await rows.settled()
    expect(orderOf(rows.row(0))).toBe(first)
    send(text.slice(sent))
    send(undefined)
    await whole
    await until(() => orderOf(rows.row(0)) === 'web-5000')
  })
})

import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { someOf } from '../../../../shared/testing/runs.ts'
import { loadLanguage } from '../../../locales/languages.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { faultsIn, undress, wear } from '../../../testing/looks.ts'
import { until } from '../../../testing/parts.ts'
import { closeRows, openRows, type RowsPage, salesOf } from '../../../testing/report-rows.ts'
import { emulateMedia } from '../../../testing/media.ts'

let rows: RowsPage

afterEach(() => {
  closeRows()
  undress()
})

const states = {
  many: async () => {},
  unfolded: async () => {
    rows.root.querySelector<HTMLElement>('.toggle button')!.click()
    await until(() => rows.root.querySelector('.detail'))
  },
  grouped: async () => {
    rows.element.query = { group: 'rowType', search: 'tess', feeTypes: ['Service', 'Admin'] }
    await until(() => rows.root.querySelector('.group'))
  },
  marked: async () => {
    rows.element.query = { rows: [3, 5] }
    await until(() => /^\s*2 of 200/.test(rows.root.querySelector('.count > span')!.textContent))
  },
  columns: async () => {
    rows.root.querySelector<HTMLElement>('button.columns')!.click()
    await until(() => rows.root.querySelector('dialog[open] li'))
  },
  nothing: async () => {
    rows.element.query = { search: 'nobody' }
    await until(() => rows.root.querySelector('.none-found'))
  },
}
type State = keyof typeof states

/** Opens 200 rows, which scroll in the table's own box, with the shop's answers about three orders. */
async function open(state: State, setting: Parameters<typeof openRows>[1] = {}): Promise<void> {
  const shopVerdicts = new Map([
    ['web-1', { is: 'same' }],
    ['web-2', { is: 'differs', shop: 15_000 }],
    ['web-3', { is: 'unknown' }],
  ] as const)
  rows = await openRows(salesOf(200), { shopVerdicts, ...setting })
  await states[state]()
  await rows.element.updateComplete
}

const around = () => (rows.element.getRootNode() as ShadowRoot).host.parentElement!

describe('the rows of a report', () => {
  it.each(inEveryLook(Object.keys(states) as State[]))(
    '%s have no findings: %s, %i px, %s',
    { tags: 'long' },
    async (state, scheme, width, dir) => {
      await wear(scheme, width, dir)
      await open(state, { dir })
      expect(await faultsIn(around())).toEqual([])
    },
  )

  it.each(someOf(['de', 'fi', 'en', 'sv', 'no', 'da', 'nl'], 1))(
    'are as wide as the page at 320 px: %s',
    async (lang) => {
      await wear('light', 390, 'ltr')
      await page.viewport(320, 800)
      await loadLanguage(lang)
      await open('unfolded', { lang })
      await userEvent.click(rows.root.querySelector('.filters')!)
      await rows.settled()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      expect(await faultsIn(around())).toEqual([])
    },
  )

  it.each(someOf([390, 1440, 700, 900], 1))(
    'have rows of one height, marked or not, read or not: %i px',
    async (width) => {
      await wear('light', 390, 'ltr')
      await page.viewport(width, 900)
      await open('marked', { query: { group: 'rowType' } })
      rows.element.query = {}
      // 200 rows and the heads of four groups, with the head and the foot of the table.
      await until(() => rows.root.querySelector('[aria-rowcount="206"]'))
      await rows.settled()
      expect(rows.root.querySelectorAll('.marked').length).toBe(0)
      const heights = [...rows.root.querySelectorAll('tbody > [data-item]')].map(
        (row) => row.getBoundingClientRect().height,
      )
      expect(heights.length).toBeGreaterThan(15)
      expect(new Set(heights).size).toBe(1)
    },
  )

  it('are cards of three lines on a phone: order and amount; customer and payment; kind and fees', async () => {
    await wear('light', 390, 'ltr')
    await open('many')
    const row = rows.row(0)
    const middle = (name: string) => {
      const { top, height } = row.querySelector(`.${name}`)!.getBoundingClientRect()
      return Math.round(top + height / 2)
    }
    const lines = [
      ['externalOrderNo', 'nominalAmount'],
      ['customerName', 'providerPaidAmount'],
      ['rowType', 'totalFeeAmountExcludingVat'],
    ] as const
    for (const [left, right] of lines) expect(Math.abs(middle(left) - middle(right))).toBeLessThan(4)
    const [first, second, third] = lines.map(([left]) => middle(left)) as [number, number, number]
    expect([first < second, second < third]).toEqual([true, true])
    const number = row.querySelector('.externalOrderNo')!
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth)
    expect(row.querySelector('.paymentType')!.checkVisibility()).toBe(false)
    expect(row.getBoundingClientRect().height).toBe(89)
  })

  it.each(['en', 'sv', 'no', 'da', 'fi', 'de', 'nl'])(
    'never cut the kind of a row or the label of a sum on a phone: %s',
    async (lang) => {
      await wear('light', 390, 'ltr')
      await loadLanguage(lang)
      const balanceRows = ['OpeningBalanceDebt', 'ClosingBalanceDebt'].map((rowType) =>
        reportRowOf({ rowType }),
      )
      rows = await openRows([...salesOf(8), ...balanceRows], { lang, query: { group: 'rowType' } })
      await rows.settled()
      const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
      const texts = [...rows.root.querySelectorAll('tbody .rowType, .lead')]
      expect(texts.length).toBeGreaterThan(10)
      expect(texts.filter(isCut).map(({ textContent }) => textContent.trim())).toEqual([])
    },
  )

  it('have their whole order number on a phone, beside a large amount', async () => {
    await wear('light', 390, 'ltr')
    const more = (number: number) => ({
      externalOrderNo: `dummy-30000${number}`,
      nominalAmount: 1_234_567_890,
    })
    rows = await openRows(salesOf(8, more))
    await rows.settled()
    const numbers = [...rows.root.querySelectorAll('tbody .externalOrderNo')]
    expect(numbers.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    expect(numbers).toHaveLength(8)
  })

  it('name a debt where other rows have their order', async () => {
    await wear('light', 390, 'ltr')
    rows = await openRows([...salesOf(1), reportRowOf({ rowType: 'OpeningBalanceDebt' })])
    await rows.settled()
    const kind = rows.root.querySelector('[data-debt] .rowType')!.getBoundingClientRect()
    const amount = rows.root.querySelector('[data-debt] .nominalAmount')!.getBoundingClientRect()
    expect(kind.top + kind.height / 2).toBeCloseTo(amount.top + amount.height / 2, 0)
  })

  it('can be told apart when they are marked in forced colours', { tags: 'long' }, async () => {
    await page.viewport(1200, 900)
    await emulateMedia({ features: { 'forced-colors': 'active' } })
    try {
      await open('marked')
      const border = (row: Element) => getComputedStyle(row.querySelector('td')!).borderInlineStartWidth
      expect(border(rows.row(0))).toBe('3px')
      expect(await faultsIn(around())).toEqual([])
    } finally {
      await emulateMedia()
    }
  })
})

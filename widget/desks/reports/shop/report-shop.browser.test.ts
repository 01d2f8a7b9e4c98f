import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { reportRowOf } from '../../../../shared/testing/report-rows.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { readDayOf } from '../../../testing/report-day.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { balancedReport } from '../../../testing/take.ts'
import type { MatchOrders } from './match-orders.ts'
import type { ReportShop } from './report-shop.ts'
import { reportShopElements } from './report-shop-parts.ts'
import type { ShopVerdict } from '../data/report-data.ts'
import type { ReportCommand } from '../data/report-commands.ts'
import { onCommand } from '../../../kit/parts/command.ts'
import { emulateMedia } from '../../../testing/media.ts'

const row = (externalOrderNo: string, nominalAmount: number) =>
  reportRowOf({ externalOrderNo, nominalAmount, providerPaidAmount: nominalAmount })
// A sale and a credit of one order come to 90,00.
const rows = [row('web-1', 10_000), row('web-1', -1000), row('web-2', 500), row('web-3', 700)]
const sameOrders: MatchOrders = async () => [
  { orderNumber: 'web-1', total: 9000 },
  { orderNumber: 'web-2', total: 400 },
  { orderNumber: 'web-0', total: 77, date: '2020-02-01', currency: 'SEK' },
]

afterEach(async () => {
  removeParts()
  await emulateMedia()
  await leaveMode()
})

async function show(matchOrders: MatchOrders | undefined, more: Partial<ReportShop> = {}) {
  const day = await readDayOf(balancedReport(rows))
  return showPart('order-admin-report-shop', reportShopElements, 'reports-later', {
    day,
    matchOrders,
    ...more,
  })
}

const button = (part: ReportShop, selector = '.compare') =>
  part.renderRoot.querySelector<HTMLElement>(selector)!
const said = (part: ReportShop) => textOf(part.renderRoot.querySelector('[role=status]')!).trim()

function verdictsOf(part: ReportShop): ReadonlyMap<string, ShopVerdict>[] {
  const told: ReadonlyMap<string, ShopVerdict>[] = []
  onCommand<ReportCommand>(part, (command) => command.do === 'shop-verdicts' && told.push(command.verdicts))
  return told
}

describe('the comparison with the shop', () => {
  it.each(severalModes)('has no findings: %s', async (name) => {
    await enterMode(modes[name]!)
    const part = await show(sameOrders, { lang: modes[name]!.lang })
    button(part).click()
    await until(() => part.renderRoot.querySelectorAll('table').length === 2)
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('tells the rows the shop’s answers, sums by order, and lists missing ones', async () => {
    const part = await show(sameOrders)
    const told = verdictsOf(part)
    button(part).click()
    await until(() => told.length > 0)
    expect([...told[0]!]).toEqual([
      ['web-1', { is: 'same' }],
      ['web-2', { is: 'differs', report: 500, shop: 400, difference: 100 }],
      ['web-3', { is: 'unknown', report: 700 }],
    ])
    await part.updateComplete
    expect(said(part)).toBe('Same in the shop: 1. Different: 1. Not in the shop: 1.')
    const text = textOf(part.renderRoot)
    expect(text).toContain('Report 5.00, shop 4.00 (difference +1.00)')
    expect(text).toContain('Report 7.00, not known in the shop')
    expect(text).toMatch(/web-0 Feb 1, 2020, 0\.77 SEK/)
  })

  it('asks the desk for the rows of an order, with keys too', async () => {
    const part = await show(sameOrders)
    const asked: unknown[] = []
    onCommand<ReportCommand>(part, (command) => command.do === 'show-rows' && asked.push(command.query))
    button(part).click()
    const order = await until(() => part.renderRoot.querySelector<HTMLElement>('td button'))
    order.focus()
    await userEvent.keyboard('{Enter}')
    expect(asked).toEqual([{ client: 0, search: 'web-2' }])
  })

  it('explains the host’s mistake', async () => {
    const part = await show(() => Promise.reject(new Error('Closed for lunch.')))
    button(part).click()
    await until(() => said(part).includes('The shop could not be asked: Closed for lunch. Try again'))
    part.matchOrders = async () => [{ orderNumber: 'web-1', total: '9000' }] as never
    await until(() => said(part) === '')
    button(part).click()
    await until(() => said(part).includes('matchOrders answered something else than orders, at 0.total.'))
    part.matchOrders = (async () => 7) as never
    await until(() => said(part) === '')
    button(part).click()
    await until(() => said(part).includes('at [Symbol.iterator].'))
  })

  it('ignores an answer that comes when another day is open, and takes its verdicts back', async () => {
    let answer: ((orders: never[]) => void) | undefined
    const part = await show(() => new Promise((resolve) => (answer = resolve)))
    const told = verdictsOf(part)
    button(part).click()
    await until(() => answer)
    part.day = await readDayOf(balancedReport([]))
    await part.updateComplete
    answer!([])
    await new Promise((resolve) => setTimeout(resolve))
    await part.updateComplete
    expect(said(part)).toBe('')
    expect(told).toEqual([])
    part.matchOrders = sameOrders
    await part.updateComplete
    button(part).click()
    await until(() => told.length === 1)
    await until(() => said(part).startsWith('Same in the shop: 0.'))
    part.day = await readDayOf(balancedReport(rows))
    await until(() => told.length === 2)
    expect(told[1]!.size).toBe(0)
  })

  it('can be stopped', async () => {
    const part = await show(() => new Promise(() => {}))
    button(part).click()
    ;(await until(() => button(part, '.stop'))).click()
    await until(() => said(part) === 'Stopped. Nothing was compared.')
    expect(button(part)).not.toBe(null)
  })

  it('keeps the focus on its button, by keyboard: Compare, Stop, and Compare again', async () => {
    const answers: ((orders: never[]) => void)[] = []
    const part = await show(() => new Promise((resolve) => answers.push(resolve)))
    const focused = () => part.shadowRoot!.activeElement?.className
    button(part).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('stop')
    await until(() => answers.length === 1)
    await userEvent.keyboard('{Enter}')
    await until(() => said(part).startsWith('Stopped.'))
    expect(focused()).toBe('compare')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('stop')
    await until(() => answers.length === 2)
    answers[1]!([])
    await until(() => said(part).startsWith('Same in the shop'))
    expect(focused()).toBe('compare')
  })

  it('never takes the focus from elsewhere', async () => {
    const part = await show(sameOrders)
    const field = document.createElement('input')
    part.before(field)
    button(part).click()
    field.focus()
    await until(() => part.renderRoot.querySelector('table'))
    expect(document.activeElement).toBe(field)
  })

  it('is not there without the host’s function', async () => {
    const part = await show(undefined)
    expect(textOf(part.renderRoot).trim()).toBe('')
  })

  it.each([320, 900, 1440])('is a list on paper, without its button: %i px', async (width) => {
    await page.viewport(width, 900)
    const part = await show(sameOrders)
    button(part).click()
    await until(() => part.renderRoot.querySelector('table'))
    await emulateMedia({ media: 'print' })
    expect(button(part).checkVisibility()).toBe(false)
    expect(textOf(part.renderRoot.querySelector('tbody')!)).toContain('web-2')
    expect(part.renderRoot.querySelector('td button')!.checkVisibility()).toBe(true)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

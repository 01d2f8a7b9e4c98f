import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { someOf } from '../../../../shared/testing/runs.ts'
import { languages } from '../../../locales/languages.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, type Mode, modes } from '../../../testing/modes.ts'
import { until } from '../../../testing/parts.ts'
import {
  answerDays,
  closeReports,
  DAY,
  type DayAnswer,
  openReports,
  saleReport,
  twoClients,
} from '../../../testing/report-stage.ts'
import type { ReportDesk } from './report-desk.ts'
import { emulateMedia } from '../../../testing/media.ts'

/** The edge's answers, by the desk's words for them. */
const states = {
  balances: saleReport(),
  'does not balance': saleReport({ nominalAmount: 9000, openingBalanceDebt: 100 }),
  'two currencies': twoClients(),
}

describe('the report desk in a browser', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(async () => {
    closeReports()
    edge.restore()
    await leaveMode()
  })

  async function show(answer: DayAnswer, look: Mode): Promise<ReportDesk> {
    await enterMode(look)
    answerDays(edge, { [DAY]: answer })
    const desk = await openReports({ lang: look.lang, dir: look.dir })
    await until(() => desk.shadowRoot!.querySelector('.desk')?.getAttribute('aria-busy') === 'false')
    await until(() => !desk.shadowRoot!.querySelector('.part-bones'))
    const rows = await until(() => desk.shadowRoot!.querySelector('order-admin-report-rows')?.shadowRoot)
    await until(() => rows.querySelector('[data-item]:not(.place)'))
    await desk.updateComplete
    return desk
  }

  it.each(someOf(languages, 1))(
    'fits a page of 320 px in %s, with a day that does not balance',
    async (lang) => {
      const desk = await show(states['does not balance'], { ...modes['320 px']!, lang })
      await until(() => desk.shadowRoot!.querySelector('.cause-actions button'))
      expect(await faultsIn(desk.parentElement!)).toEqual([])
    },
  )

  it('has no inline styles, which a strict policy would block', async () => {
    const desk = await show(states['does not balance'], modes['light']!)
    expect(desk.shadowRoot!.querySelectorAll('[style], style')).toHaveLength(0)
  })

  it('opens another client by keyboard', async () => {
    const desk = await show(states['two currencies'], modes['light']!)
    const root = desk.shadowRoot!
    root.querySelector<HTMLElement>('[role=tab]')!.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await until(() => root.querySelector('.paid-amount')!.textContent?.includes('EUR'))
    expect(root.querySelector('[role=tabpanel]')!.getAttribute('aria-labelledby')).toBe('tab-1')
  })

  it('leads from each step to where it is done, by keyboard', async () => {
    const desk = await show(states.balances, modes['light']!)
    const root = desk.shadowRoot!
    const press = async (step: string) => {
      const button = await until(() => root.querySelector<HTMLElement>(`[data-step=${step}] button`))
      button.focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('booked')
    await until(() => root.querySelector('.part-take[open] order-admin-report-take'))
    expect(root.activeElement!.closest('.part-take')).not.toBe(null)
    await press('bank')
    await until(() => root.querySelector('.part-bank[open] order-admin-report-bank'))
    expect(root.activeElement!.closest('.part-bank')).not.toBe(null)
    await press('closed')
    await until(() => root.activeElement?.localName === 'order-admin-report-closing')
  })

  it('shows the rows of a term that is pressed by keyboard', async () => {
    const desk = await show(states.balances, modes['light']!)
    const root = desk.shadowRoot!
    root.querySelector<HTMLElement>('[data-term=openingBalanceDebt] button')!.focus()
    await userEvent.keyboard('{Enter}')
    await until(() =>
      root.querySelector('order-admin-report-rows')?.query?.rowTypes?.includes('OpeningBalanceDebt'),
    )
  })

  it('draws its bars from the right on a page from right to left', async () => {
    const startOf = (desk: ReportDesk) => {
      const picture = desk.shadowRoot!.querySelector('.bars svg')!.getBoundingClientRect()
      const bar = desk.shadowRoot!.querySelector('.bars rect')!.getBoundingClientRect()
      return { left: Math.round(bar.left - picture.left), right: Math.round(picture.right - bar.right) }
    }
    const leftToRight = await show(states['does not balance'], modes['light']!)
    expect(startOf(leftToRight).left).toBe(0)
    closeReports()
    const rightToLeft = await show(states['does not balance'], modes['right to left']!)
    expect(startOf(rightToLeft).right).toBe(0)
  })

  it('draws its bars in the colours that the reader has forced', async () => {
    const desk = await show(states.balances, modes['forced colours']!)
    const fill = (tone: string) => getComputedStyle(desk.shadowRoot!.querySelector(`rect.${tone}`)!).fill
    const system = (color: string) => {
      const probe = document.createElement('i')
      probe.style.color = color
      document.body.append(probe)
      const found = getComputedStyle(probe).color
      probe.remove()
      return found
    }
    expect(fill('plus')).toBe(system('CanvasText'))
    expect(fill('minus')).toBe(system('Canvas'))
    expect(fill('total')).toBe(system('Highlight'))
  })

  it('prints its figures and pictures, and nothing to press', async () => {
    const desk = await show(states['does not balance'], modes['light']!)
    await until(() => desk.shadowRoot!.querySelector('.cause-actions button'))
    await emulateMedia({ media: 'print' })
    try {
      const shown = (selector: string) =>
        [...desk.shadowRoot!.querySelectorAll(selector)].filter((found) => found.getClientRects().length > 0)
          .length
      expect(shown('.days')).toBe(0)
      expect(shown('.cause-actions button')).toBe(0)
      expect(shown('.term-amount')).toBe(9)
      expect(shown('.bars .rows-link')).toBeGreaterThan(3)
      expect(shown('.verdict')).toBe(1)
      // On a sheet of A4, amounts are below each other, and controls are not underlined.
      await page.viewport(718, 1000)
      const amounts = [
        ...desk.shadowRoot!.querySelectorAll('.equation > ul > .term > div > * > .term-amount'),
      ]
      expect(new Set(amounts.map((amount) => Math.round(amount.getBoundingClientRect().right))).size).toBe(1)
      const lines = [...desk.shadowRoot!.querySelectorAll('.term-name, .rows-link')].map(
        (name) => getComputedStyle(name).textDecorationLine,
      )
      expect(new Set(lines)).toEqual(new Set(['none']))
    } finally {
      await emulateMedia()
    }
  })

  it('keeps its head where it is while figures arrive', async () => {
    await enterMode(modes['light']!)
    const answer = Promise.withResolvers<Response>()
    edge.intercept = () => answer.promise
    const desk = await openReports()
    const top = () => desk.shadowRoot!.querySelector('.equation')!.getBoundingClientRect().top
    await until(() => edge.calls.length === 1)
    const before = top()
    answer.resolve(new Response(stringifyJson(saleReport())))
    await until(() => desk.shadowRoot!.querySelector('.verdict[data-tone=good]'))
    expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
  })
})

/** Opens a state of the report desk, with steps that several states share. */
import type { KeptClosing } from '../../../shared/domain/report/closing.ts'
import { stringifyJson } from '../../../shared/domain/values/json.ts'
// Loads the desk's automatic parts, so that no test waits for them.
import '../../desks/reports/bank/report-bank-parts.ts'
import '../../desks/reports/desk/desk-parts.ts'
import '../../desks/reports/month/close-parts.ts'
import '../../desks/reports/month/closing-parts.ts'
import '../../desks/reports/month/month-parts.ts'
import '../../desks/reports/rows/report-rows-parts.ts'
import '../../desks/reports/shop/report-shop-parts.ts'
import '../../desks/reports/take/report-take-parts.ts'
import '../../shell/frame-parts.ts'
import type { MatchOrders } from '../../desks/reports/shop/match-orders.ts'
import { FakeEdge, problem } from '../fake-edge.ts'
import { findWithin, reached } from '../reach.ts'
import { DAY, type DayAnswer, saleReport } from '../report-stage.ts'
import { textOf } from '../text-of.ts'
import type { About, BookState } from './book-state.ts'
import { openWhole } from './whole-desk.ts'

export type Act = (desk: Element) => Promise<unknown>

export interface ReportState extends About {
  /** The edge's answer for the day; the other days have no report. */
  answer: DayAnswer | undefined
  closings?: readonly KeptClosing[] | (() => Promise<readonly KeptClosing[]>)
  /** A day that the edge cannot read. */
  failing?: string
  matchOrders?: MatchOrders
  act?: Act
}

export type ReportStates = Readonly<Record<string, ReportState>>

/** The tag of the whole desk. */
export const DESK = 'order-admin-reports'

/** A day that does not add up. */
export const wrong = saleReport({ nominalAmount: 9000, openingBalanceDebt: 100 })

/** Opens a folded part, and waits for its content. */
export async function unfold(desk: Element, name: string, inside: string): Promise<ShadowRoot> {
  const folded = await reached(() => findWithin<HTMLDetailsElement>(desk, `details.part-${name}`))
  folded.querySelector('summary')!.click()
  const part = await reached(() => folded.querySelector(`order-admin-report-${name}`)?.shadowRoot)
  await reached(() => part.querySelector(inside))
  return part
}

function answerReports(
  edge: FakeEdge,
  { answer, failing }: Pick<ReportState, 'answer' | 'failing'>,
  closings: readonly KeptClosing[],
): void {
  edge.intercept = ({ path, query, method }) => {
    if (path === '/api/v2/reports/closings' && method === 'GET')
      return new Response(stringifyJson({ closings }))
    if (path !== '/api/v2/reports') return undefined
    if (failing !== undefined && query.get('date') === failing) return problem(502, 'provider-failed')
    if (answer === undefined || query.get('date') !== DAY) return problem(404, 'report-not-found')
    if (answer instanceof Response) return answer.clone()
    if (answer instanceof Error) return answer
    const text = typeof answer === 'string' ? answer : stringifyJson(answer)
    return new Response(text, { headers: { 'Content-Type': 'application/json' } })
  }
}

/** Waits until the day was read, and the parts after it have loaded. */
async function readReport(element: Element): Promise<Element> {
  const desk = await reached(() => findWithin(element, DESK))
  await reached(() => desk.shadowRoot?.querySelector('.desk')?.getAttribute('aria-busy') === 'false')
  await reached(() => !desk.shadowRoot!.querySelector('.part-bones'))
  // The rows make the page as high as it will be: where a picture is scrolled to depends on it.
  for (const tag of ['order-admin-report-closing', 'order-admin-report-rows']) {
    const part = findWithin(desk, tag)
    if (part) await reached(() => part.shadowRoot && textOf(part.shadowRoot).trim() !== '')
  }
  await reached(() => !findWithin(desk, '.box.place'))
  return desk
}

export function reportStatesOf(states: ReportStates): readonly BookState[] {
  return Object.entries(states).map(([name, state]) => ({
    desk: 'reports',
    name,
    part: state.part,
    shows: state.shows,
    says: state.says,
    isDialog: state.isDialog ?? false,
    also: state.also ?? [],
    async show(setting) {
      const { closings = [], matchOrders } = state
      const kept = typeof closings === 'function' ? await closings() : closings
      const edge = new FakeEdge()
      answerReports(edge, state, kept)
      const element = await openWhole(
        { desk: 'reports', date: DAY, ...(matchOrders && { matchOrders }) },
        setting,
      )
      const close = () => {
        element.parentElement!.remove()
        edge.restore()
      }
      try {
        const desk = await readReport(element)
        await state.act?.(desk)
        return { element: element.parentElement!, close }
      } catch (error) {
        close()
        throw error
      }
    },
  }))
}

/** Closing a day in the desk: its author, whether its report is still the same, and the outcome of a refusal. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../../shared/domain/report/report.schema.ts'
import type { KeptClosing } from '../../../../shared/domain/report/closing.ts'
import { parseJson, stringifyJson } from '../../../../shared/domain/values/json.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { loadLanguage } from '../../../locales/languages.ts'
import { passDown } from '../../../locales/page-settings.ts'
import { EDGE, FakeEdge, problem, TOKEN } from '../../../testing/fake-edge.ts'
import type { SeenCall } from '../../../testing/seen-call.ts'
import { until } from '../../../testing/parts.ts'
import { clientOf, DATE, readDayOf, reportOf, sale } from '../../../testing/report-day.ts'
import { loadReportClosing } from './closing-parts.ts'
import type { ReportClosing } from './report-closing.ts'

const balanced = reportOf(clientOf([sale]))
const digest = 'a'.repeat(64)

describe('the closing of a day', () => {
  let edge: FakeEdge
  let closing: ReportClosing
  let kept: KeptClosing[]
  /** Replaces the edge's own answer to a closing. */
  let answer: ((call: SeenCall) => Response | Error | undefined) | undefined

  beforeEach(async () => {
    await loadLanguage('en')
    await loadReportClosing()
    edge = new FakeEdge()
    kept = []
    answer = undefined
    edge.intercept = (call) => {
      if (call.path !== '/api/v2/reports/closings') return undefined
      if (call.method === 'GET') return new Response(stringifyJson({ closings: kept }))
      const other = answer?.(call)
      if (other) return other
      const added = {
        ...(parseJson(call.body) as KeptClosing),
        at: '2026-11-21T08:00:00Z',
        who: { kind: 'session', id: 'u7', name: 'Kim' },
      } as const
      kept = [added]
      return new Response(stringifyJson(added), { status: 201 })
    }
  })
  afterEach(() => {
    closing.remove()
    edge.restore()
  })

  const root = () => closing.shadowRoot!
  const question = () => root().querySelector('order-admin-report-close')?.shadowRoot
  const text = () => `${root().textContent} ${question()?.textContent ?? ''}`.replace(/\s+/g, ' ').trim()
  const button = () =>
    [...root().querySelectorAll<HTMLElement>('.act button')].find((node) => /clos/i.test(node.textContent))
  const dialog = () => question()!.querySelector('dialog')!
  /** Asks to close the day, and confirms it. */
  async function confirm(): Promise<void> {
    button()!.click()
    const confirming = await until(() => question()?.querySelector<HTMLElement>('footer > .primary'))
    confirming.click()
  }
  const sent = () => edge.calls.filter(({ method }) => method === 'POST')

  async function open(report: Report = balanced, changes: object = {}): Promise<void> {
    const { reading } = await readDayOf(report)
    closing = document.createElement('order-admin-report-closing')
    closing.lang = 'en'
    closing.client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
    closing.reading = { ...reading, ...changes }
    document.body.append(closing)
    await until(() => text() !== '')
  }

  /** Closed with the digests that the report has now, or with another. */
  async function closedAs(changes: object = {}): Promise<KeptClosing> {
    const { reading } = await readDayOf(balanced)
    const [client] = reading.clients
    const report = {
      clientId: 1,
      currency: 'SEK',
      digest: client!.digest ?? digest,
      verdict: 'balances',
      numberOfRows: 1,
      paid: 7_381,
      ...changes,
    } as const
    return {
      date: DATE,
      reports: [report],
      at: '2026-11-21T08:00:00Z',
      who: { kind: 'session', id: 'u7', name: 'Kim' },
    }
  }

  it('says that the day is not closed, and keeps digest and verdict when it is', async () => {
    await open()
    expect(text()).toContain('Nobody has closed this day.')
    await confirm()
    await until(() => text().includes('Closed by Kim'))
    const [{ body, headers }] = sent() as [SeenCall]
    expect(parseJson(body)).toEqual({
      date: DATE,
      reports: [
        {
          clientId: 1,
          currency: 'SEK',
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
          verdict: 'balances',
          numberOfRows: 1,
          paid: 7_381,
        },
      ],
    })
    expect(headers.get('Idempotency-Key')).toBeTruthy()
    expect(text()).toContain('The report is the one that was closed.')
    // A closed day whose report is unchanged needs no second closing.
    expect(button()).toBeUndefined()
  })

  it('says so when the provider answers another report than the one that was closed', async () => {
    kept = [await closedAs({ digest })]
    await open()
    expect(text()).toContain('The provider answers another report now than the one that was closed.')
    expect(button()!.textContent).toContain('Close it again')
  })

  it('shows the verdict of then', async () => {
    kept = [await closedAs({ verdict: 'does-not-balance' })]
    await open()
    expect(text()).toContain('Its verdict then: it does not balance.')
  })

  it('says so when the same report is judged otherwise than it was closed', async () => {
    kept = [await closedAs({ verdict: 'balances-with-rows-alike' })]
    const [client] = balanced.clientReports
    // Balance rows are not in the digest: an opening debt that no figure states.
    const debt = {
      ...sale,
      rowType: 'OpeningBalanceDebt',
      nominalAmount: -5,
      providerPaidAmount: -5,
      fees: [],
    }
    const totals = { totalFeeAmountExcludingVat: 0, totalFeeVatAmount: 0 }
    await open(reportOf({ ...client!, rows: [{ ...debt, ...totals }, ...client!.rows] }))
    expect(text()).toContain(
      'The report is the one that was closed, but is judged otherwise now: it does not balance.',
    )
    expect(button()!.textContent).toContain('Close it again')
  })

  it('never says so because the page has no balance rows', async () => {
    kept = [await closedAs({ verdict: 'does-not-balance' })]
    await open()
    expect(text()).toContain('The report is the one that was closed.')
    expect(button()).toBeUndefined()
  })

  it('sends nothing before it is confirmed, and nothing when the clerk goes back', async () => {
    await open()
    button()!.click()
    await until(() => question()?.querySelector('.dialog-body'))
    expect(dialog().textContent).toContain('73.81 SEK')
    expect(dialog().textContent).toContain('it balances')
    dialog().querySelector<HTMLElement>('.back')!.click()
    await until(() => !dialog().querySelector('.dialog-body'))
    expect(sent()).toEqual([])
  })

  it('keeps why, and shows it with the closing and with those before it', async () => {
    const first = { at: '2026-11-20T08:00:00Z', reason: 'First look', note: 'Kim was away' }
    kept = [{ ...(await closedAs({ digest })), ...first }]
    await open()
    expect(text()).toContain('First look Kim was away')
    button()!.click()
    const add = await until(() => question()?.querySelector<HTMLElement>('.why-open'))
    add.click()
    const field = await until(() => dialog().querySelector<HTMLInputElement>('[name=reason]'))
    field.value = 'Rättad rapport'
    field.dispatchEvent(new Event('input'))
    dialog().querySelector<HTMLElement>('footer > .primary')!.click()
    await until(() => sent().length === 1)
    expect(sent()[0]!.headers.get('Order-Admin-Reason')).toBe('R%C3%A4ttad%20rapport')
    expect(sent()[0]!.headers.get('Order-Admin-Note')).toBeNull()
    await until(() => text().includes('1 earlier closing'))
    expect(text()).toContain('First look Kim was away')
  })

  it('never needs a reason, even where an order does, and offers those of a closing alone', async () => {
    const page = document.createElement('order-admin-test-page')
    passDown(Object.assign(page, { requireReason: '', reasons: ['Customer returned'] }))
    await open()
    page.attachShadow({ mode: 'open' }).append(closing)
    document.body.append(page)
    await confirm()
    await until(() => sent().length === 1)
    expect(dialog().textContent).not.toContain('Give a reason.')
    page.remove()
  })

  it('waits for the end of the report', async () => {
    await open(balanced, { isWhole: false })
    expect(button()!.getAttribute('aria-disabled')).toBe('true')
    expect(text()).toContain('A day can be closed once its report is read to the end.')
    button()!.click()
    await closing.updateComplete
    expect(sent()).toEqual([])
  })

  it.each([
    [
      'a report of another day',
      reportOf(clientOf([sale]), { ...clientOf([sale], 2), reconciliationDate: '2026-11-19' }),
      'This report is of another day, so it cannot close this one.',
    ],
    ['a report without clients', reportOf(), 'The report has no client, so there is nothing to close.'],
  ])('is never possible with %s, and says why', async (_, report, why) => {
    await open(report)
    expect(text()).toContain(why)
    button()!.click()
    await closing.updateComplete
    expect(sent()).toEqual([])
  })

  it('keeps that rows were alike', async () => {
    const twice = { ...sale, deliveryId: 7 }
    await open(reportOf(clientOf([twice, twice])))
    await confirm()
    await until(() => text().includes('Its verdict then: it balances, but rows are alike.'))
    expect(sent()[0]!.body).toContain('"verdict":"balances-with-rows-alike"')
  })

  it('is possible for a payout that does not balance, and said', async () => {
    const [client] = balanced.clientReports
    const wrong = { ...client!, paymentReport: { ...client!.paymentReport, nominalAmount: 1 } }
    await open(reportOf(wrong))
    expect(text()).toContain('This payout does not balance. The verdict is kept with the closing.')
    await confirm()
    await until(() => sent().length === 1)
    expect(sent()[0]!.body).toContain('"verdict":"does-not-balance"')
  })

  it.each([
    ['report-closing-differs', 'The report is another one now'],
    ['report-closings-too-many', 'The day was closed too often'],
  ])('has words of its own for the refusal %s', async (code, words) => {
    await open()
    answer = () => problem(409, code)
    await confirm()
    await until(() => text().includes(words))
    expect(text()).not.toContain('It is not known whether the day was closed.')
  })

  it('is not offered to a session without the right', async () => {
    edge.capabilities = ['report.read']
    await open()
    expect(button()).toBeUndefined()
  })

  it('is tried again under the same key when its answer is lost', async () => {
    await open()
    answer = () => new Error('cut')
    await confirm()
    await until(() => text().includes('It is not known whether the day was closed.'))
    answer = undefined
    question()!.querySelector<HTMLElement>('.problem button')!.click()
    await until(() => text().includes('Closed by Kim'))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('changes nothing when it is refused, and is another intent when it is tried again', async () => {
    await open()
    answer = () => new Response(JSON.stringify({ code: 'capability-missing', status: 403 }), { status: 403 })
    await confirm()
    await until(() => text().includes('capability-missing'))
    expect(text()).toContain('Nobody has closed this day.')
    expect(text()).not.toContain('It is not known')
    await confirm()
    await until(() => sent().length === 2)
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('can be asked for again when it could not be read', async () => {
    edge.intercept = (
      (serve) => (call) =>
        call.method === 'GET' && call.path.endsWith('closings') ? new Error('cut') : serve(call)
    )(edge.intercept)
    await open()
    expect(text()).toContain('Who closed this day could not be read.')
    edge.intercept = ({ path }) => (path.endsWith('closings') ? new Response('{"closings":[]}') : undefined)
    root().querySelector<HTMLElement>('.note button')!.click()
    await until(() => text().includes('Nobody has closed this day.'))
  })

  it('is forgotten when another day is opened', async () => {
    kept = [await closedAs()]
    await open()
    expect(text()).toContain('Closed by Kim')
    kept = []
    closing.reading = { ...closing.reading!, date: '2026-11-19' }
    await until(() => text().includes('Nobody has closed this day.'))
  })
})

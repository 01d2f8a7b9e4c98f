/** When a page is told that a desk is ready: once for each content, after its rendering, and never for an error. */
import { capabilities } from '../shared/domain/session/capabilities.ts'
import { html, render } from 'lit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLanguage, loadLaterWords } from './locales/languages.ts'
import type { OrderAdmin, OrderAdminReadyEvent } from './order-admin.ts'
import './register.ts'
import './shell/frame-parts.ts'
import { FakeCredit } from './testing/fake-credit.ts'
import { EDGE, FakeEdge, problem, sessions } from './testing/fake-edge.ts'
import { buildOrder } from './testing/order.builder.ts'
import { textOf, until } from './testing/parts.ts'
import { answerDays, DAY, saleReport } from './testing/report-stage.ts'

describe('order-admin-ready', () => {
  let edge: FakeEdge
  let around: HTMLElement
  /** The events that the page got, in order, with the heading that was on the screen then. */
  let heard: string[]
  let element: OrderAdmin

  beforeEach(async () => {
    await loadLanguage('en')
    await loadLaterWords('frame')
    edge = new FakeEdge()
    // A desk of the previous test may still fail while it is removed.
    const own: string[] = (heard = [])
    around = document.createElement('div')
    document.body.append(around)
    around.addEventListener('order-admin-ready', ({ desk, orderId }: OrderAdminReadyEvent) =>
      own.push(`${desk} ${orderId}: ${headings()}`),
    )
    around.addEventListener('order-admin-error', ({ code }) => own.push(`error ${code}`))
  })
  afterEach(() => {
    around.remove()
    edge.restore()
  })

  function show(attributes: { desk?: string; date?: string; orderId?: string }): void {
    const { desk, date, orderId } = attributes
    element = Object.assign(document.createElement('order-admin'), {
      lang: 'en',
      edgeUrl: EDGE,
      desk,
      date,
      orderId,
      fetchSession: sessions(),
    })
    render(html`${element}`, around)
  }

  const roots = (root: ParentNode): ParentNode[] =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : [],
    )
  const headings = () =>
    roots(around)
      .flatMap((root) => [...root.querySelectorAll('h2')])
      .map((heading) => textOf(heading).trim().slice(0, 13))
      .join()
  const text = () => roots(around).map(textOf).join(' ')
  const quiet = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    await element.updateComplete
  }

  it('comes for an order once it is rendered, not again for a reload, and again for another order', async () => {
    show({ orderId: '8906810' })
    await until(() => heard.length > 0)
    await element.reload()
    await quiet()
    expect(heard).toEqual(['order 8906810: Order 8906810'])
    edge.order = buildOrder({ Id: 8_906_814 })
    element.orderId = 8_906_814
    await until(() => heard.length > 1)
    expect(heard[1]).toBe('order 8906814: Order 8906814')
  })

  it('does not come for an order that fails, but when it is there at last', async () => {
    edge.intercept = () => problem(502, 'provider-failed')
    show({ orderId: '8906810' })
    await until(() => heard.length > 0)
    await quiet()
    expect(heard).toEqual(['error provider-failed'])
    edge.intercept = () => undefined
    await element.reload()
    await until(() => heard.length > 1)
    expect(heard[1]).toContain('order 8906810')
  })

  it('comes for the later of two orders that are asked for at once, and only for that', async () => {
    const first = Promise.withResolvers<undefined>()
    edge.intercept = ({ path }) => (path.endsWith('/8906810') ? first.promise : undefined)
    show({ orderId: '8906810' })
    await until(() => edge.calls.some(({ path }) => path.endsWith('/8906810')))
    edge.order = buildOrder({ Id: 8_906_814 })
    element.orderId = '8906814'
    await until(() => heard.length > 0)
    first.resolve(undefined)
    await quiet()
    expect(heard.map((line) => line.split(':')[0])).toEqual(['order 8906814'])
  })

  it('comes for the day of a report with its figures, and again for another day of the page', async () => {
    answerDays(edge, { [DAY]: saleReport() })
    show({ desk: 'reports', date: DAY })
    await until(() => heard.length > 0)
    expect(text()).toContain('73.81')
    element.date = '2020-03-09'
    await until(() => heard.length > 1)
    expect(heard.map((line) => line.split(':')[0])).toEqual(['reports ', 'reports '])
    expect(heard[1]).toContain('No report')
  })

  it('does not come for a report that fails', async () => {
    answerDays(edge, { [DAY]: problem(502, 'provider-failed') })
    show({ desk: 'reports', date: DAY })
    await until(() => heard.length > 0)
    await quiet()
    expect(heard).toEqual(['error provider-failed'])
  })

  it('comes for the credit desk with its first task, and not again when it is moved', async () => {
    edge.restore()
    const credit = new FakeCredit()
    credit.answer('Ping', 'pong')
    edge = credit.edge
    show({ desk: 'credit' })
    await until(() => heard.length > 0)
    expect(heard).toEqual(['credit : Orders found '])
    expect(text()).toContain('are listed here until')
    document.body.append(element)
    around.append(element)
    await until(() => text().includes('are listed here until'))
    await quiet()
    expect(heard).toHaveLength(1)
  })

  it('comes for tabs without an order, and then for each desk that is opened', async () => {
    edge.capabilities = capabilities.filter((each) => each !== 'orders.list')
    answerDays(edge, { [DAY]: saleReport() })
    show({})
    await until(() => heard.length > 0)
    expect(heard).toEqual(['order : '])
    expect(text()).toContain('Find')
    element.date = DAY
    await until(() => heard.length > 1)
    expect(heard[1]).toContain('reports')
  })
})

import { fixture, html } from '@open-wc/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someOf } from '../shared/testing/runs.ts'
import { buildDelivery, buildOrder, buildRow } from './testing/order.builder.ts'
import { closeDesks, deskOf, openDesk } from './testing/desk.ts'
import { FakeEdge, problem, sessions, TOKEN } from './testing/fake-edge.ts'
import { until } from './testing/parts.ts'

const LARGEST = '9223372036854775807'

describe('<order-admin>', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeDesks()
    edge.restore()
  })

  /** The paths that were called, without the history, which is read some time after the order. */
  const reads = () => edge.calls.map(({ path }) => path).filter((path) => !path.endsWith('/history'))

  it('shows the order that its attribute names', async () => {
    const desk = await openDesk()
    expect(reads().toSorted()).toEqual(['/api/v1/orders/8906810', '/session'])
    for (const words of [
      'Order 8906810',
      'web-2041',
      '1,757.00',
      'Lamp, brass',
      'Tess T Persson',
      '194605092222',
    ])
      expect(desk.text()).toContain(words)
  })

  it('keeps an id of nineteen digits exact, on the page and in the path', async () => {
    // A session that may change rows gets another table, which loads later.
    edge.capabilities = ['order.read']
    edge.order = buildOrder({
      Id: 9223372036854775807n,
      OrderRows: [buildRow({ OrderRowId: 9223372036854775807n })],
    })
    const desk = await openDesk({ orderId: LARGEST })
    expect(desk.text()).toContain(`Order ${LARGEST}`)
    expect(desk.query('[data-row-id]').dataset['rowId']).toBe(LARGEST)
    expect(edge.calls.map(({ path }) => path)).toContain(`/api/v1/orders/${LARGEST}`)
  })

  it.each([
    ['a bigint', 9223372036854775807n, LARGEST],
    ['a safe number', 8906811, '8906811'],
  ])('takes %s as order id', async (_, orderId, path) => {
    const desk = await openDesk()
    desk.element.orderId = orderId
    await desk.settled()
    expect(reads().at(-1)).toBe(`/api/v1/orders/${path}`)
  })

  it.each(
    someOf(
      [
        ['an unsafe number', 2 ** 53, 'number 9007199254740992'],
        ['a fraction', 1.5, 'number 1.5'],
        ['an object', { id: 1 }, 'object'],
        ['a boolean', true, 'boolean'],
      ],
      2,
    ),
  )('refuses %s as order id by name, warns once, and removes the former order', async (_, orderId, name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      const desk = await openDesk()
      expect(desk.text()).toContain('Lamp, brass')
      Object.assign(desk.element, { orderId })
      await desk.settled()
      expect(desk.text()).toContain(`orderId must be text, a safe integer or a bigint, not ${name}.`)
      expect(desk.text()).not.toContain('Lamp, brass')
      await until(() => warn.mock.calls.flat().join().includes(name))
      expect(warn).toHaveBeenCalledTimes(1)
      desk.element.orderId = 8906810
      await desk.settled()
      expect(desk.text()).toContain('Lamp, brass')
    } finally {
      warn.mockRestore()
    }
  })

  it('waits for fetchSession and, if the page asks for the order desk, for an order id, with a hint to the developer', async () => {
    const desk = await openDesk({ fetchSession: undefined })
    desk.element.desk = 'order'
    expect(desk.text()).toContain('set the property fetchSession')
    expect(edge.calls).toHaveLength(0)
    desk.element.orderId = ''
    desk.element.fetchSession = sessions()
    await desk.settled()
    expect(desk.text()).toContain('set the attribute order-id')
    desk.element.orderId = '8906810'
    await desk.settled()
    expect(desk.text()).toContain('Lamp, brass')
  })

  it('does not reload when the page sets another callback', async () => {
    const desk = await openDesk()
    desk.element.fetchSession = sessions()
    await desk.settled()
    expect(reads()).toHaveLength(2)
  })

  it('reads the other order when its id changes', async () => {
    const desk = await openDesk()
    edge.order = buildOrder({ Id: 8_906_814, MerchantOrderId: 'web-1998' })
    desk.element.setAttribute('order-id', '8906814')
    await desk.settled()
    expect(desk.text()).toContain('Order 8906814')
    expect(desk.text()).not.toContain('8906810')
  })

  it('shows a skeleton until the order is here', async () => {
    const held = Promise.withResolvers<undefined>()
    edge.intercept = () => held.promise
    const desk = await openDesk()
    expect(desk.query('.desk').getAttribute('aria-busy')).toBe('true')
    expect(desk.text()).toContain('Loading the order')
    held.resolve(undefined)
    await desk.settled()
    expect(desk.query('[role=status]').textContent).toContain('Order 8906810 is loaded')
  })

  it.each([
    [404, 'order-not-found', 'No such order', false],
    [403, 'provider-forbids', 'belongs to another merchant', false],
    [403, 'order-outside-session', 'session is for another order', false],
    [403, 'capability-missing', 'session does not allow', false],
    [401, 'session-expired', 'Sign in again', true],
    [401, 'session-wrong-origin', 'another web address', true],
    [502, 'provider-unreachable', 'provider is down or busy', true],
    [504, 'provider-timeout', 'provider is down or busy', true],
    [502, 'provider-rejects-credentials', 'not set up', true],
    [500, 'internal-error', 'order service failed', true],
    [418, 'a-code-of-the-future', 'Title of a-code-of-the-future', true],
  ])('says %i %s in words, with code and request id', async (status, code, words, isRetried) => {
    edge.intercept = () => problem(status, code)
    const errors: string[] = []
    document.addEventListener('order-admin-error', (event) => errors.push(event.code), { once: true })
    const desk = await openDesk()
    expect(desk.text()).toContain(words)
    expect([...desk.desk.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      code,
      'req-77',
    ])
    expect(desk.has('button.primary')).toBe(isRetried)
    expect(errors).toEqual([code])
  })

  it('reads the order on Try again', async () => {
    edge.intercept = () => new TypeError('offline')
    const desk = await openDesk()
    await until(() => desk.text().includes('No connection'))
    edge.intercept = () => undefined
    desk.query('button.primary').click()
    await desk.settled()
    expect(desk.text()).toContain('Lamp, brass')
  })

  it('keeps showing the order when a reload fails', async () => {
    const desk = await openDesk()
    edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await desk.settled()
    expect(desk.text()).toContain('This is the order as last loaded')
    expect(desk.text()).toContain('Lamp, brass')
  })

  it('says that the session was refused when the page has none to give', async () => {
    const desk = await openDesk({ fetchSession: () => Promise.reject(new Error(TOKEN)) })
    expect(desk.text()).toContain('could not get a session')
    expect(desk.text()).not.toContain(TOKEN)
  })

  it('shows unknown enum values unchanged', async () => {
    edge.order = buildOrder({
      OrderStatus: 'Archived',
      PaymentType: 'Barter',
      SystemStatus: 'constructor',
      SystemStatusMessage: 'Moon phase',
      BillingReferences: [{ Type: 'Zodiac', Value: 'Leo' }],
      BillingAddress: { FullName: 'A', Source: 0 },
    })
    const text = (await openDesk()).text()
    for (const words of ['Archived', 'Barter', 'constructor', 'Moon phase', 'Zodiac', 'Source 0'])
      expect(text).toContain(words)
  })

  it('explains Finnish masking where something is masked', async () => {
    edge.order = buildOrder({ NationalId: '010170-****' })
    expect((await openDesk()).text()).toContain('Masked by the provider')
  })

  it('says when the rows add up to another amount than the provider’s', async () => {
    edge.order = buildOrder({ OrderAmount: 175_800 })
    expect((await openDesk()).text()).toContain(
      'add up to 1,757.00, but the provider’s order amount is 1,758.00',
    )
  })

  it('shows delivered and credited rows with their delivery, and labels cancelled ones', async () => {
    const credited = buildRow({ Name: 'Scratch', Quantity: 100, UnitPrice: 500, DiscountPercent: 0 })
    edge.order = buildOrder({
      OrderRows: [buildRow({ IsCancelled: true })],
      Deliveries: [
        buildDelivery({
          CreditedAmount: 500,
          Credits: [{ Amount: 500, OrderRows: [credited], Actions: [] }],
        }),
      ],
    })
    const desk = await openDesk()
    expect(desk.query('.story').textContent).toContain('Wall lamp, opal glass')
    expect(desk.query('.story').textContent).toContain('Scratch')
    expect(desk.query('tr.cancelled').textContent).toContain('Cancelled')
  })

  it('uses the language around it, also with two desks on one page', async () => {
    const swedish = await openDesk({ lang: 'sv' })
    const english = await openDesk()
    expect(swedish.text()).toContain('Lägg till rad')
    expect(swedish.text().replaceAll('\u00a0', ' ')).toContain('1 757,00')
    expect(english.text()).toContain('Add row')
    const around = await fixture(html`<div lang="sv"><order-admin desk="order"></order-admin></div>`)
    const inner = deskOf(around.querySelector('order-admin')!)
    await inner.settled()
    expect(inner.text()).toContain('Orderhanteringen väntar')
  })

  it('keeps the token out of the page, storage, addresses and console', async () => {
    const spoken: unknown[] = []
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
    const spies = methods.map((method) =>
      vi.spyOn(console, method).mockImplementation((...said) => void spoken.push(said)),
    )
    edge.intercept = ({ method }) => (method === 'POST' ? problem(400, 'provider-refused') : undefined)
    const desk = await openDesk()
    await desk.element.reload()
    edge.intercept = () => new TypeError(`offline ${TOKEN}`)
    await desk.element.reload()
    await desk.settled()
    for (const spy of spies) spy.mockRestore()
    const everything = [
      desk.element.outerHTML,
      desk.element.shadowRoot!.innerHTML,
      desk.desk.innerHTML,
      ...desk.roots().map(({ innerHTML }) => innerHTML),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      ...edge.calls.flatMap(({ path, body }) => [path, body]),
      ...reachableStrings(desk.element),
      JSON.stringify(spoken),
    ]
    expect(edge.calls[0]?.headers.get('Authorization')).toContain(TOKEN)
    for (const text of everything) expect(text).not.toContain(TOKEN)
  })
})

/** Every string that another script could reach from an object through its properties. */
function reachableStrings(from: unknown, seen = new Set<unknown>()): string[] {
  if (typeof from === 'string') return [from]
  if (typeof from !== 'object' || from === null || seen.has(from) || from === document) return []
  seen.add(from)
  const inside = from instanceof Map || from instanceof Set ? [...from] : Object.values(from)
  return inside.flatMap((value) => reachableStrings(value, seen))
}

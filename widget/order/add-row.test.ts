import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildOrder, buildRow } from '../testing/order.builder.ts'
import { addGiftWrap, closeDesks, type Desk, leave, openDesk, save, type } from '../testing/desk.ts'
import { FakeEdge, problem } from '../testing/fake-edge.ts'

async function openForm(setting?: Parameters<typeof openDesk>[0]): Promise<Desk> {
  const desk = await openDesk(setting)
  desk.query('#add-row').click()
  await desk.settled()
  return desk
}

function outcome(desk: Desk): string | undefined {
  return desk.query('.outcome').textContent?.replace(/\s+/g, ' ').trim()
}

describe('adding a row', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
  })
  afterEach(() => {
    closeDesks()
    edge.restore()
  })

  it('is not there at all without the capability', async () => {
    edge.capabilities = ['order.read']
    const desk = await openDesk()
    expect(desk.has('#add-row')).toBe(false)
    expect(desk.has('order-admin-row-form')).toBe(false)
  })

  it('is off with its reason in words without the provider’s action', async () => {
    edge.order = buildOrder({ Actions: [], OrderStatus: 'Expired' })
    const desk = await openDesk()
    const button = desk.query('#add-row')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    expect(desk.query(`#${button.getAttribute('aria-describedby')}`).textContent).toContain('no longer open')
    button.click()
    await desk.settled()
    expect(desk.query('order-admin-row-form').hidden).toBe(true)
  })

  it('starts with one piece and the rate that the order uses', async () => {
    const desk = await openForm()
    expect(desk.query<HTMLInputElement>('[name=Quantity]').value).toBe('1')
    expect(desk.query<HTMLInputElement>('[name=VatPercent]').value).toBe('25')
    expect(outcome(desk)).not.toContain('credit check')
  })

  it('shows amount, total and difference while it is typed, and that a higher total is checked', async () => {
    const desk = await openForm({ lang: 'sv' })
    type(desk, 'Name', 'Gift wrap')
    type(desk, 'Quantity', '2,5')
    type(desk, 'UnitPrice', '1 234,50')
    type(desk, 'Discount', '10')
    await desk.settled()
    const text = outcome(desk)?.replaceAll('\u00a0', ' ')
    for (const words of ['2 777,63', '+2 777,63', '4 534,63', 'kreditprövning']) expect(text).toContain(words)
    type(desk, 'UnitPrice', '-100')
    await desk.settled()
    expect(outcome(desk)).toContain('\u2212225,00')
    expect(outcome(desk)).not.toContain('kreditprövning')
  })

  it('says what is wrong with a field once it was left, and takes it back while it is corrected', async () => {
    const desk = await openForm()
    type(desk, 'Name', 'x'.repeat(41))
    await desk.settled()
    expect(desk.has('#Name-problem')).toBe(false)
    leave(desk, 'Name')
    await desk.settled()
    expect(desk.query('[name=Name]').getAttribute('aria-invalid')).toBe('true')
    expect(desk.query('[name=Name]').getAttribute('aria-describedby')).toBe('Name-problem')
    expect(desk.query('#Name-problem').textContent).toContain('At most 40 characters; this has 41.')
    type(desk, 'Name', 'x')
    await desk.settled()
    expect(desk.query('[name=Name]').getAttribute('aria-invalid')).toBe('false')
  })

  it('writes a price out the way it was understood when its field is left', async () => {
    const desk = await openForm({ lang: 'sv' })
    type(desk, 'UnitPrice', '1234.5')
    leave(desk, 'UnitPrice')
    await desk.settled()
    expect(desk.query<HTMLInputElement>('[name=UnitPrice]').value).toBe('1\u00a0234,50')
  })

  it('sends nothing while a field is wrong, and says how many are', async () => {
    const desk = await openForm()
    await save(desk)
    expect(edge.writes()).toHaveLength(0)
    expect(desk.query('.messages').textContent).toContain('2 fields need correcting')
  })

  it('is stored, read again, shown, announced, and the form closes empty', async () => {
    const saved: unknown[] = []
    document.addEventListener(
      'order-admin-saved',
      ({ orderId, orderRowId }) => saved.push([orderId, orderRowId]),
      {
        once: true,
      },
    )
    const desk = await openDesk()
    await addGiftWrap(desk)
    expect(JSON.parse(edge.writes()[0]?.body ?? '')).toEqual({
      Name: 'Gift wrap',
      Quantity: 100,
      UnitPrice: 4900,
      VatPercent: 2500,
    })
    expect(edge.writes()[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
    expect(edge.calls.at(-1)?.method).toBe('GET')
    expect(desk.query('tr.added').textContent).toContain('Gift wrap')
    expect(desk.query('[role=status]').textContent).toContain(
      'Gift wrap, 49.00. The order amount is now 1,806.00 SEK',
    )
    expect(desk.query('order-admin-row-form').hidden).toBe(true)
    expect(desk.query<HTMLInputElement>('[name=Name]').value).toBe('')
    expect(saved).toEqual([['8906810', 1002]])
    expect(desk.query('#add-row').textContent).not.toContain('Draft')
  })

  it('says so when the provider accepted the row and does not list it yet', async () => {
    const desk = await openDesk()
    edge.intercept = ({ method }) =>
      method === 'POST' ? Response.json({ OrderRowId: 5 }, { status: 202 }) : undefined
    await addGiftWrap(desk)
    expect(desk.query('[role=status]').textContent).toContain('does not list it yet')
    expect(desk.query('.banner').textContent).toContain('Read again')
    edge.order = buildOrder({ OrderRows: [buildRow({ OrderRowId: 5, Name: 'Gift wrap' })] })
    desk.query('.banner button').click()
    await desk.settled()
    expect(desk.has('.banner')).toBe(false)
    expect(desk.query('tr.added').textContent).toContain('Gift wrap')
  })

  it('is stopped by a page that prevents order-admin-before-save, with the draft kept', async () => {
    const desk = await openDesk()
    desk.element.addEventListener('order-admin-before-save', (event) => {
      expect(event.row).toMatchObject({ Name: 'Gift wrap', UnitPrice: 4900 })
      event.preventDefault()
    })
    await addGiftWrap(desk)
    expect(edge.writes()).toHaveLength(0)
    expect(desk.text()).toContain('This page stopped the save')
    expect(desk.query<HTMLInputElement>('[name=Name]').value).toBe('Gift wrap')
  })

  it('points a refusal to its field and keeps the draft', async () => {
    const desk = await openDesk()
    const errors = [
      { code: 'provider-refused', pointer: '/Name', detail: 'Name is on the list of forbidden words.' },
    ]
    edge.intercept = ({ method }) =>
      method === 'POST' ? problem(400, 'provider-refused', { errors }) : undefined
    await addGiftWrap(desk)
    expect(desk.query('#Name-problem').textContent).toContain('forbidden words')
    expect(desk.query('.messages').textContent).toContain('req-77')
    expect(desk.query<HTMLInputElement>('[name=UnitPrice]').value).toBe('49')
    type(desk, 'Name', 'Paper')
    await desk.settled()
    expect(desk.has('#Name-problem')).toBe(false)
  })

  it('shows a refusal of the whole row with its detail and code', async () => {
    const desk = await openDesk()
    edge.intercept = ({ method }) =>
      method === 'POST'
        ? problem(400, 'provider-refused', { detail: 'Above the customer’s credit limit.' })
        : undefined
    await addGiftWrap(desk)
    expect(desk.query('.messages').textContent).toContain('Above the customer’s credit limit.')
    expect(desk.query('.messages').textContent).not.toContain('not certain')
  })

  it('keeps its key after a lost answer and takes a new one after a refusal', async () => {
    const desk = await openDesk()
    const failures = [
      new TypeError('offline'),
      problem(401, 'session-wrong-origin'),
      problem(400, 'provider-refused'),
    ]
    edge.intercept = ({ method }) => (method === 'POST' ? failures.shift() : undefined)
    await addGiftWrap(desk)
    expect(desk.text()).toContain('It is not certain whether the row was saved')
    for (let again = 0; again < 3; again += 1) await save(desk)
    const keys = edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(4)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[2])
  })

  it('costs nothing when the session expires in the middle of it', async () => {
    const desk = await openDesk()
    let isExpired = true
    edge.intercept = ({ method }) => {
      if (method !== 'POST' || !isExpired) return undefined
      isExpired = false
      return problem(401, 'session-expired')
    }
    await addGiftWrap(desk)
    expect(desk.query('tr.added').textContent).toContain('Gift wrap')
  })

  it('keeps the draft when it is closed, and shows it when opened again', async () => {
    const desk = await openForm()
    type(desk, 'Name', 'Half a thought')
    desk.query('[name=Name]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await desk.settled()
    expect(desk.query('order-admin-row-form').hidden).toBe(true)
    expect(desk.query('#add-row').textContent).toContain('Draft')
    desk.query('#add-row').click()
    await desk.settled()
    expect(desk.query<HTMLInputElement>('[name=Name]').value).toBe('Half a thought')
  })

  it('forgets the draft of another order', async () => {
    const desk = await openForm()
    type(desk, 'Name', 'For the first order')
    edge.order = buildOrder({ Id: 8_906_811 })
    desk.element.orderId = '8906811'
    await desk.settled()
    expect(desk.query<HTMLInputElement>('[name=Name]').value).toBe('')
  })
})

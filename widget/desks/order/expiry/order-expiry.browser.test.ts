import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { undress, wear } from '../../../testing/looks.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'
import { addDays, providerDay } from './expiry-dates.ts'
import { eventually } from '../../../../shared/testing/eventually.ts'

const today = providerDay(new Date())
const expires = addDays(today, 20)
const later = addDays(expires, 7)

describe('the dialog for the expiry', () => {
  let edge: FakeEdge
  let desk: Desk
  let root: ShadowRoot
  beforeEach(async () => {
    edge = new FakeEdge(buildOrder({ ExpirationDate: `${expires}T23:59:59` }))
    edge.today = today
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<Found>(selector)!
  const isOpen = () => find<HTMLDialogElement>('dialog').open
  const write = () => edge.writes().at(-1)

  async function open(): Promise<void> {
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    await until(() => desk.has('#extend'))
    root = await partOf(desk, 'order-admin-expiry')
    desk.query('#extend').focus()
    await userEvent.keyboard('{Enter}')
    await until(isOpen)
  }

  const choose = async (nth = 0) => {
    root.querySelectorAll<HTMLElement>('.quick button')[nth]!.click()
    await desk.settled()
  }
  const save = async () => {
    find('.save').click()
    await desk.settled()
  }

  it('moves the day with the keyboard alone and gives focus back to its button', async () => {
    const { tag } = edge
    await open()
    expect(root.activeElement?.localName).toBe('dialog')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(root.activeElement).toBe(find('[name=day]'))
    await userEvent.fill(find('[name=day]'), later)
    expect(textOf(root)).toContain('7 days later than now.')
    await userEvent.keyboard('{Enter}')
    await until(() => !isOpen())
    expect(write()?.path).toBe(`/api/v1/orders/8906810/extendOrder/${later}/`)
    expect(write()?.headers.get('If-Match')).toBe(tag)
    expect(desk.desk.activeElement).toBe(desk.query('#extend'))
    await expect
      .poll(() => desk.query('[role=status]').textContent)
      .toContain('The order now expires at the end of')
    expect(edge.order.ExpirationDate).toContain(later)
  })

  it('never moves the day by Enter in its reason', async () => {
    await open()
    await userEvent.fill(find('[name=day]'), later)
    find('.why-open').click()
    await until(() => root.activeElement === find('[name=reason]'))
    await userEvent.keyboard('Bonus{Enter}')
    expect(isOpen()).toBe(true)
    expect(edge.writes()).toEqual([])
    await save()
    await until(() => !isOpen())
    expect(write()?.headers.get('Order-Admin-Reason')).toBe('Bonus')
  })

  it('closes with Escape, and keeps the day that was chosen', async () => {
    await open()
    await choose(1)
    await userEvent.keyboard('{Escape}')
    await until(() => !isOpen())
    expect(desk.desk.activeElement).toBe(desk.query('#extend'))
    await userEvent.keyboard('{Enter}')
    await until(isOpen)
    expect(find<HTMLInputElement>('[name=day]').value).toBe(addDays(expires, 30))
  })

  it('takes tomorrow at the earliest, and says so at once', async () => {
    await open()
    expect(find<HTMLInputElement>('[name=day]').min).toBe(addDays(today, 1))
    await userEvent.fill(find('[name=day]'), today)
    expect(find('#day-problem').textContent).toContain('at the earliest')
    await save()
    expect(edge.writes()).toEqual([])
    expect(root.activeElement).toBe(find('[name=day]'))
  })

  it('says nothing of a day that is still typed', async () => {
    await open()
    find('[name=day]').focus()
    // The month of the order’s day becomes January: a day that is past, until the year is typed too.
    await userEvent.keyboard('{Home}01')
    expect(find('#day-problem').textContent.trim()).toBe('')
    find('.save').focus()
    await until(() => find('#day-problem').textContent.includes('at the earliest'))
  })

  it('has Save off on the unchanged day, and says that an earlier day is one', async () => {
    await open()
    expect(find('.save').getAttribute('aria-disabled')).toBe('true')
    await userEvent.fill(find('[name=day]'), addDays(expires, -14))
    expect(find('.save').getAttribute('aria-disabled')).toBe('false')
    expect(textOf(root)).toContain('14 days earlier than now')
  })

  it('asks for a day that differs', { tags: 'long' }, async () => {
    await open()
    await save()
    expect(find('#day-problem').textContent).toContain('already expires on this day')
    await userEvent.fill(find('[name=day]'), '')
    expect(find('#day-problem').textContent).toContain('Choose a day')
    expect(edge.writes()).toEqual([])
  })

  it('allows an earlier day, and says that it is one', { tags: 'long' }, async () => {
    await open()
    await userEvent.fill(find('[name=day]'), addDays(expires, -3))
    expect(find('.outcome .note').textContent).toContain('3 days earlier')
    await save()
    await until(() => !isOpen())
  })

  it('asks again after someone else changed the order, and shows what they did', async () => {
    await open()
    await choose()
    const theirs = addDays(expires, 2)
    edge.order = { ...edge.order, ExpirationDate: `${theirs}T23:59:59` }
    await save()
    await until(() => find('.write-note').textContent?.includes('Somebody changed the order'))
    expect(isOpen()).toBe(true)
    expect(find<HTMLInputElement>('[name=day]').value).toBe(later)
    expect(textOf(root)).toContain('5 days later than now.')
    await save()
    await until(() => !isOpen())
    expect(edge.order.ExpirationDate).toContain(later)
    expect(new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
  })

  it('keeps the day when it is refused, with words, code and request id', async () => {
    edge.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'order-not-open') : undefined)
    await open()
    await choose()
    await save()
    await until(() => find('.write-note').textContent?.includes('order-not-open'))
    expect(find('.write-note').textContent).toContain('req-77')
    expect(find('.write-note').textContent).toContain('What you entered is kept')
    expect(find<HTMLInputElement>('[name=day]').value).toBe(later)
  })

  it('can be left while a save takes its time, and comes back with a refusal', { tags: 'long' }, async () => {
    const answer = Promise.withResolvers<Response>()
    edge.intercept = ({ method }) => (method === 'PATCH' ? answer.promise : undefined)
    await open()
    await choose()
    const start = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start)
    await save()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(true)
    clock.mockReturnValue(start + 5_000)
    await eventually(() => expect(textOf(find('.write-note'))).toContain('Saving for 5 seconds'))
    await userEvent.keyboard('{Escape}')
    await until(() => !isOpen())
    clock.mockRestore()
    answer.resolve(problem(409, 'order-not-open'))
    await until(isOpen)
    expect(textOf(find('.write-note'))).toContain('The order is no longer open')
  })

  it('sends the same key again after a lost answer, so that it is done once', async () => {
    let losses = 1
    edge.intercept = (call) => {
      if (call.method !== 'PATCH' || losses-- <= 0) return undefined
      edge.answer(call)
      return new TypeError('connection reset')
    }
    await open()
    await choose()
    await save()
    await until(() => find('.write-note').textContent?.includes('Trying again is safe'))
    await save()
    await until(() => !isOpen())
    expect(new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it(
    'says that it is not certain and when to ask, and offers to find out with the same key',
    { tags: 'long' },
    async () => {
      edge.intercept = ({ method }) =>
        method === 'PATCH' ? problem(502, 'outcome-unknown', {}, { 'Retry-After': '1' }) : undefined
      await open()
      expect(textOf(find('.save'))).toContain('Save date')
      await choose()
      await save()
      await until(() => textOf(find('.write-note')).includes('outcome-unknown'))
      expect(textOf(find('.write-note'))).toContain('It is not known whether it was saved')
      expect(textOf(find('.write-note'))).not.toContain('not certain')
      expect(textOf(find('.write-note'))).toContain('Wait a second before you try again.')
      expect(textOf(find('.save'))).toContain('Check and continue')
      expect(find<HTMLInputElement>('[name=day]').value).toBe(later)
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      await save()
      expect(edge.writes()).toHaveLength(1)
      await eventually(() => expect(find('.save').getAttribute('aria-disabled')).toBe('false'))
      edge.intercept = () => undefined
      await save()
      await until(() => !isOpen())
      expect(edge.writes()).toHaveLength(2)
      expect(new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    },
  )

  it('sends nothing when the page stops it', async () => {
    await open()
    desk.element.addEventListener('order-admin-before-save', (event) => event.preventDefault())
    await choose()
    await save()
    await until(() => find('.write-note').textContent?.includes('This page stopped the save'))
    expect(edge.writes()).toEqual([])
  })

  it('tells the page that it was saved', async () => {
    const saved: string[] = []
    await open()
    desk.element.addEventListener('order-admin-saved', (event) => saved.push(event.operation))
    await choose()
    await save()
    await until(() => !isOpen())
    expect(saved).toEqual(['extendOrder'])
  })

  it('is not offered without the capability, nor on an order that is not open', async () => {
    edge.capabilities = ['order.read', 'rows.write']
    desk = await openDesk()
    await until(() => desk.has('#add-row'))
    expect(desk.has('#extend')).toBe(false)
    closeDesks()
    edge.capabilities = ['order.read', 'order.extend', 'metadata.write']
    edge.order = buildOrder({ OrderStatus: 'Delivered' })
    desk = await openDesk()
    await until(() => desk.has('#edit-metadata'))
    expect(desk.has('#extend')).toBe(false)
  })
})

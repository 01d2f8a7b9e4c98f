/** Why a clerk writes: in the reviews of an order, with the page's presets and rule. */
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderAdminBeforeSaveEvent } from '../../events.ts'
import { addRows } from '../../rows/changes/changes.ts'
import { addDays, providerDay } from '../../desks/order/expiry/expiry-dates.ts'
import { gridOf } from '../../testing/book/order-state.ts'
import { closeDesks, type Desk, openDesk } from '../../testing/desk.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { findings, undress, wear } from '../../testing/looks.ts'
import { buildOrder } from '../../testing/order.builder.ts'
import { historyOf, partOf, until } from '../../testing/parts.ts'

const Actions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanAddOrderRow',
  'CanExtendOrder',
]

let edge: FakeEdge
let desk: Desk
let root: ShadowRoot

beforeEach(async () => {
  await wear('light', 390, 'ltr')
  const expires = addDays(providerDay(new Date()), 20)
  edge = new FakeEdge(
    buildOrder({ Actions, ExpirationDate: `${expires}T23:59:59`, OrderMetadata: { campaign: 'autumn' } }),
  )
  desk = await openDesk({ dir: 'ltr' })
})
afterEach(() => {
  edge.restore()
  closeDesks()
  undress()
})

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  root.querySelector<Found>(selector)!
const field = (name: string) => find<HTMLInputElement>(`.why-fields [name=${name}]`)
const sent = () =>
  edge.writes().map(({ headers }) => [headers.get('Order-Admin-Reason'), headers.get('Order-Admin-Note')])

async function openDelivery(): Promise<void> {
  root = await partOf(desk, 'order-admin-life')
  const button = await until(() => desk.desk.querySelector<HTMLElement>('#deliver'))
  button.click()
  await until(() => find<HTMLDialogElement>('dialog')?.open)
  await desk.settled()
}

/** Dialogs that are not reviews. */
const others = [
  ['#extend', 'order-admin-expiry'],
  ['#edit-metadata', 'order-admin-metadata'],
] as const

async function openOther(button: string, tag: (typeof others)[number][1]): Promise<void> {
  root = await partOf(desk, tag)
  const opener = await until(() => desk.desk.querySelector<HTMLElement>(button))
  opener.click()
  await until(() => find<HTMLDialogElement>('dialog')?.open)
  await desk.settled()
}

async function openReview(): Promise<void> {
  const { store } = await gridOf(desk)
  const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) => addRows(changes, [wrap], ['new-1']))
  await desk.settled()
  root = await partOf(desk, 'order-admin-review')
  desk.query('.review').click()
  await until(() => find<HTMLDialogElement>('dialog')?.open)
  await desk.settled()
}

describe('the reason of a write', () => {
  it('is one line until it is opened, and goes with the delivery as it was written', async () => {
    const told: (string | undefined)[] = []
    desk.element.addEventListener('order-admin-before-save', (event) => {
      const { reason, note } = event as OrderAdminBeforeSaveEvent
      told.push(reason, note)
    })
    await openDelivery()
    expect(find('.why-fields')).toBeNull()
    find('.why-open').click()
    await until(() => root.activeElement === field('reason'))
    await userEvent.fill(field('reason'), 'Fel färg 💔')
    await userEvent.fill(field('note'), '  הלקוח\nhar ringt  ')
    expect(await findings(desk, root.host)).toEqual([])
    find('.save').click()
    await until(() => root.querySelector('.saved-note'))
    expect(sent()).toEqual([[encodeURIComponent('Fel färg 💔'), encodeURIComponent('הלקוח har ringt')]])
    expect(told).toEqual(['Fel färg 💔', 'הלקוח har ringt'])
    const history = await historyOf(desk)
    await until(() => history.textContent?.includes('Fel färg 💔'))
    expect(history.textContent).toContain('הלקוח har ringt')
  })

  it('is asked for where the page requires it, and nothing is sent before', async () => {
    desk.element.setAttribute('require-reason', 'credit deliver')
    await openDelivery()
    expect(find('.save').title).toBe('Give a reason.')
    find('.save').click()
    await until(() => root.activeElement === field('reason'))
    expect(field('reason').getAttribute('aria-invalid')).toBe('true')
    expect(find('#why-problem-reason').textContent).toContain('Give a reason.')
    expect(await findings(desk, root.host)).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(edge.writes()).toEqual([])
    await userEvent.keyboard('Picked')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await until(() => root.querySelector('.saved-note'))
    expect(sent()).toEqual([['Picked', null]])
  })

  it('is refused before it is sent where it looks like personal data', async () => {
    await openDelivery()
    find('.why-open').click()
    await until(() => root.activeElement === field('reason'))
    await userEvent.keyboard('121212-1212')
    await until(() => root.querySelector('.problem'))
    find('.save').click()
    await desk.settled()
    expect(edge.writes()).toEqual([])
    expect(await findings(desk, root.host)).toEqual([])
  })

  it('is offered from the presets of its action, and of no other', async () => {
    desk.element.reasons = { deliver: ['Picked'], credit: ['Returned'] }
    await openDelivery()
    find('.why-open').click()
    await until(() => field('reason'))
    expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['Picked'])
    desk.element.reasons = ['For all']
    await until(() => root.querySelector('option')?.value === 'For all')
    // A key of every object is no preset of a page.
    desk.element.reasons = JSON.parse('{ "__proto__": { "deliver": ["inherited"] } }') as object
    await until(() => !root.querySelector('option'))
  })

  it('goes with each write of a save of rows, and is asked for there too', async () => {
    desk.element.requireReason = ''
    await openReview()
    find('.save').click()
    await until(() => root.activeElement === field('reason'))
    expect(edge.writes()).toEqual([])
    await userEvent.keyboard('Customer called')
    expect(await findings(desk, root.host)).toEqual([])
    find('.save').click()
    await until(() => edge.writes().length === 1)
    expect(sent()).toEqual([['Customer%20called', null]])
  })

  it(
    'goes with a moved expiry, which is never saved without one where the page requires it',
    { tags: 'long' },
    async () => {
      desk.element.requireReason = 'extend'
      desk.element.reasons = { extend: ['On back order'], edit: ['Typing error'] }
      await openOther('#extend', 'order-admin-expiry')
      find('.quick button').click()
      await desk.settled()
      expect([...root.querySelectorAll('option')].map(({ value }) => value)).toEqual(['On back order'])
      expect(find('.save').title).toBe('Give a reason.')
      expect(find('.save').getAttribute('aria-disabled')).toBe('true')
      find('.save').click()
      await until(() => root.activeElement === field('reason'))
      expect(find('#why-problem-reason').textContent).toContain('Give a reason.')
      expect(edge.writes()).toEqual([])
      expect(await findings(desk, root.host)).toEqual([])
      await userEvent.keyboard('Strike')
      find('.save').click()
      await until(() => !find<HTMLDialogElement>('dialog').open)
      expect(sent()).toEqual([['Strike', null]])
      await openOther('#extend', 'order-admin-expiry')
      expect(field('reason').value).toBe('')
    },
  )

  it(
    'goes with metadata as with rows, and Control and Enter save from its note',
    { tags: 'long' },
    async () => {
      desk.element.requireReason = 'edit'
      await openOther('#edit-metadata', 'order-admin-metadata')
      await userEvent.fill(find('[name=Value]'), 'winter')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await until(() => root.activeElement === field('reason'))
      expect(edge.writes()).toEqual([])
      expect(await findings(desk, root.host)).toEqual([])
      await userEvent.keyboard('Wrong season')
      await userEvent.fill(field('note'), 'Bo asked')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await until(() => !find<HTMLDialogElement>('dialog').open)
      expect(sent()).toEqual([['Wrong%20season', 'Bo%20asked']])
    },
  )

  it('is one line in the dialogs of expiry and metadata where nothing requires it', async () => {
    desk.element.requireReason = 'deliver create'
    for (const [button, tag] of others) {
      await openOther(button, tag)
      expect(find('.why-fields')).toBeNull()
      expect(find('.why-open').textContent.trim()).toBe('Add a reason')
      find('header button').click()
      await until(() => !find<HTMLDialogElement>('dialog').open)
    }
  })

  it('cannot be changed while it is not known whether the expiry was moved', { tags: 'long' }, async () => {
    edge.intercept = ({ method }) => (method === 'PATCH' ? new TypeError('lost') : undefined)
    await openOther('#extend', 'order-admin-expiry')
    find('.quick button').click()
    find('.why-open').click()
    await until(() => root.activeElement === field('reason'))
    await userEvent.keyboard('On back order')
    find('.save').click()
    await until(() => find('.write-note').textContent?.includes('Trying again is safe'))
    expect(find('.why-fields').matches(':disabled')).toBe(true)
    edge.intercept = () => undefined
    find('.save').click()
    await until(() => !find<HTMLDialogElement>('dialog').open)
    expect(sent()).toEqual([
      ['On%20back%20order', null],
      ['On%20back%20order', null],
    ])
  })

  it('is not asked for where the page requires it of others only', async () => {
    desk.element.requireReason = 'credit __proto__ constructor'
    await openDelivery()
    expect(find('.why-fields')).toBeNull()
    find('.save').click()
    await until(() => edge.writes().length === 1)
    expect(sent()).toEqual([[null, null]])
  })
})

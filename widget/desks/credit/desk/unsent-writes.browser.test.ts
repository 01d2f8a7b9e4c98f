/** What is unsent, such as a write whose answer was lost: the page is told, and asks before it is left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OrderAdminChangesEvent } from '../../../events.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import {
  buildCreation,
  buildCreditOrder,
  closeCreditDesks,
  CreditScene,
  creditText,
  inCredit,
  openCreditDesk,
} from '../../../testing/credit-stage.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { addRows } from '../../../rows/changes/changes.ts'
import type { RowForm } from '../../../rows/row-form/row-form.ts'
import { askCredit } from '../data/credit-context.ts'
import type { CreditDesk } from './credit-desk.ts'

const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const

describe('what the credit desk has not sent', () => {
  let scene: CreditScene
  let desk: CreditDesk
  let counts: number[]
  const listen = ({ count }: OrderAdminChangesEvent) => counts.push(count)

  beforeEach(async () => {
    await loadLaterWords('credit')
    counts = []
    document.addEventListener('order-admin-changes', listen)
    const order = buildCreditOrder()
    scene = new CreditScene([order])
    scene.history = () => ({
      entries: [buildCreation(order)],
    })
    const { fake } = scene
    fake.answer('CloseOrderEu', { Accepted: true, ResultCode: 0 })
    fake.answer('DeliverOrderEu', { Accepted: true, ResultCode: 0 })
    fake.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Pending', CampainCode: 200012 })
    fake.answer('ApprovePaymentPlan', { ...accepted, ContractNumber: 7 })
    fake.answer('CancelPaymentPlan', accepted)
    desk = await openCreditDesk(scene)
  })
  afterEach(() => {
    document.removeEventListener('order-admin-changes', listen)
    closeCreditDesks()
    scene.restore()
  })

  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const button = (selector: string) => until(() => inCredit(desk, selector))
  const press = async (selector: string) => (await button(selector)).click()
  const called = (part: string, words: string) =>
    until(() =>
      [...(inCredit(desk, part)?.shadowRoot!.querySelectorAll<HTMLElement>('button') ?? [])].find(
        (one) => textOf(one).trim() === words && one.ariaDisabled !== 'true' && one.checkVisibility(),
      ),
    )
  const pressIn = async (part: string, words: string) => (await called(part, words)).click()

  /** As the field that finds anything does, which is outside of the desk. */
  const find = () => (desk.found = { kind: 'credit-order', id: '1000001' })
  const openPlan = async () => {
    await button('.place > order-admin-credit-orders')
    askCredit(inCredit(desk, '.place > order-admin-credit-orders')!, {
      do: 'open-plan',
      ProviderPaymentPlanNr: 500_001,
    })
  }
  const deliver = 'order-admin-credit-deliver'
  const plan = 'order-admin-credit-plan'

  it.each([
    [
      'CloseOrderEu',
      async () => {
        find()
        await press('#close:not([aria-disabled=true])')
        await pressIn(deliver, 'Close the order')
      },
      () => pressIn(deliver, 'Check and continue'),
    ],
    [
      'ApprovePaymentPlan',
      async () => {
        await openPlan()
        await pressIn(plan, 'Approve…')
        await pressIn(plan, 'Approve')
      },
      () => pressIn(plan, 'Check and continue'),
    ],
    [
      'CancelPaymentPlan',
      async () => {
        await openPlan()
        await pressIn(plan, 'Cancel plan…')
        await pressIn(plan, 'Cancel plan')
      },
      () => pressIn(plan, 'Check and continue'),
    ],
  ] as const)('counts while its answer is lost, though nothing was typed: %s', async (name, write, check) => {
    scene.fake.cut(name, 'after')
    expect([desk.changeCount, asks()]).toEqual([0, false])
    await write()
    await until(() => creditText(desk).includes('Check and continue'))
    expect([desk.changeCount, asks(), counts]).toEqual([1, true, [1]])
    await check()
    await until(() => desk.changeCount === 0)
    await until(() => counts.length === 2)
    expect([asks(), counts]).toEqual([false, [1, 0]])
    expect(scene.fake.done.filter((done) => done === name)).toHaveLength(1)
  })

  it.each([
    ['create', 'order-admin-credit-create', () => type('#field-CreateOrderInformation-ClientOrderNumber')],
    ['create', 'order-admin-credit-rows', () => addRow()],
    [
      'people',
      'order-admin-credit-people',
      async () => {
        await pressIn('order-admin-credit-people', 'Block list')
        await type('#field-block-ReasonForBlock')
      },
    ],
    [
      'other',
      'order-admin-credit-other',
      async () => {
        await choose('#operation', 'DeliverOrderEu')
        await type('#field-DeliverOrderInformation-ProviderOrderId')
      },
    ],
  ])('counts in the task %s, by %s', async (task, _part, enter) => {
    await press(`#tab-${task}`)
    await enter()
    await until(() => counts.length > 0)
    expect([desk.changeCount, asks(), counts.at(-1)]).toEqual([1, true, 1])
    desk.remove()
    await desk.updateComplete
    expect([desk.changeCount, asks()]).toEqual([0, false])
  })

  async function type(selector: string): Promise<void> {
    const field = (await button(selector)) as HTMLInputElement
    field.value = 'web-1'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async function choose(selector: string, value: string): Promise<void> {
    const field = (await button(selector)) as HTMLSelectElement
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  async function addRow(): Promise<void> {
    const form = (await button('order-admin-row-form')) as RowForm
    form.store.change((changes) => addRows(changes, [row], ['new-1']))
  }
})

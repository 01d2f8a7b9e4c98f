/** Opens a state of the credit desk, with steps that several states share. */
import type { LitElement } from 'lit'
import { orderParts, tasks } from '../../desks/credit/desk/tasks.ts'
import { loadCreditRows } from '../../desks/credit/rows/rows-parts.ts'
import { loadReasons } from '../../desks/credit/reasons/reason-parts.ts'
import '../../desks/credit/desk/credit-desk-parts.ts'
import '../../shell/frame-parts.ts'
import { buildCreditOrder, buildHistoryEntry, buildInvoice, CreditScene } from '../credit-stage.ts'
import { fill, findWithin, reached } from '../reach.ts'
import type { About, BookState, Shown } from './book-state.ts'
import { openWhole } from './whole-desk.ts'

export interface CreditState extends About {
  /** The provider's orders and answers; by default one order with an invoice. */
  arrange?(scene: CreditScene): void
  act?(desk: LitElement, scene: CreditScene): Promise<unknown>
}

export type CreditStates = Readonly<Record<string, CreditState>>

type TaskName = (typeof tasks)[number]['name']

/** Opens a task by its tab. @returns the root of its part */
export async function openTask(desk: LitElement, name: TaskName): Promise<ShadowRoot> {
  const at = tasks.findIndex((task) => task.name === name)
  const tab = await reached(() => desk.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[at])
  tab.click()
  return reached(() => {
    const root = findWithin(desk, `.place[data-task="${name}"]`)?.firstElementChild?.shadowRoot
    return root?.querySelector('*') && root
  })
}

/** Looks for an order as a clerk does. */
export async function findOrder(desk: LitElement, text: string): Promise<void> {
  const field = await reached(() =>
    findWithin(desk, 'order-admin-credit-orders')?.shadowRoot?.querySelector('input'),
  )
  fill(field, text)
  field.form!.requestSubmit()
  await reached(() => !findWithin(desk, '.bone'))
}

/** The part with the actions on an order. */
export async function actsOf(desk: LitElement, number = 'web-77'): Promise<ShadowRoot> {
  await findOrder(desk, number)
  const part = await reached(() => findWithin(desk, 'order-admin-credit-deliver')?.shadowRoot)
  await reached(() => part.querySelector('button:not([aria-disabled=true])'))
  return part
}

/** Opens one of the dialogs of an order, and waits until it may be sent. */
export async function openAct(desk: LitElement, id: string, number?: string): Promise<ShadowRoot> {
  const part = await actsOf(desk, number)
  const button = await reached(() => part.querySelector<HTMLElement>(`#${id}:not([aria-disabled=true])`))
  button.focus()
  button.click()
  await reached(
    () =>
      part.querySelector('dialog[open]') &&
      part.querySelector('.send')?.getAttribute('aria-disabled') === 'false',
  )
  return part
}

/** Opens the fields for the reason and the note of the next write. */
export async function addReason(root: ShadowRoot): Promise<void> {
  const open = await reached(() => root.querySelector<HTMLElement>('.why-open'))
  open.click()
  await reached(() => root.querySelector('.why-fields'))
}

/** Three lamps for 375,00. */
export const made = buildHistoryEntry(1, {
  operation: 'CreateOrderEu',
  made: 1_000_001,
  orderType: 'Invoice',
  rows: [
    {
      ArticleNumber: '1032',
      Description: 'Lamp',
      PricePerUnit: '100',
      PriceIncludingVat: false,
      NumberOfUnits: '3',
      VatPercent: '25',
      DiscountPercent: '0',
    },
  ],
  rowCount: 1,
})

function newScene(): CreditScene {
  const scene = new CreditScene([buildCreditOrder({ Invoices: [buildInvoice()] })])
  scene.history = () => ({
    entries: [
      buildHistoryEntry(2, { made: 3_000_001, amount: '125', orderType: 'Invoice', rowCount: 1 }),
      buildHistoryEntry(1, { operation: 'CreateOrderEu', orderType: 'Invoice', amount: '500' }),
    ],
  })
  scene.fake.answer('GetPaymentPlanParamsEu', { Accepted: true, ResultCode: 0, CampaignCodes: [] })
  scene.fake.answer('GetAccountCreditParamsEu', {
    Accepted: true,
    ResultCode: 0,
    AccountCreditCampaignCodes: [],
  })
  return scene
}

/** Opens the desk, and waits for its automatic parts. */
async function showCredit(
  { arrange, act }: CreditState,
  setting: Parameters<BookState['show']>[0],
): Promise<Shown> {
  await Promise.all([...tasks, ...orderParts].map(({ load }) => load()))
  await Promise.all([loadCreditRows(), loadReasons()])
  const scene = newScene()
  arrange?.(scene)
  const element = await openWhole({ desk: 'credit' }, setting)
  const close = () => {
    element.parentElement!.remove()
    scene.restore()
  }
  try {
    const desk = await reached(() => findWithin<LitElement>(element, 'order-admin-credit'))
    await reached(() => findWithin(desk, 'order-admin-credit-orders')?.shadowRoot?.querySelector('input'))
    await reached(() => findWithin(desk, '.health')?.dataset['tone'])
    await act?.(desk, scene)
    await reached(() => !findWithin(desk, '.bone'))
    return { element: element.parentElement!, close }
  } catch (error) {
    close()
    throw error
  }
}

export function creditStatesOf(states: CreditStates): readonly BookState[] {
  return Object.entries(states).map(([name, state]) => ({
    desk: 'credit',
    name,
    part: state.part,
    shows: state.shows,
    says: state.says,
    isDialog: state.isDialog ?? false,
    also: state.also ?? [],
    show: (setting) => showCredit(state, setting),
  }))
}

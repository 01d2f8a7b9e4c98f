/** States of the other tasks of the credit desk: new orders, payment plans, customers, campaigns and any operation. */
import type { LitElement } from 'lit'
import { paths } from '../../desks/credit/create/create-form.ts'
import { answerAll, ID, made as madeOrder, rows, usedByKim } from '../credit-create.ts'
import { addressItem } from '../credit-people.ts'
import type { CreditScene } from '../credit-stage.ts'
import { accountCampaigns, campaigns, options } from '../plans.ts'
import { fill, pressKey, reached } from '../reach.ts'
import { addReason, type CreditStates, openTask } from './credit-state.ts'

const CREATE = 'order-admin-credit-create'
const PLANS = 'order-admin-credit-plans'
const PLAN = 'order-admin-credit-plan'
const FORM = 'order-admin-credit-plan-form'
const PEOPLE = 'order-admin-credit-people'
const OTHER = 'order-admin-credit-other'

const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const
const idOf = (path: string) => `#field-${path.replaceAll('.', '-')}`
const click = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)!.click()

/** A field of a national id takes input only while it shows it whole. */
async function enterId(root: ShadowRoot, selector: string): Promise<void> {
  const host = root.host as LitElement
  await host.updateComplete
  const field = await reached(() => root.querySelector<HTMLElement>(selector))
  field.focus()
  await host.updateComplete
  fill(field, ID)
  await host.updateComplete
}

/** A form of a new order with a customer, an own number and rows. */
async function fillOrder(desk: LitElement, scene: CreditScene): Promise<ShadowRoot> {
  answerAll(scene.fake)
  const root = await openTask(desk, 'create')
  fill(await reached(() => root.querySelector(idOf(paths.country))), 'SE')
  await enterId(root, idOf(paths.id))
  pressKey('Enter')
  await reached(() => root.querySelector('.card'))
  fill(root.querySelector(idOf(paths.number)), 'web-1')
  const editor = await reached(() => root.querySelector('order-admin-credit-rows'))
  editor.rows = rows
  await editor.updateComplete
  return root
}

async function reviewOrder(desk: LitElement, scene: CreditScene): Promise<ShadowRoot> {
  const root = await fillOrder(desk, scene)
  click(root, '#to-review')
  await reached(() => root.querySelector('.review'))
  return root
}

async function showOptions(desk: LitElement, scene: CreditScene): Promise<ShadowRoot> {
  scene.fake.answer('GetPaymentPlanOptions', options)
  scene.fake.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Pending', CampainCode: 200012 })
  const root = await openTask(desk, 'plans')
  fill(await reached(() => root.querySelector('#field-amount-Amount')), '12000')
  root.querySelector('form')!.requestSubmit()
  await reached(() => root.querySelector('.option'))
  return root
}

/** A payment plan that waits for its approval. */
async function showPlan(desk: LitElement, scene: CreditScene): Promise<ShadowRoot> {
  scene.fake.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Pending', CampainCode: 200012 })
  const root = await openTask(desk, 'plans')
  await reached(() => root.querySelector('form'))
  ;(root.host as HTMLElementTagNameMap[typeof PLANS]).openPlan(500_001)
  const plan = await reached(() => root.querySelector(PLAN)?.shadowRoot)
  await reached(() => plan.querySelector('.states'))
  return plan
}

async function askToApprove(desk: LitElement, scene: CreditScene): Promise<ShadowRoot> {
  const plan = await showPlan(desk, scene)
  const approve = await reached(() => plan.querySelector<HTMLElement>('button.approve'))
  approve.click()
  await reached(() => plan.querySelector('dialog[open]'))
  return plan
}

async function askToSend(desk: LitElement): Promise<ShadowRoot> {
  const root = await openTask(desk, 'other')
  fill(await reached(() => root.querySelector('#operation')), 'CloseOrderEu')
  fill(await reached(() => root.querySelector('[id$=ProviderOrderId]')), '1000123')
  click(root, '#send')
  await reached(() => root.querySelector('dialog[open] #confirm'))
  return root
}

async function enterCustomer(root: ShadowRoot): Promise<void> {
  fill(await reached(() => root.querySelector('select')), 'SE')
  await enterId(root, 'input[id$=NationalIdNumber]')
}

const addresses = [
  addressItem('TESTSSON-1'),
  addressItem('X'.repeat(90), { Address: { FullName: 'Y'.repeat(90) }, NationalIdNumber: '9'.repeat(90) }),
]

async function askAddresses(desk: LitElement): Promise<ShadowRoot> {
  const root = await openTask(desk, 'people')
  await enterCustomer(root)
  click(root, '.buttons .primary')
  return root
}

export const creditTaskStates: CreditStates = {
  'a new order': {
    part: CREATE,
    also: ['order-admin-credit-rows'],
    shows: 'The form of a new order.',
    act: (desk) => openTask(desk, 'create'),
  },
  'a new order, with what is wrong': {
    part: CREATE,
    shows: 'The form of a new order, sent empty.',
    says: 'Correct 3 fields, then send again.',
    async act(desk) {
      const root = await openTask(desk, 'create')
      await reached(() => root.querySelector('#to-review'))
      click(root, '#to-review')
      await reached(() => root.querySelector('[aria-invalid=true]'))
    },
  },
  'a new order, filled in': {
    part: CREATE,
    shows: 'A customer with two addresses, and a row.',
    says: 'Sommarstigen 4',
    act: fillOrder,
  },
  'review of a new order': {
    part: CREATE,
    shows: 'The last look before the order is made.',
    says: 'Total 200.00 SEK Add a reason Back',
    act: reviewOrder,
  },
  'reason of a new order': {
    part: CREATE,
    shows: 'Takes a reason and a note with a new order.',
    says: 'Reason and note',
    act: async (desk, scene) => addReason(await reviewOrder(desk, scene)),
  },
  'a new order, refused': {
    part: CREATE,
    also: ['order-admin-credit-reason'],
    shows: 'The provider does not make the order, and says why.',
    says: 'The credit check refused the amount or the customer',
    async act(desk, scene) {
      const root = await reviewOrder(desk, scene)
      scene.fake.answer('CreateOrderEu', { Accepted: false, ResultCode: 30_002, ErrorMessage: 'No.' })
      click(root, '#create')
      await reached(() => root.querySelector('order-admin-credit-reason'))
    },
  },
  'a new order, with a number just used': {
    part: CREATE,
    shows: 'Another clerk has just used the number, so that the order is not made before it is meant.',
    says: 'Kim sent an order with this number',
    async act(desk, scene) {
      const root = await reviewOrder(desk, scene)
      scene.fake.intercept = (name) => (name === 'CreateOrderEu' ? usedByKim() : undefined)
      click(root, '#create')
      await reached(() => root.querySelector('.review [role=alert]'))
    },
  },
  'a new order, made': {
    part: CREATE,
    shows: 'What the provider decided, with an address to which the customer goes on.',
    says: 'Order 9223372036854775807 is created.',
    async act(desk, scene) {
      const root = await reviewOrder(desk, scene)
      scene.fake.answer('CreateOrderEu', {
        ...madeOrder,
        NavigationResult: { RedirectUrl: `https://shop.example/${'long'.repeat(40)}` },
      })
      click(root, '#create')
      await reached(() => root.querySelector('.decision'))
    },
  },
  'payment plans': {
    part: PLANS,
    shows: 'Asks for an amount, or the number of a plan.',
    act: (desk) => openTask(desk, 'plans'),
  },
  'options for an amount': {
    part: PLANS,
    shows: 'Three campaigns for 12 000, each with what it costs each month.',
    says: 'Debt left',
    async act(desk, scene) {
      const root = await showOptions(desk, scene)
      click(root, 'summary')
      await reached(() => root.querySelector('.months'))
    },
  },
  'form of a payment plan': {
    part: FORM,
    shows: 'Makes a plan of an option.',
    says: 'Create payment plan',
    async act(desk, scene) {
      const root = await showOptions(desk, scene)
      click(root, '.option button')
      await reached(() => root.querySelector(FORM)?.shadowRoot?.querySelector('select'))
    },
  },
  'a payment plan': {
    part: PLAN,
    shows: 'Where a plan stands: it waits for its approval.',
    act: showPlan,
  },
  'approval of a payment plan': {
    part: PLAN,
    isDialog: true,
    shows: 'Asks before a plan is approved.',
    says: 'Add a reason',
    act: askToApprove,
  },
  'reason of an approval': {
    part: PLAN,
    isDialog: true,
    shows: 'Takes a reason and a note with the approval of a plan.',
    says: 'Reason and note',
    act: async (desk, scene) => addReason(await askToApprove(desk, scene)),
  },
  customers: {
    part: PEOPLE,
    shows: 'What can be asked about a customer.',
    act: (desk) => openTask(desk, 'people'),
  },
  'addresses of a customer': {
    part: PEOPLE,
    also: ['order-admin-credit-id'],
    shows: 'Two addresses, one with names that cannot be broken.',
    says: '2 addresses',
    async act(desk, scene) {
      scene.fake.answer('GetAddressesEu', {
        Accepted: true,
        ResultCode: 0,
        GetAddressesResult: { Addresses: addresses },
      })
      const root = await askAddresses(desk)
      await reached(() => root.querySelectorAll('.card').length === 2)
    },
  },
  'addresses, refused': {
    part: PEOPLE,
    also: ['order-admin-credit-reason'],
    shows: 'The provider does not say where the customer lives.',
    says: 'No address register has this id.',
    async act(desk, scene) {
      const ErrorMessage = 'Unbreakable'.repeat(30)
      scene.fake.answer('GetAddressesEu', { Accepted: false, ResultCode: 40_000, ErrorMessage })
      const root = await askAddresses(desk)
      await reached(() =>
        root.querySelector('order-admin-credit-reason')?.shadowRoot?.querySelector('blockquote'),
      )
    },
  },
  campaigns: {
    part: 'order-admin-credit-campaigns',
    shows: 'The campaigns of both kinds, as tables.',
    says: 'Pay in 6 months',
    async act(desk, scene) {
      scene.fake.answer('GetPaymentPlanParamsEu', campaigns)
      scene.fake.answer('GetAccountCreditParamsEu', accountCampaigns)
      const root = await openTask(desk, 'campaigns')
      await reached(() => root.querySelectorAll('table').length === 2)
    },
  },
  'no campaigns': {
    part: 'order-admin-credit-campaigns',
    shows: 'The provider has no campaigns.',
    says: 'No campaign.',
    act: (desk) => openTask(desk, 'campaigns'),
  },
  'any operation': {
    part: OTHER,
    shows: 'A list of the operations that have no form of their own.',
    act: (desk) => openTask(desk, 'other'),
  },
  'any operation, to confirm': {
    part: OTHER,
    isDialog: true,
    shows: 'Asks before an operation that changes something is sent.',
    says: 'Add a reason',
    act: askToSend,
  },
  'reason of any operation': {
    part: OTHER,
    isDialog: true,
    shows: 'Takes a reason and a note with an operation.',
    says: 'Reason and note',
    act: async (desk) => addReason(await askToSend(desk)),
  },
  'any operation, answered': {
    part: OTHER,
    shows: 'What the provider answered, member by member.',
    says: 'CloseOrderEu is answered.',
    async act(desk, scene) {
      scene.fake.answer('CloseOrderEu', { Accepted: true, ResultCode: 0 })
      const root = await askToSend(desk)
      click(root, '#confirm')
      await reached(() => root.querySelector('#answer'))
    },
  },
}

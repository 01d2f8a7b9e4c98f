/** The reason in each place of the credit desk that sends a write and has its own dialog or review. */
import type { LitElement } from 'lit'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CreditWriteName } from '../../../../shared/domain/credit/soap/operations.ts'
import { someOf } from '../../../../shared/testing/runs.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { passDown } from '../../../locales/page-settings.ts'
import type { ReasonedAction } from '../../../locales/reasons.ts'
import { buildCreation, buildCreditOrder, buildInvoice, CreditScene } from '../../../testing/credit-stage.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { until } from '../../../testing/parts.ts'
import { options } from '../../../testing/plans.ts'
import { fill, reached } from '../../../testing/reach.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { CreditDeliver } from '../deliver/credit-deliver.ts'
import { loadDeliver } from '../deliver/deliver-parts.ts'
import { creditOtherElements } from '../other/other-parts.ts'
import { creditPlansElements, loadPlans } from '../plans/plans-parts.ts'
import { loadCreditRows } from '../rows/rows-parts.ts'

const elements = { 'order-admin-credit-deliver': CreditDeliver }
const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const

/** The page's settings for reasons. */
interface Page {
  requireReason?: string
  reasons?: Partial<Record<ReasonedAction, readonly string[]>>
}

/** A place in which one more press sends a write. */
interface Stage {
  root: ShadowRoot
  /** The selector of the button that sends. */
  button: string
}

interface Write {
  sends: CreditWriteName
  action: ReasonedAction
  open(page: Page): Promise<Stage>
}

let scene: CreditScene
/** The headers of each request of the write that a case is about. */
let posts: Headers[]

beforeEach(async () => {
  await enterMode(modes['light']!)
  await Promise.all([loadDeliver(), loadCreditRows(), loadPlans(), loadLaterWords('credit')])
  scene = new CreditScene()
  const { fake } = scene
  posts = []
  fake.intercept = (name, { headers }) => {
    if (isWrite(name)) posts.push(headers)
    return undefined
  }
  fake.answer('DeliverOrderEu', { Accepted: true, ResultCode: 0 })
  fake.answer('CloseOrderEu', { Accepted: true, ResultCode: 0 })
  fake.answer('CloseOrder', accepted)
  fake.answer('GetPaymentPlanOptions', options)
  fake.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Pending', CampainCode: 200012 })
  fake.answer('ApprovePaymentPlan', { ...accepted, ContractNumber: 7 })
  fake.answer('CancelPaymentPlan', accepted)
  fake.answer('CreatePaymentPlan', {
    ...accepted,
    ProviderPaymentPlanNr: 500_001,
    AuthorizedAmount: '12000',
    ContractNumber: 0,
    ContractNumberIncluded: false,
  })
  fake.answer('AddToBlockList', { Accepted: true })
})
afterEach(async () => {
  removeParts()
  scene.restore()
  await leaveMode()
})

const isWrite = (name: string) => writes.some(({ sends }) => sends === name)
const click = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)!.click()
const settings = (part: HTMLElement, page: Page) => passDown(Object.assign(part, page))

function onOrder(task: 'deliver' | 'credit' | 'close') {
  return async (page: Page): Promise<Stage> => {
    const Invoices = task === 'credit' ? [buildInvoice()] : []
    const order = buildCreditOrder({ Invoices })
    scene.orders = [order]
    scene.history = () => ({
      entries: [buildCreation(order)],
    })
    const part = await showPart('order-admin-credit-deliver', elements, 'credit', {
      client: scene.fake.client,
      order,
      mayWrite: true,
    })
    settings(part, page)
    const root = part.shadowRoot!
    await reached(() => root.querySelector(`#${task}`))
    click(root, `#${task}`)
    await reached(() => root.querySelector('.send[aria-disabled=false]'))
    if (task === 'credit') {
      const whole = root.querySelector<HTMLInputElement>('input[name=invoice]')
      whole?.click()
      await part.updateComplete
    }
    if (task !== 'close') click(root, '.send')
    await reached(() => root.querySelector('.facts'))
    return { root, button: '.send' }
  }
}

async function showPlans(page: Page) {
  const part = await showPart('order-admin-credit-plans', creditPlansElements, 'credit', {
    client: scene.fake.client,
    mayWrite: true,
  })
  settings(part, page)
  return part
}

function onPlan(move: 'approve' | 'cancel') {
  return async (page: Page): Promise<Stage> => {
    const part = await showPlans(page)
    part.openPlan(500_001)
    const root = await reached(() => part.shadowRoot!.querySelector('order-admin-credit-plan')?.shadowRoot)
    const button = await reached(() => root.querySelector<HTMLElement>(`button.${move}`))
    button.click()
    await reached(() => root.querySelector('dialog[open]'))
    return { root, button: move === 'cancel' ? 'dialog .danger' : 'dialog .primary' }
  }
}

async function onPlanForm(page: Page): Promise<Stage> {
  const part = await showPlans(page)
  fill(await reached(() => part.shadowRoot!.querySelector('#field-amount-Amount')), '12000')
  part.shadowRoot!.querySelector('form')!.requestSubmit()
  await reached(() => part.shadowRoot!.querySelector('.option button'))
  click(part.shadowRoot!, '.option button')
  const root = await reached(() => part.shadowRoot!.querySelector('order-admin-credit-plan-form')?.shadowRoot)
  fill(await reached(() => root.querySelector('#field-PayPlan-CountryCode')), 'SE')
  await enterId(root, '#field-PayPlan-SecurityNumber')
  fill(root.querySelector('#field-PayPlan-ClientPaymentPlanNr'), 'web-1')
  click(root, '[type=submit]')
  await reached(() => root.querySelector('.review'))
  return { root, button: '[type=submit]' }
}

/** A field of a national id takes input only while it shows it whole. */
async function enterId(root: ShadowRoot, selector: string): Promise<void> {
  const host = root.host as LitElement
  const field = await reached(() => root.querySelector<HTMLElement>(selector))
  field.focus()
  await host.updateComplete
  fill(field, '19851332-0000')
  await host.updateComplete
}

function onAny(operation: 'CloseOrder' | 'AddToBlockList') {
  return async (page: Page): Promise<Stage> => {
    const part = await showPart('order-admin-credit-other', creditOtherElements, 'credit', {
      client: scene.fake.client,
      mayWrite: true,
    })
    settings(part, page)
    const root = part.shadowRoot!
    await userEvent.selectOptions(root.querySelector('#operation')!, operation)
    if (operation === 'CloseOrder')
      fill(await reached(() => root.querySelector('#field-ProviderOrderNr')), '12')
    else {
      await enterId(root, '#field-SecurityNumber')
      fill(root.querySelector('#field-ReasonForBlock'), 'Returns everything')
    }
    click(root, '#send')
    await reached(() => root.querySelector('dialog[open] #confirm'))
    return { root, button: '#confirm' }
  }
}

const writes: readonly (Write & { of: string })[] = [
  { of: 'a delivery', sends: 'DeliverOrderEu', action: 'deliver', open: onOrder('deliver') },
  { of: 'a new payment plan', sends: 'CreatePaymentPlan', action: 'edit', open: onPlanForm },
  { of: 'a block by any operation', sends: 'AddToBlockList', action: 'edit', open: onAny('AddToBlockList') },
  { of: 'an approved payment plan', sends: 'ApprovePaymentPlan', action: 'edit', open: onPlan('approve') },
  { of: 'a credit of an invoice', sends: 'DeliverOrderEu', action: 'credit', open: onOrder('credit') },
  { of: 'a closed order', sends: 'CloseOrderEu', action: 'cancel', open: onOrder('close') },
  { of: 'a cancelled payment plan', sends: 'CancelPaymentPlan', action: 'edit', open: onPlan('cancel') },
  { of: 'a cancellation by any operation', sends: 'CloseOrder', action: 'cancel', open: onAny('CloseOrder') },
]

const field = (root: ShadowRoot, name: string) =>
  root.querySelector<HTMLInputElement>(`.why-fields [name=${name}]`)!
const sent = () => posts.map((post) => [post.get('Order-Admin-Reason'), post.get('Order-Admin-Note')])

describe.each(someOf(writes, 3))('the reason of $of', ({ sends, action, open }) => {
  it('goes with the request in its headers, percent-encoded, with the note', async () => {
    const { root, button } = await open({ requireReason: 'create' })
    expect(root.querySelector('.why-fields')).toBeNull()
    click(root, '.why-open')
    await until(() => root.activeElement === field(root, 'reason'))
    await userEvent.fill(field(root, 'reason'), 'Köparen ångrade sig')
    await userEvent.fill(field(root, 'note'), 'Kim ringde 💔')
    click(root, button)
    await until(() => scene.fake.done.includes(sends))
    expect(sent()).toEqual([['K%C3%B6paren%20%C3%A5ngrade%20sig', 'Kim%20ringde%20%F0%9F%92%94']])
  })

  it('is asked for where the page requires it, and nothing is sent before, nor by the keys', async () => {
    const { root, button } = await open({ requireReason: action })
    expect(field(root, 'reason').getAttribute('aria-required')).toBe('true')
    await until(() => root.querySelector(button)?.getAttribute('aria-disabled') !== 'true')
    click(root, button)
    await until(() => root.activeElement === field(root, 'reason'))
    expect(field(root, 'reason').getAttribute('aria-invalid')).toBe('true')
    expect(root.querySelector('#why-problem-reason')!.textContent).toContain('Give a reason.')
    for (const keys of ['{Enter}', '{Control>}{Enter}{/Control}', '{Control>}{Enter}{/Control}'])
      await userEvent.keyboard(keys)
    expect(posts).toEqual([])
    await userEvent.fill(field(root, 'reason'), 'Picked')
    click(root, button)
    await until(() => scene.fake.done.includes(sends))
    expect(sent()).toEqual([['Picked', null]])
  })

  it('is offered from the presets of its action, and of no other', async () => {
    const others = ['edit', 'deliver', 'cancel', 'credit', 'extend', 'create'] as const
    const reasons = Object.fromEntries(others.map((each) => [each, [`Preset of ${each}`]]))
    const { root } = await open({ requireReason: '', reasons })
    const presets = [...root.querySelectorAll('option')].map(({ value }) => value)
    expect(presets.filter((preset) => preset.startsWith('Preset'))).toEqual([`Preset of ${action}`])
  })
})

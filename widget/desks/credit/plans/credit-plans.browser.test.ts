import type { LitElement } from 'lit'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { contractAnswer, options } from '../../../testing/plans.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { CreditRows } from '../rows/credit-rows.ts'
import type { CreditPlan } from './credit-plan.ts'
import type { CreditPlanForm } from './credit-plan-form.ts'
import type { CreditPlans } from './credit-plans.ts'
import { creditPlansElements, loadPlans } from './plans-parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

let credit: FakeCredit

beforeEach(async () => {
  credit = new FakeCredit()
  credit.answer('GetPaymentPlanOptions', options)
  credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Pending', CampainCode: 200012 })
  await loadPlans()
})

afterEach(async () => {
  removeParts()
  credit.restore()
  vi.restoreAllMocks()
  await emulateMedia()
  await leaveMode()
})

const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const
const wrongStatus = {
  Accepted: false,
  ErrorMessage: 'The payment plan is Cancelled and not Pending.',
  RejectionCode: 'WrongStatus',
} as const
const made = {
  ...accepted,
  ProviderPaymentPlanNr: 500_001,
  AuthorizedAmount: '12000',
  ContractNumber: 0,
  ContractNumberIncluded: false,
}
const tess = '19851332-0000'

function show(more: Partial<CreditPlans> = {}) {
  const properties = { client: credit.client, mayWrite: true, ...more }
  return showPart('order-admin-credit-plans', creditPlansElements, 'credit', properties)
}

type Part = { renderRoot: HTMLElement | DocumentFragment }
const find = <Found extends Element = HTMLElement>(part: Part, selector: string) =>
  until(() => part.renderRoot.querySelector<Found>(selector))
const buttons = (part: Part) => [...part.renderRoot.querySelectorAll<HTMLButtonElement>('button')]
const press = async (part: Part, words: string) =>
  (await until(() => buttons(part).find((button) => textOf(button).trim() === words))).click()
const says = (part: Part, words: string) => until(() => textOf(part.renderRoot as ParentNode).includes(words))

async function enter(part: Part, selector: string, text: string): Promise<void> {
  const field = await find<HTMLInputElement | HTMLSelectElement>(part, selector)
  field.focus()
  await (part as unknown as LitElement).updateComplete
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await (part as unknown as LitElement).updateComplete
}

const focusIn = (part: Element) => part.shadowRoot?.activeElement?.tagName

async function showOptions(more: Partial<CreditPlans> = {}, amount = '12000') {
  const part = await show(more)
  await enter(part, '#field-amount-Amount', amount)
  part.renderRoot.querySelector('form')!.requestSubmit()
  await find(part, '.option, .start > .note')
  return part
}

async function showForm() {
  const part = await showOptions()
  ;(await find(part, '.option button')).click()
  return { part, form: await find<CreditPlanForm>(part, 'order-admin-credit-plan-form') }
}

async function fillForm() {
  const { part, form } = await showForm()
  await enter(form, '#field-PayPlan-CountryCode', 'SE')
  await enter(form, '#field-PayPlan-SecurityNumber', tess)
  await enter(form, '#field-PayPlan-ClientPaymentPlanNr', 'web-1')
  return { part, form }
}

async function showPlan(more: Partial<CreditPlans> = {}) {
  const part = await show(more)
  part.openPlan(500_001)
  const plan = await find<CreditPlan>(part, 'order-admin-credit-plan')
  await until(() => textOf(plan.renderRoot).includes('Payment plan 500001'))
  return { part, plan }
}

describe('the options for an amount', () => {
  it.each(severalModes)('have no findings: %s', async (name) => {
    await enterMode(modes[name]!)
    const part = await showOptions({ lang: modes[name]!.lang })
    ;(await find(part, 'summary')).click()
    await find(part, '.months')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('have their costs, the shortest first', async () => {
    const part = await showOptions()
    const cards = [...part.renderRoot.querySelectorAll('.option')].map((card) => textOf(card))
    expect(cards).toHaveLength(3)
    // One payment: 12 000.00, 29.00 for its notice and 95.00 once.
    expect(cards[0]).toMatch(/Pay all after 3 months.*12,029\.00 once, with fee.*Total to pay 12,124\.00/)
    expect(cards[2]).toMatch(
      /12 months · Interest-free 1,029\.00 a month, with fee Total to pay 12,543\.00 Effective interest 8\.69%/,
    )
    expect(credit.inputs('GetPaymentPlanOptions')).toEqual([{ Amount: '12000' }])
  })

  it('have the fall of the debt as a picture with words, and as a table', async () => {
    const part = await showOptions()
    const card = part.renderRoot.querySelectorAll('.option')[2]!
    // 6 000.00 is left after six payments of 1 000.00.
    expect(card.querySelector('svg[role=img]')!.getAttribute('aria-label')).toBe(
      'The debt of 12,000.00 is paid back in 12 months; half of it after 6 months.',
    )
    expect(card.querySelector('table')).toBe(null)
    card.querySelector('summary')!.click()
    const rows = await until(
      () => card.querySelectorAll('tbody tr').length === 12 && card.querySelectorAll('tbody tr'),
    )
    // 1 000.00, 29.00 and 195.00; then 1 000.00 and 29.00.
    const cells = (row: Element) => [...row.children].map((cell) => textOf(cell)).join(' ')
    expect(cells(rows[0]!)).toBe('1 1,224.00 0.00 11,000.00')
    expect(cells(rows[11]!)).toBe('12 1,029.00 0.00 0.00')
  })

  it('have no picture where the provider computes in another way, and say so', async () => {
    const part = await showOptions()
    const card = part.renderRoot.querySelectorAll('.option')[1]!
    // Six times 2 001.00 and 29.00, and 195.00.
    expect(textOf(card)).toMatch(/Rounded up.*2,030\.00.*about 12,375\.00/)
    expect(card.querySelector('svg[role=img]')).toBe(null)
    expect(textOf(card)).toContain('in its own way')
  })

  it('are sorted in the chosen order', async () => {
    const part = await showOptions()
    const order = () => [...part.renderRoot.querySelectorAll('h4')].map((head) => textOf(head))
    await userEvent.selectOptions(await find(part, 'select'), 'total')
    await part.updateComplete
    // 12 124.00, 12 375.00 and 12 543.00.
    expect(order()).toEqual(['Pay all after 3 months', 'Rounded up', 'Pay in 12 months without interest'])
    await userEvent.selectOptions(await find(part, 'select'), 'effective')
    await part.updateComplete
    expect(order()).toEqual(['Pay all after 3 months', 'Pay in 12 months without interest', 'Rounded up'])
  })

  it('name the lowest amount with options where there are none', async () => {
    credit.answer('GetPaymentPlanOptions', { Accepted: true, Amount: '100', PaymentPlanOptions: [] })
    credit.answer('GetPaymentPlanParamsEu', {
      Accepted: true,
      ResultCode: 0,
      CampaignCodes: [],
    })
    const part = await showOptions({}, '100')
    await says(part, 'No payment plan is offered for 100.00.')
    expect(textOf(part.renderRoot)).not.toContain('There are plans')
    const { campaigns } = await import('../../../testing/plans.ts')
    credit.answer('GetPaymentPlanParamsEu', campaigns)
    part.renderRoot.querySelector('form')!.requestSubmit()
    await says(part, 'There are plans from 300.00.')
  })

  it('may be asked for by rows, from which the plan is then made', async () => {
    credit.answer('CreatePaymentPlan', made)
    const part = await show()
    ;(await find(part, 'input[name=way]:not(:checked)')).click()
    const editor = await find<CreditRows>(part, 'order-admin-credit-rows')
    const form = part.renderRoot.querySelector('form')!
    form.requestSubmit()
    await until(() => textOf(editor.renderRoot as ParentNode).includes('Add at least one row.'))
    expect(credit.calls).toEqual([])
    // 12 × 800.00 and 25 % VAT: 12 000.00.
    const row = { Description: 'Lamp', PricePerUnit: '800', NumberOfUnits: '12', VatPercent: '25' }
    editor.rows = [row]
    await editor.updateComplete
    form.requestSubmit()
    ;(await find(part, '.option button')).click()
    const sent = {
      Amount: '12000',
      InvoiceRows: [
        { Description: 'Lamp', PricePerUnit: '800', NrOfUnits: '12', VatPercent: 25, DiscountPercent: 0 },
      ],
    }
    expect(credit.inputs('GetPaymentPlanOptions')).toEqual([sent])
    const plan = await find<CreditPlanForm>(part, 'order-admin-credit-plan-form')
    await enter(plan, '#field-PayPlan-CountryCode', 'SE')
    await enter(plan, '#field-PayPlan-SecurityNumber', tess)
    await enter(plan, '#field-PayPlan-ClientPaymentPlanNr', 'web-1')
    await press(plan, 'Review')
    expect(textOf(await find(plan, '.review'))).toContain('Rows 1')
    await press(plan, 'Create payment plan')
    await find(part, 'order-admin-credit-plan')
    expect(credit.inputs('CreatePaymentPlan')).toMatchObject([sent])
    expect(part.changeCount).toBe(0)
  })

  it('are not asked for with an invalid amount', async () => {
    const part = await show()
    await enter(part, '#field-amount-Amount', 'twelve')
    part.renderRoot.querySelector('form')!.requestSubmit()
    await says(part, 'This is not a number.')
    expect(credit.calls).toEqual([])
  })

  it('cannot be chosen by a session that may only read', async () => {
    const part = await showOptions({ mayWrite: false })
    expect(part.renderRoot.querySelector('.option button')).toBe(null)
  })

  it.each([320, 1200])('print with their pictures and without controls: %i px', async (width) => {
    await page.viewport(width, 900)
    const part = await showOptions()
    await emulateMedia({ media: 'print' })
    expect((await find<SVGElement>(part, '.debt')).checkVisibility()).toBe(true)
    expect(buttons(part).some((button) => button.checkVisibility())).toBe(false)
    expect(part.renderRoot.querySelector('input')!.checkVisibility()).toBe(false)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('are those of the last amount after another reading of one of them', async () => {
    let answerFirst: ((response: undefined) => void) | undefined
    credit.intercept = () =>
      answerFirst ? undefined : new Promise<undefined>((resolve) => (answerFirst = resolve))
    const part = await show()
    await enter(part, '#field-amount-Amount', '1')
    part.renderRoot.querySelector('form')!.requestSubmit()
    await until(() => answerFirst)
    await enter(part, '#field-amount-Amount', '12000')
    part.renderRoot.querySelector('form')!.requestSubmit()
    await find(part, '.option')
    answerFirst!(undefined)
    await new Promise((resolve) => setTimeout(resolve))
    expect(part.renderRoot.querySelectorAll('.option')).toHaveLength(3)
  })
})

describe('a new payment plan', () => {
  it.each(someOf(['light', '390 px, dark', 'right to left', 'forced colours'], 1))(
    'has no findings: %s',
    async (name) => {
      await enterMode(modes[name]!)
      const { form } = await fillForm()
      expect(await faultsIn(document.body)).toEqual([])
      await press(form, 'Review')
      await find(form, '.review')
      expect(await faultsIn(document.body)).toEqual([])
    },
  )

  it('keeps its draft when another option is chosen from all of them', async () => {
    credit.answer('CreatePaymentPlan', made)
    const { part, form } = await fillForm()
    expect(part.renderRoot.querySelectorAll('.option')).toHaveLength(1)
    await press(part, 'All options')
    await until(() => part.renderRoot.querySelectorAll('.option').length === 3)
    expect(form.checkVisibility()).toBe(false)
    expect(part.changeCount).toBe(3)
    buttons(part)
      .find((button) => button.ariaLabel === 'Choose: Pay in 12 months without interest')!
      .click()
    await until(() => form.checkVisibility())
    await press(form, 'Review')
    await press(form, 'Create payment plan')
    await until(() => credit.inputs('CreatePaymentPlan').length === 1)
    expect(credit.inputs('CreatePaymentPlan')[0]!.PayPlan).toMatchObject({
      CampainCode: 200012,
      ClientPaymentPlanNr: 'web-1',
    })
  })

  it('is not created by the second of two quick presses on the review', async () => {
    credit.answer('CreatePaymentPlan', made)
    const { form } = await fillForm()
    const button = buttons(form).find((each) => textOf(each).trim() === 'Review')!
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }))
    await find(form, '.review')
    expect(credit.inputs('CreatePaymentPlan')).toEqual([])
    // The next key presses nothing.
    await until(() => focusIn(form) === 'H3')
    await press(form, 'Back')
    await until(() => !form.renderRoot.querySelector('.review') && focusIn(form) === 'H3')
  })

  it('asks for country, id and number, and sends nothing without them', async () => {
    const { form } = await showForm()
    await press(form, 'Review')
    // Without a country, the id has no field.
    await says(form, 'Correct 2 fields, then send again.')
    expect(credit.inputs('CreatePaymentPlan')).toEqual([])
  })

  it('is reviewed with a masked id, created, and shown pending', async () => {
    credit.answer('CreatePaymentPlan', made)
    const { part, form } = await fillForm()
    expect(part.changeCount).toBe(3)
    await press(form, 'Review')
    expect(textOf(await find(form, '.review'))).toMatch(
      /12,000\.00 SEK.*12,124\.00 SEK.*19851332-••••.*web-1/,
    )
    expect(textOf(form.renderRoot)).not.toContain(tess)
    await press(form, 'Create payment plan')
    const plan = await find<CreditPlan>(part, 'order-admin-credit-plan')
    await says(plan, 'Payment plan 500001 is created and pending.')
    expect(credit.inputs('CreatePaymentPlan')).toEqual([
      {
        Amount: '12000',
        PayPlan: {
          SendAutomaticGiropaymentForm: false,
          CampainCode: 300003,
          ClientPaymentPlanNr: 'web-1',
          CountryCode: 'SE',
          SecurityNumber: tess,
          IsCompany: false,
        },
      },
    ])
    expect(part.changeCount).toBe(0)
  })

  it('names the address that was found and chosen, and none of another customer', async () => {
    credit.answer('CreatePaymentPlan', made)
    const address = {
      Postcode: 11455,
      Zipcode: '11455',
      Postarea: 'Stockholm',
      BusinessType: 'Person',
    } as const
    credit.answer('GetAddresses', {
      ...accepted,
      Addresses: [
        {
          ...address,
          LegalName: 'Tess Testsson',
          AddressLine2: 'Provgatan 12',
          AddressSelector: 'TESTSSON-1',
        },
        {
          ...address,
          LegalName: 'Tess Testsson',
          AddressLine2: 'Sommarstigen 4',
          AddressSelector: 'TESTSSON-2',
        },
      ],
    })
    const { form } = await fillForm()
    await press(form, 'Find addresses')
    const choices = await until(() => {
      const found = form.renderRoot.querySelectorAll<HTMLInputElement>('.addresses input')
      return found.length === 2 && found
    })
    choices[1]!.click()
    await form.updateComplete
    expect(await faultsIn(document.body)).toEqual([])
    await press(form, 'Review')
    expect(textOf(await find(form, '.review'))).toContain('TESTSSON-2')
    await press(form, 'Back')
    await enter(form, '#field-PayPlan-SecurityNumber', '19721340-0000')
    await press(form, 'Review')
    expect(textOf(await find(form, '.review'))).not.toContain('TESTSSON')
  })

  it('keeps its draft when it is refused, and says why', async () => {
    credit.answer('CreatePaymentPlan', {
      ...made,
      Accepted: false,
      RejectionCode: 'CustomerCreditRejected',
      ErrorMessage: 'The customer is refused.',
      ProviderPaymentPlanNr: 0,
    })
    const { form } = await fillForm()
    await press(form, 'Review')
    await press(form, 'Create payment plan')
    const reason = await find<LitElement>(form, 'order-admin-credit-reason')
    await says(reason, 'The customer is refused.')
    await press(form, 'Back')
    expect((await find<HTMLInputElement>(form, '#field-PayPlan-ClientPaymentPlanNr')).value).toBe('web-1')
  })

  it('is made once when the same press is repeated after a lost answer', async () => {
    credit.answer('CreatePaymentPlan', made)
    credit.cut('CreatePaymentPlan', 'after')
    const { part, form } = await fillForm()
    await press(form, 'Review')
    await press(form, 'Create payment plan')
    await find(form, '.write-note [role=alert]')
    // Another request could make another plan.
    expect(buttons(form).map((button) => textOf(button).trim())).not.toContain('Back')
    const others = buttons(part).find((button) => textOf(button).trim() === 'All options')!
    await until(() => others.ariaDisabled === 'true')
    others.click()
    part.renderRoot.querySelector('form')!.requestSubmit()
    await part.updateComplete
    expect(credit.inputs('GetPaymentPlanOptions')).toHaveLength(1)
    expect(form.checkVisibility()).toBe(true)
    await press(form, 'Check and continue')
    await find(part, 'order-admin-credit-plan')
    expect(credit.done.filter((name) => name === 'CreatePaymentPlan')).toHaveLength(1)
    const keys = credit.calls.filter(({ name }) => name === 'CreatePaymentPlan').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })

  it('says after an unknown outcome that the same number never makes two', async () => {
    credit.intercept = (name) =>
      name === 'CreatePaymentPlan'
        ? new Response(JSON.stringify({ code: 'outcome-unknown', status: 502 }), {
            status: 502,
            headers: { 'Content-Type': 'application/problem+json' },
          })
        : undefined
    const { form } = await fillForm()
    await press(form, 'Review')
    await press(form, 'Create payment plan')
    await says(form, 'Send it again with the same number: the provider never makes two plans of it')
    expect(textOf(form.renderRoot)).not.toContain('it could be done twice')
  })

  it('forgets the customer when the part leaves the page', async () => {
    const { part } = await fillForm()
    const frame = part.parentElement!
    part.remove()
    frame.append(part)
    await part.updateComplete
    expect(part.renderRoot.querySelector('order-admin-credit-plan-form')).toBe(null)
    expect(part.changeCount).toBe(0)
  })
})

describe('a payment plan', () => {
  it.each(someOf(['light', '390 px', 'right to left'], 1))('has no findings: %s', async (name) => {
    await enterMode(modes[name]!)
    const { plan } = await showPlan()
    await find(plan, '.states')
    expect(await faultsIn(document.body)).toEqual([])
    await press(plan, 'Approve…')
    expect(await faultsIn(await find(plan, 'dialog[open]'))).toEqual([])
  })

  it('shows its status, and how long it waits', async () => {
    const { plan } = await showPlan()
    expect(textOf(await find(plan, '[aria-current=step]')).trim()).toBe('Pending')
    expect(textOf(plan.renderRoot)).toContain('not approved within 30 days')
  })

  it.each([
    ['Approve', 'Cancel plan…', 'ApprovePaymentPlan'],
    ['Cancel plan', 'Approve…', 'CancelPaymentPlan'],
  ] as const)(
    'counts as unsent after a lost answer to %s, which comes first then',
    async (now, other, name) => {
      credit.answer('ApprovePaymentPlan', { ...accepted, ContractNumber: 700_001 })
      credit.answer('CancelPaymentPlan', accepted)
      credit.cut(name, 'after')
      const { part, plan } = await showPlan()
      await press(plan, name === 'ApprovePaymentPlan' ? 'Approve…' : 'Cancel plan…')
      const title = textOf(await find(plan, '#dialog-title'))
      expect(part.changeCount).toBe(0)
      await press(plan, now)
      await find(plan, '.write-note [role=alert]')
      expect(part.changeCount).toBe(1)
      await press(plan, 'Back')
      await until(() => !plan.renderRoot.querySelector('dialog')!.open)
      await press(plan, other)
      expect(textOf(await find(plan, '#dialog-title'))).toBe(title)
      expect(part.changeCount).toBe(1)
      await press(plan, 'Check and continue')
      await until(() => part.changeCount === 0)
      expect(credit.done.filter((done) => done === name)).toHaveLength(1)
      expect(new Set(credit.calls.flatMap((call) => (call.name === name ? [call.key] : []))).size).toBe(1)
    },
  )

  it('keeps what may have been done when the clerk goes back to the start', async () => {
    credit.answer('ApprovePaymentPlan', { ...accepted, ContractNumber: 700_001 })
    credit.cut('ApprovePaymentPlan', 'after')
    const { part, plan } = await showPlan()
    await press(plan, 'Approve…')
    await press(plan, 'Approve')
    await until(() => part.changeCount === 1)
    await press(plan, 'Back')
    await press(part, 'Back')
    expect(plan.checkVisibility()).toBe(false)
    expect(part.changeCount).toBe(1)
    part.openPlan(500_001)
    await until(() => plan.checkVisibility())
    await press(plan, 'Approve…')
    await press(plan, 'Check and continue')
    await until(() => part.changeCount === 0)
    expect(
      new Set(credit.calls.flatMap(({ name, key }) => (name === 'ApprovePaymentPlan' ? [key] : []))).size,
    ).toBe(1)
  })

  it('counts as sent once another plan is shown instead', async () => {
    credit.cut('ApprovePaymentPlan', 'before')
    const { part, plan } = await showPlan()
    await press(plan, 'Approve…')
    await press(plan, 'Approve')
    await until(() => part.changeCount === 1)
    part.openPlan(500_002)
    await says(plan, 'Payment plan 500002')
    expect(part.changeCount).toBe(0)
  })

  it('is approved after a confirmation, and its contract is read by its number', async () => {
    credit.answer('ApprovePaymentPlan', { ...accepted, ContractNumber: 700_001 })
    credit.answer('GetContractPdfEu', { Accepted: true, ResultCode: 0, ...contractAnswer() })
    const { plan } = await showPlan()
    await press(plan, 'Approve…')
    expect(credit.done).not.toContain('ApprovePaymentPlan')
    credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Activated', CampainCode: 200012 })
    await press(plan, 'Approve')
    await says(plan, 'Approved. The contract has number 700001.')
    await until(() => !plan.renderRoot.querySelector('dialog[open]'))
    expect(textOf(await find(plan, '[aria-current=step]')).trim()).toBe('Activated')
    expect(buttons(plan).some((button) => textOf(button).includes('Approve'))).toBe(false)
    await press(plan, 'Show the contract')
    await find(plan, '.document')
    expect(credit.inputs('GetContractPdfEu')).toEqual([{ ContractNumber: 700_001 }])
  })

  it('has its contract read by the plan’s number when its approval was found by reading', async () => {
    credit.answer('ApprovePaymentPlan', { ...accepted, FoundByReading: true } as never)
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    const { plan } = await showPlan()
    await press(plan, 'Approve…')
    credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Activated', CampainCode: 200012 })
    await press(plan, 'Approve')
    await says(plan, 'the number of the contract is in its document')
    await press(plan, 'Show the contract')
    await find(plan, '.document')
    expect(credit.inputs('GetContractPdf')).toEqual([{ ProviderPaymentPlanNr: 500_001 }])
  })

  it('is read again after someone else cancelled it, and says so', async () => {
    credit.answer('ApprovePaymentPlan', { ...wrongStatus, ContractNumber: 0 })
    const { plan } = await showPlan()
    await press(plan, 'Approve…')
    credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Cancelled', CampainCode: 200012 })
    await press(plan, 'Approve')
    await until(() => textOf(plan.renderRoot.querySelector('[aria-current=step]')!).includes('Cancelled'))
    const reason = await find<LitElement>(plan, 'order-admin-credit-reason')
    await says(reason, 'The payment plan is Cancelled and not Pending.')
  })

  it('is cancelled after a confirmation that says what it means', async () => {
    credit.answer('CancelPaymentPlan', accepted)
    const { plan } = await showPlan()
    await press(plan, 'Cancel plan…')
    await says(plan, 'not bound by the offer any more')
    credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Cancelled', CampainCode: 200012 })
    await press(plan, 'Cancel plan')
    await says(plan, 'The payment plan is cancelled.')
    expect(buttons(plan).some((button) => textOf(button).includes('Show the'))).toBe(false)
  })

  it('says so when the provider does not have it', async () => {
    credit.answer('GetPaymentPlanStatus', {
      Accepted: false,
      RejectionCode: 'PaymentPlanDoesNotExist',
      ErrorMessage: 'There is no such payment plan.',
      Status: 'OrderDoesNotExist',
      CampainCode: 0,
    })
    const { plan } = await showPlan()
    const reason = await find<LitElement>(plan, 'order-admin-credit-reason')
    await says(reason, 'There is no such payment plan.')
  })

  it('is read again once when it is reopened', async () => {
    const { part, plan } = await showPlan()
    await find(plan, '.states')
    credit.answer('GetPaymentPlanStatus', { ...accepted, Status: 'Activated', CampainCode: 200012 })
    part.openPlan(500_001)
    await until(() =>
      plan.renderRoot.querySelector('[aria-current=step]')?.textContent?.includes('Activated'),
    )
    expect(credit.inputs('GetPaymentPlanStatus')).toHaveLength(2)
  })

  it('can only be looked at in a session without write access', async () => {
    const { plan } = await showPlan({ mayWrite: false })
    await find(plan, '.states')
    expect(buttons(plan).map((button) => textOf(button).trim())).toEqual(['Show the offer'])
  })

  it('is not asked for by an invalid number', async () => {
    const part = await show()
    await enter(part, '#field-plan-ProviderPaymentPlanNr', '9223372036854775808')
    part.renderRoot.querySelectorAll('form')[1]!.requestSubmit()
    await says(part, 'This number is too large.')
    expect(credit.calls).toEqual([])
    await enter(part, '#field-plan-ProviderPaymentPlanNr', '9223372036854775807')
    part.renderRoot.querySelectorAll('form')[1]!.requestSubmit()
    await until(() => credit.inputs('GetPaymentPlanStatus').length === 1)
    expect(credit.inputs('GetPaymentPlanStatus')).toEqual([
      { ProviderPaymentPlanNr: 9_223_372_036_854_775_807n },
    ])
  })
})

describe('the focus', () => {
  it('moves to the opened plan, to its document, and back to its origin', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    const part = await show()
    await enter(part, '#field-plan-ProviderPaymentPlanNr', '500001')
    part.renderRoot.querySelectorAll('form')[1]!.requestSubmit()
    const plan = await find<CreditPlan>(part, 'order-admin-credit-plan')
    await until(() => focusIn(plan) === 'H3')
    await press(plan, 'Show the offer')
    await until(() => focusIn(plan) === 'SECTION')
    await press(plan, 'Close')
    await until(() => focusIn(plan) === 'BUTTON')
    await press(part, 'Back')
    await until(() => part.shadowRoot!.activeElement?.id === 'field-plan-ProviderPaymentPlanNr')
  })
})

describe('the document of a contract', () => {
  it('is shown in the page on a press, offered for download, and forgotten when it is closed', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { plan } = await showPlan()
    await find(plan, '.states')
    expect(credit.inputs('GetContractPdf')).toEqual([])
    await press(plan, 'Show the offer')
    await find(plan, '.document')
    const [download, tab] = plan.renderRoot.querySelectorAll<HTMLAnchorElement>('.document .actions a')
    expect(download!.download).toBe('payment-plan-500001.pdf')
    expect(tab!.target).toBe('_blank')
    const { href } = download!
    expect(await (await fetchBytes(href)).text()).toMatch(/^%PDF-1\.4/)
    await press(plan, 'Close')
    expect(revoked).toHaveBeenCalledExactlyOnceWith(href)
    expect(plan.renderRoot.querySelector('iframe')).toBe(null)
  })

  it('is forgotten when the part leaves the page, also while it is read', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const { part, plan } = await showPlan()
    await press(plan, 'Show the offer')
    await find(plan, '.document')
    part.remove()
    expect(revoked).toHaveBeenCalledTimes(1)
    const other = await showPlan()
    let answer: ((response: undefined) => void) | undefined
    credit.intercept = (name) =>
      name === 'GetContractPdf' ? new Promise<undefined>((resolve) => (answer = resolve)) : undefined
    await press(other.plan, 'Show the offer')
    await until(() => answer)
    other.part.remove()
    answer!(undefined)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('is not shown when it arrived damaged, and leaves the provider’s link', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer(), FileLengthInBytes: 7 })
    const { plan } = await showPlan()
    await press(plan, 'Show the offer')
    await says(plan, 'The document arrived damaged and is not shown.')
    expect(plan.renderRoot.querySelector('iframe, a[download]')).toBe(null)
    const link = await find<HTMLAnchorElement>(plan, '.own-link a')
    expect([link.href, link.rel]).toEqual([
      'https://pay.test/pdf/contract/100001/0123456789abcdef',
      'noopener noreferrer',
    ])
    expect(textOf(plan.renderRoot)).toContain('Whoever has this link can read the document')
  })

  it('is left to links where the page’s policy forbids its frame', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(true)
    const { plan } = await showPlan()
    await press(plan, 'Show the offer')
    await find(plan, 'iframe')
    const violation = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective,
          blockedURI,
          violatedDirective: effectiveDirective,
          originalPolicy: '',
          documentURI: '',
          disposition: 'enforce',
          statusCode: 0,
        }),
      )
    violation('img-src', 'blob')
    violation('frame-src', 'https://other.test')
    await plan.updateComplete
    expect(plan.renderRoot.querySelector('iframe')).not.toBe(null)
    violation('frame-src', 'blob')
    await says(plan, 'This page cannot show documents.')
    expect(plan.renderRoot.querySelector('iframe')).toBe(null)
    expect(plan.renderRoot.querySelectorAll('.document .actions a')).toHaveLength(2)
  })

  it('is left to links in a browser without a viewer', async () => {
    credit.answer('GetContractPdf', { ...accepted, ...contractAnswer() })
    vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
    const { plan } = await showPlan()
    await press(plan, 'Show the offer')
    await says(plan, 'This page cannot show documents.')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('is found by the contract’s number alone', async () => {
    credit.answer('GetContractPdfEu', { Accepted: true, ResultCode: 0, ...contractAnswer() })
    const part = await show()
    await enter(part, '#field-contract-ContractNumber', '700001')
    part.renderRoot.querySelectorAll('form')[2]!.requestSubmit()
    const plan = await find<CreditPlan>(part, 'order-admin-credit-plan')
    await press(plan, 'Show the contract')
    expect((await find<HTMLAnchorElement>(plan, 'a[download]')).download).toBe('contract-700001.pdf')
    expect(credit.calls.map(({ name }) => name)).toEqual(['GetContractPdfEu'])
  })
})

/** The fake edge has the page's own `fetch`. */
function fetchBytes(href: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'blob'
    request.addEventListener('load', () => resolve(request.response as Blob))
    request.addEventListener('error', reject)
    request.open('GET', href)
    request.send()
  })
}

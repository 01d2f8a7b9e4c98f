import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../../../locales/languages.ts'
import { CreditFormHost } from '../../../testing/credit-form.ts'
import { textOf } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { fieldGroups } from './form-fields.ts'

const at = (name: string) => `CreateOrderInformation.${name}`
const identity = (name: string) => at(`CustomerIdentity.${name}`)
const plan = (name: string) => at(`CreatePaymentPlanDetails.${name}`)
const ID = '19851332-0000'

const show = (lang = 'en') =>
  showPart('test-credit-form', { 'test-credit-form': CreditFormHost }, 'credit', { lang })
afterEach(removeParts)

const control = (host: CreditFormHost, path: string) =>
  host.renderRoot.querySelector<HTMLInputElement>(`#field-${path.replaceAll('.', '-')}`)!

async function type(host: CreditFormHost, path: string, text: string): Promise<void> {
  const field = control(host, path)
  field.dispatchEvent(new Event('focusin', { bubbles: true }))
  await host.updateComplete
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await host.updateComplete
}

async function leave(host: CreditFormHost, path: string): Promise<void> {
  control(host, path).dispatchEvent(new Event('focusout', { bubbles: true }))
  await host.updateComplete
}

async function send(host: CreditFormHost): Promise<void> {
  host.renderRoot.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await host.updateComplete
}

/** The words of the error that the field is described by. */
function errorOf(host: CreditFormHost, path: string): string {
  const field = control(host, path)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const id = ids.find((each) => each.endsWith('-problem'))
  expect(field.getAttribute('aria-invalid')).toBe(String(id !== undefined))
  return id ? textOf(host.renderRoot.querySelector(`#${id}`)!).trim() : ''
}

describe('a form', () => {
  it('is read by its shape once all required fields are filled', async () => {
    const host = await show()
    host.form.set(identity('CountryCode'), 'SE')
    host.form.set(identity('CustomerType'), 'Individual')
    host.form.set(identity('NationalIdNumber'), ID)
    await host.updateComplete
    await type(host, at('CustomerReference'), ' two\nlines ')
    await send(host)
    expect(host.sent).toEqual({
      ok: true,
      value: {
        CreateOrderInformation: {
          CustomerIdentity: { CountryCode: 'SE', CustomerType: 'Individual', NationalIdNumber: ID },
          OrderDate: '2026-11-22T00:00:00',
          OrderType: 'Invoice',
          CustomerReference: ' two\nlines ',
        },
      },
    })
  })

  it('shows the error of every field once it is sent, and their number', async () => {
    const host = await show()
    await send(host)
    expect(errorOf(host, identity('CountryCode'))).toBe('Fill this in.')
    expect(errorOf(host, identity('NationalIdNumber'))).toBe('Fill this in.')
    expect(errorOf(host, identity('Email'))).toBe('')
    expect(textOf(host.renderRoot)).toContain('Correct 3 fields, then send again.')
    expect(host.sent).toMatchObject({ ok: false })
  })

  it('shows no error while the first text is typed, and shows it when the field is left', async () => {
    const host = await show()
    host.form.set(at('OrderType'), 'PaymentPlan')
    await host.updateComplete
    await type(host, plan('CampaignCode'), '12x')
    expect(errorOf(host, plan('CampaignCode'))).toBe('')
    await leave(host, plan('CampaignCode'))
    expect(errorOf(host, plan('CampaignCode'))).toBe('This must be a whole number.')
    await type(host, plan('CampaignCode'), '12')
    expect(errorOf(host, plan('CampaignCode'))).toBe('')
  })

  it('shows no error of a field that was only passed', async () => {
    const host = await show()
    await leave(host, identity('NationalIdNumber'))
    expect(errorOf(host, identity('NationalIdNumber'))).toBe('')
  })

  it('reports a text that is too long while it grows', async () => {
    const host = await show()
    await type(host, identity('Email'), 'a'.repeat(21))
    expect(errorOf(host, identity('Email'))).toBe(
      'This is too long: 21 characters, and at most 20 are possible.',
    )
  })

  it('never refuses an amount without its minor units, and shows it as understood', async () => {
    const host = await show('sv')
    host.form.set(at('OrderType'), 'PaymentPlan')
    await host.updateComplete
    await type(host, plan('FixedMonthlyAmount'), '45:-')
    await leave(host, plan('FixedMonthlyAmount'))
    expect(control(host, plan('FixedMonthlyAmount')).value).toBe('45,00')
  })

  it('takes blanks around a text for slips, and shows an amount as it was understood', async () => {
    const host = await show('de')
    host.form.set(at('OrderType'), 'PaymentPlan')
    await host.updateComplete
    await type(host, identity('Email'), '  a@example.com ')
    await type(host, plan('FixedMonthlyAmount'), '1089,3')
    await leave(host, identity('Email'))
    await leave(host, plan('FixedMonthlyAmount'))
    expect(host.form.draft[identity('Email')]).toBe('a@example.com')
    expect(control(host, plan('FixedMonthlyAmount')).value).toBe('1.089,30')
  })

  it('has the same amount once the page speaks another language', async () => {
    const host = await show('de')
    host.form.set(at('OrderType'), 'PaymentPlan')
    await host.updateComplete
    // In English, 1.089 would be a little more than 1.
    await type(host, plan('FixedMonthlyAmount'), '1.089')
    await leave(host, plan('FixedMonthlyAmount'))
    await loadLanguage('en')
    host.lang = 'en'
    await host.updateComplete
    await leave(host, plan('FixedMonthlyAmount'))
    expect(control(host, plan('FixedMonthlyAmount')).value).toBe('1,089.00')
    host.lang = 'de'
    await host.updateComplete
    expect(control(host, plan('FixedMonthlyAmount')).value).toBe('1089')
  })

  it('places members that the edge refused at their fields, in upper or lower case, and lists the rest', async () => {
    const host = await show()
    await type(host, identity('Email'), 'x')
    const member = (pointer: string, detail: string) => ({ code: 'member-out-of-range', pointer, detail })
    const rest = host.form.refuse([
      member('/createorderinformation/customeridentity/email', 'Email is odd.'),
      member('/CreateOrderInformation/CustomerReference', 'CustomerReference is odd.'),
      member('/CreateOrderInformation/OrderRows/0/VatPercent', 'VatPercent is odd.'),
      // It is not shown with this type of order.
      member('/CreateOrderInformation/CreatePaymentPlanDetails/CampaignCode', 'CampaignCode is odd.'),
    ])
    await host.updateComplete
    expect(errorOf(host, identity('Email'))).toBe('Email is odd.')
    expect(errorOf(host, at('CustomerReference'))).toBe('CustomerReference is odd.')
    expect(rest.map(({ detail }) => detail)).toEqual(['VatPercent is odd.', 'CampaignCode is odd.'])
    const list = textOf(host.renderRoot.querySelector('.credit-messages')!)
    expect(list).toContain('VatPercent is odd.')
    expect(list).toContain('CampaignCode is odd.')
    expect(list).not.toContain('Email is odd.')
    await type(host, identity('Email'), 'y')
    expect(errorOf(host, identity('Email'))).toBe('')
  })

  it('listens to the end of a press only while it lasts, and never once it is gone', async () => {
    const host = await show()
    const open: [type: string, listener: unknown][] = []
    const placeOf = (type: string, listener: unknown) =>
      open.findIndex((each) => each[0] === type && each[1] === listener)
    const { addEventListener: add, removeEventListener: remove } = globalThis
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      // The same listener is there once.
      if (placeOf(type, listener) === -1) open.push([type, listener])
      add(type, listener as EventListener)
    })
    vi.spyOn(globalThis, 'removeEventListener').mockImplementation((type: string, listener: unknown) => {
      const at = placeOf(type, listener)
      if (at !== -1) open.splice(at, 1)
      remove(type, listener as EventListener)
    })
    const listeners = () => open.map(([type]) => type).filter((type) => type.startsWith('pointer'))
    const press = () =>
      control(host, identity('Email')).dispatchEvent(
        new Event('pointerdown', { bubbles: true, composed: true }),
      )
    for (const end of ['pointerup', 'pointercancel', 'pointerup']) {
      press()
      press()
      expect(listeners().toSorted()).toEqual(['pointercancel', 'pointerup'])
      dispatchEvent(new Event(end))
      expect(listeners()).toEqual([])
    }
    press()
    host.remove()
    expect(listeners()).toEqual([])
    vi.restoreAllMocks()
  })

  it('counts changed fields, and is empty again after a reset', async () => {
    const host = await show()
    expect(host.form.changeCount).toBe(0)
    await type(host, identity('Email'), 'x')
    await type(host, at('CustomerReference'), 'y')
    expect([host.form.changeCount, host.changes]).toEqual([2, 2])
    await type(host, identity('Email'), '')
    expect(host.form.changeCount).toBe(1)
    host.form.reset()
    await host.updateComplete
    expect(host.form.changeCount).toBe(0)
    expect(control(host, at('CustomerReference')).value).toBe('')
    expect(control(host, at('OrderDate')).value).toBe('2026-11-22')
  })

  it('changes nothing while it is held', async () => {
    const host = await show()
    host.isHeld = true
    host.requestUpdate()
    await host.updateComplete
    expect(control(host, identity('Email')).readOnly).toBe(true)
    await type(host, identity('Email'), 'x')
    expect(host.form.changeCount).toBe(0)
  })

  it('marks required fields for eyes and for screen readers', async () => {
    const host = await show()
    const needed = [...host.renderRoot.querySelectorAll('[aria-required="true"]')]
    expect(needed).toHaveLength(5)
    expect(host.renderRoot.querySelectorAll('.required')).toHaveLength(5)
    expect(control(host, identity('Email')).getAttribute('aria-required')).toBe('false')
  })
})

it('the form throws for a member that the operation does not have', () => {
  const described = { operation: 'CloseOrder', groups: [{ fields: [{ path: 'OrderNr' }] }] } as const
  // @ts-expect-error a path that the operation does not have does not compile
  expect(() => fieldGroups(described)).toThrow(RangeError('CloseOrder has no member OrderNr'))
  const misspelt = {
    operation: 'DeliverOrderEu',
    groups: [{ fields: [{ path: 'DeliverOrderInformation.DeliverInvoiceDetails.OrderRows.0.Descripton' }] }],
  } as const
  // @ts-expect-error nor does one that is misspelt inside a list
  expect(() => fieldGroups(misspelt)).toThrow(RangeError)
})

describe('the field of a national id', () => {
  it('shows its text while it has the focus, and masks it afterwards', async () => {
    const host = await show()
    await type(host, identity('NationalIdNumber'), ID)
    expect(control(host, identity('NationalIdNumber')).value).toBe(ID)
    await leave(host, identity('NationalIdNumber'))
    expect(control(host, identity('NationalIdNumber')).value).toBe('19851332-••••')
    expect(host.renderRoot.querySelector('form')!.outerHTML).not.toContain(ID)
    await type(host, identity('NationalIdNumber'), `${ID}1`)
    expect(host.form.draft[identity('NationalIdNumber')]).toBe(`${ID}1`)
  })

  it('does not take a text typed over its mask for the id', async () => {
    const host = await show()
    await type(host, identity('NationalIdNumber'), ID)
    await leave(host, identity('NationalIdNumber'))
    const field = control(host, identity('NationalIdNumber'))
    field.value = 'filled by a browser'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(host.form.draft[identity('NationalIdNumber')]).toBe(ID)
  })

  it('shows it until it is hidden again', async () => {
    const host = await show()
    await type(host, identity('NationalIdNumber'), ID)
    await leave(host, identity('NationalIdNumber'))
    const button = () => host.renderRoot.querySelector<HTMLButtonElement>('[data-kind="national-id"] button')!
    button().click()
    await host.updateComplete
    expect(control(host, identity('NationalIdNumber')).value).toBe(ID)
    button().click()
    await host.updateComplete
    expect(control(host, identity('NationalIdNumber')).value).toBe('19851332-••••')
  })

  it('has nothing that a browser would remember it by', async () => {
    const field = control(await show(), identity('NationalIdNumber'))
    expect(field.getAttribute('name')).toBeNull()
    expect(field.getAttribute('autocomplete')).toBe('off')
    expect(field.getAttribute('spellcheck')).toBe('false')
  })
})

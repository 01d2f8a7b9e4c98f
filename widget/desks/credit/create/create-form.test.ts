/** The form of a new order, as its description defines it. */
import { describe, expect, it } from 'vitest'
import { soapOperations } from '../data/contract.ts'
import type { FormDraft } from '../form/form-description.ts'
import { fieldGroups, initialDraft } from '../form/form-fields.ts'
import { readDraft } from '../form/form-input.ts'
import { BY_HAND, ELSEWHERE, orderForm, paths } from './create-form.ts'

const places = { lookup: () => '', rows: () => '', campaigns: () => '', elsewhere: () => '' }

function read(entered: FormDraft) {
  const fields = fieldGroups(orderForm(entered, places)).flatMap((group) => group.fields)
  const draft = { ...initialDraft(fields), ...entered }
  const known = new Map(
    fieldGroups(orderForm(draft, places)).flatMap((group) =>
      group.fields.map((field) => [field.path, field]),
    ),
  )
  return readDraft(soapOperations.CreateOrderEu.request, draft, { lang: 'en', fields: known })
}

const swedish = { [paths.country]: 'SE', [paths.id]: '19851332-0000', [paths.number]: 'web-1' }
const german = { ...swedish, [paths.country]: 'DE', [paths.id]: '' }

describe('the form of a new order', () => {
  it('offers every type but Loan, which nothing delivers', () => {
    const fields = fieldGroups(orderForm({}, places)).flatMap((group) => group.fields)
    const types = fields.find(({ path }) => path === paths.orderType)
    expect(types?.values).toEqual(['Invoice', 'PaymentPlan', 'AccountCredit'])
  })

  it('sends an invoice order without anything of a plan, a link or another address', () => {
    const leftBehind = {
      [paths.planCampaign]: '100012',
      [paths.accountCampaign]: '400001',
      [paths.coApplicant]: '19721340-0000',
      [paths.confirmation]: 'https://shop.example',
      'CreateOrderInformation.OrderDeliveryAddress.Street': 'Annan gata 1',
      'CreateOrderInformation.CustomerIdentity.Street': 'Provgatan 12',
    }
    expect(read({ ...swedish, ...leftBehind })).toEqual({
      ok: true,
      value: {
        CreateOrderInformation: {
          ClientOrderNumber: 'web-1',
          CustomerIdentity: {
            NationalIdNumber: '19851332-0000',
            CountryCode: 'SE',
            CustomerType: 'Individual',
          },
          OrderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
          OrderType: 'Invoice',
        },
      },
    })
  })

  it('sends an account credit with its own campaign and no plan', () => {
    const entered = { [paths.orderType]: 'AccountCredit', [paths.accountCampaign]: '400001' }
    const order = read({ ...swedish, ...entered, [paths.planCampaign]: '100012' })
    expect(order).toMatchObject({
      value: { CreateOrderInformation: { CreateAccountCreditDetails: { CampaignCode: 400_001 } } },
    })
    expect(JSON.stringify(order)).not.toContain('CreatePaymentPlanDetails')
  })

  it('sends another delivery address once it is asked for', () => {
    const street = { 'CreateOrderInformation.OrderDeliveryAddress.Street': 'Annan gata 1' }
    expect(read({ ...swedish, ...street, [ELSEWHERE]: 'true' })).toMatchObject({
      value: { CreateOrderInformation: { OrderDeliveryAddress: { Street: 'Annan gata 1' } } },
    })
  })

  it('takes a birth date only where people are named by it', () => {
    const born = { [BY_HAND]: 'true', [paths.birthDate]: '19801332' }
    expect(JSON.stringify(read({ ...swedish, ...born }))).not.toContain('BirthDate')
    expect(JSON.stringify(read({ ...swedish, ...born, [paths.country]: 'NL' }))).toContain('BirthDate')
  })

  it('needs a number of the merchant’s own, up to 256 characters', () => {
    expect(read({ ...swedish, [paths.number]: '' })).toMatchObject({
      reason: [{ path: paths.number, code: 'empty' }],
    })
    expect(read({ ...swedish, [paths.number]: 'a'.repeat(257) })).toMatchObject({
      reason: [{ path: paths.number, code: 'too-long' }],
    })
  })

  it('needs the number of a customer, except of a person who is named by birth date and last name', () => {
    const born = { [BY_HAND]: 'true', [paths.birthDate]: '19801332', [paths.lastName]: 'Probst-Testmann' }
    expect(read({ ...swedish, ...born, [paths.id]: '' })).toMatchObject({ reason: [{ path: paths.id }] })
    expect(read(german)).toMatchObject({ reason: [{ path: paths.id }] })
    expect(read({ ...german, ...born, [paths.lastName]: '' })).toMatchObject({
      reason: [{ path: paths.id }],
    })
    expect(read({ ...german, ...born, [paths.customerType]: 'Company' })).toMatchObject({
      reason: [{ path: paths.id }],
    })
    expect(read({ ...german, ...born })).toMatchObject({
      value: {
        CreateOrderInformation: {
          CustomerIdentity: {
            IndividualIdentity: { BirthDate: '19801332', LastName: 'Probst-Testmann' },
          },
        },
      },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { soapNames } from '../../../../shared/domain/credit/soap/operations.ts'
import { soapOperations } from '../data/contract.ts'
import { fieldGroups } from '../form/form-fields.ts'
import { firstDraft, plainForm, withoutItem, withoutStruct } from './plain-form.ts'

const tools = { onStruct: () => {}, onAdd: () => {}, onRemove: () => {} }
const pathsOf = (...[name, draft]: [(typeof soapNames)[number], Record<string, string>?]) =>
  fieldGroups(plainForm(name, draft ?? {}, tools)).flatMap(({ fields }) => fields.map(({ path }) => path))

describe('the plain form of an operation', () => {
  it.each(soapNames)('has a field for each member but Auth: %s', (name) => {
    const { request } = soapOperations[name]
    const members = request.type === 'struct' ? Object.entries(request.members) : []
    const scalars = members.filter(([, { shape }]) => shape.type !== 'struct' && shape.type !== 'list')
    expect(pathsOf(name)).toEqual(scalars.map(([member]) => member))
  })

  it('has the fields of the draft’s structs and items, at any depth', () => {
    const rows = 'DeliverOrderInformation.DeliverInvoiceDetails.OrderRows'
    const paths = pathsOf('DeliverOrderEu', {
      DeliverOrderInformation: 'true',
      'DeliverOrderInformation.DeliverInvoiceDetails': 'true',
      [rows]: '2',
    })
    expect(paths).toContain('DeliverOrderInformation.ProviderOrderId')
    expect(paths).toContain(`${rows}.0.PricePerUnit`)
    expect(paths).toContain(`${rows}.1.PricePerUnit`)
    expect(paths).not.toContain(`${rows}.2.PricePerUnit`)
    expect(paths.some((path) => path.includes('DeliverAccountCreditDetails'))).toBe(false)
  })

  it('begins with the first struct, and with nothing where there is none', () => {
    expect(firstDraft('CloseOrderEu')).toEqual({ CloseOrderInformation: 'true' })
    expect(firstDraft('CreateOrderEu')).toEqual({ CreateOrderInformation: 'true' })
    expect(firstDraft('Ping')).toEqual({})
    expect(firstDraft('GetOrders')).toEqual({})
  })

  it('masks national ids by the names of their members', () => {
    const masked = soapNames.flatMap((name) =>
      fieldGroups(plainForm(name, firstDraft(name), tools)).flatMap(({ fields }) =>
        fields.filter(({ as }) => as === 'national-id').map(({ path }) => `${name}.${path}`),
      ),
    )
    expect(masked.toSorted()).toEqual([
      'AddToBlockList.SecurityNumber',
      'CheckInternalScoring.SecurityNumber',
      'CreateOrder.Order.SecurityNumber',
      'CreatePaymentPlan.PayPlan.SecurityNumber',
      'CreatePaymentPlan.PayPlan.SecurityNumberCoApplicant',
      'GetAddresses.SecurityNumber',
      'GetAddressesEu.GetAddressesInformation.NationalIdNumber',
    ])
  })
})

describe('an item taken out of a list', () => {
  const draft = {
    A: 'true',
    'A.Rows': '3',
    'A.Rows.0.X': 'a',
    'A.Rows.1.X': 'b',
    'A.Rows.2.X': 'c',
    'A.Y': 'y',
  }

  it('moves those behind it up', () => {
    expect(withoutItem(draft, 'A.Rows', 1)).toEqual({
      A: 'true',
      'A.Rows': '2',
      'A.Rows.0.X': 'a',
      'A.Rows.1.X': 'c',
      'A.Y': 'y',
    })
  })

  it('leaves the list out with its last one', () => {
    const one = { A: 'true', 'A.Rows': '1', 'A.Rows.0.X': 'a' }
    expect(withoutItem(one, 'A.Rows', 0)).toEqual({ A: 'true' })
  })

  it('takes the texts of scalars too', () => {
    expect(withoutItem({ R: '2', 'R.0': 'a', 'R.1': 'b' }, 'R', 0)).toEqual({ R: '1', 'R.0': 'b' })
  })

  it('is gone with a struct that is left out, and nothing else', () => {
    expect(withoutStruct({ ...draft, AB: 'true' }, 'A')).toEqual({ AB: 'true' })
  })
})

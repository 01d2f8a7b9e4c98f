import { expect, it } from 'vitest'
import type { CreditWriteName } from '../../../../shared/domain/credit/soap/operations.ts'
import { reasonedAction } from './reasoned-action.ts'

const cases: [CreditWriteName, unknown, string][] = [
  ['CreateOrder', {}, 'create'],
  ['CreateOrderEu', {}, 'create'],
  ['ChangeOrderAmount', {}, 'edit'],
  ['ChangeOrderInfo', {}, 'edit'],
  ['CreateInvoice', { Invoice: { InvoiceRows: [] } }, 'deliver'],
  ['CreateInvoice', { Invoice: { InvoiceNrToCredit: 0 } }, 'deliver'],
  ['CreateInvoice', { Invoice: { InvoiceNrToCredit: 3_000_001 } }, 'credit'],
  ['DeliverOrderEu', { DeliverOrderInformation: { OrderType: 'Invoice' } }, 'deliver'],
  ['DeliverOrderEu', { DeliverOrderInformation: { OrderType: 'PaymentPlan' } }, 'deliver'],
  [
    'DeliverOrderEu',
    { DeliverOrderInformation: { DeliverInvoiceDetails: { IsCreditInvoice: true, InvoiceIdToCredit: 1 } } },
    'credit',
  ],
  ['CloseOrder', {}, 'cancel'],
  ['CloseOrderEu', {}, 'cancel'],
  ['CreatePaymentPlan', {}, 'edit'],
  ['ApprovePaymentPlan', {}, 'edit'],
  ['CancelPaymentPlan', {}, 'edit'],
  ['AddToBlockList', {}, 'edit'],
]

it.each(cases)('%s of %j is called %s', (name, input, action) => {
  expect(reasonedAction(name, input as never)).toBe(action)
})

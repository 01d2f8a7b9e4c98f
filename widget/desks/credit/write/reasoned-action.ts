import type { CreditWriteName } from '../../../../shared/domain/credit/soap/operations.ts'
import type { ReasonedAction } from '../../../locales/reasons.ts'
import type { CreditInput } from '../data/call-credit.ts'

const actions: { readonly [Name in CreditWriteName]: (input: CreditInput<Name>) => ReasonedAction } = {
  CreateOrder: () => 'create',
  CreateOrderEu: () => 'create',
  ChangeOrderAmount: () => 'edit',
  ChangeOrderInfo: () => 'edit',
  // Clients whose toolkit has no null send 0.
  CreateInvoice: ({ Invoice }) => (Invoice?.InvoiceNrToCredit ? 'credit' : 'deliver'),
  DeliverOrderEu: ({ DeliverOrderInformation }) =>
    DeliverOrderInformation?.DeliverInvoiceDetails?.IsCreditInvoice ? 'credit' : 'deliver',
  CloseOrder: () => 'cancel',
  CloseOrderEu: () => 'cancel',
  CreatePaymentPlan: () => 'edit',
  ApprovePaymentPlan: () => 'edit',
  CancelPaymentPlan: () => 'edit',
  AddToBlockList: () => 'edit',
}

/**
 * The page's name for a write, by which it says which ones need a reason. An operation without its own name is an edit.
 */
export function reasonedAction<Name extends CreditWriteName>(
  name: Name,
  input: CreditInput<Name>,
): ReasonedAction {
  return actions[name](input)
}

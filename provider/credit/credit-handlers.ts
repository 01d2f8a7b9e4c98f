/**
 * The handler of each SOAP operation. An operation of the table without a handler does not compile.
 */
import type { CreditHandler, CreditName } from './credit-handler.ts'
import { getAddresses, getAddressesEu } from './addresses/get-addresses.ts'
import { addToBlockList } from './customers/add-to-block-list.ts'
import { checkInternalScoring } from './customers/check-internal-scoring.ts'
import { deliverOrderEu } from './deliveries/deliver-order-eu.ts'
import { createInvoice } from './invoices/create-invoice.ts'
import { changeOrderAmount } from './orders/change-order-amount.ts'
import { changeOrderInfo } from './orders/change-order-info.ts'
import { closeOrder, closeOrderEu } from './orders/close-order.ts'
import { createOrderEu } from './orders/create-order-eu.ts'
import { createOrder } from './orders/create-order.ts'
import { getOrders } from './orders/get-orders.ts'
import { createPaymentPlan } from './plans/create-payment-plan.ts'
import {
  approvePaymentPlan,
  cancelPaymentPlan,
  getContractPdf,
  getContractPdfEu,
  getPaymentPlanStatus,
} from './plans/payment-plans.ts'
import { getAccountCreditParamsEu, getPaymentPlanParamsEu } from './plans/eu-params.ts'
import { getPaymentPlanOptions, getPaymentPlanParams } from './plans/payment-plan-options.ts'

export const creditHandlers: { [Name in CreditName]: CreditHandler<Name> } = {
  CreateOrder: createOrder,
  ChangeOrderAmount: changeOrderAmount,
  CreateInvoice: createInvoice,
  ChangeOrderInfo: changeOrderInfo,
  CloseOrder: closeOrder,
  GetOrders: getOrders,
  CheckInternalScoring: checkInternalScoring,
  CreatePaymentPlan: createPaymentPlan,
  GetPaymentPlanStatus: getPaymentPlanStatus,
  CancelPaymentPlan: cancelPaymentPlan,
  ApprovePaymentPlan: approvePaymentPlan,
  GetPaymentPlanOptions: getPaymentPlanOptions,
  GetContractPdf: getContractPdf,
  GetAddresses: getAddresses,
  AddToBlockList: addToBlockList,
  GetAddressesEu: getAddressesEu,
  GetPaymentPlanParams: getPaymentPlanParams,
  CreateOrderEu: createOrderEu,
  CloseOrderEu: closeOrderEu,
  DeliverOrderEu: deliverOrderEu,
  GetPaymentPlanParamsEu: getPaymentPlanParamsEu,
  GetAccountCreditParamsEu: getAccountCreditParamsEu,
  GetContractPdfEu: getContractPdfEu,
}

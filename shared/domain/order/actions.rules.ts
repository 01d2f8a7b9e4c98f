/**
 * The actions that an order of each payment type can have, as one table of state × payment type ("Beyond the
 * description", section 2). Pure. The provider computes actions by it; the desk explains by it.
 */
import { lookUp } from '../values/lookup.ts'
import {
  type DeliveryAction,
  deliveryActions,
  type OrderAction,
  orderActions,
  type OrderRowAction,
  type PaymentType,
} from './enums.ts'

/**
 * `described`: the description's conditions, which name no payment type. `observed`: an action is there only if this
 * table allows it too, as public clients see it; and a delivered card or wallet order keeps its actions to cancel.
 */
export const actionsModes = ['described', 'observed'] as const
export type ActionsMode = (typeof actionsModes)[number]

/** The most actions that an order, its rows and its deliveries can have. */
export interface AllowedActions {
  /** The order while it is open. */
  open: readonly OrderAction[]
  /** A row that is neither delivered nor cancelled. */
  openRow: readonly OrderRowAction[]
  /** The order once it is delivered, while something is left to credit. */
  delivered: readonly OrderAction[]
  /** A delivery. */
  delivery: readonly DeliveryAction[]
  /** A row of a delivery. */
  deliveredRow: readonly OrderRowAction[]
}

const described: AllowedActions = {
  open: orderActions,
  openRow: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
  delivered: [],
  delivery: deliveryActions,
  deliveredRow: ['CanCreditRow'],
}

const invoice: AllowedActions = {
  open: [
    'CanDeliverOrder',
    'CanDeliverPartially',
    'CanCancelOrder',
    'CanUpdateOrderRow',
    'CanAddOrderRow',
    'CanCancelOrderRow',
  ],
  openRow: described.openRow,
  delivered: [],
  delivery: ['CanCreditNewRow', 'CanCreditOrderRows'],
  deliveredRow: ['CanCreditRow'],
}

const paymentPlan: AllowedActions = {
  ...invoice,
  open: invoice.open.filter((action) => action !== 'CanDeliverPartially'),
  openRow: ['CanCancelRow', 'CanUpdateRow'],
}

/**
 * The one exception to the description's conditions, which end with the delivery: clients refund a delivered order by
 * its actions to cancel (`refund.rules.ts`).
 */
const cardOrWallet: AllowedActions = {
  open: ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount'],
  openRow: [],
  delivered: ['CanCancelOrder', 'CanCancelAmount'],
  delivery: [],
  deliveredRow: [],
}

/** These orders are delivered at once. */
const directPayment: AllowedActions = {
  open: [],
  openRow: [],
  delivered: [],
  delivery: ['CanCreditAmount'],
  deliveredRow: [],
}

const observed: Readonly<Record<PaymentType, AllowedActions>> = {
  Invoice: invoice,
  AccountCredit: invoice,
  PaymentPlan: paymentPlan,
  Card: cardOrWallet,
  Vipps: cardOrWallet,
  MobilePay: cardOrWallet,
  ApplePay: cardOrWallet,
  GooglePay: cardOrWallet,
  DirectBank: directPayment,
  Swish: directPayment,
}

/** The actions that an order can have at most, by the mode and its payment type. */
export function allowedActions(mode: ActionsMode, type: PaymentType): AllowedActions {
  return mode === 'observed' ? observed[type] : described
}

/** Whether clients refund a delivered order of this type by its actions to cancel; false for a type that is not known. */
export function isRefundedByCancellation(type: string): boolean {
  return (lookUp(observed, type)?.delivered.length ?? 0) > 0
}

/** Whether an order of this type is delivered when it is paid, without a delivery by the merchant. */
export function isDeliveredAtOnce(mode: ActionsMode, type: PaymentType): boolean {
  return mode === 'observed' && observed[type].open.length === 0
}

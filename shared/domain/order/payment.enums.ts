/** The payment types of orders. In their own file, because the first view of an order needs no other list. */

/** The last five are the spellings that the design decided for the values the description omits. */
export const paymentTypes = [
  'AccountCredit',
  'Card',
  'DirectBank',
  'Invoice',
  'PaymentPlan',
  'Swish',
  'Vipps',
  'MobilePay',
  'ApplePay',
  'GooglePay',
] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Orders that end in an invoice or a plan: only these expire (the description, OrderStatus). */
export const expiringPaymentTypes = [
  'Invoice',
  'AccountCredit',
  'PaymentPlan',
] as const satisfies readonly PaymentType[]

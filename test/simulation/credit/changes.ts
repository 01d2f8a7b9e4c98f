/** What the SOAP service can be asked to do. Amounts are minor units with VAT. */
export type CreditChange =
  | { operation: 'createOrder'; isEu: boolean; number: string; customer: string; amount: number }
  | { operation: 'changeAmount'; order: number; amount: number }
  /** Without an amount, all that is left of the order, or the whole invoice that is credited. */
  | { operation: 'createInvoice'; order: number; amount?: number; credits?: number }
  | Delivery
  | { operation: 'changeNumber'; order: number; number: string }
  | { operation: 'close'; isEu: boolean; order: number }
  | { operation: 'approvePlan' | 'cancelPlan'; plan: number }
  | { operation: 'createPlan'; number: string; amount: number }
  | { operation: 'block'; customer: string }

export interface Delivery {
  operation: 'deliver'
  order: number
  amount?: number
  credits?: number
  /** The order's type, if a delivery of it makes no invoice. */
  by?: 'PaymentPlan' | 'AccountCredit'
}

/** Whether repeating the change adds nothing. */
export function setsOnly({ operation }: CreditChange): boolean {
  return operation === 'changeAmount' || operation === 'changeNumber'
}

/** What the SOAP service can be asked to do. Amounts are minor units with VAT. */
export type CreditChange =
  | { operation: 'createOrder'; isEu: boolean; number: string; customer: string; amount: number }
  | { operation: 'changeAmount'; order: number; amount: number }
  /** Without an amount, all that is left of the order, or the whole invoice that is credited. */
  | { operation: 'createInvoice' | 'deliver'; order: number; amount?: number; credits?: number }
  | { operation: 'changeNumber'; order: number; number: string }
  | { operation: 'close'; isEu: boolean; order: number }
  | { operation: 'approvePlan' | 'cancelPlan'; plan: number }
  | { operation: 'createPlan'; number: string; amount: number }

/** Whether repeating the change adds nothing. */
export function setsOnly({ operation }: CreditChange): boolean {
  return operation === 'changeAmount' || operation === 'changeNumber'
}

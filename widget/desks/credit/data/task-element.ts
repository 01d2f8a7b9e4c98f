/** The methods of a task's element that the desk calls, where they exist. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { CreditPartElement } from './credit-context.ts'

export interface CreditTaskElement extends CreditPartElement {
  /** Shows an order, read anew. */
  openOrder?(ProviderOrderNr: Long): void
  /** Shows a payment plan. */
  openPlan?(ProviderPaymentPlanNr: Long): void
  /** An order was changed: reads it again if it is shown. */
  orderChanged?(ProviderOrderNr: Long): void
  /** Reads again what is shown. Never rejects. */
  reload?(): Promise<void>
}

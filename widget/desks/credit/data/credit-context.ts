/** What the credit desk passes to its parts, and their requests to it. */
import type { TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import type { SoapOutput } from '../../../../shared/domain/credit/soap/operations.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { askDesk } from '../../../kit/parts/command.ts'

/** A credit order as GetOrders answers it. */
export type CreditOrder = NonNullable<SoapOutput<'GetOrders'>['Orders']>[number]

export interface CreditContext {
  lang: string
  client: EdgeClient
  /** Whether the session may change anything. */
  mayWrite: boolean
}

/** A part that is about one order. */
export interface CreditOrderContext extends CreditContext {
  order: CreditOrder
}

/** One part of the desk, which loads when it is opened. */
export interface CreditPart<Context extends CreditContext> {
  name: string
  /** A session without it does not see the part. */
  needs: Extract<Capability, 'credit.read' | 'credit.write'>
  /** Defines its elements, and loads its words. */
  load(): Promise<void>
  render(context: Context): TemplateResult
}

/** The element of a part. */
export interface CreditPartElement extends HTMLElement {
  /** The number of unsent changes. */
  readonly changeCount: number
}

/** The requests of the desk's parts. */
export type CreditCommand =
  /** Shows an order, read anew. */
  | { do: 'open-order'; ProviderOrderNr: Long }
  /** Shows a payment plan. */
  | { do: 'open-plan'; ProviderPaymentPlanNr: Long }
  /** The order was changed: parts that show it read it again. */
  | { do: 'order-changed'; ProviderOrderNr: Long }
  /** Announces a text to screen readers. */
  | { do: 'announce'; words: string }

/** Sends a request to the credit desk. */
export const askCredit = askDesk<CreditCommand>

/** What the credit desk hands to its parts, and what they ask of it. */
import type { TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Capability } from '../../../../shared/domain/session/session.ts'
import type { SoapOutput } from '../../../../shared/domain/credit/soap/operations.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'

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
  /** What was entered and not sent: 0, or the number of changes. */
  readonly changeCount: number
}

/** What the desk's parts ask of it. */
export interface CreditEvents {
  /** Shows an order, read anew. */
  'credit-open-order': { ProviderOrderNr: Long }
  /** Shows a payment plan. */
  'credit-open-plan': { ProviderPaymentPlanNr: Long }
  /** The order was changed: whoever shows it reads it again. */
  'credit-order-changed': { ProviderOrderNr: Long }
  /** Tells screen readers. */
  'credit-announce': { words: string }
}

/** Asks the desk for something. The event stops at the desk: the page never sees it. */
export function askDesk<Name extends keyof CreditEvents>(
  from: HTMLElement,
  name: Name,
  detail: CreditEvents[Name],
): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** Does something when a part inside asks for it. @param desk the desk's root, which every event passes */
export function onAsked<Name extends keyof CreditEvents>(
  desk: EventTarget,
  name: Name,
  handle: (detail: CreditEvents[Name]) => void,
): void {
  desk.addEventListener(name, (event) => {
    event.stopPropagation()
    handle((event as CustomEvent<CreditEvents[Name]>).detail)
  })
}

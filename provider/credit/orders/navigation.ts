/** Where the customer goes on from an order that is to be signed. Pure. */
import type { CreditOrderType } from '../../../shared/domain/credit.enums.ts'
import type { navigation, navigationResult } from '../../../shared/wire/soap/types.ts'
import type { ShapeValue } from '../../../shared/wire/xml/shape.ts'

type Navigation = ShapeValue<typeof navigation>

/** The sentence about an address that is none; undefined when both are, or are absent. */
export function wrongUrl(given: Navigation | undefined): string | undefined {
  const names = ['ConfirmationUrl', 'RejectionUrl'] as const
  const wrong = names.find((name) => given?.[name] && !isWebAddress(given[name]))
  return wrong && `${wrong} must be an absolute http or https address.`
}

/**
 * An invoice order needs no navigation. Every other type is signed by the customer, on a page that this
 * provider has not got (decided): it is taken as signed, and the customer sent on to the client's own page.
 */
export function navigate(
  type: CreditOrderType,
  given: Navigation | undefined,
  isAccepted: boolean,
): ShapeValue<typeof navigationResult> | undefined {
  const RedirectUrl = isAccepted ? given?.ConfirmationUrl : given?.RejectionUrl
  return type === 'Invoice' || !RedirectUrl ? undefined : { RedirectUrl }
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

/** The page to which a customer continues after signing an order. Pure. */
import type { CreditOrderType } from '../../../shared/domain/credit/credit.enums.ts'
import type { navigation, navigationResult } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'

type Navigation = ShapeValue<typeof navigation>

/** The refusal of an invalid address; undefined if both are valid or absent. */
export function wrongUrl(given: Navigation | undefined): string | undefined {
  const names = ['ConfirmationUrl', 'RejectionUrl'] as const
  const wrong = names.find((name) => given?.[name] && !isWebAddress(given[name]))
  return wrong && `${wrong} must be an absolute http or https address.`
}

/**
 * The redirect after an order. An invoice order has none. The customer signs every other type on a page that this
 * provider does not have (decided): the order counts as signed, and the redirect leads to the client's page.
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

/** The request under review: frozen, so that the same request is sent again after a lost answer. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { CreditInput } from '../data/call-credit.ts'
import { maskedId } from '../data/masked-id.ts'
import type { FormDescription, FormDraft } from '../form/form-description.ts'

type Information = NonNullable<CreditInput<'CreateOrderEu'>['CreateOrderInformation']>
type OrderRows = NonNullable<Information['OrderRows']>

export interface ReviewedOrder {
  input: CreditInput<'CreateOrderEu'>
  /** The rows' total, in minor units with VAT. */
  total: Long
  currency: string
  rows: OrderRows
  /** Names and values, as the clerk entered them; national ids are masked. */
  entered: readonly Entered[]
}

export interface Entered {
  name: string
  value: string
}

/** The entered values of the visible fields. */
export function enteredIn(groups: FormDescription['groups'], draft: FormDraft, l: Localizer): Entered[] {
  return groups.flatMap(({ fields }) =>
    fields.flatMap(({ path, as, label, isShown, valueLabel }) => {
      const text = draft[path]
      if (!text || as === 'hidden' || !label || isShown?.(draft) === false) return []
      return [{ name: label(l), value: shownValue(text, as, l, valueLabel) }]
    }),
  )
}

function shownValue(
  text: string,
  as: string | undefined,
  l: Localizer,
  valueLabel: ((value: string, l: Localizer) => string) | undefined,
): string {
  if (as === 'national-id') return maskedId(text)
  if (as === 'country') return l.country(text)
  if (text === 'true') return l.term('yes')
  return valueLabel?.(text, l) ?? text
}

/** The request: the form's input, with the rows, the chosen address, and the country of a co-applicant. */
export function orderInput(
  read: CreditInput<'CreateOrderEu'>,
  { OrderRows, AddressSelector }: Pick<Information, 'OrderRows' | 'AddressSelector'>,
): CreditInput<'CreateOrderEu'> {
  const information = read.CreateOrderInformation!
  const { CreatePaymentPlanDetails: plan, CustomerIdentity } = information
  const CountryCode = CustomerIdentity?.CountryCode
  return {
    ...read,
    CreateOrderInformation: {
      ...information,
      OrderRows,
      ...(AddressSelector && { AddressSelector }),
      ...(plan?.CoCustomerIdentity && {
        CreatePaymentPlanDetails: {
          ...plan,
          CoCustomerIdentity: { ...plan.CoCustomerIdentity, CountryCode },
        },
      }),
    },
  }
}

/** Whether a link may be sent to a customer: its page must be safe from readers and changes on the way. */
export function isHttps(text: string): boolean {
  return URL.parse(text)?.protocol === 'https:'
}

/** The merchant's own number; empty where it has none. */
export function numberOf({ input }: ReviewedOrder): string {
  return input.CreateOrderInformation?.ClientOrderNumber ?? ''
}

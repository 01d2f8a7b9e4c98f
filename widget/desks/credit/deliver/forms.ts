/** The fields of the writes on a credit order, and the members that the clerk does not fill in. */
import { creditDayLimits, creditTextLimits } from '../../../../shared/domain/values/limits.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { FieldDescription, FormDescription, MemberPath } from '../form/form-description.ts'
import { type Draft, makesInvoice, type Subject } from './draft.ts'

/** The operations that have fields. */
export type FormName = 'DeliverOrderEu' | 'CreateInvoice' | 'ChangeOrderInfo'

type Field = FieldDescription<MemberPath<FormName>>

export const paths = {
  DeliverOrderEu: {
    details: 'DeliverOrderInformation.DeliverInvoiceDetails.',
    rows: 'DeliverOrderInformation.DeliverInvoiceDetails.OrderRows',
    credits: 'DeliverOrderInformation.DeliverInvoiceDetails.InvoiceIdToCredit',
    units: 'NumberOfUnits',
    distribution: 'DeliverOrderInformation.DeliverInvoiceDetails.InvoiceDistributionType',
  },
  CreateInvoice: {
    details: 'Invoice.',
    rows: 'Invoice.InvoiceRows',
    credits: 'Invoice.InvoiceNrToCredit',
    units: 'NrOfUnits',
    distribution: 'Invoice.InvoiceDistributionForm',
  },
} as const

/** The usual value for an invoice; the clerk sees it before it is sent. */
const DAYS = '30'
const { maxLength } = creditTextLimits

/** The operation of the fields; undefined where it has none. */
export function formNameOf({ task }: Subject, { isOlder }: Draft): FormName | undefined {
  if (task === 'references') return 'ChangeOrderInfo'
  if (task === 'close' || task === 'remaining') return undefined
  return isOlder ? 'CreateInvoice' : 'DeliverOrderEu'
}

/**
 * @param rate the usual VAT rate of the order's rows, in percent; empty if it is not known
 * @param draft the current draft, which decides about the fields
 */
export function formOf(
  name: FormName,
  subject: Subject,
  rate: string,
  draft: () => Draft,
): FormDescription<FormName> {
  const fields =
    name === 'ChangeOrderInfo' ? referenceFields(subject) : invoiceFields(name, subject, rate, draft)
  return { operation: name, groups: [{ fields }] }
}

function referenceFields({ order }: Subject): Field[] {
  return [
    {
      path: 'NewClientOrderNr',
      label: (l) => l.term('creditActOwn'),
      hint: (l) => l.term('creditActOwnHint'),
      initial: order.ClientOrderNr ?? '',
      maximum: maxLength,
    },
    {
      path: 'NewCustomerReference',
      label: (l) => l.term('creditActReference'),
      hint: (l) => l.term('creditActReferenceHint'),
      maximum: maxLength,
    },
  ]
}

function invoiceFields(
  name: keyof typeof paths,
  subject: Subject,
  rate: string,
  draft: () => Draft,
): Field[] {
  const { details, rows, distribution } = paths[name]
  const isShown = () => makesInvoice(subject, draft())
  const isAmount = () => draft().way === 'amount'
  const isEu = name === 'DeliverOrderEu'
  const fields: Field[] = [
    {
      path: distribution,
      label: (l) => l.term('creditActGoesBy'),
      valueLabel: (value, l) => l.term('creditActDistribution', value),
      initial: isEu ? 'NotDefined' : 'Post',
      isRequired: true,
      isShown,
    },
  ]
  if (subject.task === 'credit') {
    return [
      {
        path: `${rows}.0.Description`,
        label: (l) => l.term('creditActText'),
        isRequired: true,
        isShown: isAmount,
      },
      {
        path: `${rows}.0.PricePerUnit`,
        label: (l) => l.term('creditActAmount'),
        as: 'amount',
        isShown: isAmount,
      },
      {
        path: `${rows}.0.VatPercent`,
        label: (l) => l.term('creditActRate'),
        initial: rate,
        isShown: isAmount,
      },
      ...fields,
    ]
  }
  const { minimum, maximum } = creditDayLimits
  return [
    {
      path: `${details}NumberOfCreditDays`,
      label: (l) => l.term('creditActDays'),
      hint: (l) => l.term('creditActDaysHint', String(minimum), String(maximum)),
      initial: DAYS,
      isShown,
    },
    ...fields,
    ...(isEu
      ? [
          {
            path: `${paths.DeliverOrderEu.details}Notes` as const,
            label: (l: Localizer) => l.term('creditActNotes'),
            as: 'text-area' as const,
            isShown,
          },
        ]
      : []),
  ]
}

/** The members that follow from the draft, as texts by path. */
export function membersOf(name: FormName, { task, order }: Subject, draft: Draft): Record<string, string> {
  const number = String(order.ProviderOrderNr)
  if (name === 'ChangeOrderInfo') return { ProviderOrderNr: number }
  const { details, rows, credits, units } = paths[name]
  const isCredit = task === 'credit'
  const isAmount = isCredit && draft.way === 'amount'
  return {
    ...(name === 'CreateInvoice'
      ? { ProviderOrderNr: number, Invoice: 'true' }
      : {
          'DeliverOrderInformation.ProviderOrderId': number,
          'DeliverOrderInformation.OrderType': isCredit ? 'Invoice' : (draft.type ?? ''),
          [`${details}IsCreditInvoice`]: isCredit ? 'true' : '',
        }),
    [credits]: isCredit ? String(draft.invoice ?? '') : '',
    // A credit is not due, so it has no days.
    ...(isCredit && { [`${details}NumberOfCreditDays`]: '0' }),
    [rows]: isAmount ? '1' : '',
    [`${rows}.0.${units}`]: isAmount ? '1' : '',
    [`${rows}.0.DiscountPercent`]: isAmount ? '0' : '',
  }
}

/** Plans the write of a draft, with its amount and its meaning. Pure. */
import type { Consequence } from '../words/deliver-terms.ts'
import { decimalOf, minorUnits } from '../../../../shared/domain/money/decimal.ts'
import { amountLimits, creditDayLimits, rowLimits } from '../../../../shared/domain/values/limits.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { CreditInput, CreditWriteName } from '../data/call-credit.ts'
import type { CreditRowsRead } from '../rows/read-rows.ts'
import { amountClientRow, amountOrderRow } from './amount-row.ts'
import { chosenInvoice, type Draft, type Subject } from './draft.ts'
import { paths } from './forms.ts'
import { amountLeft } from '../data/order-facts.ts'

/** One write, ready to be sent. */
export type DeliverWrite = {
  [Name in CreditWriteName]: { name: Name; input: CreditInput<Name> }
}[CreditWriteName]

/** An error: at a member of the form, or of the whole. */
export interface PlanProblem {
  code: 'above-left' | 'not-days' | 'not-an-amount' | 'not-a-rate' | 'unchanged'
  path?: string
  /** Minor units: the maximum. */
  maximum?: Long
}

/** The amounts of a write, in minor units with VAT. */
interface Sums {
  /** Not negative, not even for a credit. */
  amount: Long
  /** The rest of the order, or of the invoice to credit. */
  before: Long
  after: Long
}

export interface Plan extends Partial<Sums> {
  write: DeliverWrite
  means: readonly Consequence[]
}

/** The input of the form and of the editor of rows. */
export interface Entered {
  /** Undefined where the task has no form. */
  input?: unknown
  rows?: Pick<CreditRowsRead, 'OrderRows' | 'InvoiceRows' | 'amount' | 'isAll' | 'isChosen'> | undefined
  /** Whether the prices of the order's rows include VAT. */
  withVat: boolean
}

type Rows = Pick<CreditRowsRead, 'OrderRows' | 'InvoiceRows'>
type Planned = Result<Plan, PlanProblem>

/** The planned write, or its errors. */
export function planOf(subject: Subject, draft: Draft, entered: Entered): Planned {
  switch (subject.task) {
    case 'references':
      return references(subject, entered.input as CreditInput<'ChangeOrderInfo'>)
    case 'close':
      return close(subject, draft)
    case 'remaining':
      return remaining(subject, entered)
    case 'credit':
      return draft.way === 'amount' ? creditAmount(subject, draft, entered) : credit(subject, draft, entered)
    default:
      return deliver(subject, draft, entered)
  }
}

function deliver({ order }: Subject, draft: Draft, { input, rows }: Entered): Planned {
  const days = wrongDays(draft, input)
  if (days) return refuse(days)
  const left = amountLeft(order)
  const sums = sumsOf(rows?.amount ?? left, left)
  if (!sums.ok) return sums
  const means = draft.type === 'PaymentPlan' ? 'plan' : draft.type === 'AccountCredit' ? 'account' : 'invoice'
  const write = withRows(draft, input, rows?.isAll ? undefined : rows)
  if (sums.value.after === 0) return ok({ write, means: [means, 'closes'], ...sums.value })
  // A row that the order does not have cancels the rest, and only the provider knows the order's rows.
  const isRestUnsure = write.name === 'DeliverOrderEu' && rows && !rows.isChosen
  if (isRestUnsure) return ok({ write, means: [means, 'written'], amount: sums.value.amount })
  return ok({ write, means: [means], ...sums.value })
}

/** Rows of an invoice, or the whole without rows. */
function credit(subject: Subject, draft: Draft, { input, rows }: Entered): Planned {
  const { left } = chosenInvoice(subject, draft)!
  const sums = sumsOf(rows?.amount ?? left, left)
  return sums.ok ? ok({ write: withRows(draft, input, rows), means: ['credit'], ...sums.value }) : sums
}

/** The form has read the amount as the price of a row. */
function creditAmount(subject: Subject, draft: Draft, { input, withVat }: Entered): Planned {
  const at = `${paths[nameOf(draft)].rows}.0.`
  const { Description = '', PricePerUnit, VatPercent } = rowsOf(draft, input)![0]!
  const row = { Description, amount: minorUnits(PricePerUnit), vat: minorUnits(String(VatPercent)) }
  if (isOutside(row.amount, amountLimits)) return refuse({ code: 'not-an-amount', path: `${at}PricePerUnit` })
  const isTooFine = decimalOf(row.vat) !== String(VatPercent)
  if (isTooFine || isOutside(row.vat, rowLimits.VatPercent))
    return refuse({ code: 'not-a-rate', path: `${at}VatPercent` })
  const sums = sumsOf(row.amount, chosenInvoice(subject, draft)!.left)
  if (!sums.ok) return refuse({ ...sums.reason, path: `${at}PricePerUnit` })
  const rows = draft.isOlder
    ? { OrderRows: [], InvoiceRows: [amountClientRow(row)] }
    : { OrderRows: [amountOrderRow(row, withVat)], InvoiceRows: [] }
  return ok({ write: withRows(draft, input, rows), means: ['credit'], ...sums.value })
}

/** The rest after it is the rows' total. */
function remaining({ order }: Subject, { rows }: Entered): Planned {
  const left = amountLeft(order)
  const sums = sumsOf(rows!.amount, left)
  if (!sums.ok) return sums
  const input = { ProviderOrderNr: order.ProviderOrderNr, RemainingInvoiceRows: rows!.InvoiceRows }
  const write = { name: 'ChangeOrderAmount', input } as const
  return ok({ write, means: ['remaining'], before: left, after: sums.value.amount })
}

/**
 * Only differences are sent; the provider does not return the customer's reference, so an empty one stays unchanged.
 */
function references({ order }: Subject, input: CreditInput<'ChangeOrderInfo'>): Planned {
  const ChangeClientOrderNr = (input.NewClientOrderNr ?? '') !== (order.ClientOrderNr ?? '')
  const ChangeCustomerReference = Boolean(input.NewCustomerReference)
  if (!ChangeClientOrderNr && !ChangeCustomerReference) return refuse({ code: 'unchanged' })
  const { NewClientOrderNr, ...others } = input
  return ok({
    write: {
      name: 'ChangeOrderInfo',
      input: {
        ...others,
        ChangeClientOrderNr,
        ...(ChangeClientOrderNr && NewClientOrderNr && { NewClientOrderNr }),
        ChangeCustomerReference,
      },
    },
    means: ['references'],
  })
}

/** CloseOrderEu refuses an order with a delivered part. */
function close({ order: { ProviderOrderNr }, facts }: Subject, { isOlder }: Draft): Planned {
  if (facts.isDelivered || isOlder) {
    return ok({ write: { name: 'CloseOrder', input: { ProviderOrderNr } }, means: ['close', 'older'] })
  }
  const input = { CloseOrderInformation: { ProviderOrderId: ProviderOrderNr } }
  return ok({ write: { name: 'CloseOrderEu', input }, means: ['close'] })
}

function nameOf({ isOlder }: Draft) {
  return isOlder ? 'CreateInvoice' : 'DeliverOrderEu'
}

function rowsOf({ isOlder }: Draft, input: unknown) {
  return isOlder
    ? (input as CreditInput<'CreateInvoice'>).Invoice!.InvoiceRows
    : (input as CreditInput<'DeliverOrderEu'>).DeliverOrderInformation!.DeliverInvoiceDetails!.OrderRows
}

/** The input with these rows, or with none, which means all. */
function withRows(draft: Draft, input: unknown, rows: Rows | undefined): DeliverWrite {
  if (draft.isOlder) {
    const { Invoice, ...others } = input as CreditInput<'CreateInvoice'>
    const { InvoiceRows: _, ...invoice } = Invoice!
    const InvoiceRows = rows && { InvoiceRows: clientRows(rows) }
    return { name: 'CreateInvoice', input: { ...others, Invoice: { ...invoice, ...InvoiceRows } } }
  }
  const { DeliverInvoiceDetails, ...information } = (input as CreditInput<'DeliverOrderEu'>)
    .DeliverOrderInformation!
  const { OrderRows: _, ...details } = DeliverInvoiceDetails ?? {}
  const OrderRows = rows && { OrderRows: rows.OrderRows }
  const isInvoice = information.OrderType === 'Invoice'
  return {
    name: 'DeliverOrderEu',
    input: {
      DeliverOrderInformation: {
        ...information,
        ...(isInvoice && {
          DeliverInvoiceDetails: { ...details, ...OrderRows } as typeof DeliverInvoiceDetails,
        }),
        ...(!isInvoice && OrderRows && { DeliverAccountCreditDetails: OrderRows }),
      },
    },
  }
}

/** Rows chosen from those that are left are OrderRows, without VAT and with whole percents. */
function clientRows({ InvoiceRows, OrderRows }: Rows): Rows['InvoiceRows'] {
  if (InvoiceRows.length > 0) return InvoiceRows
  return OrderRows.map(
    ({ ArticleNumber, Description, PricePerUnit, NumberOfUnits, Unit, VatPercent, DiscountPercent }) => ({
      ...(ArticleNumber && { ArticleNr: ArticleNumber }),
      ...(Description && { Description }),
      PricePerUnit,
      NrOfUnits: NumberOfUnits,
      ...(Unit && { Unit }),
      VatPercent: Number(VatPercent),
      DiscountPercent: Number(DiscountPercent),
    }),
  )
}

function wrongDays(draft: Draft, input: unknown): PlanProblem | undefined {
  const invoice = draft.isOlder
    ? (input as CreditInput<'CreateInvoice'>).Invoice
    : (input as CreditInput<'DeliverOrderEu'>).DeliverOrderInformation?.DeliverInvoiceDetails
  if (!invoice || !isOutside(invoice.NumberOfCreditDays, creditDayLimits)) return undefined
  return { code: 'not-days', path: `${paths[nameOf(draft)].details}NumberOfCreditDays` }
}

function sumsOf(amount: Long, before: Long): Result<Sums, PlanProblem> {
  if (amount > before) return refuse({ code: 'above-left', maximum: before })
  return ok({ amount, before, after: normalLong(BigInt(before) - BigInt(amount)) })
}

function isOutside(value: Long, { minimum, maximum }: { minimum: number; maximum: number }): boolean {
  return value < minimum || value > maximum
}

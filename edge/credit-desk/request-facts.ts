/** The facts of a request that the history keeps: what was sold, without customer data. Pure. */
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import type { CreditHistoryEntry, CreditHistoryRow } from '../../shared/domain/order/history.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { historyLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { CreditWriteName, SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditWrite } from './credit-request.ts'

export type RequestFacts = Pick<CreditHistoryEntry, 'orderType' | 'credits' | 'rows' | 'rowCount'>

type ClientRow = NonNullable<SoapInput<'CreateOrder'>['InvoiceRows']>[number]
type OrderRow = NonNullable<
  NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']>['OrderRows']
>[number]

interface Named {
  rows: readonly (ClientRow | OrderRow)[] | undefined
  /** 0 and null are none. */
  credits?: Long | null | undefined
  /** Whether the write makes or delivers an order, and so is of a type. */
  isOfType?: boolean
}

const named: { [Name in CreditWriteName]?: (input: SoapInput<Name>) => Named } = {
  CreateOrder: ({ InvoiceRows }) => ({ rows: InvoiceRows, isOfType: true }),
  ChangeOrderAmount: ({ RemainingInvoiceRows }) => ({ rows: RemainingInvoiceRows }),
  CreateInvoice: ({ Invoice }) => ({
    rows: Invoice?.InvoiceRows,
    credits: Invoice?.InvoiceNrToCredit,
    isOfType: true,
  }),
  CreateOrderEu: ({ CreateOrderInformation }) => ({
    rows: CreateOrderInformation?.OrderRows,
    isOfType: true,
  }),
  DeliverOrderEu: ({ DeliverOrderInformation: asked }) => {
    const invoice = asked?.DeliverInvoiceDetails
    // Each type has its own details; those of other types are ignored.
    const details = asked?.OrderType === 'AccountCredit' ? asked.DeliverAccountCreditDetails : invoice
    return {
      rows: details?.OrderRows,
      credits: invoice?.IsCreditInvoice ? invoice.InvoiceIdToCredit : null,
      isOfType: true,
    }
  },
}

/** @param kind the type of the order that the request names, or else Invoice */
export function requestFacts({ name, input }: CreditWrite, kind: CreditOrderType): RequestFacts {
  const read = named[name] as ((input: unknown) => Named) | undefined
  if (!read) return {}
  const { rows = [], credits, isOfType } = read(input)
  return {
    ...(isOfType && { orderType: kind }),
    ...(credits && { credits }),
    ...keptRows(rows),
    rowCount: rows.length,
  }
}

function keptRows(rows: Named['rows'] & object): Pick<RequestFacts, 'rows'> {
  if (rows.length === 0 || rows.length > historyLimits.creditRows) return {}
  const kept = rows.map(historyRow)
  return stringifyJson(kept).length > historyLimits.creditRowsLength ? {} : { rows: kept }
}

/** Lists each member, because the references of a row can hold personal data. */
function historyRow(given: ClientRow | OrderRow): CreditHistoryRow {
  const row = given as Omit<Partial<ClientRow>, 'VatPercent' | 'DiscountPercent'> & Partial<OrderRow>
  const members = {
    ArticleNumber: row.ArticleNumber ?? row.ArticleNr,
    Description: row.Description,
    PricePerUnit: row.PricePerUnit,
    // A ClientInvoiceRowInfo has no such member: its price is without VAT.
    PriceIncludingVat: row.NrOfUnits === undefined ? row.PriceIncludingVat : false,
    NumberOfUnits: row.NumberOfUnits ?? row.NrOfUnits,
    Unit: row.Unit,
    VatPercent: String(row.VatPercent),
    DiscountPercent: String(row.DiscountPercent),
    DiscountAmount: row.DiscountAmount,
    DiscountAmountIncludingVat: row.DiscountAmountIncludingVat,
    RowType: row.RowType,
  }
  const present = Object.entries(members).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(present) as unknown as CreditHistoryRow
}

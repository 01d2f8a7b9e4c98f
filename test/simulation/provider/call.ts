/** A request of the edge, and the change that it asks for. */
import { providerUrl } from './address.ts'
import type { Change, RowUpdate, RowValues } from './changes.ts'

export interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
}

/** The default of `SOAP_PATH`. */
export const SOAP_PATH = '/soap'

/** The body of a SOAP call stays bytes. */
export function callOf(url: string, { method = 'GET', headers, body }: RequestInit): Call {
  const path = url.slice(providerUrl.length)
  const isJson = body instanceof Uint8Array && path !== SOAP_PATH
  return {
    method,
    path,
    headers: headers as Record<string, string>,
    body: isJson ? JSON.parse(new TextDecoder().decode(body)) : body,
  }
}

/** The members of all bodies. */
interface Wire extends RowValues {
  OrderRows: (RowValues & { RowId?: number; OrderRowId?: number })[]
  OrderRowIds?: number[]
  Metadata: { Key: string; Value: string }[]
  IsCancelled?: boolean
  CancelledAmount: number
  DeliveredAmount: number
  CreditedAmount: number
  NewCreditOrderRow?: RowValues
  Fee?: { UnitPrice: number }
}

/** @param rest of the path, after the order's id */
export function changeOf({ method, body }: Call, rest: string): Change {
  const wire = (body ?? {}) as Wire
  const { OrderRowIds: ids = [] } = wire
  const parts = rest.toLowerCase().split('/').slice(1)
  const [what = '', which = ''] = parts
  switch (`${method} ${what}`) {
    case 'POST rows':
      return rowsChange(which, wire)
    case 'PUT rows':
      return { operation: 'replaceOrderRows', rows: wire.OrderRows.map(rowValues) }
    case 'PATCH rows':
      if (which === 'cancelorderrows') return { operation: 'cancelOrderRows', ids }
      return { operation: 'updateOrderRow', updates: [{ row: Number(which), values: wire as RowUpdate }] }
    case 'PUT metadata':
      return { operation: 'setOrderMetadata', key: wire.Metadata[0]!.Key, value: wire.Metadata[0]!.Value }
    case 'PATCH extendorder':
      return { operation: 'extendOrder', date: which }
    case 'PATCH ':
      if (wire.IsCancelled) return { operation: 'cancelOrder' }
      return { operation: 'cancelAmount', total: wire.CancelledAmount }
    case 'PATCH deliveries':
      return { operation: 'creditAmount', delivery: Number(which), total: wire.CreditedAmount }
    case 'POST deliveries':
      return deliveriesChange(parts, wire, ids)
    default:
      throw new RangeError(`${method} ${rest}`)
  }
}

function rowsChange(which: string, wire: Wire): Change {
  switch (which) {
    case 'addorderrows':
      return { operation: 'addOrderRows', rows: wire.OrderRows.map(rowValues) }
    case 'updateorderrows': {
      const updates = wire.OrderRows.map(({ RowId, OrderRowId, ...values }) => ({
        row: (RowId ?? OrderRowId)!,
        values,
      }))
      return { operation: 'updateOrderRows', updates }
    }
    default:
      return { operation: 'addOrderRow', rows: [rowValues(wire)] }
  }
}

function deliveriesChange([, which, , how]: string[], wire: Wire, ids: number[]): Change {
  if (which === undefined) return { operation: 'deliverOrder', ids }
  if (which === 'deliverandloweramount') {
    return { operation: 'deliverAndLowerAmount', amount: wire.DeliveredAmount }
  }
  const delivery = Number(which)
  if (how === 'creditwithfee')
    return { operation: 'creditWithFee', delivery, ids, fee: wire.Fee?.UnitPrice ?? 0 }
  if (!wire.NewCreditOrderRow) return { operation: 'creditOrderRows', delivery, ids }
  return { operation: 'creditNewRow', delivery, ids, added: rowValues(wire.NewCreditOrderRow) }
}

/** The members that the model keeps of a row. */
function rowValues({ Name, Quantity, UnitPrice, ArticleNumber }: RowValues): RowValues {
  return { Name, Quantity, UnitPrice, ...(ArticleNumber && { ArticleNumber }) }
}

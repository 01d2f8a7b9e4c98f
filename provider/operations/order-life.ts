/** For deliveries, cancellations and credits: the order for the shared rules, and the rules' refusals. */
import type { DeliveryAction, OrderStatus } from '../../shared/domain/order/enums.ts'
import type { LifeRefusal } from '../../shared/domain/order/order-life.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { RestName } from '../../shared/wire/operations.ts'
import { viewOrder } from '../domain/order-view.ts'
import type { RefusedRowCode } from '../../shared/wire/provider-errors.ts'
import type { Refused, RefusedAs, RefusedBy } from '../refused.ts'
import { loadOrder, type StoredOrder } from '../storage/stored-order.ts'
import type { RestContext } from './handler.ts'
import { rowIdsFor } from './promised-ids.ts'

/** An order as it is stored and as GET shows it. */
export interface KnownOrder {
  stored: StoredOrder
  /** The form that the shared rules read. */
  view: Order
}

export function knownOrder(context: RestContext, id: Long): Result<KnownOrder, RefusedAs<'order-not-found'>> {
  const stored = loadOrder(context.db, id)
  return stored ? ok({ stored, view: viewOrder(stored, context) }) : refuse({ code: 'order-not-found' })
}

/** New ids for rows of the order. */
export function idsForRows(
  context: RestContext,
  { Id, rows, creditRows }: StoredOrder,
  count: number,
): Long[] {
  return rowIdsFor(context, Id, [...rows, ...creditRows], count)
}

/** The refusal of the rules of deliveries and cancellations, with this service's codes. */
export function refusedByRules<Name extends RestName>(
  order: KnownOrder,
  refusal: LifeRefusal,
): Result<never, RefusedBy<Name>> {
  return refusedAs(order, refusal, codeInOrder)
}

/** The refusal of the rules of credits, with this service's codes. */
export function refusedByCreditRules<Name extends RestName>(
  order: KnownOrder,
  refusal: LifeRefusal,
): Result<never, RefusedBy<Name>> {
  return refusedAs(order, refusal, codeInDelivery)
}

type RowCode = (order: StoredOrder, id: Long) => RefusedRowCode

function refusedAs<Name extends RestName>(
  { stored, view }: KnownOrder,
  refusal: LifeRefusal,
  codeOf: RowCode,
): Result<never, RefusedBy<Name>> {
  // The rules have one type of refusals; the operation's row has the possible ones.
  return refuse(refused() as RefusedBy<Name>)

  function refused(): Refused {
    switch (refusal.code) {
      case 'action-missing':
      case 'delivery-action-missing': {
        const ofDeliveries = view.Deliveries.flatMap(({ Actions }) => Actions)
        const shown = refusal.code === 'action-missing' ? view.Actions : [...new Set(ofDeliveries)]
        const status = view.OrderStatus as OrderStatus
        return { code: 'action-missing', action: refusal.action, status, shown: shown as DeliveryAction[] }
      }
      case 'rows-refused': {
        const rows = refusal.rows.map(({ pointer, OrderRowId }) => {
          return { code: codeOf(stored, OrderRowId), pointer, OrderRowId }
        })
        return { code: 'rows-refused', rows }
      }
      default:
        return refusal
    }
  }
}

/** The code of a refused row: an active row has every action of the order, so a refused one is closed. */
function codeInOrder({ rows }: StoredOrder, id: Long): RefusedRowCode {
  const row = rows.find(({ OrderRowId }) => OrderRowId === id)
  if (!row) return 'row-unknown'
  return row.IsCancelled ? 'row-cancelled' : 'row-delivered'
}

function codeInDelivery({ rows, creditRows }: StoredOrder, id: Long): RefusedRowCode {
  const isKnown = [...rows, ...creditRows].some(({ OrderRowId }) => OrderRowId === id)
  return isKnown ? 'row-not-creditable' : 'row-unknown'
}

/** The requests for an order's desk, and what the worker does with them. */
import { operations, type RestOperation } from '../../../shared/wire/operations.ts'
import type { Env } from '../../../edge/config/env.ts'
import type { DeskAnswer } from '../../../edge/desk/desk-answer.ts'
import { writeFailed } from '../../../edge/http/object-failed.ts'
import { newWriteMark } from '../../../edge/desk/write-mark.ts'
import { knownMerchant } from '../../../edge/registry/find-merchant.ts'
import { deskOf } from '../../../edge/order-desk/desk-of.ts'
import { type DeskRequest, refusedAnswer, type Write } from '../../../edge/order-desk/desk-request.ts'
import type { Change, RowValues } from '../provider/changes.ts'
import { VAT_PERCENT } from '../provider/order-resource.ts'
import type { Asked, Send } from './client.ts'
import type { EdgeProcess } from './edge-process.ts'
import type { Client } from './plan.ts'

/** Milliseconds until an answer with a body is known to have been taken; see edge/http/hand-over.ts. */
export const HAND_OVER_MS = 100

interface Place {
  edge: EdgeProcess
  merchantId: string
  orderId: number
  wait: (milliseconds: number) => Promise<void>
}

export function toOrder(place: Place): Send {
  return (client, asked) => workerAnswer(requestOf(client, asked, place), client, place)
}

/** What the worker does with a request of the desk; see edge/orders/routes.ts. */
function workerAnswer(
  request: DeskRequest,
  { worksAlone }: Client,
  { edge, merchantId, orderId, wait }: Place,
): { answer: Promise<DeskAnswer>; leave: () => void } {
  let isThere = true
  const desk = deskOf(edge.platform.env as unknown as Env, merchantId, orderId)
  const answer = async (): Promise<DeskAnswer> => {
    let made: DeskAnswer
    try {
      made = (await desk.write(request, 0)).answer
    } catch (error) {
      return refusedAnswer(writeFailed(error, request.requestId), request.requestId)
    }
    const isHandedOver = request.idempotencyKey === undefined && made.body !== null && !made.problem
    if (!isHandedOver) return made
    await wait(HAND_OVER_MS)
    if (!worksAlone) void desk.handedOver(request.requestId, isThere).catch(() => undefined)
    return made
  }
  return { answer: answer(), leave: () => (isThere = false) }
}

function requestOf(
  { kind, id, change }: Client,
  { requestId, key, tag, lost }: Asked,
  world: Place,
): DeskRequest {
  const { merchantId, orderId } = world
  const write = writeOf(change, orderId)
  const { capability }: RestOperation = operations[write.name]
  const mark = newWriteMark(knownMerchant(merchantId))
  return {
    merchantId,
    orderId,
    requester: { kind, id, user: { id, name: id }, capabilities: ['order.read', capability] },
    requestId,
    // The model of the provider knows a request by it.
    trace: { traceId: requestId, traceparent: requestId, upstreamMs: 0 },
    write,
    ...(key !== undefined && { idempotencyKey: key }),
    ...(tag !== undefined && { ifMatch: [tag] }),
    ...(mark !== undefined && { mark }),
    ...(lost && { lostTime: lost }),
  }
}

/** The write that asks the edge for a change. */
function writeOf(change: Change, CheckoutOrderId: number): Write {
  const order = { CheckoutOrderId }
  switch (change.operation) {
    case 'addOrderRow':
      return { name: 'addOrderRow', input: { ...order, body: rowOf(change.rows[0]!) } }
    case 'addOrderRows':
    case 'replaceOrderRows':
      return { name: change.operation, input: { ...order, body: { OrderRows: change.rows.map(rowOf) } } }
    case 'updateOrderRow': {
      const [{ row, values } = { row: 0, values: {} }] = change.updates
      return { name: 'updateOrderRow', input: { ...order, OrderRowId: row, body: values } }
    }
    case 'updateOrderRows': {
      const OrderRows = change.updates.map(({ row, values }) => ({ OrderRowId: row, ...values }))
      return { name: 'updateOrderRows', input: { ...order, body: { OrderRows } } }
    }
    case 'setOrderMetadata': {
      const Metadata = [{ Key: change.key, Value: change.value }]
      return { name: 'setOrderMetadata', input: { ...order, body: { Metadata } } }
    }
    case 'extendOrder':
      return { name: 'extendOrder', input: { ...order, expiryDate: change.date } }
    case 'cancelOrderRows':
      return { name: 'cancelOrderRows', input: { ...order, body: { OrderRowIds: change.ids } } }
    case 'cancelAmount':
      return { name: 'cancelAmount', input: { ...order, body: { CancelledAmount: change.total } } }
    case 'cancelOrder':
      return { name: 'cancelOrder', input: { ...order, body: { IsCancelled: true } } }
    case 'deliverOrder':
      return { name: 'deliverOrder', input: { ...order, body: { OrderRowIds: change.ids } } }
    case 'deliverAndLowerAmount':
      return { name: 'deliverAndLowerAmount', input: { ...order, body: { DeliveredAmount: change.amount } } }
    default:
      return creditWriteOf(change, { ...order, DeliveryId: change.delivery })
  }
}

/** A new row, as the edge is asked for it. The provider's model has one rate of VAT. */
function rowOf(row: RowValues): RowValues & { VatPercent: number } {
  return { ...row, VatPercent: VAT_PERCENT }
}

function creditWriteOf(
  change: Extract<Change, { delivery: number }>,
  delivery: { CheckoutOrderId: number; DeliveryId: number },
): Write {
  switch (change.operation) {
    case 'creditOrderRows':
      return { name: 'creditOrderRows', input: { ...delivery, body: { OrderRowIds: change.ids } } }
    case 'creditNewRow': {
      const NewCreditOrderRow = rowOf(change.added)
      const body = { NewCreditOrderRow, ...(change.ids.length > 0 && { OrderRowIds: change.ids }) }
      return { name: 'creditNewRow', input: { ...delivery, body } }
    }
    case 'creditWithFee': {
      const Fee = { Name: 'Fee', UnitPrice: change.fee, VatPercent: VAT_PERCENT }
      return { name: 'creditWithFee', input: { ...delivery, body: { OrderRowIds: change.ids, Fee } } }
    }
    case 'creditAmount':
      return { name: 'creditAmount', input: { ...delivery, body: { CreditedAmount: change.total } } }
  }
}

/** The compared parts of an edge's answer, without what may differ between the real edge and the fake. */
import type { HistoryEntry, HistoryPage } from '../../shared/domain/order/history.ts'
import { PREFERENCE_APPLIED } from '../../shared/domain/order/return-order.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Problem } from '../../shared/problem.schema.ts'

export type Observed = Record<string, unknown>

/** The observed state of one side. */
export class Memory {
  readonly firstTag: string
  /** The ETag of the order when it was last read. */
  tag: string
  /** The ids of added rows, as the answers named them. */
  readonly added: Long[] = []
  /** The ids of deliveries, as the answers named them. */
  readonly deliveries: Long[] = []
  readonly #labels = new Map<Long, string>()

  constructor(order: Order, tag: string) {
    this.firstTag = tag
    this.tag = tag
    for (const { OrderRowId } of rowsOf(order)) this.#labels.set(OrderRowId, `row ${OrderRowId}`)
  }

  /** An id of a row on both sides: added rows are numbered in their order. */
  labelOf(id: Long): string {
    const label = this.#labels.get(id) ?? `new row ${this.#labels.size}`
    this.#labels.set(id, label)
    return label
  }

  /** Deliveries are numbered in their order, because the ids of the sides differ. */
  deliveryOf(id: Long): string {
    if (!this.deliveries.includes(id)) this.deliveries.push(id)
    return `delivery ${this.deliveries.indexOf(id)}`
  }
}

/** The compared parts of head and body. Remembers the values that later calls need. */
export async function observe(response: Response, memory: Memory): Promise<Observed> {
  const { status, headers } = response
  const text = await response.text()
  const body: unknown = text === '' ? undefined : parseJson(text)
  const tag = headers.get('ETag')
  const observed = {
    status,
    type: headers.get('Content-Type')?.replace(/;.*/, '') ?? null,
    tag: tag && (tag === memory.tag ? 'as before' : 'another'),
    saysWhenToRetry: headers.has('Retry-After'),
    hasRequestId: headers.has('X-Request-Id'),
    applied: headers.get(PREFERENCE_APPLIED),
    ...observeBody(body, memory),
  }
  if (status === 202) memory.added.push(...[(body as { OrderRowId?: Long | Long[] }).OrderRowId ?? []].flat())
  if (response.ok && tag) memory.tag = tag
  return observed
}

/** The ids of what a write has made. */
interface Made {
  OrderRowId: Long | Long[]
  DeliveryId: Long
  CreditId: string
}

function observeBody(body: unknown, memory: Memory): Observed {
  if (body === undefined) return { body: 'empty' }
  const { Order: carried, ...rest } = body as { Order?: Order }
  if (carried) {
    // The ids come first: they number the rows.
    const made = Object.keys(rest).length > 0 ? observeBody(rest, memory) : {}
    return { ...made, carried: observeOrder(carried, memory) }
  }
  const value = body as Partial<Order & HistoryPage & Problem & Made>
  if (value.code !== undefined) return { problem: observeProblem(value as Problem, memory) }
  if (value.OrderRows !== undefined) return { order: observeOrder(value as Order, memory) }
  if (value.entries !== undefined) return { history: observeHistory(value as HistoryPage, memory) }
  if (value.DeliveryId !== undefined) return { made: memory.deliveryOf(value.DeliveryId) }
  if (value.CreditId !== undefined) return { made: typeof value.CreditId }
  if (value.OrderRowId === undefined)
    return { session: { ...value, expiresAt: typeof Object(value).expiresAt } }
  const { OrderRowId, ...more } = value
  const rows = [OrderRowId].flat().map((id) => memory.labelOf(id))
  return { added: Array.isArray(OrderRowId) ? rows : rows[0], members: Object.keys(more) }
}

function observeProblem(problem: Problem, memory: Memory): Observed {
  const { title, detail, requestId, errors, current, ...facts } = problem
  return {
    ...facts,
    // The wording may differ.
    texts: [title, detail, requestId].map((text) => typeof text),
    errors: errors?.map((error) => ({ ...error, detail: typeof error.detail })),
    current: current && observeOrder(current as Order, memory),
  }
}

/** Leaves out empty members: the widget treats absent, null and empty alike. */
function observeOrder(order: Order, memory: Memory): Observed {
  const rowTold = ({ OrderRowId, ...row }: OrderRow) => ({ row: memory.labelOf(OrderRowId), ...without(row) })
  const { OrderRows, Deliveries, ...members } = order
  return {
    ...without(members),
    OrderRows: OrderRows.map(rowTold),
    Deliveries: Deliveries.map(({ Id, InvoiceId, CreationDate, DueDate, ...delivery }) => ({
      ...without(delivery),
      Id: memory.deliveryOf(Id),
      InvoiceId: typeof InvoiceId,
      CreationDate: typeof CreationDate,
      isDueAtMidnight: DueDate?.endsWith('T00:00:00'),
      OrderRows: delivery.OrderRows.map(rowTold),
      Credits: (delivery.Credits ?? []).map((credit) => ({
        ...credit,
        OrderRows: credit.OrderRows.map(rowTold),
      })),
    })),
  }
}

function observeHistory({ entries, before }: HistoryPage, memory: Memory): Observed {
  const entryTold = ({ at, requestId, rows, changes, save, ...facts }: HistoryEntry) => ({
    ...facts,
    save: typeof save,
    at: /^\d{4}-.*Z$/.test(at),
    requestId: typeof requestId,
    rows: rows.map((id) => memory.labelOf(id)),
    changes: changes?.map(({ OrderRowId, ...change }) => ({ row: memory.labelOf(OrderRowId), ...change })),
  })
  return { entries: entries.map(entryTold), before }
}

function without(members: object): Observed {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
}

function rowsOf({ OrderRows, Deliveries }: Order): OrderRow[] {
  return [...OrderRows, ...Deliveries.flatMap((delivery) => delivery.OrderRows)]
}

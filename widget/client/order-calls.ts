/** Calls about one order that nothing needs before the order is on the screen: writes, history, live messages. */
import type { HistoryEntry, HistoryPage } from '../../shared/domain/order/history.ts'
import {
  LIVE_SUBPROTOCOL,
  LIVE_TICKET,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../shared/domain/order/live.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { PREFER, PREFERENCE_APPLIED, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { isLong, type Long } from '../../shared/domain/values/long.ts'
import { noteHeadersOf, type WriteNote } from '../../shared/domain/order/write-note.ts'
import { type EdgeClient, orderPath } from './edge-client.ts'
import { EdgeError } from './edge-error.ts'
import type { WriteRequest } from './order-writes.ts'
import { object, readOrder } from './read-answer.ts'

/** The writes that a client made. */
class Made {
  readonly requests = new Set<string>()
  /** The ids of the saves that these writes belong to: they identify a write even if its answer was lost. */
  readonly saves = new Set<string>()
  /** The saves of writes that were done although their answers were lost. */
  readonly found = new Set<string>()
  readonly underWay = new Set<Promise<unknown>>()
}

const allMade = new WeakMap<EdgeClient, Made>()

function madeBy(client: EdgeClient): Made {
  const made = allMade.get(client) ?? new Made()
  allMade.set(client, made)
  return made
}

/** A write that was done. */
export interface Written {
  /** The ids of added rows; empty for other writes. */
  addedIds: Long[]
  /** The order afterwards, on which later writes are then based; if it is undefined, read it. */
  order: Order | undefined
}

/**
 * Makes one write ({@link WriteRequest}), based on the order as last read.
 * @param idempotencyKey one for each intent of the user; the same when that intent is retried
 * @param saveId the same for the writes of one save
 * @param said why, for the history
 * @throws EdgeError, among others with code `order-changed` and the current order in `current`, which later
 *   writes are then based on, and `offline` if nothing was sent because the browser has no network
 */
export async function writeOrder(
  client: EdgeClient,
  orderId: string,
  { operation, method, path, body }: WriteRequest,
  idempotencyKey: string,
  saveId: string = crypto.randomUUID(),
  said: WriteNote = {},
): Promise<Written> {
  const { requests, saves, underWay } = madeBy(client)
  saves.add(saveId)
  const { turns } = client
  const tag = client.tags.get(orderId)
  let headers: Headers | undefined
  const call = client.call({
    action: `The write ${operation}`,
    method,
    path: orderPath(orderId) + path,
    ...(body !== undefined && { body }),
    headers: {
      'Idempotency-Key': client.keyToSend(idempotencyKey),
      'Save-Id': saveId,
      ...noteHeadersOf(said),
      ...(tag && { 'If-Match': tag }),
      ...(client.returnsOrder && { [PREFER]: RETURN_ORDER }),
    },
    onTag: (current) => client.tags.set(orderId, current),
    onDone(answered) {
      headers = answered
      const requestId = answered.get('X-Request-Id')
      if (requestId) requests.add(requestId)
    },
  })
  underWay.add(call)
  try {
    const answer = await call
    const addedIds = answer === undefined ? [] : readAddedRows(answer)
    const carried = carriedOrder(answer, headers)
    const isTaken = carried && client.take(orderId, carried.order, carried.tag, turns)
    return { addedIds, order: isTaken ? carried.order : undefined }
  } finally {
    underWay.delete(call)
  }
}

/**
 * Fired at the client when the live line reports one of its writes whose answer was lost: the proof for the form that
 * holds the write.
 */
export class FoundWriteEvent extends Event {
  readonly saveId: string

  constructor(saveId: string) {
    super('found-write')
    this.saveId = saveId
  }
}

/**
 * Whether this client made the write that the live line reports. Waits for the writes that are under way. Tells the
 * form that holds the write if its answer was lost.
 */
export async function madeWrite(
  client: EdgeClient,
  { requestId, save }: { requestId: string; save?: string | undefined },
): Promise<boolean> {
  const { requests, underWay, found } = madeBy(client)
  await Promise.allSettled(underWay)
  if (!isOwnWrite(client, { requestId, ...(save !== undefined && { save }) })) return false
  if (!requests.has(requestId) && save !== undefined) {
    found.add(save)
    client.dispatchEvent(new FoundWriteEvent(save))
  }
  return true
}

/** Whether the live line has reported a write of this save whose answer was lost. */
export function isFound(client: EdgeClient, saveId: string): boolean {
  return madeBy(client).found.has(saveId)
}

/** Whether an entry of the history is a write of this client, even one whose answer was lost. */
export function isOwnWrite(
  client: EdgeClient,
  { requestId, save }: Pick<HistoryEntry, 'requestId' | 'save'>,
): boolean {
  const { requests, saves } = madeBy(client)
  return requests.has(requestId) || (save !== undefined && saves.has(save))
}

/**
 * The order's history, newest first.
 * @param before where the previous page ended
 * @throws EdgeError
 */
export async function orderHistory(
  client: EdgeClient,
  orderId: string,
  before?: number,
  signal?: AbortSignal,
): Promise<HistoryPage> {
  const query = before === undefined ? '' : `?before=${before}`
  const action = 'Reading the history'
  const answer = await client.call({ action, path: `${orderPath(orderId)}/history${query}`, signal })
  const page = object<HistoryPage>(action, answer)
  return { ...page, entries: page.entries ?? [] }
}

/**
 * A WebSocket that reports on other open desks of the order. Its token is not in the URL.
 * @param ticket of the last `welcome`, if there was one
 * @throws EdgeError
 */
export function orderSocket(client: EdgeClient, orderId: string, ticket?: string): Promise<WebSocket> {
  return client.withToken(async (token, edge) => {
    const url = new URL(`${edge}${orderPath(orderId)}/live`)
    url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:'
    const known = ticket === undefined ? LIVE_TICKET : `${LIVE_TICKET}.${ticket}`
    const socket = new WebSocket(url, [LIVE_SUBPROTOCOL, token, known])
    socket.addEventListener('close', ({ code }) => {
      if (code === SESSION_EXPIRED || code === SESSION_ENDED) client.forget(token)
    })
    return socket
  })
}

/** The order in the answer of a write that was asked for it; undefined if it cannot be used. */
function carriedOrder(
  answer: unknown,
  headers: Headers | undefined,
): { order: Order; tag: string } | undefined {
  const tag = headers?.get('ETag')
  if (!tag || headers?.get(PREFERENCE_APPLIED) !== RETURN_ORDER) return undefined
  try {
    return { order: readOrder((answer as { Order?: unknown }).Order), tag }
  } catch {
    // The write is done: a read of the order then says what is wrong with it.
    return undefined
  }
}

/** The ids of added rows: one or a list; empty for an answer about something else. */
function readAddedRows(value: unknown): Long[] {
  const answer = object<{ OrderRowId: Long | Long[]; OrderRowID: Long | Long[] }>('Adding rows', value)
  const ids = [answer.OrderRowId ?? answer.OrderRowID ?? []].flat()
  if (!ids.every(isLong)) throw new EdgeError('Adding rows', { code: 'answer-invalid' })
  return ids
}

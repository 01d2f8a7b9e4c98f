/** Compares the orders of a report with the host's shop. */
import { isLong, type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { ShopVerdict } from '../data/report-data.ts'

/** An order as the host knows it. */
export interface ShopOrder {
  orderNumber: string
  /** The shop's total for it after credits, minor units. Several entries of one order are added. */
  total: Long
  /** ISO 4217; the report's own if left out. */
  currency?: string | undefined
  /** `YYYY-MM-DD`, on which it was sold. */
  date?: string | undefined
}

/**
 * The host's function: its knowledge of some orders. It may also return other orders, such as those of the same days.
 */
export type MatchOrders = (
  orderNumbers: readonly string[],
  signal: AbortSignal,
) => Promise<Iterable<ShopOrder>>

export interface ShopMatch {
  /** By order number: the marks of the table of rows. */
  verdicts: ReadonlyMap<string, ShopVerdict>
  /** Sales that this report lacks although they are {@link LATE_DAYS} days old, or have no date. */
  late: readonly ShopOrder[]
  /** ISO 4217, of the report: the assumed currency of orders that name none, and the number of those. */
  currency: string
  withoutCurrency: number
  /** Rows of the report without an order number, which cannot be compared. */
  rowsWithoutNumber: number
}

export type ShopFailure =
  /** The host's function failed, with this message. */
  | { code: 'threw'; message: string }
  | { code: 'slow'; seconds: number }
  /** The host's answer has the wrong shape: which member. */
  | { code: 'garbage'; member: string }

export const LATE_DAYS = 7
/** Orders in one call of the host's function. */
export const SLICE = 500
const PATIENCE_S = 30
/** Orders that an answer may have beyond the requested ones: an endless one must end. */
const MOST_OTHERS = 10_000

export interface ShopQuestion {
  /** The report's amounts by order number; each order once. */
  orders: readonly { key: string; nominalAmount: Long; count: number }[]
  /** ISO 4217, of the report. */
  currency: string
  /** `YYYY-MM-DD`, of the report. */
  date: string
  matchOrders: MatchOrders
  signal: AbortSignal
  onProgress(asked: number): void
}

/** Asks the host slice by slice. @throws the signal's reason when it is aborted */
export async function compareShop(question: ShopQuestion): Promise<Result<ShopMatch, ShopFailure>> {
  const { currency, date, signal, onProgress } = question
  const orders = question.orders.filter(({ key }) => key !== '')
  const unnamed = question.orders.filter(({ key }) => key === '')
  const reported = new Set(orders.map(({ key }) => key))
  const known = new Map<string, ShopOrder>()
  const others = new Map<string, ShopOrder>()
  for (let from = 0; from < orders.length; from += SLICE) {
    // A signal that has aborted tells nobody any more, and the host may never answer.
    signal.throwIfAborted()
    const asked = orders.slice(from, from + SLICE).map(({ key }) => key)
    const answer = await ask(question, asked)
    signal.throwIfAborted()
    if (!answer.ok) return answer
    const wanted = new Set(asked)
    for (const order of answer.value) {
      if (wanted.has(order.orderNumber)) add(known, order)
      // A host may return the same other orders with every slice.
      else if (!reported.has(order.orderNumber)) others.set(order.orderNumber, order)
    }
    onProgress(Math.min(from + SLICE, orders.length))
  }
  const verdicts = orders.map(
    ({ key, nominalAmount }) => [key, verdictOf(nominalAmount, currency, known.get(key))] as const,
  )
  return ok({
    verdicts: new Map(verdicts),
    late: [...others.values()].filter((order) => isLate(order, date)),
    currency,
    withoutCurrency: [...known.values()].filter((order) => order.currency === undefined).length,
    rowsWithoutNumber: unnamed.reduce((all, { count }) => all + count, 0),
  })
}

function add(known: Map<string, ShopOrder>, order: ShopOrder): void {
  const before = known.get(order.orderNumber)
  const total = normalLong(BigInt(before?.total ?? 0) + BigInt(order.total))
  known.set(order.orderNumber, { ...before, ...order, total })
}

function verdictOf(report: Long, currency: string, shop: ShopOrder | undefined): ShopVerdict {
  if (!shop) return { is: 'unknown', report }
  if (shop.currency !== undefined && shop.currency !== currency) {
    return { is: 'other-currency', currency: shop.currency }
  }
  const difference = normalLong(BigInt(report) - BigInt(shop.total))
  return difference === 0 ? { is: 'same' } : { is: 'differs', report, shop: shop.total, difference }
}

function isLate({ date }: ShopOrder, today: string): boolean {
  return date === undefined || Date.parse(today) - Date.parse(date) >= LATE_DAYS * 86_400_000
}

async function ask(
  { matchOrders, signal }: ShopQuestion,
  asked: readonly string[],
): Promise<Result<ShopOrder[], ShopFailure>> {
  // A signal for this call alone, so that an abandoned host can stop.
  const own = new AbortController()
  const ends = AbortSignal.any([signal, own.signal, AbortSignal.timeout(PATIENCE_S * 1000)])
  const ended = new Promise<'ended'>((resolve) => {
    ends.addEventListener('abort', () => resolve('ended'))
  })
  try {
    const answer = await Promise.race([Promise.resolve().then(() => matchOrders(asked, ends)), ended])
    return answer === 'ended'
      ? refuse({ code: 'slow', seconds: PATIENCE_S })
      : readOrders(answer, asked.length)
  } catch (error) {
    return refuse({ code: 'threw', message: messageOf(error) })
  } finally {
    own.abort()
  }
}

function readOrders(answer: unknown, asked: number): Result<ShopOrder[], ShopFailure> {
  if (typeof answer !== 'object' || answer === null || !(Symbol.iterator in answer)) {
    return refuse({ code: 'garbage', member: '' })
  }
  const orders: ShopOrder[] = []
  for (const item of answer as Iterable<unknown>) {
    const at = `${orders.length}`
    if (orders.length >= asked + MOST_OTHERS) return refuse({ code: 'garbage', member: at })
    if (typeof item !== 'object' || item === null) return refuse({ code: 'garbage', member: at })
    const { orderNumber, total, currency, date } = item as Partial<Record<keyof ShopOrder, unknown>>
    const wrong =
      typeof orderNumber !== 'string' || orderNumber === ''
        ? 'orderNumber'
        : !isLong(total)
          ? 'total'
          : !isMissing(currency) && typeof currency !== 'string'
            ? 'currency'
            : !isMissing(date) && !isDate(date)
              ? 'date'
              : undefined
    if (wrong) return refuse({ code: 'garbage', member: `${at}.${wrong}` })
    orders.push({
      orderNumber: orderNumber as string,
      total: total as Long,
      ...(isMissing(currency) ? {} : { currency: currency as string }),
      ...(isMissing(date) ? {} : { date: (date as string).slice(0, 10) }),
    })
  }
  return ok(orders)
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null
}

function isDate(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d/.test(value) &&
    !Number.isNaN(Date.parse(value.slice(0, 10)))
  )
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200)
}

/** Finds orders by a number of either side. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { readOrders } from '../data/read-orders.ts'

/** The numbers to look for: digits may be a number of either side. */
export interface Sought {
  ClientOrderNr: string
  ProviderOrderNr?: Long
}

/** Reads the search text. @returns why it is no number of an order */
export function soughtIn(text: string): Sought | 'empty' | 'unreadable' {
  const ClientOrderNr = text.trim()
  if (ClientOrderNr === '') return 'empty'
  if (/\p{Cc}/u.test(ClientOrderNr) || !ClientOrderNr.isWellFormed()) return 'unreadable'
  // Digits may be grouped where they were copied from.
  const number = parseLong(ClientOrderNr.replace(/\s/g, ''))
  return number !== undefined && number > 0 ? { ClientOrderNr, ProviderOrderNr: number } : { ClientOrderNr }
}

/**
 * The orders that have one of the numbers, each once, newest first.
 * @returns also why a question was not answered, in which case there may be more
 */
export async function findOrders(
  client: EdgeClient,
  { ClientOrderNr, ProviderOrderNr }: Sought,
  signal: AbortSignal,
): Promise<{ orders: CreditOrder[]; error: EdgeError | undefined }> {
  const questions = [
    readOrders(client, { ClientOrderNr }, signal),
    ...(ProviderOrderNr === undefined ? [] : [readOrders(client, { ProviderOrderNr }, signal)]),
  ]
  const answers = await Promise.allSettled(questions)
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  const byNumber = new Map(found.map((order) => [String(order.ProviderOrderNr), order]))
  const orders = [...byNumber.values()].toSorted((a, b) => (a.CreationDate < b.CreationDate ? 1 : -1))
  return { orders, error: failed && asEdgeError(failed.reason) }
}

/** One order; undefined if the provider has none with the number. @throws EdgeError, or the signal's reason */
export async function readOrder(
  client: EdgeClient,
  ProviderOrderNr: Long,
  signal: AbortSignal,
): Promise<CreditOrder | undefined> {
  const [order] = await readOrders(client, { ProviderOrderNr }, signal)
  return order
}

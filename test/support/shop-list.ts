/** The list of orders of the demo's shop. */
import type { Page } from 'playwright'
import { shopOrders } from '../../shared/sandbox.ts'

/** Waits until the list has come. @returns how many orders it has */
export async function listLength(page: Page): Promise<number> {
  await page.getByText(`${shopOrders.length} of ${shopOrders.length} orders`).waitFor()
  return Number(await page.getByRole('grid', { name: 'Orders' }).getAttribute('aria-rowcount')) - 1
}

interface ListAnswer {
  orders: { id: string; number: string }[]
  cursor?: string
}

/** Every order that the shop's server lists for the visitor of a page. @param list the address of the page */
export async function ordersOf(page: Page, list: string): Promise<ListAnswer['orders']> {
  const orders: ListAnswer['orders'] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const answer = await page.request.get(`${list}.json`, { params: { cursor } })
    const next = (await answer.json()) as ListAnswer
    orders.push(...next.orders)
    cursor = next.cursor
  }
  return orders
}

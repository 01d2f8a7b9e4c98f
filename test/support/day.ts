/** The surroundings of a clerk's day: the order, the sheet to paste, and another clerk. */
import { sandboxOrders } from '../../shared/sandbox.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { atEdge, openSession } from './client.ts'
import type { DeskPage } from './desk-page.ts'

/** The order whose customer has a low credit limit; a second chandelier is above it. */
export const { Id: DAY_ORDER, MerchantOrderId: DAY_LINK } = sandboxOrders.find(
  ({ MerchantOrderId }) => MerchantOrderId === 'web-2042',
)!

/** Puts twelve rows of a spreadsheet on the clipboard, for 10.00 each. */
export async function copyCandles({ context, page }: DeskPage): Promise<void> {
  const lines = Array.from({ length: 12 }, (_, index) => `Candle ${index + 1}\t1\t10`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ['Name\tQty\tPrice', ...lines].join('\n'),
  )
}

/** Another clerk changes the quantities of the second and the third row. */
export async function annaChangesRows(addresses: Addresses): Promise<void> {
  const { token } = await openSession(addresses, { user: { id: 'anna', name: 'Anna Ek' } })
  for (const [rowId, Quantity] of [
    [2, 900],
    [3, 500],
  ]) {
    const answer = await atEdge(addresses, `/api/v1/orders/${DAY_ORDER}/rows/${rowId}/`, {
      token,
      method: 'PATCH',
      body: JSON.stringify({ Quantity }),
    })
    if (answer.status !== 204) throw new Error(`Anna was answered ${answer.status} ${await answer.text()}`)
  }
}

import { addRows, cancelRow, editRow } from '../rows/changes/changes.ts'
import type { ChangesStore } from '../rows/changes/changes.store.ts'
import { type Desk, openDesk } from './desk.ts'
import { historyOf, partOf, until } from './parts.ts'

/** A desk of an order on the fake edge, whole, with a changed row, a cancelled one and two new ones. */
export async function openFullestDesk(lang: string): Promise<Desk> {
  const desk = await openDesk({ lang })
  const { store } = (await until(() => desk.query('order-admin-change-bar'))) as unknown as {
    store: ChangesStore
  }
  const [lamp, bulb] = store.order.OrderRows
  const row = { Name: 'Gift wrap, red paper', Quantity: 250, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) =>
    cancelRow(
      editRow(addRows(changes, [row, { ...row, Name: '' }], ['new-1', 'new-2']), bulb!, {
        Quantity: 900,
        Name: 'Bulb E14',
      }),
      lamp!,
    ),
  )
  await historyOf(desk)
  await partOf(desk, 'order-admin-actions')
  for (const folded of desk.desk.querySelectorAll('details')) folded.open = true
  await desk.settled()
  return desk
}

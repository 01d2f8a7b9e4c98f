import type { Elements } from '../../../kit/parts/define.ts'
import { OrderDesk } from './order-desk.ts'
import { OrderRowTable } from './order-row-table.ts'

/** The elements that show an order, by tag. Those that change it are in edit-parts.ts. */
export const orderElements: Elements = {
  'order-admin-row-table': OrderRowTable,
  'order-admin-desk': OrderDesk,
}

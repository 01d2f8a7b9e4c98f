import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { rowTableStyles } from '../../../kit/parts/row-table.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { orderDeskStyles } from './order-desk.styles.ts'
import { orderSideStyles } from './order-side.styles.ts'
import { orderStoryStyles } from './order-story.styles.ts'

/** The style sheets of the order desk; a later one wins over an earlier one. */
export const orderDeskSheets = [
  base,
  controls,
  orderDeskStyles,
  orderStoryStyles,
  orderSideStyles,
  deskStatesStyles,
  rowTableStyles,
]

import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { tabListStyles } from '../../../kit/parts/tab-list.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { reportDeskStyles } from './report-desk.styles.ts'
import { reportPartsStyles } from './report-parts.styles.ts'
import { reportPictureStyles } from './report-pictures.styles.ts'
import { reportStepsStyles } from './report-steps.styles.ts'
import { reportPrintStyles } from './report-print.styles.ts'

/** The style sheets of the report desk; a later one wins over an earlier one. */
export const reportDeskSheets = [
  base,
  controls,
  deskStatesStyles,
  tabListStyles,
  reportPartsStyles,
  reportDeskStyles,
  reportPictureStyles,
  reportStepsStyles,
  reportPrintStyles,
]

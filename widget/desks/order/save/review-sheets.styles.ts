import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { savedNoteStyles } from '../../../kit/parts/saved-note.styles.ts'
import { sumsStyles } from '../../../kit/parts/sums.styles.ts'
import { confirmStyles } from '../../../kit/parts/confirm.styles.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { reviewStyles } from './review.styles.ts'

export const reviewSheets = [
  base,
  controls,
  dialogStyles,
  savedNoteStyles,
  sumsStyles,
  confirmStyles,
  whyStyles,
  reviewStyles,
]

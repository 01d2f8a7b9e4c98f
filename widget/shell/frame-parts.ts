/** The frame around the desks, in one chunk: it loads unless the page names an order. */
import { loadPart } from '../kit/parts/load-part.ts'
import { DeskFrame } from './desk-frame.ts'
import { DeskNotice } from './desk-notice.ts'
import { LeaveDialog } from './leave-dialog.ts'

/** Loads the words of the frame and defines its elements. */
export function loadFrame(): Promise<void> {
  return loadPart(
    {
      'order-admin-leave': LeaveDialog,
      'order-admin-notice': DeskNotice,
      'order-admin-desks': DeskFrame,
    },
    ['frame'],
  )
}

/** The frame around the desks, in one chunk: it loads unless the page names an order. */
import { loadLaterWords } from '../locales/languages.ts'
import type { Elements } from '../kit/parts/define.ts'
import { DeskFrame } from './desk-frame.ts'
import { DeskNotice } from './desk-notice.ts'
import { LeaveDialog } from './leave-dialog.ts'

/** Loads the words of the frame. @returns its elements, to define */
export async function loadFrame(): Promise<Elements> {
  await loadLaterWords('frame')
  return {
    'order-admin-leave': LeaveDialog,
    'order-admin-notice': DeskNotice,
    'order-admin-desks': DeskFrame,
  }
}

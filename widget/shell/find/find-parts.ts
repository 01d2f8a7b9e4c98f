/** The field that finds anything, in one chunk: it loads when it is first opened. */
import { loadPart } from '../../kit/parts/load-part.ts'
import { FindDialog } from './find-dialog.ts'

export function loadFind(): Promise<void> {
  return loadPart({ 'order-admin-find': FindDialog }, ['find'])
}

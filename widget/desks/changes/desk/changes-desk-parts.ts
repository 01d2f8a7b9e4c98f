/** The desk of changes, in one chunk. */
import { loadPart } from '../../../kit/parts/load-part.ts'
import { ChangesRows } from '../rows/changes-rows.ts'
import { ChangesDesk } from './changes-desk.ts'

/** Loads the words of the desk, and those of the order desk for what is done to an order. */
export function loadChangesDesk(): Promise<void> {
  return loadPart({ 'order-admin-changes-rows': ChangesRows, 'order-admin-changes-desk': ChangesDesk }, [
    'changes',
    'order',
  ])
}

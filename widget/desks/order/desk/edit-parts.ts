/**
 * The code that changes an order, in one chunk. It loads after the order is shown, and only if the session allows any
 * change.
 */
import { ConflictBanner } from '../conflict/conflict-banner.ts'
import { ConflictDialog } from '../conflict/conflict-dialog.ts'
import { OrderExpiry } from '../expiry/order-expiry.ts'
import { ChangeBar } from '../../../rows/grid/change-bar.ts'
import { RowGrid } from '../../../rows/grid/row-grid.ts'
import { RowHistory } from '../history/row-history.ts'
import { OrderMetadata } from '../metadata/order-metadata.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import { PasteDialog } from '../../../rows/paste/paste-dialog.ts'
import { RowForm } from '../../../rows/row-form/row-form.ts'
import { AwaitedBanner } from '../save/awaited-banner.ts'
import { ReviewDialog } from '../save/review-dialog.ts'
import { LiveAmount, LiveTotals } from './live-figures.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

const elements: Elements = {
  'order-admin-expiry': OrderExpiry,
  'order-admin-metadata': OrderMetadata,
  'order-admin-row-history': RowHistory,
  'order-admin-row-grid': RowGrid,
  'order-admin-change-bar': ChangeBar,
  'order-admin-amount': LiveAmount,
  'order-admin-totals': LiveTotals,
  'order-admin-row-form': RowForm,
  'order-admin-paste': PasteDialog,
  'order-admin-review': ReviewDialog,
  'order-admin-awaited': AwaitedBanner,
  'order-admin-conflict': ConflictDialog,
  'order-admin-conflict-banner': ConflictBanner,
}

/** Defines the elements, and loads the words that they share with other parts. */
export function loadEditElements(): Promise<void> {
  return loadPart(elements, ['order', 'frame'])
}

export { ChangesStore } from '../../../rows/changes/changes.store.ts'
export { adoptLaterStyles } from './adopt-later-styles.ts'
export { openPart } from './open-part.ts'
export { UnsavedChanges } from './unsaved-changes.ts'

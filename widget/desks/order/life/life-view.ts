import type { TemplateResult } from 'lit'
import type { WriteState } from '../../../kit/parts/single-write.ts'
import type { CreditExtra, ExtraField, LifeDraft } from './life-draft.ts'
import type { LifeGates } from './life-gates.ts'
import type { ReadLife } from './life-reading.ts'
import type { LifeRow } from './life-rows.ts'
import type { LifeSubject } from './life-subject.ts'

/** The content and actions of the review of a delivery, a cancellation or a credit. */
export interface LifeView {
  subject: LifeSubject
  draft: LifeDraft
  rows: readonly LifeRow[]
  read: ReadLife
  gates: LifeGates
  extras: readonly CreditExtra[]
  write: WriteState
  isBusy: boolean
  /** Whether nothing may be changed: the request is under way, or may have been done. */
  isHeld: boolean
  /** Whether the order has been changed since the review was opened. */
  isChanged: boolean
  isTried: boolean
  /** How many of the rows are shown now. */
  shownRows: number
  /** Whether the clerk may ask for more rows than are shown by themselves. */
  hasMoreRows: boolean
  /** The rows of the request with unsaved changes, by id; new rows count too. */
  unsaved: { rows: ReadonlySet<unknown>; count: number }
  /** The number of chosen rows that no longer exist. */
  gone: number
  /** What happens to the order if nothing stays open, in words. */
  closing: string | undefined
  /** The step that the clerk must confirm by name before sending. */
  confirm: { words: string; isConfirmed: boolean } | undefined
  /** The fields of the reason. */
  why: TemplateResult
  /** What the page requires before sending, in words. */
  missing: string | undefined
  /** Whether it can be sent now. */
  isReady: boolean
  onDraft(change: Partial<LifeDraft>): void
  onChoose(ids: readonly LifeRow[], isChosen: boolean): void
  onQuantity(row: LifeRow, text: string): void
  onAll(row: LifeRow): void
  onField(field: ExtraField, text: string): void
  onShowAll(): void
  onConfirm(isConfirmed: boolean): void
  /** Also delivers the rows below 0 that would be left behind. */
  onTakeAlong(): void
  onReview(): void
  onBack(): void
  onSend(): void
}

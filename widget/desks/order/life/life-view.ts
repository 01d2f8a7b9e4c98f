import type { TemplateResult } from 'lit'
import type { WriteState } from '../../../kit/parts/single-write.ts'
import type { CreditExtra, ExtraField, LifeDraft } from './life-draft.ts'
import type { LifeGates } from './life-gates.ts'
import type { ReadLife } from './life-reading.ts'
import type { LifeRow } from './life-rows.ts'
import type { LifeSubject } from './life-subject.ts'

/** What the review of a delivery, a cancellation or a credit shows, and what is done there. */
export interface LifeView {
  subject: LifeSubject
  draft: LifeDraft
  rows: readonly LifeRow[]
  read: ReadLife
  gates: LifeGates
  extras: readonly CreditExtra[]
  write: WriteState
  isBusy: boolean
  /** Whether nothing may be changed: what was sent is under way, or may have been done. */
  isHeld: boolean
  /** Whether somebody has changed the order since the review was opened. */
  isChanged: boolean
  isTried: boolean
  showsAll: boolean
  /** The rows that this is about and that have unsaved changes, by id; new rows count too. */
  unsaved: { rows: ReadonlySet<unknown>; count: number }
  /** The number of chosen rows that are no longer there. */
  gone: number
  /** What becomes of the order if nothing stays open, in words. */
  closing: string | undefined
  /** What the clerk must confirm by name before it is sent. */
  confirm: { words: string; isConfirmed: boolean } | undefined
  /** Where the clerk says why. */
  why: TemplateResult
  /** What the page wants to know before it is sent, in words. */
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
  /** Delivers the rows below 0 too that would be left behind. */
  onTakeAlong(): void
  onReview(): void
  onBack(): void
  onSend(): void
}

/** The content of the review before a save, while it runs and after it. */
import { html, nothing } from 'lit'
import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import { PATIENCE } from '../../../kit/parts/seconds.controller.ts'
import { conflictWords } from '../../../kit/parts/conflict-words.ts'
import { endView, progressView, resultView } from './progress.view.ts'
import type { Review } from './review.ts'
import { callWords, type GoToRow, note, reviewView } from './review.view.ts'
import type { Saver } from './saver.ts'

interface ReviewBody {
  store: ChangesStore
  saver: Saver
  /** Undefined if everything is saved. */
  review: Review | undefined
  /** For screen readers. */
  announcement: string
  /** How long the save has run, in seconds. */
  savingFor: number
  /** How long the edge asks to wait, in seconds. */
  secondsLeft: number
  /** Whether closing was refused because a call is under way. */
  isHeldOpen: boolean
  /** Whether the last save was refused in a way that repeating it does not change. */
  isRefused: boolean
  /** The question about an order that the changes close; `nothing` if they do not. */
  closing: unknown
  /** How many rows with changes are hidden from the table. */
  hidden: number
  /**
   * The fields of a reason and a note.
   * @param isSent whether a call with them is open, so that they cannot be changed
   */
  why(isSent: boolean): unknown
  goTo: GoToRow
  showNews(): void
  /** Who changed the order, if that is known. */
  marks: RowMarks | undefined
}

/** Everything between the dialog's title and its buttons. */
export function reviewBody(body: ReviewBody, l: Localizer): unknown {
  const { store, saver, review, isRefused, closing, hidden, goTo, secondsLeft, showNews } = body
  const { end, isRunning } = saver
  return html`
    <p class="visually-hidden" role="status">${body.announcement}</p>
    ${isRunning ? runningNote(body, l) : nothing} ${isRunning || end ? progressView(saver, l) : nothing}
    ${
      end && end.is !== 'saved'
        ? html`<div class="end">${endView({ end, store, goTo, secondsLeft, showNews }, l)}</div>`
        : nothing
    }
    ${review && !isRunning ? changedNote(body, l) : nothing}
    ${review ? (isRunning ? nothing : reviewView(store, review, { goTo, isRefused, closing, hidden }, l)) : resultView(store.order, saver, store, l)}
    ${
      review && review.calls.length > 0 && !isRunning && !isRefused
        ? body.why(saver.openCall !== undefined)
        : nothing
    }
  `
}

/** Once a save has run for a while, the clerk need not wait for it. */
function runningNote({ savingFor, isHeldOpen }: ReviewBody, l: Localizer): unknown {
  if (savingFor >= PATIENCE) return note('neutral', html`<p>${l.term('savingSince', savingFor)}</p>`)
  return isHeldOpen ? note('neutral', html`<p role="alert">${l.term('stillSaving')}</p>`) : nothing
}

/** The changes of others while the review was open: the figures below are not those that the clerk has read. */
function changedNote({ store, saver, marks, showNews }: ReviewBody, l: Localizer): unknown {
  const { conflicts, news, order } = store
  const words = conflictWords(marks, order, l)
  if (conflicts.length > 0) {
    return note('warning', html`<p role="alert">${words} ${l.term('conflictRows', conflicts.length)}</p>`)
  }
  if (news.length === 0 || saver.end) return nothing
  return note(
    'neutral',
    html`<p role="alert">${words}</p>
      <p class="links">
        <button type="button" class="small" @click=${showNews}>${l.term('conflictNews')}</button>
      </p>`,
  )
}

/**
 * The progress and outcome of a save for screen readers.
 * @param isDone whether everything is saved
 * @param isWaitOver whether the edge's waiting time is over
 */
export function saveAnnouncement(
  { order }: ChangesStore,
  { calls, isRunning }: Saver,
  isDone: boolean,
  isWaitOver: boolean,
  l: Localizer,
): string {
  if (isDone) return l.term('savedTotal', `${l.money(remainingAmount(order))} ${order.Currency}`)
  const now = calls.findLast(({ status }) => status !== 'waiting')
  if (!isRunning && isWaitOver) return l.term('waitOver')
  // The next announcement implies how it ended: the next call, the end, or an alert.
  if (!isRunning || now?.status !== 'sending') return ''
  return l.term('callProgress', callWords(now.call, l), l.term('callStatus', now.status))
}

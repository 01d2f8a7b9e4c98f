import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { invoiceDistributionTypes, type InvoiceDistributionType } from '../../shared/domain/enums.ts'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from '../parts/icons.ts'
import type { WriteState } from '../parts/single-write.ts'
import { saveTerm, writeNote } from '../parts/write-note.view.ts'
import { amountField, extraFieldset, problemNote } from './life-fields.view.ts'
import { figuresView } from './life-figures.view.ts'
import type { CreditExtra, ExtraField, LifeDraft, LifeSubject } from './life-draft.ts'
import type { LifeGates } from './life-gates.ts'
import type { ReadLife } from './life-reading.ts'
import { refusedLifeTexts } from './life-refusal.ts'
import { rowsView } from './life-rows.view.ts'
import type { LifeRow } from './life-rows.ts'
import { doWords, howWords, missingWords, wayWords } from './life-words.ts'
import { mayCancelRest, sendsInvoice } from './read-delivery.ts'

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
  onDraft(change: Partial<LifeDraft>): void
  onChoose(ids: readonly LifeRow[], isChosen: boolean): void
  onQuantity(row: LifeRow, text: string): void
  onAll(row: LifeRow): void
  onField(field: ExtraField, text: string): void
  onShowAll(): void
  onReview(): void
  onBack(): void
  onSend(): void
}

/** The review's form: what is asked for, what it comes to, and what cannot be undone. */
export function lifeBody(view: LifeView, l: Localizer): TemplateResult {
  const { subject, draft } = view
  return html`
    <form novalidate @submit=${(event: Event) => event.preventDefault()}>
      <fieldset class="all" ?disabled=${view.isHeld}>
        ${unsavedNote(view, l)} ${waysView(view, l)}
        ${draft.way === 'amount' ? amountField(view, l) : nothing}
        ${draft.way === 'rows' ? rowsView(view, l) : nothing}
        ${subject.task === 'credit' && draft.way === 'rows' ? extraFieldset(view, l) : nothing}
        ${subject.task === 'deliver' && draft.way === 'rows' ? deliveryChoices(view, l) : nothing}
      </fieldset>
      ${problemNote('form', view, l)} ${figuresView(view, l)} ${finalNote(view, l)}
    </form>
  `
}

/** The state of the write, the way back and the main button. */
export function lifeFoot(view: LifeView, l: Localizer): TemplateResult {
  const { subject, read, write, isBusy } = view
  const isSending = write.is === 'saving'
  const usual = read.figures ? doWords(subject, read.figures.amount, l) : l.term('lifeDo', subject.task)
  const term = saveTerm(write, 'usual')
  return html`
    ${writeNote(write, l.term('lifeOutdated'), l, (error) => refusedLifeTexts(error, subject.order, l))}
    <button type="button" class="back" aria-disabled=${isSending} @click=${view.onBack}>
      ${l.term('back')}
    </button>
    <button
      type="button"
      class="primary save"
      aria-disabled=${isBusy || !read.write}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      @click=${view.onSend}
    >
      ${term === 'usual' ? usual : l.term(term)}
    </button>
  `
}

function unsavedNote({ unsaved, gone, onReview, isChanged, write }: LifeView, l: Localizer): unknown {
  return html`
    <div class="changed" role="status">
      ${
        isChanged && write.is !== 'outdated'
          ? html`<p class="note" data-tone="warning">
              ${icons.warning}<span>${l.term('lifeChanged')}</span>
            </p>`
          : nothing
      }
    </div>
    ${
      unsaved.count === 0
        ? nothing
        : html`<div class="note unsaved" data-tone="warning">
            ${icons.warning}
            <p>${l.term('unsavedRows', unsaved.count)}</p>
            <button type="button" @click=${onReview}>${l.term('reviewFirst')}</button>
          </div>`
    }
    ${
      gone === 0
        ? nothing
        : html`<p class="note" data-tone="warning">
            ${icons.warning}<span>${l.term('rowsGone', gone)}</span>
          </p>`
    }
  `
}

/** One way needs no choice. */
function waysView({ subject: { task }, draft, gates, onDraft }: LifeView, l: Localizer): unknown {
  if (gates.size < 2) return nothing
  return html`
    <fieldset class="options inline">
      <legend>${howWords(task, l)}</legend>
      ${[...gates].map(
        ([way, gate]) => html`
          <label class="option">
            <input
              type="radio"
              name="way"
              value=${way}
              .checked=${live(draft.way === way)}
              ?disabled=${gate.is === 'off'}
              @change=${() => onDraft({ way })}
            />
            <span>
              ${wayWords(task, way, l)}
              ${gate.is === 'off' ? html`<span class="why">${missingWords(task, gate.reason, l)}</span>` : nothing}
            </span>
          </label>
        `,
      )}
    </fieldset>
  `
}

/** How the invoice is sent, and what becomes of the rest, where there is one. */
function deliveryChoices(
  { subject: { order }, draft, rows, read, onDraft }: LifeView,
  l: Localizer,
): unknown {
  const { figures } = read
  const isPart =
    draft.chosen.size < rows.length ||
    (figures && BigInt(figures.left.after) + BigInt(figures.cancelled) !== 0n)
  const types = Object.keys(invoiceDistributionTypes) as InvoiceDistributionType[]
  return html`
    <div class="choices">
      ${
        sendsInvoice(order)
          ? html`<fieldset class="options inline">
              <legend>${l.term('sendInvoice')}</legend>
              ${types.map((distribution) =>
                radio(
                  'distribution',
                  l.term('invoiceWay', distribution),
                  draft.distribution === distribution,
                  () => onDraft({ distribution }),
                ),
              )}
            </fieldset>`
          : nothing
      }
      ${
        isPart && mayCancelRest(order)
          ? html`<fieldset class="options inline">
              <legend>${l.term('restHow')}</legend>
              ${radio('rest', l.term('restStays'), !draft.cancelsRest, () => onDraft({ cancelsRest: false }))}
              ${radio('rest', l.term('restCancelled'), draft.cancelsRest, () => onDraft({ cancelsRest: true }))}
            </fieldset>`
          : nothing
      }
    </div>
  `
}

function radio(name: string, label: string, isChecked: boolean, onChange: () => void): TemplateResult {
  return html`
    <label class="option">
      <input type="radio" name=${name} .checked=${live(isChecked)} @change=${onChange} />
      <span>${label}</span>
    </label>
  `
}

/** What cannot be undone. */
function finalNote({ subject: { task }, read, closing }: LifeView, l: Localizer): unknown {
  if (!read.figures) return nothing
  return html`<div class="note final" data-tone=${closing && task === 'cancel' ? 'bad' : 'warning'}>
    ${icons.warning}
    <p>${closing ? html`<strong>${closing}</strong> ` : nothing}${l.term('lifeFinal', task)}</p>
  </div>`
}

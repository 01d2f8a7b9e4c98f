import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import {
  invoiceDistributionTypes,
  type InvoiceDistributionType,
} from '../../../../shared/domain/order/enums.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { rowAmount } from '../../../../shared/domain/money/money.ts'
import { openAmount } from '../../../../shared/domain/order/open-rows.ts'
import { confirmBox } from '../../../kit/parts/confirm.view.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { cut, rowName } from '../../../kit/parts/row-words.ts'
import { saveTerm, writeNote } from '../../../kit/parts/write-note.view.ts'
import { amountField, extraFieldset, problemNote } from './life-fields.view.ts'
import { figuresView, sumView } from './life-figures.view.ts'
import { refusedLifeTexts } from './life-refusal.ts'
import { rowsView } from './life-rows.view.ts'
import { doWords, howWords, missingWords, taskInWords, wayWords } from './life-words.ts'
import { mayCancelRest, sendsInvoice } from './read-delivery.ts'
import { difference } from './life-reading.ts'
import type { LifeView } from './life-view.ts'

/** The review's form: the request, its figures, and the confirmation of irrevocable steps. */
export function lifeBody(view: LifeView, l: Localizer): TemplateResult {
  const { subject, draft } = view
  return html`
    <form novalidate @submit=${(event: Event) => event.preventDefault()}>
      <fieldset class="all" ?disabled=${view.isHeld}>
        ${unsavedNote(view, l)} ${belowZeroNote(view, l)} ${refundNote(view, l)} ${waysView(view, l)}
        ${draft.way === 'amount' ? amountField(view, l) : nothing}
        ${draft.way === 'rows' ? rowsView(view, l) : nothing}
        ${subject.task === 'credit' && draft.way === 'rows' ? extraFieldset(view, l) : nothing}
        ${subject.task === 'deliver' && draft.way === 'rows' ? deliveryChoices(view, l) : nothing}
      </fieldset>
      ${problemNote('form', view, l)} ${figuresView(view, l)} ${unevenNote(view, l)} ${excessNote(view, l)}
      ${finalNote(view, l)} ${view.why}
    </form>
  `
}

/** The state of the write, the way back and the main button. */
export function lifeFoot(view: LifeView, l: Localizer): TemplateResult {
  const { subject, read, write, isBusy, isReady } = view
  const isSending = write.is === 'saving'
  const usual = read.figures
    ? doWords(subject, read.figures.amount, l)
    : l.term('lifeDo', taskInWords(subject))
  const term = saveTerm(write, 'usual')
  return html`
    ${writeNote(write, l.term('lifeOutdated'), l, (error) => refusedLifeTexts(error, subject.order, l))}
    ${sumView(view, l)}
    <button type="button" class="back" aria-disabled=${isSending} @click=${view.onBack}>
      ${l.term('back')}
    </button>
    <button
      type="button"
      class="${subject.task === 'cancel' || read.figures?.excess ? 'danger' : 'primary'} save"
      aria-disabled=${isBusy || !isReady}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      title=${view.missing ?? nothing}
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

/** A single way needs no choice. */
function waysView(view: LifeView, l: Localizer): unknown {
  const { subject, draft, gates, onDraft } = view
  const { task } = subject
  if (gates.size < 2) return nothing
  return html`
    <fieldset class="options inline" aria-describedby="problem-way">
      <legend>${howWords(taskInWords(subject), l)}</legend>
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
      ${problemNote('way', view, l)}
    </fieldset>
  `
}

/** How the invoice is sent, and what happens to the rest, if there is one. */
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

/** A rest below 0 can only be cancelled. */
function belowZeroNote({ subject: { task, order } }: LifeView, l: Localizer): unknown {
  const open = openAmount(order)
  if (task !== 'cancel' || open >= 0 || order.Deliveries.length === 0) return nothing
  const amount = (value: Long) => `${l.money(value)} ${order.Currency}`
  return html`<p class="note below-zero" data-tone="warning">
    ${icons.warning}<span>${l.term('openBelowZero', amount(open), amount(difference(0, open)))}</span>
  </p>`
}

/** The provider calls it a cancellation, but of a delivered order it is a credit: the customer gets money back. */
function refundNote({ subject }: LifeView, l: Localizer): unknown {
  if (subject.task !== 'cancel' || taskInWords(subject) !== 'credit') return nothing
  return html`<p class="note" data-tone="warning">${icons.warning}<span>${l.term('refundNote')}</span></p>`
}

/** A last credit that leaves VAT behind, and the way that does not. */
function unevenNote({ read, subject: { order }, gates }: LifeView, l: Localizer): unknown {
  const uneven = read.figures?.uneven ?? []
  if (uneven.length === 0) return nothing
  const rates = uneven
    .map(
      ({ VatPercent, Amount }) => `${l.format(VatPercent, 'percent')}: ${l.money(Amount)} ${order.Currency}`,
    )
    .join(', ')
  return html`<p class="note uneven" data-tone="bad">
    ${icons.warning}
    <span>
      ${l.term('ratesLeft', rates)}
      ${gates.get('amount')?.is === 'on' ? l.term('creditAmountInstead') : nothing}
    </span>
  </p>`
}

/** The number of names that are written out. */
const MAX_NAMES = 3

/** Delivering more than the order's amount leaves rows below 0 behind. */
function excessNote(
  { read, subject: { order }, draft, confirm, onTakeAlong, onConfirm }: LifeView,
  l: Localizer,
): unknown {
  const excess = read.figures?.excess
  if (!excess || !confirm) return nothing
  const { shown, more } = cut(excess.rows, MAX_NAMES)
  const names = [
    ...shown.map((row) => `${rowName(row, l)} ${l.money(rowAmount(row))}`),
    ...(more > 0 ? [l.term('andMore', more)] : []),
  ].join(', ')
  const amount = `${l.money(excess.amount)} ${order.Currency}`
  return html`<div class="note excess" data-tone="bad">
    ${icons.warning}
    <div>
      <p>
        <strong>${l.term(draft.cancelsRest ? 'deliversMoreCancels' : 'deliversMore', amount, names)}</strong>
      </p>
      <button type="button" class="primary take-along" @click=${onTakeAlong}>${l.term('takeAlong')}</button>
      ${confirmBox(confirm.words, confirm.isConfirmed, onConfirm)}
    </div>
  </div>`
}

/** Irrevocable steps; a cancellation that closes the order is confirmed by its number. */
function finalNote({ subject, read, closing, confirm, onConfirm }: LifeView, l: Localizer): unknown {
  if (!read.figures) return nothing
  const asks = confirm && subject.task === 'cancel'
  return html`<div class="note final" data-tone=${asks ? 'bad' : 'warning'}>
    ${icons.warning}
    <div>
      <p>
        ${closing ? html`<strong>${closing}</strong> ` : nothing}${l.term('lifeFinal', taskInWords(subject))}
      </p>
      ${asks ? confirmBox(confirm.words, confirm.isConfirmed, onConfirm) : nothing}
    </div>
  </div>`
}

import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { rowName } from '../../../kit/parts/row-words.ts'
import { steppedQuantity } from '../../../rows/changes/quantity-step.ts'
import { parseTyped } from '../../../kit/format/parse-amount.ts'
import { problemAt, problemNote } from './life-fields.view.ts'
import type { LifeRow } from './life-rows.ts'
import { quantityWords, whyWords } from './life-words.ts'
import type { LifeView } from './life-view.ts'

/** The rows to choose from, each with its quantity and its rest. */
export function rowsView(view: LifeView, l: Localizer): TemplateResult {
  const { rows, shownRows, hasMoreRows } = view
  const canChoose = rows.some((row) => row.canChoose)
  return html`
    <fieldset class="rows">
      <legend class="visually-hidden">${l.term('rows')}</legend>
      ${canChoose ? allRows(view, l) : nothing}
      ${!canChoose && rows.length > 0 && view.subject.task === 'deliver' ? html`<p class="why">${l.term('partMissing')}</p>` : nothing}
      <ul>
        ${rows.slice(0, shownRows).map((row) => oneRow(view, row, l))}
      </ul>
      ${
        hasMoreRows
          ? html`<button type="button" @click=${view.onShowAll}>
              ${l.term('showAllRows', l.format(100 * rows.length, 'plain'))}
            </button>`
          : nothing
      }
      ${problemNote('rows', view, l)}
    </fieldset>
  `
}

function allRows({ rows, draft, onChoose }: LifeView, l: Localizer): TemplateResult {
  const choosable = rows.filter(({ canChoose }) => canChoose)
  const count = choosable.filter(({ row }) => draft.chosen.has(row.OrderRowId)).length
  const number = (of: number) => l.format(100 * of, 'plain')
  return html`
    <label class="pick everything">
      <input
        type="checkbox"
        name="all"
        .checked=${live(count === choosable.length)}
        .indeterminate=${live(count > 0 && count < choosable.length)}
        @change=${(event: Event) => onChoose(choosable, (event.target as HTMLInputElement).checked)}
      />
      <span>${l.term(choosable.length < rows.length ? 'allChoosable' : 'allRows')}</span>
      <bdi class="muted">${l.term('rowsChosen', number(count), number(choosable.length))}</bdi>
    </label>
  `
}

function oneRow(view: LifeView, lifeRow: LifeRow, l: Localizer): TemplateResult {
  const { draft, read, unsaved, subject, onChoose } = view
  const { row, whole, canChoose } = lifeRow
  const id = row.OrderRowId
  const isChosen = draft.chosen.has(id) || (!canChoose && subject.task === 'deliver')
  const asked = isChosen ? read.figures?.rows.get(id) : undefined
  const left = quantityWords(row.Quantity, row, l)
  const ofWhole = () => {
    const term = subject.task === 'credit' ? 'leftToCredit' : 'leftToDeliver'
    return l.term(term, l.format(row.Quantity, 'plain'), quantityWords(whole, row, l))
  }
  const name = html`
    <span class="row-name"><bdi>${rowName(row, l)}</bdi></span>
    ${row.ArticleNumber ? html`<bdi class="muted">${row.ArticleNumber}</bdi>` : nothing}
    ${row.Quantity < whole ? html`<span class="badge"><bdi>${ofWhole()}</bdi></span>` : nothing}
    ${unsaved.rows.has(id) ? html`<span class="badge" data-tone="warning">${l.term('unsavedRow')}</span>` : nothing}
  `
  return html`
    <li class=${isChosen ? 'chosen' : ''}>
      ${
        canChoose
          ? html`<label class="pick">
              <input
                type="checkbox"
                name="row"
                value=${String(id)}
                .checked=${live(isChosen)}
                @change=${(event: Event) => onChoose([lifeRow], (event.target as HTMLInputElement).checked)}
              />
              <span class="named">${name}</span>
            </label>`
          : html`<span class="pick named">${name}</span>`
      }
      ${
        lifeRow.canDivide
          ? quantityField(view, lifeRow, isChosen, l)
          : html`<span class="quantity-text">${figure(left)}</span>`
      }
      <span class="amount"
        >${asked ? figure(l.money(asked.amount)) : html`<span class="muted">–</span>`}</span
      >
      ${asked ? restWords(view, lifeRow, asked.rest, l) : nothing}
      ${lifeRow.why ? html`<span class="rest why">${whyWords(lifeRow.why, l)}</span>` : nothing}
      ${problemNote(`row ${id}`, view, l)}
    </li>
  `
}

function quantityField(view: LifeView, lifeRow: LifeRow, isChosen: boolean, l: Localizer): TemplateResult {
  const { draft, onQuantity, onAll } = view
  const { row } = lifeRow
  const id = row.OrderRowId
  const all = l.format(row.Quantity, 'plain')
  const text = isChosen ? (draft.quantities.get(id) ?? all) : '0'
  const name = rowName(row, l)
  const step = (by: -100 | 100) => () => {
    const next = steppedQuantity(isChosen ? parseTyped(text, l.lang()) : 'empty', by, row.Quantity)
    if (next !== undefined) onQuantity(lifeRow, l.format(next, 'plain'))
  }
  const problem = problemAt(`row ${id}`, view)
  return html`
    <span class="quantity">
      <button type="button" class="step" aria-label="${l.term('oneLess')}, ${name}" @click=${step(-100)}>
        ${icons.minus}
      </button>
      <input
        class="number"
        name="quantity"
        inputmode="decimal"
        autocomplete="off"
        aria-label=${l.term('quantityOf', name)}
        aria-invalid=${problem ? 'true' : 'false'}
        aria-describedby="of-${id} problem-row-${id}"
        .value=${live(text)}
        @input=${(event: Event) => onQuantity(lifeRow, (event.target as HTMLInputElement).value)}
      />
      <button type="button" class="step" aria-label="${l.term('oneMore')}, ${name}" @click=${step(100)}>
        ${icons.plus}
      </button>
      <span class="of" id="of-${id}">${l.term('ofQuantity', quantityWords(row.Quantity, row, l))}</span>
      <button
        type="button"
        class="quiet small take-all ${isChosen && text === all ? 'is-all' : ''}"
        aria-label="${l.term('takeAll')}, ${name}"
        @click=${() => onAll(lifeRow)}
      >
        ${l.term('takeAll')}
      </button>
    </span>
  `
}

/** What happens to the rest of a row. */
function restWords(
  { subject, draft }: LifeView,
  { row }: LifeRow,
  rest: LifeRow['whole'],
  l: Localizer,
): unknown {
  if (BigInt(rest) === 0n) return nothing
  const term =
    subject.task === 'credit' ? 'staysUncredited' : draft.cancelsRest ? 'getsCancelled' : 'staysOpen'
  return html`<span class="rest">${l.term(term, quantityWords(rest, row, l))}</span>`
}

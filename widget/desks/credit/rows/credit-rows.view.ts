/** The editor of rows, with their total. */
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { soapRowLimits } from '../../../../shared/domain/values/limits.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { EditGates } from '../../../rows/changes/edit-gates.ts'
import { editIcons } from '../../../rows/grid/edit-icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { keyName } from '../../../kit/parts/key-names.ts'
import type { RowSums } from './drafted-rows.ts'
import type { CreditRowKind, PriceKind } from './row-shapes.ts'
import { sumsTable } from './row-sums.view.ts'

interface CreditRowsState {
  store: ChangesStore
  gates: EditGates
  /** Undefined while a row has no price. */
  sums: RowSums | undefined
  prices: PriceKind
  kind: CreditRowKind
  currency: string
  switched: { before: Long | undefined } | undefined
  isTried: boolean
  onPrices(prices: PriceKind): void
  onAdd(): void
  onPaste(): void
  onWrong(): void
}

export function creditRowsView(state: CreditRowsState, l: Localizer): TemplateResult {
  const { store, gates, sums, currency } = state
  const lang = l.lang()
  const hasRows = store.rows.length > 0
  return html`
    <div class="tools">
      <button type="button" id="add-row" @click=${state.onAdd}>${icons.plus}${l.term('addRow')}</button>
      <button type="button" id="paste-rows" @click=${state.onPaste}>
        ${editIcons.paste}${l.term('pasteRows')}
      </button>
      ${store.canUndo || store.canRedo ? undoButtons(store, l) : nothing} ${priceSwitch(state, l)}
    </div>
    ${switchedNote(state, l)}
    ${
      hasRows
        ? html`<order-admin-row-grid lang=${lang} .store=${store} .gates=${gates}></order-admin-row-grid>`
        : html`<p class="empty muted">${l.term('creditRowsEmpty')}</p>`
    }
    ${notes(state, l)} ${hasRows && sums ? sumsTable(sums, currency, l) : nothing}
    <order-admin-row-form lang=${lang} .store=${store}></order-admin-row-form>
    <order-admin-paste lang=${lang} .store=${store} .gates=${gates}></order-admin-paste>
  `
}

function undoButtons(store: ChangesStore, l: Localizer): TemplateResult {
  const button = (step: 'undo' | 'redo', canDo: boolean, key: string) =>
    html`<button
      type="button"
      class="icon-only"
      aria-label=${l.term(step)}
      title="${l.term(step)} (${keyName(key)})"
      aria-disabled=${!canDo}
      @click=${() => canDo && store[step]()}
    >
      ${editIcons[step]}
    </button>`
  return html`<span class="steps"
    >${button('undo', store.canUndo, 'Ctrl+Z')}${button('redo', store.canRedo, 'Ctrl+Shift+Z')}</span
  >`
}

/** The provider takes one kind of price for all rows. */
function priceSwitch({ kind, prices, onPrices }: CreditRowsState, l: Localizer): TemplateResult {
  if (kind === 'ClientInvoiceRow') {
    return html`<p class="prices muted">${l.term('creditRowsPrices')}: ${l.term('netAmount')}</p>`
  }
  const choice = (value: PriceKind, words: string) =>
    html`<label class="check"
      ><input
        type="radio"
        name="prices"
        value=${value}
        .checked=${live(prices === value)}
        @change=${() => onPrices(value)}
      />${words}</label
    >`
  return html`<fieldset class="prices">
    <legend>${l.term('creditRowsPrices')}</legend>
    ${choice('with-vat', l.term('grossAmount'))} ${choice('without-vat', l.term('netAmount'))}
  </fieldset>`
}

/** Prices were not converted, so the sum differs: the note says so. */
function switchedNote({ switched, sums, store, currency }: CreditRowsState, l: Localizer): TemplateResult {
  const isSaid = switched && store.rows.length > 0
  const amount = (value: Long | undefined) =>
    value === undefined ? '–' : `${l.money(value)} ${currency}`.trim()
  return html`<div role="status">
    ${
      isSaid
        ? html`<p class="note">
            <span>${l.term('creditRowsSwitched', amount(switched.before), amount(sums?.amount))}</span>
          </p>`
        : nothing
    }
  </div>`
}

/** Why the rows cannot be sent. */
function notes({ store, sums, currency, isTried, onWrong }: CreditRowsState, l: Localizer): TemplateResult {
  const { maxItems } = soapRowLimits
  const count = store.rows.length
  const wrong = store.wrong.length
  const problems: unknown[] = []
  if (count > maxItems) {
    problems.push(l.term('creditRowsTooMany', countText(count, l), countText(maxItems, l)))
  }
  if (isTried && count === 0) problems.push(l.term('creditRowsNone'))
  if (isTried && sums && wrong === 0 && count > 0 && sums.amount <= 0) {
    problems.push(l.term('creditRowsNotAbove', `${l.money(sums.amount)} ${currency}`.trim()))
  }
  if (wrong > 0) {
    problems.push(
      html`<button type="button" class="quiet small wrong" @click=${onWrong}>
        ${l.term('wrongRows', wrong)}
      </button>`,
    )
  }
  return html`<div role="alert">
    ${problems.map(
      (words) =>
        html`<p class="note problem" tabindex="-1" data-tone="bad">${icons.warning}<span>${words}</span></p>`,
    )}
  </div>`
}

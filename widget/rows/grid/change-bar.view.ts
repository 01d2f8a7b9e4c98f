import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { ChangesStore } from '../changes/changes.store.ts'
import { countChanges } from '../changes/changes.ts'
import type { RateEstimate } from '../changes/estimate.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { figure } from '../../kit/parts/figure.ts'
import { icons } from '../../kit/parts/icons.ts'
import { keyName } from '../../kit/parts/key-names.ts'
import { editIcons } from './edit-icons.ts'

interface BarState {
  store: ChangesStore
  isExpanded: boolean
  onExpand(): void
  onWrong(): void
  onReview(): void
}

export function changeBarView(state: BarState, l: Localizer): TemplateResult {
  const { store, isExpanded } = state
  const { typedEstimate: estimate, order } = store
  const count = countChanges(store.typed)
  return html`
    <section
      class="change-bar ${isExpanded ? 'expanded' : ''} ${count === 0 ? 'calm' : ''}"
      part="change-bar"
      aria-label=${l.term('changesTitle')}
    >
      <div class="figures">
        <p class="count">${count === 0 ? l.term('noChanges') : l.term('changeCount', count)}</p>
        <dl>
          ${amount('now', l.term('totalNow'), l.money(estimate.now))}
          ${amount('after', l.term('totalAfter'), l.money(estimate.after))}
          ${amount('difference', l.term('difference'), l.format(estimate.difference, 'difference'), order.Currency)}
        </dl>
        <ul class="rates" aria-label=${l.term('vat')}>
          ${estimate.rates.map((rate) => rateItem(rate, l))}
        </ul>
      </div>
      <div class="warnings">${warning(state, l)}</div>
      ${buttons(state, l)}
    </section>
  `
}

/** Replaces the bar while that is out of view. In the top layer, because the page or the desk may clip. */
export function changePill({ store, onReview }: BarState, l: Localizer): TemplateResult {
  return html`<div class="pill" part="change-pill" popover="manual">
    <button type="button" class="primary" @click=${onReview}>
      ${l.term('changeCount', store.count)} <span aria-hidden="true">·</span> ${l.term('review')}
    </button>
  </div>`
}

/** The most important warning. */
function warning({ store, onWrong }: BarState, l: Localizer): unknown {
  const { wrong, closes, refusedTotal, typedEstimate: estimate, order } = store
  if (wrong.length > 0) {
    return html`<button type="button" class="wrong" @click=${onWrong}>
      ${icons.warning}${l.term('wrongRows', wrong.length)}
    </button>`
  }
  if (closes) {
    const words = l.term(closes === 'cancelled' ? 'barCancels' : 'barCloses', String(order.Id))
    return html`<p class="closes" title=${l.term('closesHint')}>${icons.warning}<span>${words}</span></p>`
  }
  if (BigInt(estimate.difference) <= 0n) return nothing
  if (refusedTotal !== undefined && estimate.after >= refusedTotal) {
    const words = l.term('refusedTotal', l.money(refusedTotal))
    return html`<p class="refused">${icons.warning}<span>${words}</span></p>`
  }
  return html`<p class="credit-check">
    ${icons.warning}<span title=${l.term('creditCheck')}>${l.term('creditCheckShort')}</span>
  </p>`
}

function buttons({ store, isExpanded, onExpand, onReview }: BarState, l: Localizer): TemplateResult {
  const isNone = store.count === 0
  return html`<div class="buttons">
    <button
      type="button"
      class="quiet icon-only expand"
      aria-label=${l.term('barMore')}
      aria-expanded=${isExpanded}
      @click=${onExpand}
    >
      ${icons.chevron}
    </button>
    <button
      type="button"
      class="icon-only step"
      aria-label=${l.term('undo')}
      title="${l.term('undo')} (${keyName('Ctrl+Z')})"
      aria-disabled=${!store.canUndo}
      @click=${() => store.undo()}
    >
      ${editIcons.undo}
    </button>
    <button
      type="button"
      class="icon-only step"
      aria-label=${l.term('redo')}
      title="${l.term('redo')} (${keyName('Ctrl+Shift+Z')})"
      aria-disabled=${!store.canRedo}
      @click=${() => store.redo()}
    >
      ${editIcons.redo}
    </button>
    <button
      type="button"
      class="step"
      aria-disabled=${isNone}
      @click=${() => (isNone ? undefined : store.clear())}
    >
      ${l.term('discardAll')}
    </button>
    <button
      type="button"
      class="primary review"
      aria-disabled=${isNone}
      aria-keyshortcuts="Control+Enter"
      title="${l.term('review')} (${keyName('Ctrl+Enter')})"
      @click=${onReview}
    >
      ${l.term('review')}
    </button>
  </div>`
}

function amount(kind: string, label: string, text: string, currency = ''): TemplateResult {
  return html`<div class=${kind}>
    <dt>${label}</dt>
    <dd>${figure(text)}${currency ? html` <span class="currency">${currency}</span>` : nothing}</dd>
  </div>`
}

/** The VAT of one rate before and after the changes; an unchanged amount is shown once. */
function rateItem({ VatPercent, before, after }: RateEstimate, l: Localizer): TemplateResult {
  const isSame = BigInt(before.VatAmount) === BigInt(after.VatAmount)
  const money = (value: Long) => figure(l.money(value))
  return html`<li>
    <span class="rate">${l.term('vatChange', l.format(VatPercent, 'percent'))}</span>
    ${
      isSame
        ? money(after.VatAmount)
        : html`${money(before.VatAmount)}<span class="visually-hidden">${l.term('changedTo')}</span
            ><span class="arrow" aria-hidden="true"></span>${money(after.VatAmount)}`
    }
  </li>`
}

import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { verdictLooks } from '../data/verdict-looks.ts'
import type { ReadClosing } from './closing.controller.ts'

interface ClosingQuestion {
  closing: ReadClosing
  /** The fields of the reason. */
  why: TemplateResult
  /** The outcome of the last try; nothing before the first. */
  problem: unknown
}

/** The record of a closing: each report's payout and verdict, and the clerk's reason and note. */
export function closingBody({ closing, why, problem }: ClosingQuestion, l: Localizer): TemplateResult {
  return html`
    <ul class="kept">
      ${closing.reports.map(
        ({ paid, currency, verdict }) =>
          html`<li>
            <span class="figure">${l.money(paid)} ${currency}</span>
            <span data-tone=${verdict === 'balances' ? nothing : verdictLooks[verdict].tone}
              >${l.term('monthVerdict', verdict)}</span
            >
          </li>`,
      )}
    </ul>
    <p class="muted">${l.term('closingForGood')}</p>
    ${why} ${problem}
  `
}

/** @param isBusy whether the closing is on its way; `onClose` is undefined where a refusal requires another step */
export function closingFoot(
  { isBusy, onBack, onClose }: { isBusy: boolean; onBack: () => void; onClose: (() => void) | undefined },
  l: Localizer,
): TemplateResult {
  return html`
    <button type="button" class="back" aria-disabled=${isBusy} @click=${onBack}>
      ${l.term('closingBack')}
    </button>
    ${
      onClose &&
      html`<button
        type="button"
        class="primary"
        aria-disabled=${isBusy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        @click=${onClose}
      >
        ${icons.lock}${l.term(isBusy ? 'closingClosing' : 'closingClose')}
      </button>`
    }
  `
}

import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { type SaveContext, saveView } from './history-save.view.ts'
import type { Save } from './history-saves.ts'

export interface HistoryState extends SaveContext {
  /** Undefined until the first page is loaded. */
  saves: readonly Save[] | undefined
  /** The text for an empty list. */
  empty: string
  /** The id of the element that names the list. */
  labelledBy: string
  hasMore: boolean
  error: EdgeError | undefined
  isReading: boolean
  onMore(): void
  onRetry(): void
}

/** A list of saves that grows towards the past. */
export function historyView(state: HistoryState, l: Localizer): TemplateResult {
  const { saves, error, hasMore, isReading } = state
  return html`
    ${error ? failed(error, state, l) : nothing}
    ${
      saves === undefined
        ? error
          ? nothing
          : html`<p class="muted" role="status">${l.term('historyLoading')}</p>`
        : saves.length === 0
          ? html`<p class="muted">${state.empty}</p>`
          : html`<ol aria-labelledby=${state.labelledBy}>
              ${saves.map((save) => saveView(save, state, l))}
            </ol>`
    }
    ${
      hasMore
        ? html`<button type="button" class="more" aria-disabled=${isReading} @click=${state.onMore}>
            ${l.term(isReading ? 'historyLoading' : 'showMore')}
          </button>`
        : nothing
    }
  `
}

function failed(error: EdgeError, { onRetry }: HistoryState, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`<div class="failed">
    <p>${l.term('historyFailed')} ${title}. ${text}</p>
    ${problemReference(error, l)}
    <button type="button" @click=${onRetry}>${icons.refresh}${l.term('tryAgain')}</button>
  </div>`
}

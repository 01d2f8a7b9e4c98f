import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../client/edge-error.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from '../../parts/icons.ts'
import { problemReference, problemTexts } from '../../parts/problem-view.ts'
import { isWorthRetrying } from '../../parts/problem-words.ts'

/** Why something could not be read, with another try. */
export function problemNote(error: EdgeError, retry: () => void, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`<div class="note" data-tone="warning" role="alert">
    ${icons.warning}
    <div>
      <p><strong>${title}.</strong> ${text}</p>
      ${problemReference(error, l)}
      ${
        isWorthRetrying(error)
          ? html`<button type="button" class="small" @click=${retry}>
              ${icons.refresh}${l.term('tryAgain')}
            </button>`
          : nothing
      }
    </div>
  </div>`
}

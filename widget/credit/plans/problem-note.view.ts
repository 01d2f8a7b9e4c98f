import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../client/edge-error.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from '../../parts/icons.ts'
import { isWorthRetrying } from '../../parts/problem-words.ts'

/** Why something could not be read, with another try. */
export function problemNote(error: EdgeError, retry: () => void, l: Localizer): TemplateResult {
  return html`<order-admin-credit-reason lang=${l.lang()} .error=${error}></order-admin-credit-reason> ${
      isWorthRetrying(error)
        ? html`<p>
            <button type="button" class="retry" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>
          </p>`
        : nothing
    }`
}

import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { isWorthRetrying } from '../../../kit/parts/problem-words.ts'
import { refusalNote } from '../reasons/refusal.view.ts'

/** Why something could not be read, with a button to try again. */
export function problemNote(error: EdgeError, retry: () => void, l: Localizer): TemplateResult {
  const again = isWorthRetrying(error)
    ? html`<p>
        <button type="button" class="retry" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>
      </p>`
    : nothing
  return refusalNote(error, l, again)
}

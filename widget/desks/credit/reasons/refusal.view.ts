import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemTexts } from '../../../kit/parts/problem-view.ts'
import { rejectionOf } from '../data/call-credit.ts'

let loading: Promise<void> | undefined

/** The words of all reasons load with the first refusal. If they cannot, the next one tries again. */
function needReasons(): void {
  loading ??= import('./reason-parts.ts')
    .then(({ loadReasons }) => loadReasons())
    .catch(() => (loading = undefined))
}

/**
 * A failure as a note: a refusal of the provider with its reason and the way out.
 * @param meaning what it means for the draft, in paragraphs
 */
export function refusalNote(error: EdgeError, l: Localizer, meaning: unknown = nothing): TemplateResult {
  needReasons()
  const { title, text } = problemTexts(error, l)
  return html`<div class="note" data-tone="bad">
    ${icons.warning}
    <order-admin-credit-reason lang=${l.lang()} .error=${error}
      ><p slot="until-loaded"><strong>${title}.</strong> ${rejectionOf(error)?.providerMessage ?? text}</p>
      ${meaning}</order-admin-credit-reason
    >
  </div>`
}

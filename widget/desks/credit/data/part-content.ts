import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { PartsController } from '../../../kit/parts/parts.controller.ts'
import type { CreditContext, CreditPart } from './credit-context.ts'

/** A part in its place: itself, its placeholder, or why it could not be loaded. */
export function partContent<Context extends CreditContext>(
  part: CreditPart<Context>,
  context: Context,
  parts: PartsController,
  l: Localizer,
): TemplateResult {
  switch (parts.state(part)) {
    case 'ready':
      return part.render(context)
    case 'loading':
      return html`<span class="bone" data-size="row" aria-hidden="true"></span>`
    case 'failed':
      return html`<p class="note" data-tone="warning">
        ${icons.warning}<span>${l.term('creditPartFailed')}</span>
        <button type="button" class="small" @click=${() => parts.retry(part)}>
          ${icons.refresh}${l.term('tryAgain')}
        </button>
      </p>`
  }
}

import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'

/** Shown while the connection is lost. It recovers without a button. */
export function offlineBanner(l: Localizer): TemplateResult {
  return html`
    <div class="banner note" role="status">
      ${icons.unplugged}
      <p><strong>${l.term('offline')}</strong> ${l.term('offlineText')}</p>
    </div>
  `
}

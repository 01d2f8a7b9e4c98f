import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from '../parts/icons.ts'

/** Shown while the connection is lost. It comes back by itself, so there is no button. */
export function offlineBanner(l: Localizer): TemplateResult {
  return html`
    <div class="banner note" role="status">
      ${icons.unplugged}
      <p><strong>${l.term('offline')}</strong> ${l.term('offlineText')}</p>
    </div>
  `
}

/** @param who who changed the order, as a sentence */
export function changedBanner(who: string, l: Localizer, readAgain: () => void): TemplateResult {
  return html`
    <div class="banner note" data-tone="warning">
      ${icons.refresh}
      <p><strong>${who}</strong> ${l.term('changedMeanwhile')}</p>
      <button type="button" @click=${readAgain}>${icons.refresh}${l.term('readAgain')}</button>
    </div>
  `
}

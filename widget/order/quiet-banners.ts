import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from '../parts/icons.ts'

/** Nothing can be read or saved for now; it heals by itself, so that there is nothing to press. */
export function offlineBanner(l: Localizer): TemplateResult {
  return html`
    <div class="banner note" role="status">
      ${icons.unplugged}
      <p><strong>${l.term('offline')}</strong> ${l.term('offlineText')}</p>
    </div>
  `
}

/** @param who what was done by whom, in words */
export function changedBanner(who: string, l: Localizer, readAgain: () => void): TemplateResult {
  return html`
    <div class="banner note" data-tone="warning">
      ${icons.refresh}
      <p><strong>${who}</strong> ${l.term('changedMeanwhile')}</p>
      <button type="button" @click=${readAgain}>${icons.refresh}${l.term('readAgain')}</button>
    </div>
  `
}

import { html, type TemplateResult } from 'lit'

/** Shown when no language can be loaded: the only text of the widget that is in no language file. */
export function noWords(): TemplateResult {
  return html`<p class="desk" lang="en" role="alert">
    The order desk could not be loaded. Check the connection and reload the page.
  </p>`
}

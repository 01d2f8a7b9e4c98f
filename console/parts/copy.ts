import { html, type TemplateResult } from 'lit'
import { icons } from '../../widget/kit/parts/icons.ts'

/** Milliseconds for which a button says that it has copied. */
const SAID_MS = 2000

/**
 * A button that copies a text, and says so in its own words.
 * @param text made when it is pressed: a signature is of its time
 */
export function copyButton(label: string, text: () => string | Promise<string>): TemplateResult {
  const copy = async (event: Event) => {
    const words = (event.currentTarget as HTMLElement).querySelector('span')!
    let said = 'Copied'
    try {
      await navigator.clipboard.writeText(await text())
    } catch {
      // Outside localhost and https a page may not write it.
      said = 'This page may not copy: mark the text'
    }
    words.textContent = said
    setTimeout(() => (words.textContent = label), SAID_MS)
  }
  return html`<button type="button" class="small" @click=${copy}>
    ${icons.copy}<span aria-live="polite">${label}</span>
  </button>`
}

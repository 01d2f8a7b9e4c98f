import { html, nothing, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import type { EdgeError } from '../../client/edge-error.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { level } from './heading.ts'
import { icons } from './icons.ts'
import { isWorthRetrying, problemKind } from './problem-words.ts'

/** What happened, and what to do. */
export interface ProblemTexts {
  title: string
  text: string
}

/** What happened and what to do, in the widget's words if it has them for this code. */
export function problemTexts(error: EdgeError, l: Localizer): ProblemTexts {
  const kind = problemKind(error)
  if (kind) return { title: l.term('problemTitle', kind), text: l.term('problemText', kind) }
  return {
    title: error.title ?? l.term('problemTitle', 'failed'),
    text: error.detail ?? l.term('problemText', 'failed'),
  }
}

/**
 * The error code and request id, small, with a button that copies them for a support request.
 * @param code a more precise code than the error's
 */
export function problemReference(error: EdgeError, l: Localizer, code: string = error.code): TemplateResult {
  const text = [code, error.requestId].filter(Boolean).join(' ')
  return html`<p class="reference">
    <span>${l.term('code')} <code>${code}</code></span>
    ${error.requestId ? html`<span>${l.term('requestId')} <code>${error.requestId}</code></span>` : nothing}
    ${copyButton(text, l)}
  </p>`
}

/** A button that copies a text. @param label names the text where the button alone does not */
export function copyButton(text: string, l: Localizer, label = l.term('copy')): TemplateResult {
  return html`<button type="button" class="quiet small" @click=${(event: Event) => void copy(event, text, l)}>
      ${icons.copy}${label}
    </button>
    ${keyed(text, html`<span class="copied" role="status"></span>`)}`
}

// If the host forbids the clipboard, the text is selected for copying by keyboard.
async function copy(event: Event, text: string, l: Localizer): Promise<void> {
  const button = event.currentTarget as HTMLElement
  // Taken before the wait: another text has a region of its own.
  const region = button.nextElementSibling!
  try {
    await navigator.clipboard.writeText(text)
    const words = l.term('copied')
    // A region with the same words is not said again.
    region.textContent = words + (region.textContent === words ? '\u00a0' : '')
  } catch {
    const place = button.closest('.reference, .copyable')
    if (place) getSelection()?.selectAllChildren(place)
  }
}

/** Replaces a desk that cannot be shown. */
export function problemPage(error: EdgeError, l: Localizer, retry: () => void): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`
    <div class="page" part="problem" role="group" aria-label=${title}>
      <span class="page-icon" data-tone=${isWorthRetrying(error) ? 'warning' : 'neutral'}
        >${pageIcon(error)}</span
      >
      <div class="page-words">
        <h2 aria-level=${level(2, l)}>${title}</h2>
        <p>${text}</p>
        ${
          isWorthRetrying(error)
            ? html`<p>
                <button type="button" class="primary" @click=${retry}>
                  ${icons.refresh}${l.term('tryAgain')}
                </button>
              </p>`
            : nothing
        }
        ${problemReference(error, l)}
      </div>
    </div>
  `
}

function pageIcon(error: EdgeError): TemplateResult {
  const kind = problemKind(error)
  if (kind === 'missing') return icons.search
  if (kind === 'network' || kind === 'slow') return icons.unplugged
  const isClosed = kind && ['outside', 'forbidden', 'capability', 'session', 'origin'].includes(kind)
  return isClosed ? icons.lock : icons.warning
}

/** Shown above an order that could not be reloaded. @param isKept whether there are unsaved changes */
export function problemBanner(
  error: EdgeError,
  isKept: boolean,
  l: Localizer,
  retry: () => void,
): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`
    <div class="banner note" data-tone="warning" part="problem">
      ${icons.warning}
      <div>
        <p>
          <strong>${title}.</strong> ${text} ${l.term('staleTitle')}.
          ${isKept ? l.term('changesKept') : nothing}
        </p>
        ${problemReference(error, l)}
      </div>
      <button type="button" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>
    </div>
  `
}

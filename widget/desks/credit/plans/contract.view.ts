import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ContractState } from './contract.controller.ts'
import { problemNote } from './problem-note.view.ts'

interface ContractActions {
  open(): void
  close(): void
}

/** The document of a plan: the offer while it is pending, the contract afterwards. */
export function contractView(
  state: ContractState,
  label: string,
  { open, close }: ContractActions,
  l: Localizer,
): TemplateResult {
  switch (state.is) {
    case 'closed':
    case 'reading':
      return html`<p>
        <button type="button" class="show" aria-busy=${state.is === 'reading'} @click=${open}>
          ${label}
        </button>
      </p>`
    case 'failed':
      return problemNote(state.error, open, l)
    case 'empty':
    case 'broken':
      return html`<div class="note" data-tone="bad" role="alert">
          ${icons.warning}
          <div>
            <p>${l.term(state.is === 'empty' ? 'creditPlanEmpty' : 'creditPlanBroken')}</p>
            <button type="button" class="small retry" @click=${open}>
              ${icons.refresh}${l.term('tryAgain')}
            </button>
          </div>
        </div>
        ${ownLink(state.link, l)}`
    case 'open':
      return html`<section class="document" tabindex="-1" aria-label=${label}>
        <div class="actions">
          <a href=${state.url} download=${state.name}>${l.term('creditPlanDownload')}</a>
          <a href=${state.url} target="_blank">${l.term('creditPlanNewTab')}</a>
          <button type="button" @click=${close}>${l.term('close')}</button>
        </div>
        ${
          state.isFramed
            ? html`<iframe src=${state.url} title=${label}></iframe>`
            : html`<p class="note" role="status">${l.term('creditPlanNoFrame')}</p>`
        }
        ${ownLink(state.link, l)}
      </section>`
  }
}

function ownLink(link: string | undefined, l: Localizer): TemplateResult | typeof nothing {
  if (!link) return nothing
  return html`<details class="own-link">
    <summary>${l.term('creditPlanLink')}</summary>
    <p class="note" data-tone="warning">${icons.warning}<span>${l.term('creditPlanLinkText')}</span></p>
    <a href=${link} target="_blank" rel="noopener noreferrer">${link}</a>
  </details>`
}

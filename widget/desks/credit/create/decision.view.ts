import { html, nothing, type TemplateResult } from 'lit'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Decision } from './decision.ts'

interface DecisionView {
  decision: Decision
  /** The rows' total here, in minor units with VAT. */
  total: Long
  currency: string
  /** The merchant's own. */
  number: string
  onOpen(): void
  onAnother(): void
}

/** The provider's decision, and its order. */
export function decisionView(view: DecisionView, l: Localizer): TemplateResult {
  const { decision, total, currency, number } = view
  const { isBought, reasons, expires, amount = total, customer, link, isFound } = decision
  const difference = normalLong(BigInt(amount) - BigInt(total))
  return html`<section class="decision" aria-labelledby="decision">
    <h3 aria-level=${level(3, l)} id="decision" tabindex="-1" data-tone=${isBought ? 'good' : 'warning'}>
      ${isBought ? icons.done : icons.clock}${l.term(isBought ? 'creditNewBought' : 'creditNewPending')}
    </h3>
    <p class="headline">
      <span class="figure">${l.money(amount)}</span> <span class="currency">${currency}</span>
    </p>
    <p>${l.term('creditNewMade', String(decision.ProviderOrderNr))} <bdi class="muted">${number}</bdi></p>
    ${reasons.map((reason) => html`<p>${l.term('systemMessageWords', reason)}</p>`)}
    ${expires ? html`<p class="muted">${l.term('expires')}: ${l.time(expires)}</p>` : nothing}
    ${isFound ? warning(l.term('creditNewFound')) : nothing}
    ${
      difference === 0
        ? nothing
        : warning(l.term('totalDiffers', l.money(total), l.money(amount), l.format(difference, 'difference')))
    }
    ${
      customer.length > 0
        ? html`<address aria-label=${l.term('customer')}>
            ${customer.map((line) => html`<span><bdi>${line}</bdi></span>`)}
          </address>`
        : nothing
    }
    ${link ? linkView(link, l) : nothing}
    <div class="foot">
      <button type="button" @click=${view.onAnother}>${icons.plus}${l.term('creditNewAnother')}</button>
      <button type="button" class="primary" @click=${view.onOpen}>${l.term('creditNewOpen')}</button>
    </div>
  </section>`
}

function warning(words: string): TemplateResult {
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p>${words}</p>
  </div>`
}

function linkView(link: string, l: Localizer): TemplateResult {
  return html`<div class="send-link">
    <p>${l.term('creditNewLink')}</p>
    <p>
      <a href=${link} target="_blank" rel="noreferrer"><bdi>${link}</bdi></a>
      <button type="button" class="small" @click=${(event: Event) => void copy(event, link, l)}>
        ${icons.copy}${l.term('copy')}
      </button>
      <span class="copied muted" role="status"></span>
    </p>
  </div>`
}

// If the page forbids the clipboard, the link is selected for copying by keyboard.
async function copy({ currentTarget }: Event, link: string, l: Localizer): Promise<void> {
  const place = (currentTarget as HTMLElement).parentElement!
  try {
    await navigator.clipboard.writeText(link)
    place.querySelector('.copied')!.textContent = l.term('copied')
  } catch {
    getSelection()?.selectAllChildren(place.querySelector('a')!)
  }
}

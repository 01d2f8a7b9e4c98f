import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { copyButton } from '../../../kit/parts/problem-view.ts'
import type { FoundAddress } from '../data/find-addresses.ts'
import { maskedIdView } from '../form/masked-id.view.ts'

/** The addresses of a customer, as cards. */
export function addressCards(addresses: readonly FoundAddress[], l: Localizer): TemplateResult {
  if (addresses.length === 0) return html`<p class="note">${l.term('creditPeopleNone')}</p>`
  return html`
    <h3 aria-level=${level(3, l)} tabindex="-1" class="answer">
      ${l.term('creditPeopleFound', addresses.length)}
    </h3>
    <ul class="cards">
      ${addresses.map((address) => html`<li class="card">${card(address, l)}</li>`)}
    </ul>
  `
}

function card({ name, lines, id, selector }: FoundAddress, l: Localizer): TemplateResult {
  return html`
    <div class="copyable">
      <p class="strong"><bdi>${name}</bdi></p>
      ${lines.map((line) => html`<p><bdi>${line}</bdi></p>`)}
      ${copyButton([name, ...lines].join('\n'), l, l.term('creditPeopleCopyAddress'))}
    </div>
    <dl>
      ${
        id
          ? html`<dt>${l.term('creditPeopleId')}</dt>
              <dd>${maskedIdView(id, l.lang())}</dd>`
          : nothing
      }
      ${
        selector
          ? html`<dt>${l.term('creditPeopleSelector')}</dt>
              <dd class="copyable">
                <code>${selector}</code> ${copyButton(selector, l, l.term('creditPeopleCopySelector'))}
              </dd>`
          : nothing
      }
    </dl>
  `
}

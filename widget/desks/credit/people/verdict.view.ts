import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'

/** The answer of the internal scoring. */
export interface Verdict {
  isAccepted: boolean
  /** The amount of the question, with its currency: "500.00 SEK". */
  amount: string
  /** The provider's own words, where it says no. */
  message: string | undefined
}

export function verdictNote({ isAccepted, amount, message }: Verdict, l: Localizer): TemplateResult {
  return html`<div class="note" data-tone=${isAccepted ? 'good' : 'bad'}>
    ${isAccepted ? icons.done : icons.cross}
    <div>
      <h3 aria-level=${level(3, l)} tabindex="-1" class="answer">
        ${l.term(isAccepted ? 'creditPeopleYes' : 'creditPeopleNo', amount)}
      </h3>
      ${message ? html`<p><q lang="" dir="auto">${message}</q></p>` : nothing}
    </div>
  </div>`
}

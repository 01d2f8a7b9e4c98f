import { html, nothing, type TemplateResult } from 'lit'
import { type CreditCountry, postcodeText } from '../../../../shared/domain/credit/credit-countries.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemNote } from './problem-note.view.ts'
import type { CreditAnswer } from '../data/call-credit.ts'
import type { Reading } from '../data/reading.controller.ts'

interface AddressChoice {
  /** Where the customer is. */
  country: CreditCountry | undefined
  /** Whether the addresses belong to the customer that is entered now. */
  isCurrent: boolean
  selector: string
  onFind(): void
  onChoose(selector: string): void
}

/** The customer's addresses, of which a plan names one. */
export function addressesView(
  state: Reading<CreditAnswer<'GetAddresses'>>,
  { country, isCurrent, selector, onFind, onChoose }: AddressChoice,
  l: Localizer,
): TemplateResult {
  const isRead = isCurrent && state.is === 'read'
  return html`<div class="addresses">
    ${
      isRead
        ? html`<fieldset class="credit-group">
            <legend>${l.term('creditPlanSelector')}</legend>
            ${(state.value.Addresses ?? []).map(
              (at) =>
                html`<label class="tick">
                  <input
                    type="radio"
                    name="selector"
                    .checked=${at.AddressSelector === selector}
                    @change=${() => onChoose(at.AddressSelector ?? '')}
                  />
                  <span>
                    ${[
                      at.LegalName,
                      at.AddressLine1,
                      at.AddressLine2,
                      `${at.Zipcode || postcodeText(at.Postcode, country)} ${at.Postarea ?? ''}`.trim(),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </label>`,
            )}
          </fieldset>`
        : html`<button type="button" aria-busy=${state.is === 'reading'} @click=${onFind}>
            ${icons.search}${l.term('creditFindAddresses')}
          </button>`
    }
    ${isCurrent && state.is === 'failed' ? problemNote(state.error, onFind, l) : nothing}
  </div>`
}

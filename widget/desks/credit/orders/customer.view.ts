import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { maskedId } from '../data/masked-id.ts'

interface NationalId {
  isShown: boolean
  toggle(): void
}

/** Who bought. The national id is masked until the clerk asks for it. */
export function customerView(order: CreditOrder, id: NationalId, l: Localizer): TemplateResult {
  const { ValidCustomer: customer } = order
  return html`<section class="customer" aria-labelledby="customer">
    <h3 aria-level=${level(3, l)} id="customer">${l.term('customer')}</h3>
    ${customer ? person(customer, order, id, l) : html`<p class="muted">${l.term('creditNoCustomer')}</p>`}
  </section>`
}

function person(
  customer: NonNullable<CreditOrder['ValidCustomer']>,
  order: CreditOrder,
  id: NationalId,
  l: Localizer,
): TemplateResult {
  const { LegalName, SecurityNumber, PhoneNumber, AddressLine1, AddressLine2 } = customer
  const { Postcode, Postarea, BusinessType } = customer
  // The provider returns a number, and 0 for none.
  const place = [Postcode === 0 ? '' : String(Postcode), Postarea].filter(Boolean).join(' ')
  const lines = [AddressLine1, AddressLine2, place].filter(Boolean)
  return html`<p class="strong">
      <order-admin-customer .order=${order}><bdi>${LegalName}</bdi></order-admin-customer>
    </p>
    <p class="muted">${l.term('creditBusinessType', BusinessType)}</p>
    <dl>
      ${
        SecurityNumber
          ? html`<div>
              <dt>${l.term('creditNationalId')}</dt>
              <dd>
                ${
                  id.isShown
                    ? html`<span class="figure">${SecurityNumber}</span>`
                    : html`<span class="figure">${maskedId(SecurityNumber)}</span>`
                }
                <button type="button" class="quiet small" @click=${id.toggle}>
                  ${l.term(id.isShown ? 'creditHideId' : 'creditShowId')}
                  <span class="visually-hidden">${l.term('creditNationalId')}</span>
                </button>
              </dd>
            </div>`
          : nothing
      }
      ${
        PhoneNumber
          ? html`<div>
              <dt>${l.term('phone')}</dt>
              <dd><bdi>${PhoneNumber}</bdi></dd>
            </div>`
          : nothing
      }
      ${
        lines.length > 0
          ? html`<div>
              <dt>${l.term('billingAddress')}</dt>
              <dd>${lines.map((line) => html`<span class="line"><bdi>${line}</bdi></span>`)}</dd>
            </div>`
          : nothing
      }
    </dl>`
}

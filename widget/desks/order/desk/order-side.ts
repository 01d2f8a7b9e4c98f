import { html, nothing, type TemplateResult } from 'lit'
import type { Address } from '../../../../shared/domain/order/address.schema.ts'
import { metadataLimits } from '../../../../shared/domain/order/metadata.limits.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { expiryLabel } from './order-head.ts'
import { partGate } from './part-gate.ts'
import type { OrderPage } from './order-page.ts'

/** The side column: the customer of the order, and its notes. */
export function orderSide(page: OrderPage, l: Localizer): TemplateResult {
  const { order } = page
  return html`
    <aside class="side" part="side" aria-label=${l.term('customer')}>
      ${customer(order, l)} ${addresses(order, l)} ${payment(order, l)} ${references(order, l)}
      ${metadata(page, l)}
      <order-admin-actions lang=${l.lang()} .order=${order}></order-admin-actions>
    </aside>
  `
}

/** @param body nothing where the head says everything */
function section(l: Localizer, title: string, body: unknown, aside: unknown = nothing): TemplateResult {
  return html`<section>
    <div class="side-head">
      <h3 aria-level=${level(3, l)}>${title}</h3>
      ${aside}
    </div>
    ${body}
  </section>`
}

function list(facts: readonly (readonly [label: string, value: unknown])[]): TemplateResult {
  return html`<dl class="list">
    ${facts
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
  </dl>`
}

function customer(order: Order, l: Localizer): TemplateResult {
  const { EmailAddress: email, BillingEmailAddress: billing, PhoneNumber: phone } = order
  const name = order.BillingAddress?.FullName ?? order.ShippingAddress?.FullName
  const isMasked = [order.NationalId, email, billing, phone].some(hasMask)
  return section(
    l,
    l.term('customer'),
    html`
      ${
        name
          ? html`<p class="strong">
              <order-admin-customer .order=${order}><bdi>${name}</bdi></order-admin-customer>
            </p>`
          : nothing
      }
      ${list([
        [l.term(order.IsCompany ? 'organizationNumber' : 'personalNumber'), order.NationalId],
        [l.term('email'), link('mailto:', email)],
        [l.term('billingEmail'), billing === email ? undefined : link('mailto:', billing)],
        [l.term('phone'), link('tel:', phone)],
      ])}
      ${isMasked ? maskNote(l) : nothing}
    `,
    html`<span class="aside">${l.term(order.IsCompany ? 'company' : 'person')}</span>`,
  )
}

function link(scheme: 'mailto:' | 'tel:', value: string | null | undefined): unknown {
  if (!value || hasMask(value)) return value
  return html`<a href=${scheme + encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2B', '+')}
    >${value}</a
  >`
}

function addresses(order: Order, l: Localizer): TemplateResult {
  const { BillingAddress: billing, ShippingAddress: shipping } = order
  const isSame = billing && shipping && addressText(billing) === addressText(shipping)
  const same = isSame && billing.Source === shipping.Source ? l.term('sameAsBilling') : undefined
  return html`
    ${addressSection(l.term('billingAddress'), billing, undefined, l)}
    ${addressSection(l.term('shippingAddress'), shipping, same, l)}
  `
}

/** One line where there is no address, or only words about one. */
function addressSection(
  title: string,
  of: Address | undefined,
  words: string | undefined,
  l: Localizer,
): TemplateResult {
  const said = words ?? (of && addressLines(of).length > 0 ? undefined : l.term('noAddress'))
  if (said === undefined) return section(l, title, address(of!, l))
  return section(l, title, nothing, html`<span class="aside">${said}</span>`)
}

function addressLines(address: Address): string[] {
  const { FullName, CoAddress, StreetAddress, PostalCode, City } = address
  const city = [PostalCode, City].filter(Boolean).join(' ')
  return [FullName, CoAddress, StreetAddress, city].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

function addressText(address: Address): string {
  return [...addressLines(address), address.CountryCode].join('\n')
}

function address(address: Address, l: Localizer): TemplateResult {
  const lines = addressLines(address)
  const country = address.CountryCode ? l.country(address.CountryCode) : ''
  return html`
    <address>${[...lines, country].map((line) => html`<span><bdi>${line}</bdi></span>`)}</address>
    ${address.Source === undefined ? nothing : html`<p class="source">${source(String(address.Source), l)}</p>`}
    ${lines.some(hasMask) ? maskNote(l) : nothing}
  `
}

function source(value: string, l: Localizer): string {
  const words = l.term('addressSource', value)
  return words === value ? l.term('addressOrigin', value) : words
}

function hasMask(text: string | null | undefined): boolean {
  return text?.includes('**') ?? false
}

function maskNote(l: Localizer): TemplateResult {
  return html`<p class="source">${icons.lock}${l.term('masked')}</p>`
}

function payment(order: Order, l: Localizer): TemplateResult {
  const { SystemStatusMessage: message, PaymentCreditStatus: credit, ProviderWillBuy: buys } = order
  const { ExpirationDate: expires } = order
  const expiryWord = expiryLabel(order)
  return section(
    l,
    l.term('payment'),
    list([
      [l.term('systemStatus'), l.term('systemStatusWords', order.SystemStatus)],
      // SUCCESS adds nothing to the status.
      [
        l.term('systemMessage'),
        message && message !== 'SUCCESS' ? l.term('systemMessageWords', message) : undefined,
      ],
      [l.term('creditStatus'), credit && l.term('creditStatusWords', credit)],
      // The member is absent where it does not apply, and null while the provider has not decided.
      [
        l.term('providerBuys'),
        buys === null ? l.term('notDecided') : buys === undefined ? undefined : l.term(buys ? 'yes' : 'no'),
      ],
      [expiryWord ? l.term(expiryWord) : '', expiryWord && expires && expiry(order, expires, l)],
    ]),
  )
}

/** The last day, with its meaning while it can still be moved. */
function expiry({ OrderStatus }: Order, expires: string, l: Localizer): TemplateResult {
  return html`${l.day(expires)}
  ${OrderStatus === 'Open' ? html`<span class="source">${l.term('expiryMeans')}</span>` : nothing}`
}

function references(order: Order, l: Localizer): TemplateResult | typeof nothing {
  const { CustomerReference, PeppolId, BillingReferences } = order
  if (!CustomerReference && !PeppolId && BillingReferences.length === 0) return nothing
  return section(
    l,
    l.term('references'),
    list([
      [l.term('customerReference'), CustomerReference],
      [l.term('peppolId'), PeppolId],
      ...BillingReferences.map(({ Type, Value }) => [l.term('referenceWords', Type), Value] as const),
    ]),
  )
}

function metadata(page: OrderPage, l: Localizer): TemplateResult {
  const { order, gates, command } = page
  const pairs = Object.entries(order.OrderMetadata ?? {})
  const edit = gatedButton({
    id: 'edit-metadata',
    ...partGate(page, 'editing', gates.metadata, '', l),
    label: html`<span aria-hidden="true">${l.term('editMetadata')}</span
      ><span class="visually-hidden">${l.term('editMetadataLong')}</span>`,
    onClick: () => command({ do: 'edit-metadata' }),
  })
  const count =
    pairs.length > 0 ? l.term('metadataCount', pairs.length, metadataLimits.maxItems) : l.term('noMetadata')
  return section(
    l,
    l.term('metadata'),
    pairs.length > 0 ? list(pairs) : nothing,
    html`<span class="aside">${count}${edit}</span>`,
  )
}

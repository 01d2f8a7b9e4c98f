import { html, nothing } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** The shop's answer about an order. */
export interface ShopMark {
  is: 'same' | 'differs' | 'other-currency' | 'unknown'
  /** The shop's own total, minor units, where it differs. */
  shop?: Long
}

const signs = new Map<ShopMark['is'], string>([
  ['same', '✓'],
  ['differs', '≠'],
  ['other-currency', '≠'],
  ['unknown', '?'],
])

/** A tick, a difference or a question mark beside an order; nothing if the shop was not asked. */
export function shopMark(mark: ShopMark | undefined, l: Localizer): unknown {
  if (!mark) return nothing
  const { is, shop } = mark
  const words = l.term('reportShop', is)
  const label = shop === undefined ? words : `${words}: ${l.money(shop)}`
  return html`<span class="shop" role="img" data-is=${is} aria-label=${label} title=${label}
    >${signs.get(is)}</span
  >`
}

import type { Long } from '../../../shared/domain/values/long.ts'
import { isUnusualRate, ratesFor } from '../../../shared/domain/money/vat-rates.rules.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { Localizer } from '../../locales/localizer.ts'

/** A hint about a VAT rate that the order's country does not have; undefined if there is nothing to say. */
export function vatHint(percent: Long, order: Order, l: Localizer): string | undefined {
  const known = ratesFor(order)
  // A rate that the order already has is no slip.
  const isInOrder = order.OrderRows.some(({ VatPercent }) => VatPercent === percent)
  if (!known || isInOrder || !isUnusualRate(percent, known)) return undefined
  const country = new Intl.DisplayNames(l.lang(), { type: 'region' }).of(known.country) ?? known.country
  const rates = known.rates.map((rate) => l.format(rate, 'percent')).join(', ')
  return l.term('unusualVat', l.format(percent, 'percent'), country, rates)
}

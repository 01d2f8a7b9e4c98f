/** Sums of amounts, one for each currency. */
import { sum } from '../../../../shared/domain/money/money.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'

export interface CurrencySum {
  currency: string
  amount: Long
}

/** The sums of orders whose amount and currency are known, in the order in which the currencies come. */
export function sumsOf(
  orders: Iterable<{ amount?: Long | undefined; currency?: string | undefined }>,
): CurrencySum[] {
  const amounts = new Map<string, Long[]>()
  for (const { amount, currency } of orders) {
    if (amount === undefined || currency === undefined) continue
    const known = amounts.get(currency)
    if (known) known.push(amount)
    else amounts.set(currency, [amount])
  }
  return [...amounts].map(([currency, each]) => ({ currency, amount: sum(each) }))
}

/** "1,200.50 SEK + 79.00 EUR". */
export function sumsText(sums: readonly CurrencySum[], l: Localizer): string {
  return sums.map(({ currency, amount }) => `${l.money(amount)} ${currency}`).join(' + ')
}

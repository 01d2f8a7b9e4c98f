/** Sums of amounts, one for each currency. */
import { sum } from '../../../../shared/domain/money/money.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'

export interface CurrencySum {
  currency: string
  amount: Long
}

export interface OrderSums {
  /** In the order in which the currencies come. */
  sums: CurrencySum[]
  /** How many orders are in no sum, because their amount or currency is not known. */
  leftOut: number
}

/** The sums of orders whose amount and currency are known, and the number of the others. */
export function sumsOf(
  orders: Iterable<{ amount?: Long | undefined; currency?: string | undefined }>,
): OrderSums {
  const amounts = new Map<string, Long[]>()
  let leftOut = 0
  for (const { amount, currency } of orders) {
    if (amount === undefined || currency === undefined) {
      leftOut += 1
      continue
    }
    const known = amounts.get(currency)
    if (known) known.push(amount)
    else amounts.set(currency, [amount])
  }
  return { sums: [...amounts].map(([currency, each]) => ({ currency, amount: sum(each) })), leftOut }
}

/** "1,200.50 SEK + 79.00 EUR". */
export function sumsText(sums: readonly CurrencySum[], l: Localizer): string {
  return sums.map(({ currency, amount }) => `${l.money(amount)} ${currency}`).join(' + ')
}

/** Adds up the rows of a query. */
import { ExactSum } from '../../../../shared/domain/report/payout/exact.ts'
import type { RowSums } from './report-data.ts'
import type { RowStore } from './row-store.ts'

/** Sums over the rows at some of the places. */
export function* sumsOf(
  places: Uint32Array,
  rows: RowStore,
  from = 0,
  to = places.length,
): Generator<void, RowSums> {
  const nominal = new ExactSum()
  const fees = new ExactSum()
  const vat = new ExactSum()
  const paid = new ExactSum()
  for (let at = from; at < to; at += 1) {
    const index = places[at]!
    nominal.add(rows.number(index, 'nominalAmount')!)
    fees.add(rows.number(index, 'totalFeeAmountExcludingVat')!)
    vat.add(rows.number(index, 'totalFeeVatAmount')!)
    paid.add(rows.number(index, 'providerPaidAmount')!)
    if (at % 500 === 0) yield
  }
  return {
    nominalAmount: nominal.value,
    totalFeeAmountExcludingVat: fees.value,
    totalFeeVatAmount: vat.value,
    providerPaidAmount: paid.value,
  }
}

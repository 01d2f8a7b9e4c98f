import type { Long } from '../../../shared/domain/values/long.ts'

/** The most common VAT rate of the rows of an order or a delivery: the default for a new row. Times 100. */
export function usualVatPercent({
  OrderRows,
}: {
  OrderRows: readonly { VatPercent?: Long | undefined }[]
}): Long | undefined {
  const counts = new Map<Long, number>()
  for (const { VatPercent } of OrderRows)
    if (VatPercent !== undefined) counts.set(VatPercent, (counts.get(VatPercent) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

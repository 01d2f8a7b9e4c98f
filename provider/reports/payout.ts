/** The payout of a day's transactions. The README of this folder derives the equation. Pure; minor units. */
import { type Long, normalLong } from '../../shared/domain/values/long.ts'

export interface Transactions {
  nominalAmount: Long
  feeAmountExcludingVat: Long
  feeVatAmount: Long
}

export interface Payout {
  /** The total of the day's own transactions, which may be negative. */
  providerPaidAmountExcludingWithholding: Long
  /** The payout; never negative. */
  providerPaidAmountIncludingWithholding: Long
  /** The merchant's debt before and after the day; never negative. */
  openingBalanceDebt: Long
  closingBalanceDebt: Long
}

/** The payout to a merchant with an opening debt. Its amounts may exceed 64 bits. */
export function payoutOf(
  { nominalAmount, feeAmountExcludingVat, feeVatAmount }: Transactions,
  openingBalanceDebt: Long,
): Payout {
  const excluding = BigInt(nominalAmount) - BigInt(feeAmountExcludingVat) - BigInt(feeVatAmount)
  const balance = excluding - BigInt(openingBalanceDebt)
  const closing = balance < 0n ? -balance : 0n
  return {
    providerPaidAmountExcludingWithholding: normalLong(excluding),
    providerPaidAmountIncludingWithholding: normalLong(balance + closing),
    openingBalanceDebt,
    closingBalanceDebt: normalLong(closing),
  }
}

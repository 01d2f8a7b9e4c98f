/** What a day's transactions come to. README.md here derives the equation. Pure; all amounts are minor units. */
import { type Long, normalLong } from '../../shared/domain/values/long.ts'

export interface Transactions {
  nominalAmount: Long
  feeAmountExcludingVat: Long
  feeVatAmount: Long
}

export interface Payout {
  /** Of the day's own transactions; negative when they take more than they bring. */
  providerPaidAmountExcludingWithholding: Long
  /** What is paid out; never negative. */
  providerPaidAmountIncludingWithholding: Long
  /** What the merchant owed before and owes after; never negative. */
  openingBalanceDebt: Long
  closingBalanceDebt: Long
}

/** The payout to a merchant that opened the day with a debt. Its amounts may pass 64 bits. */
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

/**
 * The sandbox's fees for a transaction. The description has fees but no prices, so these are decided, and simple enough
 * to check by hand. Pure; all amounts are minor units.
 */
import type { FeeType, Open, PaymentType } from '../../shared/domain/order/enums.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import { type Long, normalLong } from '../../shared/domain/values/long.ts'
import { divideRounded } from '../../shared/domain/money/money.ts'
import type { ReportFeeRecord } from './report-rows.ts'

/** VAT on every fee that has any, percent times 100. */
const FEE_VAT = 2500

interface Price {
  /** `Service`: of the amount, percent times 100. */
  servicePercent: number
  /** `Admin`: for each delivery. */
  perDelivery: number
}

const INVOICE_LIKE: Price = { servicePercent: 195, perDelivery: 1900 }
const OTHERS: Price = { servicePercent: 145, perDelivery: 0 }
const prices: Record<string, Price> = {
  Invoice: INVOICE_LIKE,
  AccountCredit: INVOICE_LIKE,
  PaymentPlan: INVOICE_LIKE,
}
/** `Credit`: for each credit. The fees of the delivery are not refunded. */
const PER_CREDIT = 900

/** A fee with its VAT. A negative one is a refund. */
export function fee(type: FeeType, amount: Long, vatPercent = FEE_VAT): ReportFeeRecord {
  const vatAmount = divideRounded(BigInt(amount) * BigInt(vatPercent), 10_000n)
  return {
    type,
    amountExcludingVat: amount,
    vatPercent,
    vatAmount: normalLong(vatAmount),
    providerPaidAmount: normalLong(-BigInt(amount) - vatAmount),
  }
}

export function deliveryFees(amount: Long, paymentType: Open<PaymentType>): ReportFeeRecord[] {
  const { servicePercent, perDelivery } = lookUp(prices, paymentType) ?? OTHERS
  const service = normalLong(divideRounded(BigInt(amount) * BigInt(servicePercent), 10_000n))
  return [fee('Service', service), ...(perDelivery ? [fee('Admin', perDelivery)] : [])]
}

export function creditFees(): ReportFeeRecord[] {
  return [fee('Credit', PER_CREDIT)]
}

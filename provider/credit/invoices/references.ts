/** The references on a payment slip. Pure. */
import type { Long } from '../../../shared/domain/values/long.ts'

/** The account to pay to, which exists at no bank. */
export const OCR_ACCOUNT = '000-0000'

/** The digit that makes the digits before it pass Luhn's test, as on a giro slip. */
export function luhnDigit(digits: string): string {
  let total = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    total += value > 9 ? value - 9 : value
  }
  return String((10 - (total % 10)) % 10)
}

/** The invoice's number followed by its check digit. */
export function ocrReference(invoiceNumber: Long): string {
  return `${invoiceNumber}${luhnDigit(String(invoiceNumber))}`
}

/** The check digit of an amount in minor units; a giro does not read the sign. */
export function amountCheckDigit(amount: Long): string {
  return luhnDigit(String(amount).replace('-', ''))
}

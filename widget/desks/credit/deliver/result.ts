/** The answer to a write, in the sequence in which a clerk needs it. Pure. */
import type { ResultFact } from '../words/deliver-terms.ts'
import type { InvoiceDistributionType } from '../../../../shared/domain/credit/credit.enums.ts'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { CreditAnswer, CreditWriteName } from '../data/call-credit.ts'

export interface WriteResult {
  facts: readonly (readonly [ResultFact, string])[]
  /** Minor units, with VAT; negative for a credit. Undefined where it is not known. */
  amount: Long | undefined
  /** The number of the invoice or credit that was made. */
  invoice: Long | undefined
  /** What the provider says, in its own words. */
  text: string | undefined
  pdf: string | undefined
  isFound: boolean
}

/** Values that a clerk needs elsewhere. */
export const copied: ReadonlySet<ResultFact> = new Set([
  'InvoiceNumber',
  'CreditNumber',
  'ContractNumber',
  'AccountCreditId',
  'Ocr',
  'Account',
])

/** @param isCredit whether an invoice was credited */
export function resultOf<Name extends CreditWriteName>(
  name: Name,
  answer: CreditAnswer<Name>,
  isCredit: boolean,
): WriteResult {
  const found = { isFound: answer.FoundByReading ?? false }
  const none = { facts: [], amount: undefined, invoice: undefined, text: undefined, pdf: undefined, ...found }
  const numberFact = isCredit ? 'CreditNumber' : 'InvoiceNumber'
  if (name === 'CreateInvoice') {
    const made = answer as CreditAnswer<'CreateInvoice'>
    return {
      ...none,
      facts: given([
        [numberFact, made.InvoiceNumber],
        ['Ocr', made.OcrReference],
        ['Account', made.OcrPaymentAccountNumber],
        ['CheckDigit', made.InvoiceAmountCheckDigit],
        ['InvoiceDate', made.InvoiceDate],
        // A credit is not due.
        ['DueDate', isCredit ? undefined : made.DueDate],
      ]),
      amount: amountOf(made.InvoiceAmount),
      invoice: made.InvoiceNumber ?? undefined,
      text: made.BoughtInvoiceText,
      // A link with another scheme could run code.
      pdf: /^https?:\/\//i.test(made.PdfLink ?? '') ? made.PdfLink : undefined,
    }
  }
  if (name !== 'DeliverOrderEu') return none
  const { DeliverOrderResult: made } = answer as CreditAnswer<'DeliverOrderEu'>
  const invoice = made?.InvoiceResultDetails
  const account = made?.AccountCreditResultDetails
  return {
    ...none,
    facts: given([
      [numberFact, invoice?.InvoiceId],
      ['Ocr', invoice?.Ocr],
      ['InvoiceDate', invoice?.InvoiceDate],
      ['DueDate', isCredit ? undefined : invoice?.DueDate],
      ['Distribution', invoice?.InvoiceDistributionType satisfies InvoiceDistributionType | undefined],
      ['AccountCreditId', account?.AccountCreditId],
      ['ContractNumber', (made?.PaymentPlanResultDetails ?? account)?.ContractNumber],
    ]),
    amount: amountOf(made?.Amount),
    invoice: invoice?.InvoiceId,
  }
}

function given(facts: (readonly [ResultFact, Long | string | null | undefined])[]) {
  return facts.flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const],
  )
}

function amountOf(decimal: string | null | undefined): Long | undefined {
  return decimal === undefined || decimal === null ? undefined : minorUnits(decimal)
}

/** Without its sign. */
export function absolute(amount: Long): Long {
  return amount < 0 ? normalLong(-BigInt(amount)) : amount
}

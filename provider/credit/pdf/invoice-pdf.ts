/** An invoice, or a credit invoice, as a PDF. */
import type { CreditRow } from '../../../shared/domain/credit/credit-row.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { VatGroup } from '../../../shared/domain/money/totals.ts'
import { type Party, putHead, putHeading, putParties, putTerms, putText } from './letter.ts'
import { writePdf } from './pdf-writer.ts'
import { printAmount, printDecimal, printPercent, printPrice } from './print.ts'
import { MARGIN, newSheet, RIGHT, type Sheet } from './sheet.ts'
import { type Column, putTable } from './table.ts'

/** The contents of an invoice. Amounts are minor units, negative on a credit invoice. */
export interface InvoiceDocument {
  InvoiceNumber: Long
  /** The invoice that this one credits. */
  InvoiceNrToCredit: Long | null
  ProviderOrderNr: Long
  ClientOrderNr: string | null
  CustomerReference: string | null
  CustomerId: Long
  /** Days of the calendar, `YYYY-MM-DD`. */
  InvoiceDate: string
  DueDate: string
  /** ISO 4217. */
  currency: string
  seller: Omit<Party, 'role'>
  buyer: Omit<Party, 'role'>
  /** Whether PricePerUnit includes VAT, which is the same for all rows of an order. */
  pricesIncludeVat: boolean
  rows: readonly CreditRow[]
  /** One for each rate. */
  vatLines: readonly VatGroup[]
  totalExcludingVat: Long
  totalVat: Long
  totalIncludingVat: Long
  /** The account to pay to, and the reference with its check digit. */
  OcrPaymentAccountNumber: string
  OcrReference: string
}

function columnsOf({ pricesIncludeVat }: InvoiceDocument): readonly Column[] {
  return [
    { title: 'Article', width: 56 },
    { title: 'Description', width: 138, wraps: true },
    { title: 'Quantity', width: 46, figures: true },
    { title: 'Unit', width: 32 },
    { title: pricesIncludeVat ? 'Price incl. VAT' : 'Price ex. VAT', width: 72, figures: true },
    { title: 'Discount', width: 46, figures: true },
    { title: 'VAT', width: 37, figures: true },
    { title: 'Amount', width: 68, figures: true },
  ]
}

export function invoicePdf(invoice: InvoiceDocument): Uint8Array {
  const isCredit = invoice.InvoiceNrToCredit !== null
  const title = isCredit ? 'Credit invoice' : 'Invoice'
  const sheet = newSheet()
  putHead(sheet, { sender: invoice.seller.name, title, facts: factsOf(invoice) })
  putParties(sheet, [
    { role: 'Customer', ...invoice.buyer },
    { role: 'Seller', ...invoice.seller },
  ])
  const columns = columnsOf(invoice)
  putTable(sheet, columns, invoice.rows.map(cellsOf), [
    'Total',
    ...Array.from({ length: columns.length - 2 }, () => ''),
    printAmount(invoice.totalIncludingVat),
  ])
  sheet.down(14)
  putVat(sheet, invoice)
  sheet.down(10)
  if (isCredit) putText(sheet, `This credits invoice ${invoice.InvoiceNrToCredit}. There is nothing to pay.`)
  else putPayment(sheet, invoice)
  const footer = `${invoice.seller.name} · ${title} ${invoice.InvoiceNumber}`
  return writePdf(
    { title: `${title} ${invoice.InvoiceNumber}`, createdAt: Date.parse(invoice.InvoiceDate) },
    sheet.pages(footer),
  )
}

function factsOf(invoice: InvoiceDocument): [string, string][] {
  const facts: [string, string | null][] = [
    ['Invoice number', String(invoice.InvoiceNumber)],
    ['Invoice date', invoice.InvoiceDate],
    ['Due date', invoice.InvoiceNrToCredit === null ? invoice.DueDate : null],
    ['Customer number', String(invoice.CustomerId)],
    ['Order number', String(invoice.ProviderOrderNr)],
    ['Your order', invoice.ClientOrderNr],
    ['Your reference', invoice.CustomerReference],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function cellsOf(row: CreditRow): string[] {
  return [
    row.ArticleNr ?? '',
    row.Description ?? '',
    printDecimal(row.NrOfUnits),
    row.Unit ?? '',
    printPrice(row.PricePerUnit),
    discountOf(row),
    printPercent(row.VatPercent),
    printAmount(row.amount),
  ]
}

function discountOf({ DiscountPercent, discountAmount }: CreditRow): string {
  if (DiscountPercent !== 0) return printPercent(DiscountPercent)
  return discountAmount === 0 ? '' : printAmount(discountAmount)
}

function putVat(sheet: Sheet, invoice: InvoiceDocument): void {
  const lines: [string, string][] = [
    ['Total without VAT', printAmount(invoice.totalExcludingVat)],
    ...invoice.vatLines.map(({ VatPercent, Amount, VatAmount }): [string, string] => [
      `VAT ${printPercent(VatPercent)} in ${printAmount(Amount)}`,
      printAmount(VatAmount),
    ]),
    ['VAT', printAmount(invoice.totalVat)],
  ]
  for (const [name, amount] of lines) {
    sheet.need(14)
    sheet.write(RIGHT - 200, name, { grey: true })
    sheet.write(RIGHT, amount, { alignRight: true })
    sheet.down(12)
  }
  sheet.need(24)
  sheet.back(sheet.mark() + 5)
  sheet.rule(RIGHT - 200)
  sheet.down(18)
  const total = `${printAmount(invoice.totalIncludingVat)} ${invoice.currency}`
  sheet.write(RIGHT - 200, invoice.InvoiceNrToCredit === null ? 'To pay' : 'Credited', {
    size: 11,
    weight: 'bold',
  })
  sheet.write(RIGHT, total, { size: 11, weight: 'bold', alignRight: true })
  sheet.down(16)
}

function putPayment(sheet: Sheet, invoice: InvoiceDocument): void {
  sheet.need(110)
  sheet.rule(MARGIN, RIGHT)
  sheet.down(20)
  putHeading(sheet, 'Payment')
  putTerms(sheet, [
    ['Account', invoice.OcrPaymentAccountNumber],
    ['OCR reference', invoice.OcrReference],
    ['Due date', invoice.DueDate],
    ['To pay', `${printAmount(invoice.totalIncludingVat)} ${invoice.currency}`],
  ])
  putText(sheet, 'Please give the OCR reference with your payment.')
}

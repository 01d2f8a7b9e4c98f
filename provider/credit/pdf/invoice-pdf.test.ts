import { describe, expect, it } from 'vitest'
import { type InvoiceDocument, invoicePdf } from './invoice-pdf.ts'
import { readPdf } from '../../testing/read-pdf.ts'

function invoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    InvoiceNumber: 3_000_001,
    InvoiceNrToCredit: null,
    ProviderOrderNr: 1_000_001,
    ClientOrderNr: 'B-77',
    CustomerReference: 'Øyvind Åsæther',
    CustomerId: 500_001,
    InvoiceDate: '2026-11-21',
    DueDate: '2026-12-21',
    currency: 'SEK',
    seller: { name: 'Åkes Öl', lines: [] },
    buyer: { name: 'Prüfling GmbH', lines: ['Straße 1'] },
    pricesIncludeVat: false,
    rows: [
      {
        ArticleNr: 'T-1',
        Description: 'Kaffe (malet) 5 €',
        PricePerUnit: '1204.5',
        PriceIncludingVat: false,
        NrOfUnits: '2.5',
        Unit: 'kg',
        VatPercent: 1200,
        DiscountPercent: 1000,
        discountAmount: 337_26,
        amount: 3035_34,
        vatAmount: 325_22,
      },
    ],
    vatLines: [{ VatPercent: 1200, Amount: 3035_34, VatAmount: 325_22 }],
    totalExcludingVat: 2710_12,
    totalVat: 325_22,
    totalIncludingVat: 3035_34,
    OcrPaymentAccountNumber: '000-0000',
    OcrReference: '30000019',
    ...changes,
  }
}

function textsOf(document: InvoiceDocument): string[] {
  return readPdf(invoicePdf(document)).texts.flat()
}

describe('an invoice', () => {
  it('names the parties, the rows, the VAT, and the way of payment', () => {
    const texts = textsOf(invoice())
    expect(texts).toEqual(
      expect.arrayContaining([
        'Invoice',
        '3000001',
        'Åkes Öl',
        'Prüfling GmbH',
        'Straße 1',
        'Øyvind Åsæther',
      ]),
    )
    const from = texts.indexOf('T-1')
    expect(texts.slice(from, from + 8)).toEqual([
      'T-1',
      'Kaffe (malet) 5 €',
      '2,5',
      'kg',
      '1 204,50',
      '10 %',
      '12 %',
      '3 035,34',
    ])
    const vat = texts.indexOf('Total without VAT')
    expect(texts.slice(vat, vat + 8).join(' | ')).toBe(
      'Total without VAT | 2 710,12 | VAT 12 % in 3 035,34 | 325,22 | VAT | 325,22 | To pay | 3 035,34 SEK',
    )
    expect(texts).toEqual(expect.arrayContaining(['000-0000', '30000019', '2026-12-21']))
  })

  it('says whether its prices include VAT', () => {
    expect(textsOf(invoice())).toContain('Price ex. VAT')
    expect(textsOf(invoice({ pricesIncludeVat: true }))).toContain('Price incl. VAT')
  })

  it('has the number of the invoice that it credits, no due date and nothing to pay', () => {
    const texts = textsOf(invoice({ InvoiceNrToCredit: 3_000_000, totalIncludingVat: -3035_34 }))
    expect(texts).toEqual(expect.arrayContaining(['Credit invoice', 'Credited', '-3 035,34 SEK']))
    expect(texts).toContain('This credits invoice 3000000. There is nothing to pay.')
    expect(texts).not.toContain('Due date')
    expect(texts).not.toContain('OCR reference')
  })

  it('has all of ten thousand rows', () => {
    const [row] = invoice().rows
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ ...row!, ArticleNr: `N${index}` }))
    const { texts } = readPdf(invoicePdf(invoice({ rows })))
    expect(texts.flat().filter((text) => /^N\d+$/.test(text))).toHaveLength(10_000)
  })
})

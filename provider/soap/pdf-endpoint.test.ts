import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { send } from '../testing/provider.ts'
import { clientRow } from '../testing/credit-rows.ts'
import { ask, madeOrder } from '../testing/credit-soap.ts'
import { readPdf } from '../testing/read-pdf.ts'

const rows = [
  clientRow({ Description: 'Lampa å ä ö €' }),
  clientRow({ PricePerUnit: '50', VatPercent: 6, NrOfUnits: '2' }),
]

function invoiced(ProviderOrderNr: Long, InvoiceNrToCredit: Long | null = null) {
  return ask('CreateInvoice', {
    ProviderOrderNr,
    Invoice: { NumberOfCreditDays: 30, InvoiceDistributionForm: 'Email', InvoiceNrToCredit, InvoiceRows: [] },
  })
}

async function textsAt(link: string | undefined): Promise<string[]> {
  const response = await send(new URL(link!).pathname)
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer())).texts.flat()
}

beforeEach(reset)

describe('the link to an invoice', () => {
  it('leads to the invoice of CreateInvoice, with its rows, VAT and OCR reference', async () => {
    const invoice = await invoiced(await madeOrder(rows, testPersons.tess, { ClientOrderNr: 'B-77' }))
    const texts = await textsAt(invoice.PdfLink)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Invoice',
        String(invoice.InvoiceNumber),
        'Tess Testsson',
        'B-77',
        'Lampa å ä ö €',
        'VAT 25 % in 125,00',
        'VAT 6 % in 106,00',
        '231,00 SEK',
        invoice.OcrReference,
        invoice.DueDate!.slice(0, 10),
      ]),
    )
  })

  it('leads to a credit invoice that names the credited invoice', async () => {
    const order = await madeOrder(rows)
    const { InvoiceNumber } = await invoiced(order)
    const credit = await invoiced(order, InvoiceNumber)
    const texts = await textsAt(credit.PdfLink)
    expect(texts).toEqual(expect.arrayContaining(['Credit invoice', '-231,00 SEK']))
    expect(texts).toContain(`This credits invoice ${InvoiceNumber}. There is nothing to pay.`)
  })
})

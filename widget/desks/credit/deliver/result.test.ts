import { describe, expect, it } from 'vitest'
import { resultOf } from './result.ts'

const invoice = {
  InvoiceId: 9_223_372_036_854_775_807n,
  DueDate: '2026-12-21T00:00:00',
  InvoiceDate: '2026-11-21T00:00:00',
  InvoiceDistributionType: 'Post',
  Ocr: '30000012',
  LowestAmountToPay: '125',
} as const

describe('the result of a write', () => {
  it('has the invoice’s number to the last digit, and is negative for a credit, which is not due', () => {
    const answer = {
      Accepted: true,
      ResultCode: 0,
      DeliverOrderResult: { Amount: '-320', OrderType: 'Invoice', InvoiceResultDetails: invoice },
    } as const
    const { facts, amount } = resultOf('DeliverOrderEu', answer, true)
    expect(amount).toBe(-32_000)
    expect(facts).toEqual([
      ['CreditNumber', '9223372036854775807'],
      ['Ocr', '30000012'],
      ['InvoiceDate', '2026-11-21T00:00:00'],
      ['Distribution', 'Post'],
    ])
  })

  it('has only the facts of the records where the answer was lost', () => {
    const found = {
      Accepted: true,
      ResultCode: 0,
      DeliverOrderResult: {
        OrderType: 'Invoice',
        InvoiceResultDetails: {
          InvoiceId: 3_000_001,
          DueDate: invoice.DueDate,
          InvoiceDate: invoice.InvoiceDate,
        },
      },
      FoundByReading: true,
    }
    expect(resultOf('DeliverOrderEu', found as never, false)).toMatchObject({
      isFound: true,
      amount: undefined,
      invoice: 3_000_001,
      facts: [
        ['InvoiceNumber', '3000001'],
        ['InvoiceDate', invoice.InvoiceDate],
        ['DueDate', invoice.DueDate],
      ],
    })
  })

  it.each([
    ['https://provider.test/pdf/1', 'https://provider.test/pdf/1'],
    ['HTTP://provider.test/pdf/1', 'HTTP://provider.test/pdf/1'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//provider.test', undefined],
    [undefined, undefined],
  ])('links to %s as %s', (PdfLink, pdf) => {
    const answer = { Accepted: true, RejectionCode: 'Accepted', PdfLinkIncluded: true, PdfLink } as never
    expect(resultOf('CreateInvoice', answer, false).pdf).toBe(pdf)
  })
})

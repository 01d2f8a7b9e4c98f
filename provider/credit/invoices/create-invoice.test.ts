import { reset } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { decimalOf, minorUnits } from '../../../shared/domain/money/decimal.ts'
import { ORIGIN, send } from '../../testing/provider.ts'
import { clientRow, rowOf } from '../../testing/credit-rows.ts'
import { ask, createInvoice, createOrder, madeOrder, orderOf } from '../../testing/credit-soap.ts'
import { amountCheckDigit, luhnDigit, ocrReference } from './references.ts'

beforeEach(reset)

describe('the references of a payment slip', () => {
  // Known check digits: the textbook number, and a card number for tests.
  it.each([
    ['7992739871', '3'],
    ['411111111111111', '1'],
    ['0', '0'],
  ])('have the check digit after %s: %s', (digits, check) => {
    expect(luhnDigit(digits)).toBe(check)
  })

  it('detect any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3_000_001 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const reference = ocrReference(number)
          const place = at % reference.length
          const wrong =
            reference.slice(0, place) + ((Number(reference[place]) + by) % 10) + reference.slice(place + 1)
          expect(luhnDigit(reference.slice(0, -1))).toBe(reference.at(-1))
          expect(luhnDigit(wrong.slice(0, -1))).not.toBe(wrong.at(-1))
        },
      ),
    )
  })

  it('ignore the sign of the amount', () => {
    expect(amountCheckDigit(-12_500)).toBe('5')
  })
})

describe('CreateInvoice', () => {
  it('invoices all rows that are left and closes the order', async () => {
    const order = await madeOrder([clientRow()])
    const answer = await createInvoice(order)
    expect(answer).toMatchObject({
      InvoiceAmount: '125',
      // 12500 from the right, every second digit twice: 0 + 0 + 1 (of 10) + 2 + 2 = 5, and 5 makes 10.
      InvoiceAmountCheckDigit: '5',
      InvoiceNumber: 3_000_001,
      // 2 (1 twice) + 6 (3 twice) = 8, and 2 makes 10.
      OcrReference: '30000012',
      OcrPaymentAccountNumber: '000-0000',
      BoughtInvoiceText: expect.stringMatching(/transferred/) as string,
      PdfLinkIncluded: false,
    })
    expect(answer.PdfLink).toBeUndefined()
    const days = Date.parse(answer.DueDate!) - Date.parse(answer.InvoiceDate!)
    expect(days).toBe(30 * 86_400_000)
    expect(answer.InvoiceDate).toMatch(/T00:00:00$/)
    expect(await orderOf(order)).toMatchObject({ IsActive: false, CurrentAmount: '0' })
    expect(await createInvoice(order)).toMatchObject({ RejectionCode: 'OrderIsClosed' })
  })

  it('invoices a part, and then the rest, with or without rows', async () => {
    for (const rest of [[], [rowOf('60')]]) {
      const order = await madeOrder([rowOf('100')])
      expect(await createInvoice(order, [rowOf('40')])).toMatchObject({ InvoiceAmount: '40' })
      expect(await createInvoice(order, [rowOf('60.01')])).toMatchObject({
        RejectionCode: 'OverAuthorizedAmount',
        InvoiceNumber: null,
      })
      expect(await createInvoice(order, rest)).toMatchObject({ InvoiceAmount: '60' })
      expect(await orderOf(order)).toMatchObject({ IsActive: false, CurrentAmount: '0' })
    }
  })

  it('links to a PDF for an invoice by mail', async () => {
    const order = await madeOrder()
    const { PdfLinkIncluded, PdfLink } = await createInvoice(order, [], { InvoiceDistributionForm: 'Email' })
    expect(PdfLinkIncluded).toBe(true)
    const response = await send(PdfLink!.replace(ORIGIN, ''))
    expect(response.status).toBe(200)
    const beginning = new Uint8Array(await response.arrayBuffer()).subarray(0, 5)
    expect(new TextDecoder().decode(beginning)).toBe('%PDF-')
  })

  it('credits an invoice in parts, and never more than its amount', async () => {
    const order = await madeOrder([rowOf('100')])
    const { InvoiceNumber } = await createInvoice(order)
    const credit = (...amounts: string[]) =>
      createInvoice(order, amounts.map(rowOf), { InvoiceNrToCredit: InvoiceNumber })
    const first = await credit('30')
    expect(first).toMatchObject({ Accepted: true, InvoiceAmount: '-30' })
    expect(first.BoughtInvoiceText).toBeUndefined()
    expect(await credit('70.01')).toMatchObject({ RejectionCode: 'CreditAmountTooHigh' })
    expect(await credit()).toMatchObject({ RejectionCode: 'Error' })
    expect(await credit('70')).toMatchObject({ InvoiceAmount: '-70' })
    expect(await credit()).toMatchObject({ RejectionCode: 'CreditAmountTooHigh' })
    const numbers = (await orderOf(order)).Invoices!.map((invoice) => invoice.InvoiceAmountWithoutVat)
    expect(numbers).toEqual(['100', '-30', '-70'])
    const nested = { InvoiceNrToCredit: first.InvoiceNumber }
    expect(await createInvoice(order, [], nested)).toMatchObject({ RejectionCode: 'CreditInvoiceNotInOrder' })
  })

  it('reads 0 as no invoice to credit', async () => {
    expect(await createInvoice(await madeOrder(), [], { InvoiceNrToCredit: 0 })).toMatchObject({
      InvoiceAmount: '125',
    })
  })

  it('leaves nothing behind when it is refused', async () => {
    const order = await madeOrder([rowOf('100')])
    const before = await orderOf(order)
    await createInvoice(order, [rowOf('101')])
    await createInvoice(order, [rowOf('-1')])
    await createInvoice(order, [], { NumberOfCreditDays: 366 })
    expect(await ask('CreateInvoice', { ProviderOrderNr: order })).toMatchObject({ RejectionCode: 'Error' })
    expect(await orderOf(order)).toEqual(before)
    expect(await createInvoice(order)).toMatchObject({ InvoiceNumber: 3_000_001 })
  })

  it('never invoices more than was authorized, nor credits more than was invoiced', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 6_000 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(amounts, amounts, async (parts, credits) => {
        const authorized = 10_000
        const { ProviderOrderNr } = await createOrder([rowOf('100')])
        for (const part of parts) await createInvoice(ProviderOrderNr, [rowOf(decimalOf(part))])
        const invoices = (await orderOf(ProviderOrderNr)).Invoices!
        for (const [index, credit] of credits.entries()) {
          const InvoiceNrToCredit = invoices[index % invoices.length]!.InvoiceNumber
          await createInvoice(ProviderOrderNr, [rowOf(decimalOf(credit))], { InvoiceNrToCredit })
        }
        const { Invoices, CurrentAmount } = await orderOf(ProviderOrderNr)
        const all = Invoices!.map((invoice) => Number(minorUnits(invoice.InvoiceAmountWithoutVat)))
        const invoiced = all.filter((amount) => amount > 0).reduce((sum, amount) => sum + amount, 0)
        expect(invoiced + Number(minorUnits(CurrentAmount))).toBe(authorized)
        expect(all.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 15 },
    )
  })
})

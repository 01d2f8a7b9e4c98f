import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { callSandbox } from '../../testing/orders.ts'
import { clientRow, rowOf } from '../../testing/credit-rows.ts'
import { ask, createInvoice, createOrder, madeOrder, orderInfo, orderOf } from '../../testing/credit-soap.ts'
import { ORIGIN, send } from '../../testing/provider.ts'
import { readPdf } from '../../testing/read-pdf.ts'

const later = (days: number) => callSandbox('POST', 'clock', { advanceSeconds: days * 86_400 })
const named = { ClientOrderNr: 'one' }
const search = { ClientOrderNrIncluded: false, ProviderOrderNrIncluded: false, ProviderOrderNr: 0 }

beforeEach(reset)

/** Creates an order with the customer's own number at the provider only, unless `changes` adds more. */
function createPreApproved(PreApprovedCustomerId: Long, changes = {}) {
  return ask('CreateOrder', {
    Order: { ...orderInfo(), SecurityNumber: undefined, PreApprovedCustomerId, ...changes },
    InvoiceRows: [clientRow()],
  })
}

/** Invoices a part of the order. @returns the customer's reference on the invoice */
async function invoicedReference(order: Long): Promise<string | undefined> {
  const { PdfLink } = await createInvoice(order, [rowOf('1')], { InvoiceDistributionForm: 'Email' })
  const document = await send(PdfLink!.replace(ORIGIN, ''))
  const [texts] = readPdf(new Uint8Array(await document.arrayBuffer())).texts
  return texts![texts!.indexOf('Your reference') + 1]
}

async function numbersFound(input: Parameters<typeof ask<'GetOrders'>>[1]) {
  return (await ask('GetOrders', input)).Orders?.map(({ ProviderOrderNr }) => ProviderOrderNr)
}

describe('CreateOrder', () => {
  it('opens an order for thirty days, with numbers from 1000001 and VAT added to its prices', async () => {
    const answer = await createOrder([clientRow({ NrOfUnits: '2' }), clientRow({ VatPercent: 6 })])
    expect(answer).toMatchObject({
      Accepted: true,
      ProviderOrderNr: 1_000_001,
      AuthorizedAmount: '356',
      WillBuyInvoices: true,
      ValidCustomer: {
        LegalName: 'Tess Testsson',
        AddressLine1: 'c/o Exempelsson',
        AddressLine2: 'Provgatan 12 lgh 1101',
        Postcode: 11455,
        BusinessType: 'Person',
      },
    })
    const days = (Date.parse(`${answer.ExpirationDate}Z`) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    expect(await madeOrder()).toBe(1_000_002)
  })

  it.each(['198513320000', '851332-0000', ' 19851332 0000 '])('finds a customer by %s', async (id) => {
    expect(await createOrder([clientRow()], testPersons.tess, { SecurityNumber: id })).toMatchObject({
      Accepted: true,
    })
  })

  it('authorizes an order of the same number and customer again', async () => {
    const first = await createOrder([rowOf('100')], testPersons.tess, named)
    await createInvoice(first.ProviderOrderNr, [rowOf('40')])
    const again = await createOrder([rowOf('500')], testPersons.tess, named)
    expect(again).toMatchObject({ ProviderOrderNr: first.ProviderOrderNr, AuthorizedAmount: '540' })
    expect(again.AuthorizeId).not.toBe(first.AuthorizeId)
    expect(await orderOf(first.ProviderOrderNr)).toMatchObject({ CurrentAmount: '500' })
    const other = await createOrder([rowOf('1')], testPersons.prov, named)
    expect(other.ProviderOrderNr).not.toBe(first.ProviderOrderNr)
  })

  it('takes the reference of the new authorization, if it has one', async () => {
    const order = await madeOrder([rowOf('100')], testPersons.tess, { ...named, CustomerReference: 'Ada' })
    expect(await invoicedReference(order)).toBe('Ada')
    await createOrder([rowOf('100')], testPersons.tess, { ...named, CustomerReference: 'Bo' })
    expect(await invoicedReference(order)).toBe('Bo')
    await createOrder([rowOf('100')], testPersons.tess, { ...named, CustomerReference: '' })
    expect(await invoicedReference(order)).toBe('Bo')
  })

  it('leaves an order unchanged if the new authorization is refused', async () => {
    const order = await madeOrder([rowOf('100')], testPersons.limit, named)
    const before = await orderOf(order)
    expect(await createOrder([rowOf('10000.01')], testPersons.limit, named)).toMatchObject({
      RejectionCode: 'CustomerOverCreditLimit',
      ProviderOrderNr: 0,
      AuthorizedAmount: null,
    })
    expect(await orderOf(order)).toEqual(before)
    expect(await madeOrder()).toBe(1_000_002)
  })

  it('uses the address of a selector, and refuses an unknown one', async () => {
    const [known, unknown] = await Promise.all(
      ['TESTSSON-2', 'TESTSSON-3'].map((AddressSelector) =>
        createOrder([clientRow()], testPersons.tess, { AddressSelector }),
      ),
    )
    expect(known!.ValidCustomer).toMatchObject({ AddressLine2: 'Sommarstigen 4' })
    expect(unknown).toMatchObject({ RejectionCode: 'Error' })
  })

  it("finds a customer by the provider's own number", async () => {
    const { CustomerId } = await createInvoice(await madeOrder())
    expect(await createPreApproved(CustomerId!)).toMatchObject({ Accepted: true })
    expect(await createPreApproved(1)).toMatchObject({ RejectionCode: 'CustomerCreditNoSuchEntity' })
    const another = { SecurityNumber: testPersons.prov.NationalId }
    expect(await createPreApproved(CustomerId!, another)).toMatchObject({ RejectionCode: 'Error' })
  })

  it.each([
    { Order: undefined },
    { Order: orderInfo(testPersons.tess, { CountryCode: 'GB' }) },
    { Order: orderInfo(testPersons.tess, { SecurityNumber: '' }) },
    { Order: orderInfo(testPersons.tess, { ClientOrderNr: 'x'.repeat(257) }) },
    { InvoiceRows: [clientRow({ VatPercent: 101 })] },
  ])('is refused as an Error for %o', async (changes) => {
    const answer = await ask('CreateOrder', { Order: orderInfo(), InvoiceRows: [clientRow()], ...changes })
    expect(answer).toMatchObject({ Accepted: false, RejectionCode: 'Error' })
  })

  it("waits a day for approval above the high amount, by the merchant's clock", async () => {
    const order = await madeOrder([rowOf('100000.01')])
    expect(await orderOf(order)).toMatchObject({ WillBuyInvoices: false })
    expect(await createInvoice(order)).toMatchObject({
      RejectionCode: 'NotAuthorized',
      ErrorMessage: 'The order is pending: High Amount.',
    })
    await later(1)
    expect(await orderOf(order)).toMatchObject({ WillBuyInvoices: true })
    expect(await createInvoice(order)).toMatchObject({ RejectionCode: 'Accepted' })
  })
})

describe('an order past its expiry', () => {
  it('is not active, cannot be changed or closed, and has no ClosedDate', async () => {
    const ProviderOrderNr = await madeOrder()
    await later(31)
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ IsActive: false, ClosedDate: null })
    expect(await ask('CloseOrder', { ProviderOrderNr })).toMatchObject({
      RejectionCode: 'OrderAlreadyClosed',
    })
    const change = { ProviderOrderNr, RemainingInvoiceRows: [rowOf('1')] }
    expect(await ask('ChangeOrderAmount', change)).toMatchObject({ Accepted: false })
  })
})

describe('ChangeOrderAmount', () => {
  it('replaces the remaining rows, never above what is left', async () => {
    const ProviderOrderNr = await madeOrder([rowOf('100')])
    await createInvoice(ProviderOrderNr, [rowOf('30')])
    const change = (amount: string) =>
      ask('ChangeOrderAmount', { ProviderOrderNr, RemainingInvoiceRows: [rowOf(amount)] })
    expect(await change('70.01')).toMatchObject({ Accepted: false })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ CurrentAmount: '70' })
    expect(await change('50')).toEqual({ Accepted: true })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ CurrentAmount: '50' })
    expect(await createInvoice(ProviderOrderNr)).toMatchObject({ InvoiceAmount: '50' })
  })

  it('refuses no rows and no order', async () => {
    const ProviderOrderNr = await madeOrder()
    expect(await ask('ChangeOrderAmount', { ProviderOrderNr })).toMatchObject({ Accepted: false })
    expect(await ask('ChangeOrderAmount', { ProviderOrderNr: 1 })).toMatchObject({ Accepted: false })
  })
})

describe('ChangeOrderInfo', () => {
  it('changes only the given members', async () => {
    const ProviderOrderNr = await madeOrder([clientRow()], testPersons.tess, named)
    const change = (changes: object) =>
      ask('ChangeOrderInfo', {
        ProviderOrderNr,
        ProviderPaymentPlanNr: null,
        ChangeClientOrderNr: false,
        ChangeCustomerReference: false,
        ...changes,
      })
    expect(await change({ NewClientOrderNr: 'two' })).toMatchObject({ RejectionCode: 'Error' })
    await change({ ChangeCustomerReference: true, NewClientOrderNr: 'two' })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ ClientOrderNr: 'one' })
    await change({ ChangeClientOrderNr: true, NewClientOrderNr: 'two' })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ ClientOrderNr: 'two' })
  })

  it('does not change the order if the payment plan of the request is unknown', async () => {
    const ProviderOrderNr = await madeOrder([clientRow()], testPersons.tess, named)
    const answer = await ask('ChangeOrderInfo', {
      ProviderOrderNr,
      ProviderPaymentPlanNr: 1,
      ChangeClientOrderNr: true,
      NewClientOrderNr: 'two',
      ChangeCustomerReference: false,
    })
    expect(answer).toMatchObject({ RejectionCode: 'OrderDoesNotExist' })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ ClientOrderNr: 'one' })
  })
})

describe('GetOrders', () => {
  it('finds orders by either number, or by both', async () => {
    const first = await madeOrder([clientRow()], testPersons.tess, named)
    const second = await madeOrder([clientRow()], testPersons.prov, named)
    const byClient = { ...search, ...named, ClientOrderNrIncluded: true }
    expect(await numbersFound(byClient)).toEqual([first, second])
    const both = { ...byClient, ProviderOrderNrIncluded: true, ProviderOrderNr: second }
    expect(await numbersFound(both)).toEqual([second])
    expect(await ask('GetOrders', { ...both, ClientOrderNr: 'two' })).toMatchObject({
      RejectionCode: 'OrderDoesNotExist',
    })
  })

  it('shows an order with its invoices', async () => {
    const order = await madeOrder([clientRow({ NrOfUnits: '2' })], testPersons.tess, named)
    const { InvoiceNumber, CustomerId } = await createInvoice(order, [clientRow()])
    expect(await orderOf(order)).toMatchObject({
      ClientOrderNr: 'one',
      IsActive: true,
      ClosedDate: null,
      CurrentAmount: '125',
      Invoices: [{ InvoiceNumber, CustomerId, InvoiceAmountWithoutVat: '100', InvoiceVat: '25' }],
    })
  })
})

describe('CloseOrder', () => {
  it('sets ClosedDate and ends all operations except credit invoices', async () => {
    const ProviderOrderNr = await madeOrder([rowOf('100')])
    const { InvoiceNumber } = await createInvoice(ProviderOrderNr, [rowOf('60')])
    await ask('CloseOrder', { ProviderOrderNr })
    const { IsActive, ClosedDate, ExpirationDate, CurrentAmount } = await orderOf(ProviderOrderNr)
    expect(IsActive).toBe(false)
    // 40.00 were never invoiced, and never will be.
    expect(CurrentAmount).toBe('0')
    expect(ClosedDate! < ExpirationDate!).toBe(true)
    expect(await createInvoice(ProviderOrderNr, [], { InvoiceNrToCredit: InvoiceNumber })).toMatchObject({
      InvoiceAmount: '-60',
    })
  })
})

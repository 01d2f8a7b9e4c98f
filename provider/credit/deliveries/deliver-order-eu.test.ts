import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { sandboxMerchants } from '../../../shared/sandbox.ts'
import { invoiceDistributionTypes } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { clientRow, euRow } from '../../testing/credit-rows.ts'
import {
  ask,
  authOf,
  createInvoice,
  createOrder,
  deliver,
  invoiceDetails,
  madeOrder,
  madeOrderEu,
  orderOf,
} from '../../testing/credit-soap.ts'
import { merchantAccount } from '../../testing/provider.ts'
import { withMerchant } from '../../testing/plan-merchant.ts'
import { findCreditOrder } from '../../storage/credit/orders.ts'
import { readPdf } from '../../testing/read-pdf.ts'

/** 100.00 and 50.00, with VAT. */
const lamp = euRow({ ArticleNumber: 'L', PricePerUnit: '100' })
const shade = euRow({ ArticleNumber: 'S', PricePerUnit: '50' })
const costing = (PricePerUnit: string) => euRow({ PricePerUnit })
const planDetails = { CampaignCode: 100006, SendAutomaticGiroPaymentForm: false, FixedMonthlyAmount: null }

async function open(ProviderOrderId: Long) {
  const { IsActive, CurrentAmount, Invoices } = await orderOf(ProviderOrderId)
  return { IsActive, CurrentAmount, invoices: Invoices!.map(({ InvoiceNumber }) => InvoiceNumber) }
}

beforeEach(reset)

describe('the delivery of an invoice order', () => {
  it('delivers and closes the whole order without rows', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    const { InvoiceResultDetails: invoice, ...result } = (await deliver(order)).DeliverOrderResult!
    expect(result).toEqual({ Amount: '150', OrderType: 'Invoice' })
    expect(invoice).toMatchObject({
      InvoiceId: 3_000_001,
      InvoiceDistributionType: 'Post',
      // 2 (1 twice) + 6 (3 twice) = 8, and 2 makes 10.
      Ocr: '30000012',
      LowestAmountToPay: '150',
    })
    expect(invoice!.InvoiceDate).toMatch(/T00:00:00$/)
    expect(Date.parse(invoice!.DueDate) - Date.parse(invoice!.InvoiceDate)).toBe(30 * 86_400_000)
    const { Invoices, ...order1 } = await orderOf(order)
    expect(order1).toMatchObject({ IsActive: false, CurrentAmount: '0' })
    // 25 % of 100.00 is 20.00 within, of 50.00 10.00: 150.00 - 30.00.
    expect(Invoices).toMatchObject([
      {
        InvoiceNumber: 3_000_001,
        InvoiceAmountWithoutVat: '120',
        InvoiceVat: '30',
        InvoiceDate: invoice!.InvoiceDate,
        DueDate: invoice!.DueDate,
      },
    ])
    expect(await deliver(order)).toMatchObject({ Accepted: false, ResultCode: 20000 })
  })

  it('leaves the rows that are not in the request', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    expect(await deliver(order, { OrderRows: [shade] })).toMatchObject({
      ResultCode: 0,
      DeliverOrderResult: { Amount: '50' },
    })
    expect(await open(order)).toEqual({ IsActive: true, CurrentAmount: '100', invoices: [3_000_001] })
    expect(await deliver(order, { OrderRows: [lamp, shade] })).toMatchObject({ ResultCode: 24000 })
    expect(await deliver(order)).toMatchObject({ DeliverOrderResult: { Amount: '100' } })
    expect(await open(order)).toEqual({
      IsActive: false,
      CurrentAmount: '0',
      invoices: [3_000_001, 3_000_002],
    })
  })

  it('never exceeds the order with rows that match none, and ends it', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    expect(await deliver(order, { OrderRows: [costing('150.01')] })).toMatchObject({ ResultCode: 24000 })
    expect(await open(order)).toMatchObject({ CurrentAmount: '150', invoices: [] })
    expect(await deliver(order, { OrderRows: [costing('149.99')] })).toMatchObject({ ResultCode: 0 })
    expect(await open(order)).toMatchObject({ IsActive: false, CurrentAmount: '0' })
  })

  it('counts the invoices of CreateInvoice, which counts its own too', async () => {
    // 125.00 and 250.00 with VAT.
    const rows = [clientRow(), clientRow({ ArticleNr: 'B', PricePerUnit: '200' })]
    const order = await madeOrder(rows)
    expect(await createInvoice(order, [rows[1]!])).toMatchObject({ InvoiceAmount: '250' })
    expect(await deliver(order)).toMatchObject({ DeliverOrderResult: { Amount: '125' } })
    expect(await createInvoice(order)).toMatchObject({ RejectionCode: 'OrderIsClosed' })
  })

  it('accepts rows again after a new authorization of the order', async () => {
    const order = await madeOrder([clientRow()], undefined, { ClientOrderNr: 'one' })
    const part = clientRow({ PricePerUnit: '20' })
    expect(await createInvoice(order, [part])).toMatchObject({ InvoiceAmount: '25' })
    await createOrder([clientRow({ PricePerUnit: '40' })], undefined, { ClientOrderNr: 'one' })
    expect(await deliver(order)).toMatchObject({ DeliverOrderResult: { Amount: '50' } })
  })

  it.each(invoiceDistributionTypes)('is sent as %s', async (InvoiceDistributionType) => {
    const answer = await deliver(await madeOrderEu(), { InvoiceDistributionType })
    const sent = InvoiceDistributionType === 'NotDefined' ? 'Post' : InvoiceDistributionType
    expect(answer.DeliverOrderResult?.InvoiceResultDetails?.InvoiceDistributionType).toBe(sent)
  })

  it('is sent by post by default', async () => {
    const answer = await deliver(await madeOrderEu(), { InvoiceDistributionType: null })
    expect(answer.DeliverOrderResult?.InvoiceResultDetails?.InvoiceDistributionType).toBe('Post')
  })

  it.each([
    [-1, 1000],
    [0, 0],
    [365, 0],
    [366, 1000],
  ])('has, with %i credit days, the ResultCode %i', async (NumberOfCreditDays, ResultCode) => {
    expect(await deliver(await madeOrderEu(), { NumberOfCreditDays })).toMatchObject({ ResultCode })
  })

  it('runs once for simultaneous requests', async () => {
    const order = await madeOrderEu()
    const answers = await Promise.all([deliver(order), deliver(order), deliver(order)])
    expect(answers.map(({ ResultCode }) => ResultCode).toSorted()).toEqual([0, 20000, 20000])
    expect((await open(order)).invoices).toHaveLength(1)
  })

  it("is refused for another merchant's order", async () => {
    const ProviderOrderId = await madeOrderEu()
    const DeliverOrderInformation = {
      ProviderOrderId,
      OrderType: 'Invoice',
      DeliverInvoiceDetails: invoiceDetails(),
    } as const
    const Auth = authOf(merchantAccount(sandboxMerchants.second))
    expect(await ask('DeliverOrderEu', { Auth, DeliverOrderInformation })).toEqual({
      Accepted: false,
      ErrorMessage: 'There is no order with this number.',
      ResultCode: 20004,
    })
    expect(await open(ProviderOrderId)).toMatchObject({ IsActive: true, invoices: [] })
  })
})

describe('a credit invoice', () => {
  const credit = (order: Long, id: Long | null, OrderRows: ReturnType<typeof euRow>[] = []) =>
    deliver(order, { IsCreditInvoice: true, InvoiceIdToCredit: id, OrderRows })

  it('of an invoice that another order has is refused for that, whatever prices it has', async () => {
    const theirs = await madeOrderEu({ OrderRows: [euRow({ PricePerUnit: '10', PriceIncludingVat: false })] })
    await deliver(theirs)
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    await deliver(order, { OrderRows: [lamp] })
    expect(await credit(order, 3_000_001, [lamp])).toMatchObject({ ResultCode: 24001 })
  })

  it('never exceeds a row in parts', async () => {
    // 2 × 33.335 = 66.67, of which 33.335 stays, rounded up to 33.34: 33.33 is credited, and 33.34 the second time.
    const pair = euRow({ PricePerUnit: '33.335', NumberOfUnits: '2', PriceIncludingVat: true })
    const order = await madeOrderEu({ OrderRows: [pair, shade] })
    await deliver(order, { OrderRows: [pair] })
    const one = { ...pair, NumberOfUnits: '1' }
    for (const Amount of ['-33.33', '-33.34']) {
      expect((await credit(order, 3_000_001, [one])).DeliverOrderResult).toMatchObject({ Amount })
    }
    expect(await credit(order, 3_000_001, [costing('0.01')])).toMatchObject({ ResultCode: 24502 })
  })

  it('credits the whole invoice or rows of it, and never more', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    await deliver(order)
    expect((await credit(order, 3_000_001, [shade])).DeliverOrderResult).toMatchObject({
      Amount: '-50',
      // 4 (2 twice) + 6 (3 twice) = 10, which needs 0.
      InvoiceResultDetails: { InvoiceId: 3_000_002, Ocr: '30000020', LowestAmountToPay: '0' },
    })
    expect(await credit(order, 3_000_001, [costing('100.01')])).toMatchObject({ ResultCode: 24502 })
    expect(await credit(order, 3_000_001, [costing('100')])).toMatchObject({ ResultCode: 0 })
    expect(await credit(order, 3_000_001, [costing('0.01')])).toMatchObject({ ResultCode: 24502 })
    const { Invoices, CurrentAmount } = await orderOf(order)
    const amounts = Invoices!.map(({ InvoiceAmountWithoutVat, InvoiceVat }) => [
      InvoiceAmountWithoutVat,
      InvoiceVat,
    ])
    expect(amounts).toEqual([
      ['120', '30'],
      ['-40', '-10'],
      ['-80', '-20'],
    ])
    // Credited rows cannot be delivered again.
    expect(CurrentAmount).toBe('0')
  })

  it('credits the whole invoice without rows', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    await deliver(order, { OrderRows: [lamp] })
    expect(await credit(order, 3_000_001)).toMatchObject({ DeliverOrderResult: { Amount: '-100' } })
    expect(await open(order)).toMatchObject({ IsActive: true, CurrentAmount: '50' })
  })

  it('needs an invoice of this order, and not a credit invoice', async () => {
    const [order, other] = [await madeOrderEu(), await madeOrderEu()]
    await deliver(order)
    await credit(order, 3_000_001, [costing('1')])
    for (const id of [3_000_002, 1, 9_223_372_036_854_775_807n, -1]) {
      expect(await credit(order, id)).toMatchObject({ Accepted: false, ResultCode: 24001 })
    }
    expect(await credit(other, 3_000_001)).toMatchObject({ ResultCode: 24001 })
    expect(await credit(order, null)).toMatchObject({ ResultCode: 1000 })
    expect(await credit(order, 0)).toMatchObject({ ResultCode: 1000 })
  })

  it('needs both members: with an invoice to credit only, it would be billed', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    await deliver(order, { OrderRows: [lamp] })
    expect(await deliver(order, { InvoiceIdToCredit: 3_000_001 })).toMatchObject({ ResultCode: 1000 })
    expect(await open(order)).toMatchObject({ CurrentAmount: '50' })
    // Clients whose toolkit has no null send 0.
    expect(await deliver(order, { InvoiceIdToCredit: 0 })).toMatchObject({ ResultCode: 0 })
  })
})

describe('the delivery of a payment plan', () => {
  const OrderType = 'PaymentPlan'
  const madePlan = () =>
    madeOrderEu({ OrderType, OrderRows: [costing('600'), shade], CreatePaymentPlanDetails: planDetails })
  const deliverPlan = (order: Long, OrderRows?: ReturnType<typeof euRow>[]) =>
    deliver(order, {}, { OrderType, DeliverInvoiceDetails: OrderRows && invoiceDetails({ OrderRows }) })

  it('creates the contract that GetContractPdfEu answers', async () => {
    const order = await madePlan()
    expect(await deliverPlan(order)).toEqual({
      Accepted: true,
      ResultCode: 0,
      DeliverOrderResult: {
        Amount: '650',
        OrderType,
        PaymentPlanResultDetails: { ContractNumber: 700_001 },
      },
    })
    expect(await open(order)).toEqual({ IsActive: false, CurrentAmount: '0', invoices: [] })
    // The order itself counts as delivered too.
    const stored = await withMerchant(({ db }) => findCreditOrder(db, order))
    expect(stored).toMatchObject({ authorizedAmount: 65_000, deliveredAmount: 65_000 })
    const contract = await ask('GetContractPdfEu', { ContractNumber: 700_001 })
    const file = Uint8Array.fromBase64(contract.FileBinaryDataBase64!)
    expect(contract).toMatchObject({ Accepted: true, ResultCode: 0, FileLengthInBytes: file.byteLength })
    expect(contract.PdfLink).toMatch(/\/pdf\/contract\//)
    expect(readPdf(file).texts.flat().join(' ')).toContain('650,00')
  })

  it('must have all rows', async () => {
    expect(await deliverPlan(await madePlan(), [costing('600')])).toMatchObject({ ResultCode: 27002 })
    expect(await deliverPlan(await madePlan(), [shade, costing('600')])).toMatchObject({ ResultCode: 0 })
  })

  it("needs an amount within its campaign's limits", async () => {
    const order = await madePlan()
    // 100.00 without VAT is 125.00; the campaign begins at 300.00.
    await ask('ChangeOrderAmount', { ProviderOrderNr: order, RemainingInvoiceRows: [clientRow()] })
    expect(await deliverPlan(order)).toMatchObject({ ResultCode: 27000 })
    expect(await open(order)).toMatchObject({ IsActive: true, CurrentAmount: '125' })
  })
})

describe('the delivery of an account credit', () => {
  const OrderType = 'AccountCredit'
  const put = (order: Long, OrderRows: ReturnType<typeof euRow>[] = []) =>
    deliver(
      order,
      {},
      { OrderType, DeliverInvoiceDetails: undefined, DeliverAccountCreditDetails: { OrderRows } },
    )

  it('has one contract for all parts', async () => {
    const order = await madeOrderEu({ OrderType, OrderRows: [lamp, shade] })
    const details = async (OrderRows?: ReturnType<typeof euRow>[]) => {
      const { Amount, AccountCreditResultDetails } = (await put(order, OrderRows)).DeliverOrderResult!
      return { Amount, ...AccountCreditResultDetails }
    }
    const ContractNumber = 800_000_001
    expect(await put(order, [costing('150.01')])).toMatchObject({ ResultCode: 20011 })
    expect(await details([shade])).toEqual({ Amount: '50', ContractNumber, AccountCreditId: 6_000_001 })
    expect(await open(order)).toEqual({ IsActive: true, CurrentAmount: '100', invoices: [] })
    expect(await details()).toEqual({ Amount: '100', ContractNumber, AccountCreditId: 6_000_002 })
    expect(await open(order)).toMatchObject({ IsActive: false, CurrentAmount: '0' })
    const other = await madeOrderEu({ OrderType })
    expect((await put(other)).DeliverOrderResult!.AccountCreditResultDetails).toEqual({
      ContractNumber: 800_000_002,
      AccountCreditId: 6_000_003,
    })
  })

  it('accepts a campaign of GetAccountCreditParamsEu for at least its lowest amount', async () => {
    const { AccountCreditCampaignCodes } = await ask('GetAccountCreditParamsEu')
    expect(AccountCreditCampaignCodes![1]).toEqual({
      CampaignCode: 400002,
      Description: 'Account credit without fees',
      InitialFee: '0',
      LowestAmountToPayPerMonth: '250',
      LowestPercentToPayPerMonth: '8.34',
      LowestOrderAmount: '1000',
      InterestRatePercent: '0',
      NotificationFee: '0',
    })
    const CreateAccountCreditDetails = { CampaignCode: 400002 }
    await madeOrderEu({ OrderType, OrderRows: [costing('1000')], CreateAccountCreditDetails })
    // Clients whose toolkit has no null send 0.
    await madeOrderEu({ OrderType, CreateAccountCreditDetails: { CampaignCode: 0 } })
  })
})

it('a loan is not delivered by DeliverOrderEu', async () => {
  const order = await madeOrderEu({ OrderType: 'Loan' })
  expect(await deliver(order, {}, { OrderType: 'Loan' })).toMatchObject({ ResultCode: 20005 })
})

it('GetPaymentPlanParamsEu lists the campaigns', async () => {
  const { CampaignCodes } = await ask('GetPaymentPlanParamsEu')
  expect(CampaignCodes).toHaveLength(11)
  expect(CampaignCodes![1]).toEqual({
    CampaignCode: 100012,
    Description: 'Pay in 12 months',
    PaymentPlanType: 'Standard',
    ContractLengthInMonths: 12,
    MonthlyAnnuityFactor: '0.0883583377',
    InitialFee: '195',
    NotificationFee: '29',
    InterestRatePercent: '10.95',
    NumberOfInterestFreeMonths: 0,
    NumberOfPaymentFreeMonths: 0,
    FromAmount: '500',
    ToAmount: '60000',
  })
})

it('CloseOrderEu closes an order only before its first delivery', async () => {
  const order = await madeOrderEu({ OrderRows: [lamp, shade] })
  await deliver(order, { OrderRows: [lamp] })
  const close = () => ask('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId: order } })
  expect(await close()).toEqual({
    Accepted: false,
    ErrorMessage: 'A part of the order is delivered: only an undelivered order can be closed.',
    ResultCode: 1000,
  })
  expect(await open(order)).toMatchObject({ IsActive: true, CurrentAmount: '50' })
  await deliver(order)
  expect(await close()).toMatchObject({ ResultCode: 20000 })
})

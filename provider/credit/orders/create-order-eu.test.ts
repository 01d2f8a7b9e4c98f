import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { creditOrderTypes, resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { allTestPersons, testPersons } from '../../../shared/test-persons.ts'
import { callSandbox } from '../../testing/orders.ts'
import { euRow, rowOf } from '../../testing/credit-rows.ts'
import { ask, createInvoice, createOrderEu, madeOrder, orderOf } from '../../testing/credit-soap.ts'

const Navigation = { ConfirmationUrl: 'https://shop.example/yes', RejectionUrl: 'https://shop.example/no' }
const planDetails = { CampaignCode: 100006, SendAutomaticGiroPaymentForm: false, FixedMonthlyAmount: null }
/** Expensive enough for a campaign. */
const dear = [euRow({ PricePerUnit: '1000' })]
const costing = (PricePerUnit: string) => ({ OrderRows: [euRow({ PricePerUnit })] })

beforeEach(reset)

describe('CreateOrderEu', () => {
  it.each(creditOrderTypes)('opens an order of type %s', async (OrderType) => {
    const answer = await createOrderEu(
      { OrderType, OrderRows: dear, ClientOrderNumber: 'eu-1', CreatePaymentPlanDetails: planDetails },
      { Navigation },
    )
    expect(answer).toMatchObject({
      Accepted: true,
      ResultCode: resultCodes.Success,
      CreateOrderResult: {
        ProviderOrderId: 1_000_001,
        OrderType,
        ProviderWillBuyOrder: true,
        Amount: '1000',
        ClientOrderNumber: 'eu-1',
        CustomerIdentity: { FullName: 'Tess Testsson', Street: 'Provgatan 12 lgh 1101' },
      },
    })
    // An invoice order needs no signature, so it has no redirect.
    const expected = OrderType === 'Invoice' ? undefined : { RedirectUrl: Navigation.ConfirmationUrl }
    expect(answer.NavigationResult).toEqual(expected)
    expect(answer.CreateOrderResult).not.toHaveProperty('PendingReasons')
    expect(await orderOf(1_000_001)).toMatchObject({ ClientOrderNr: 'eu-1', CurrentAmount: '1000' })
  })

  it('opens an order that CreateInvoice accepts only if its type is Invoice', async () => {
    const [invoice, loan] = await Promise.all(
      (['Invoice', 'Loan'] as const).map(async (OrderType) => createOrderEu({ OrderType })),
    )
    expect(await createInvoice(invoice!.CreateOrderResult!.ProviderOrderId)).toMatchObject({
      InvoiceAmount: '125',
    })
    expect(await createInvoice(loan!.CreateOrderResult!.ProviderOrderId)).toMatchObject({
      RejectionCode: 'NotAuthorized',
    })
  })

  it.each([
    ['High Amount', { OrderRows: [euRow({ PricePerUnit: '100000.01' })] }],
    ['Non official delivery address', { OrderDeliveryAddress: { Street: 'Annanväg 1', ZipCode: '11111' } }],
  ])('makes the order pending for %s', async (reason, changes) => {
    const { CreateOrderResult } = await createOrderEu(changes)
    expect(CreateOrderResult).toMatchObject({ PendingReasons: [reason], ProviderWillBuyOrder: false })
  })

  it("does not make an order to one of the customer's registered addresses pending", async () => {
    const address = { Street: 'sommarstigen 4', ZipCode: '760 10', Locality: 'BERGSHAMRA' }
    const { CreateOrderResult } = await createOrderEu({ OrderDeliveryAddress: address })
    expect(CreateOrderResult).not.toHaveProperty('PendingReasons')
  })

  it.each(allTestPersons.filter(({ outcome }) => outcome === 'Accepted'))(
    'finds $FullName of $CountryCode',
    async (person) => {
      const answer = await createOrderEu({}, { person })
      expect(answer.CreateOrderResult?.CustomerIdentity).toMatchObject({
        NationalIdNumber: person.NationalId,
        FullName: person.FullName,
        CountryCode: person.CountryCode,
      })
    },
  )

  it('finds a German by birthday and name, and a company by its VAT number', async () => {
    const gerda = {
      CountryCode: 'DE',
      CustomerType: 'Individual' as const,
      IndividualIdentity: { LastName: 'Probst-Testmann', BirthDate: '1980-13-32' },
    }
    const company = {
      CountryCode: 'NL',
      CustomerType: 'Company' as const,
      CompanyIdentity: { CompanyVatNumber: 'NL000000101B00' },
    }
    for (const CustomerIdentity of [gerda, company]) {
      expect(await createOrderEu({ CustomerIdentity })).toMatchObject({ Accepted: true })
    }
  })
})

describe('the ResultCode of CreateOrderEu', () => {
  type Code = keyof typeof resultCodes
  const unasked = [
    'Authentication',
    'OrderAlreadyClosed',
    'OrderDenied',
    'OrderExpired',
    'OrderDoesNotExist',
    'NoSuchCustomer',
    'NoSuchAddress',
    'OrderTypeNotAllowed',
    'WrongOrderType',
    'AboveAuthorizedAmount',
    'OrderPending',
    'InvoiceAboveAuthorizedAmount',
    'InvoiceDoesNotExist',
    'CreditAboveInvoice',
    'PlanDeliveredInPart',
    'PlanDoesNotExist',
  ] as const
  /** A request for each code; the others belong to credentials, CloseOrderEu and GetAddressesEu. */
  const ways: Record<Exclude<Code, (typeof unasked)[number]>, () => ReturnType<typeof createOrderEu>> = {
    Success: () => createOrderEu(),
    Error: () => createOrderEu({ CustomerIdentity: undefined }),
    RowsMissing: () => createOrderEu({ OrderRows: [] }),
    PricesMixed: () => createOrderEu({ OrderRows: [euRow(), euRow({ PriceIncludingVat: false })] }),
    OrderAmountNotPositive: () => createOrderEu(costing('-1')),
    CountryNotSupported: () =>
      createOrderEu({ CustomerIdentity: { CustomerType: 'Individual', CountryCode: 'GB' } }),
    OrderOverProviderLimit: () => createOrderEu(costing('1000000.01')),
    OrderOverClientLimit: () => createOrderEu(costing('250000.01')),
    ClientOverCreditLimit: async () => {
      for (let made = 0; made < 4; made++) await madeOrder([rowOf('250000')])
      return createOrderEu(costing('0.01'))
    },
    InvalidCampaignCodeAmountCombination: () =>
      createOrderEu({ OrderType: 'PaymentPlan', CreatePaymentPlanDetails: planDetails }),
    CustomerCreditRejected: () => createOrderEu({}, { person: testPersons.rejected }),
    CustomerAbuseBlock: () => createOrderEu({}, { person: testPersons.blocked }),
    CustomerOverCreditLimit: () => createOrderEu(costing('10000.01'), { person: testPersons.limit }),
    CustomerCreditNoSuchEntity: () => createOrderEu({}, { person: testPersons.unknown }),
    CustomerProviderRejected: () => createOrderEu({}, { person: testPersons.refused }),
  }

  // The numbers of public clients, so that they understand each reason.
  it.each([
    ['Success', 0],
    ['Error', 1000],
    ['RowsMissing', 20009],
    ['OrderAmountNotPositive', 20006],
    ['OrderOverProviderLimit', 20007],
    ['OrderOverClientLimit', 20008],
    ['ClientOverCreditLimit', 20008],
    ['InvalidCampaignCodeAmountCombination', 27000],
    ['CustomerCreditRejected', 30000],
    ['CustomerAbuseBlock', 30001],
    ['CustomerOverCreditLimit', 30002],
    ['CustomerProviderRejected', 30002],
    ['CustomerCreditNoSuchEntity', 30003],
    ['CountryNotSupported', 40001],
    ['PricesMixed', 50036],
  ] as const)('of %s is %i on the wire', async (name, code) => {
    expect((await ways[name]()).ResultCode).toBe(code)
  })

  it.each(Object.entries(ways))('is the number of %s', async (name, provoke) => {
    const answer = await provoke()
    const isAccepted = name === 'Success'
    expect(answer).toMatchObject({ ResultCode: resultCodes[name as Code], Accepted: isAccepted })
    expect(answer.ErrorMessage === undefined).toBe(isAccepted)
    expect(answer.CreateOrderResult?.ProviderOrderId).toBe(isAccepted ? 1_000_001 : 0)
  })

  it('comes with an empty CreateOrderResult and the RejectionUrl for a rejected order', async () => {
    const answer = await createOrderEu(
      { OrderType: 'Loan', ClientOrderNumber: 'eu-1' },
      { person: testPersons.rejected, Navigation },
    )
    expect(answer.CreateOrderResult).toEqual({
      ProviderOrderId: 0,
      OrderType: 'Loan',
      ProviderWillBuyOrder: false,
      Amount: '0',
      ExpirationDate: null,
      ClientOrderNumber: 'eu-1',
    })
    expect(answer.NavigationResult).toEqual({ RedirectUrl: Navigation.RejectionUrl })
  })

  it.each([
    ['no campaign for a payment plan', { OrderType: 'PaymentPlan' as const }, {}],
    ['no address on the web', { OrderType: 'Loan' as const }, { ConfirmationUrl: 'javascript:alert(1)' }],
    ['no customer', { CustomerIdentity: undefined }, {}],
    ['a discount above the row', { OrderRows: [euRow({ DiscountAmount: '126' })] }, {}],
  ])('is Error for %s', async (_, changes, navigation) => {
    const answer = await createOrderEu(changes, { Navigation: navigation })
    expect(answer.ResultCode).toBe(resultCodes.Error)
    expect(answer.NavigationResult).toBeUndefined()
  })

  it('is for the co-customer if that one is rejected', async () => {
    const CoCustomerIdentity = {
      NationalIdNumber: testPersons.rejected.NationalId,
      CountryCode: 'SE',
      CustomerType: 'Individual' as const,
    }
    const answer = await createOrderEu({
      OrderType: 'PaymentPlan',
      OrderRows: dear,
      CreatePaymentPlanDetails: { ...planDetails, CoCustomerIdentity },
    })
    expect(answer).toMatchObject({
      ResultCode: resultCodes.CustomerCreditRejected,
      ErrorMessage: expect.stringMatching(/^CoCustomerIdentity: /) as string,
    })
  })
})

describe('a payment plan with a co-customer', () => {
  it('is refused for the customer first if both are rejected', async () => {
    const answer = await createOrderEu({
      OrderType: 'PaymentPlan',
      OrderRows: dear,
      CustomerIdentity: identity(testPersons.refused),
      CreatePaymentPlanDetails: { ...planDetails, CoCustomerIdentity: identity(testPersons.rejected) },
    })
    expect(answer).toMatchObject({ ResultCode: resultCodes.CustomerProviderRejected })
  })
  const identity = ({
    NationalId,
    CustomerType,
  }: (typeof testPersons)['tess' | 'company' | 'refused' | 'rejected']) => ({
    NationalIdNumber: NationalId,
    CountryCode: 'SE' as const,
    CustomerType,
  })
  it.each([
    ['the customer', testPersons.tess, 'the same'],
    ['a company', testPersons.company, 'A company cannot be'],
  ])('is refused if it is %s', async (_, co, reason) => {
    const answer = await createOrderEu({
      OrderType: 'PaymentPlan',
      OrderRows: dear,
      CreatePaymentPlanDetails: { ...planDetails, CoCustomerIdentity: identity(co) },
    })
    expect(answer).toMatchObject({ Accepted: false, ResultCode: resultCodes.Error })
    expect(answer.ErrorMessage).toContain(reason)
  })
})

function close(ProviderOrderId: Long) {
  return ask('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId } })
}

describe('CloseOrderEu', () => {
  it('closes an order once', async () => {
    const order = await madeOrder()
    expect(await close(order)).toEqual({ Accepted: true, ResultCode: resultCodes.Success })
    expect(await close(order)).toMatchObject({ ResultCode: 20000 })
    expect(await close(1)).toMatchObject({ ResultCode: 20004 })
    expect(await ask('CloseOrderEu')).toMatchObject({ ResultCode: 1000 })
    const expired = await madeOrder()
    await callSandbox('POST', 'clock', { advanceSeconds: 31 * 86_400 })
    expect(await close(expired)).toMatchObject({ ResultCode: 20003 })
    expect(await ask('CloseOrderEu', { Auth: undefined })).toMatchObject({ ResultCode: 10000 })
  })
})

/** Orders to make with one press: of each payment type and in each state, at the checkout and by SOAP. */
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import type { Person } from './facts.ts'

export interface Template {
  name: string
  words: string
  /** The body of `POST /sandbox/orders`. */
  body: object
  /** What happens to the order once it is made. */
  becomes?: 'delivered' | 'expired' | 'cancelled'
}

interface Row {
  ArticleNumber: string
  Name: string
  Quantity: number
  UnitPrice: number
  VatPercent: number
  Unit: string
  DiscountPercent?: number
}

function row(
  ArticleNumber: string,
  Name: string,
  Quantity: number,
  UnitPrice: number,
  VatPercent: number,
): Row {
  return {
    ArticleNumber,
    Name,
    Quantity: Quantity * 100,
    UnitPrice,
    VatPercent: VatPercent * 100,
    Unit: 'pcs',
  }
}

const lamp = row('1032', 'Lamp, brass', 2, 62_500, 25)
const threeRates = [
  lamp,
  row('2001', 'Coffee, dark roast', 3, 8_900, 12),
  row('3107', 'Book: Light and shadow', 1, 24_900, 6),
]

export const templates: readonly Template[] = [
  {
    name: 'three-rates',
    words: 'Invoice, three VAT rates',
    body: { PaymentType: 'Invoice', OrderRows: threeRates },
  },
  {
    name: 'discount',
    words: 'Invoice, 10 % off and a return row',
    body: {
      PaymentType: 'Invoice',
      OrderRows: [{ ...lamp, DiscountPercent: 1000 }, row('9', 'Old lamp in exchange', 1, -10_000, 25)],
    },
  },
  {
    name: 'company',
    words: 'Invoice of a company',
    body: {
      PaymentType: 'Invoice',
      TestCustomer: 'company',
      OrderRows: [lamp],
      CustomerReference: 'Cost centre 1042',
    },
  },
  {
    name: 'card-delivered',
    words: 'Card, delivered',
    body: { PaymentType: 'Card', OrderRows: [lamp] },
    becomes: 'delivered',
  },
  { name: 'swish', words: 'Swish, paid', body: { PaymentType: 'Swish', OrderRows: [lamp] } },
  {
    name: 'plan',
    words: 'Payment plan',
    body: { PaymentType: 'PaymentPlan', OrderRows: [row('4400', 'Chandelier', 1, 749_900, 25)] },
  },
  {
    name: 'account-credit',
    words: 'Account credit',
    body: { PaymentType: 'AccountCredit', OrderRows: [row('4400', 'Chandelier', 1, 249_900, 25)] },
  },
  {
    name: 'norwegian',
    words: 'Invoice in Norwegian kroner',
    body: { PaymentType: 'Invoice', TestCustomer: 'nora', OrderRows: [lamp] },
  },
  {
    name: 'euro',
    words: 'Invoice in euro',
    body: {
      PaymentType: 'Invoice',
      TestCustomer: 'testi',
      OrderRows: [row('1032', 'Lamp, brass', 2, 6_250, 25.5)],
    },
  },
  {
    name: 'pending',
    words: 'Pending: high amount',
    body: {
      PaymentType: 'Invoice',
      SystemStatus: 'PENDING',
      SystemStatusMessage: 'High Amount',
      OrderRows: [row('4400', 'Chandelier', 4, 749_900, 25)],
    },
  },
  {
    name: 'failed',
    words: 'The payment failed',
    body: { PaymentType: 'Card', OrderStatus: 'Failed', OrderRows: [lamp] },
  },
  {
    name: 'invoice-delivered',
    words: 'Invoice, delivered',
    body: { PaymentType: 'Invoice', OrderRows: threeRates },
    becomes: 'delivered',
  },
  {
    name: 'cancelled',
    words: 'Invoice, cancelled',
    body: { PaymentType: 'Invoice', OrderRows: [lamp] },
    becomes: 'cancelled',
  },
  {
    name: 'many',
    words: '200 rows',
    body: {
      PaymentType: 'Invoice',
      OrderRows: Array.from({ length: 200 }, (_, index) =>
        row(String(5000 + index), `Bulb no. ${index + 1}`, 1, 4_900, 25),
      ),
    },
  },
]

export type CreditOrderType = 'Invoice' | 'PaymentPlan' | 'AccountCredit'

/** Orders of the SOAP service. */
export const creditTemplates: readonly {
  name: string
  words: string
  type: CreditOrderType
  code?: number
}[] = [
  { name: 'invoice', words: 'Invoice', type: 'Invoice' },
  { name: 'plan', words: 'Payment plan, 12 months', type: 'PaymentPlan', code: 100_012 },
  { name: 'account', words: 'Account credit', type: 'AccountCredit', code: 400_001 },
]

/**
 * The request of CreateOrderEu: two rows, 1 500,00 with VAT.
 * @param number the merchant's own
 */
export function creditOrder(
  { type, code }: { type: CreditOrderType; code?: number },
  person: Person,
  number: string,
): Partial<SoapInput<'CreateOrderEu'>> {
  const information: NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']> = {
    ClientOrderNumber: number,
    OrderRows: [euRow('1032', 'Lamp, brass', '2', '625'), euRow('1044', 'Bulb E27', '5', '50')],
    CustomerIdentity: {
      NationalIdNumber: person.NationalId,
      CountryCode: person.CountryCode,
      CustomerType: person.CustomerType,
    },
    OrderDate: new Date().toISOString().slice(0, 19),
    OrderType: type,
    ...(type === 'PaymentPlan' && {
      CreatePaymentPlanDetails: {
        CampaignCode: code!,
        SendAutomaticGiroPaymentForm: false,
        FixedMonthlyAmount: null,
      },
    }),
    ...(type === 'AccountCredit' && { CreateAccountCreditDetails: { CampaignCode: code! } }),
  }
  return { CreateOrderInformation: information }
}

function euRow(ArticleNumber: string, Description: string, NumberOfUnits: string, PricePerUnit: string) {
  return {
    ArticleNumber,
    Description,
    PricePerUnit,
    PriceIncludingVat: true,
    NumberOfUnits,
    Unit: 'pcs',
    VatPercent: '25',
    DiscountPercent: '0',
    DiscountAmount: null,
    DiscountAmountIncludingVat: null,
    RowType: null,
  }
}

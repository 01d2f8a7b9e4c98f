/** Answers of edge and provider to a new order, for the tests of its form. */
import { html, LitElement, type TemplateResult } from 'lit'
import type { CreditCreate } from '../desks/credit/create/credit-create.ts'
import { loadCreditCreate } from '../desks/credit/create/create-parts.ts'
import { loadReasons } from '../desks/credit/reasons/reason-parts.ts'
import { loadLanguage } from '../locales/languages.ts'
import { define } from '../kit/parts/define.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { type FakeCredit, refusal } from './fake-credit.ts'

export const ID = '19851332-0000'

/** 2 × 100.00 with VAT. */
export const rows = [
  {
    Description: 'Lamp',
    NumberOfUnits: '2',
    VatPercent: '25',
    PricePerUnit: '100',
    PriceIncludingVat: true,
  },
]

export const made = {
  Accepted: true,
  ResultCode: 0,
  CreateOrderResult: {
    ProviderOrderId: 9_223_372_036_854_775_807n,
    OrderType: 'Invoice',
    ProviderWillBuyOrder: true,
    Amount: '200',
    ExpirationDate: '2026-12-21T10:00:00',
    ClientOrderNumber: 'web-1',
    CustomerIdentity: { CustomerType: 'Individual', FullName: 'Tess Testsson', CountryCode: 'SE' },
  },
} as const

export const noOrders = { Accepted: false, RejectionCode: 'OrderDoesNotExist' } as const

export const booked = {
  ClientOrderNr: 'web-1',
  IsActive: true,
  CreationDate: '2026-11-21T10:00:00',
  ClosedDate: null,
  ProviderOrderNr: 1_000_001,
  WillBuyInvoices: true,
  CurrentAmount: '150',
  ExpirationDate: '2026-12-21T10:00:00',
} as const

/** From 150.00 to 20 000.00. */
const campaign = {
  CampaignCode: 200_003,
  Description: '3 months',
  PaymentPlanType: 'InterestFree',
  ContractLengthInMonths: 3,
  MonthlyAnnuityFactor: '0.3333333333',
  InitialFee: '0',
  NotificationFee: '29',
  InterestRatePercent: '0',
  NumberOfInterestFreeMonths: 3,
  NumberOfPaymentFreeMonths: 0,
  FromAmount: '150',
  ToAmount: '20000',
} as const

const address = { FullName: 'Tess Testsson', Street: 'Provgatan 12', ZipCode: '11455', Locality: 'Stockholm' }

/** Answers all requests of a new order. */
export function answerAll(fake: FakeCredit): void {
  fake.answer('GetOrders', noOrders)
  fake.answer('CreateOrderEu', made)
  fake.answer('GetAddressesEu', {
    Accepted: true,
    ResultCode: 0,
    GetAddressesResult: {
      Addresses: [
        { AddressId: 'TESTSSON-1', CustomerType: 'Individual', Address: address },
        {
          AddressId: 'TESTSSON-2',
          CustomerType: 'Individual',
          Address: { ...address, Street: 'Sommarstigen 4' },
        },
      ],
    },
  })
  fake.answer('GetPaymentPlanParamsEu', {
    Accepted: true,
    ResultCode: 0,
    CampaignCodes: [campaign, { ...campaign, CampaignCode: 100_060, FromAmount: '5000' }],
  })
}

class Frame extends LitElement {
  static override styles = tokens

  override render(): TemplateResult {
    return html`<slot></slot>`
  }
}

/** Shows the form of a new order. @returns also a function that removes it */
export async function showCreate(fake: FakeCredit, lang = 'en') {
  await loadLanguage(lang)
  await Promise.all([loadCreditCreate(), loadReasons()])
  define({ 'credit-create-frame': Frame })
  const frame = document.createElement('credit-create-frame')
  const create: CreditCreate = document.createElement('order-admin-credit-create')
  create.lang = lang
  create.client = fake.client
  frame.append(create)
  document.body.append(frame)
  await create.updateComplete
  return { frame, create }
}

/** The edge's answer if another clerk has just made an order with the number. */
export function usedByKim(): Response {
  const who = { kind: 'session', id: 'kim', name: 'Kim' }
  return refusal('order-number-used', { earlier: { at: new Date().toISOString(), who, made: 1_000_001 } })
}

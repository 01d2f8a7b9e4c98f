/** A provider's answers about payment plans, for tests of the widget. */
import type { CreditAnswer } from '../desks/credit/data/call-credit.ts'

type Options = NonNullable<CreditAnswer<'GetPaymentPlanOptions'>['PaymentPlanOptions']>

/** 12 000.00 in twelve months without interest: 1 000.00 and a fee of 29.00 each month, 195.00 once; 12 543.00. */
const free: Options[number] = {
  CampainCode: 200012,
  Description: 'Pay in 12 months without interest',
  PaymentPlanType: 'InterestFree',
  ContractLengthInMonths: 12,
  MonthlyAnnuity: '1000',
  InitialFee: '195',
  NotificationFee: '29',
  InterestRatePercent: '0',
  EffectiveInterestRatePercent: '8.69',
  NrOfInterestFreeMonths: 12,
  NrOfPaymentFreeMonths: 0,
}

/** For 12 000.00: without interest, paid at once after three months, and one of another annuity than ours. */
export const options: CreditAnswer<'GetPaymentPlanOptions'> = {
  Accepted: true,
  Amount: '12000',
  PaymentPlanOptions: [
    free,
    {
      ...free,
      CampainCode: 300003,
      Description: 'Pay all after 3 months',
      PaymentPlanType: 'InterestAndAmortizationFree',
      ContractLengthInMonths: 3,
      MonthlyAnnuity: '12000',
      InitialFee: '95',
      EffectiveInterestRatePercent: '4.2',
      NrOfInterestFreeMonths: 3,
      NrOfPaymentFreeMonths: 3,
    },
    {
      ...free,
      CampainCode: 9,
      Description: 'Rounded up',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 6,
      MonthlyAnnuity: '2001',
      EffectiveInterestRatePercent: '9.5',
      NrOfInterestFreeMonths: 6,
    },
  ],
}

export const campaigns: CreditAnswer<'GetPaymentPlanParamsEu'> = {
  Accepted: true,
  ResultCode: 0,
  CampaignCodes: [
    {
      CampaignCode: 200012,
      Description: 'Pay in 12 months without interest',
      PaymentPlanType: 'InterestFree',
      ContractLengthInMonths: 12,
      MonthlyAnnuityFactor: '0.0833333333',
      InitialFee: '195',
      NotificationFee: '29',
      InterestRatePercent: '0',
      NumberOfInterestFreeMonths: 12,
      NumberOfPaymentFreeMonths: 0,
      FromAmount: '500',
      ToAmount: '60000',
    },
    {
      CampaignCode: 100006,
      Description: 'Pay in 6 months',
      PaymentPlanType: 'Standard',
      ContractLengthInMonths: 6,
      MonthlyAnnuityFactor: '0.171536648',
      InitialFee: '95',
      NotificationFee: '29',
      InterestRatePercent: '9.95',
      NumberOfInterestFreeMonths: 0,
      NumberOfPaymentFreeMonths: 0,
      FromAmount: '300',
      ToAmount: '30000',
    },
  ],
}

export const accountCampaigns: CreditAnswer<'GetAccountCreditParamsEu'> = {
  Accepted: true,
  ResultCode: 0,
  AccountCreditCampaignCodes: [
    {
      CampaignCode: 400001,
      Description: 'Account credit',
      InitialFee: '0',
      LowestAmountToPayPerMonth: '150',
      LowestPercentToPayPerMonth: '4.17',
      LowestOrderAmount: '1000',
      InterestRatePercent: '19.9',
      NotificationFee: '29',
    },
  ],
}

/** A page that a PDF viewer shows, and its length. */
export function contractAnswer(text = smallPdf()) {
  return {
    FileLengthInBytes: text.length,
    FileBinaryDataBase64: btoa(text),
    PdfLink: 'https://pay.test/pdf/contract/100001/0123456789abcdef',
  }
}

function smallPdf(): string {
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
}

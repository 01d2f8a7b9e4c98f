import type { PaymentPlanStatus, PaymentPlanType } from '../../../shared/domain/credit.enums.ts'
import { words } from '../languages.ts'

/** English, for payment plans and campaigns. Its type lists the terms that every other language must have. */
export const plansEn = {
  // Options
  creditPlanNew: 'New payment plan',
  creditPlanFor: 'What the plan is for',
  creditPlanWay: words<'amount' | 'rows'>({ amount: 'An amount', rows: 'Rows' }),
  creditPlanAmountHint: 'With VAT, in the currency of the customer’s country',
  creditPlanShow: 'Show options',
  creditPlanOptions: (amount: string) => `Payment plans for ${amount}`,
  creditPlanNone: (amount: string) => `No payment plan is offered for ${amount}.`,
  creditPlanFrom: (amount: string) => `There are plans from ${amount}.`,
  creditPlanTo: (amount: string) => `There are plans up to ${amount}.`,
  creditPlanSort: 'Sort by',
  creditPlanBy: words({ months: 'Length', total: 'Total to pay', effective: 'Effective interest' }),
  creditPlanType: words<PaymentPlanType>({
    Standard: 'With interest',
    InterestFree: 'Interest-free',
    InterestAndAmortizationFree: 'Pay later',
  }),
  creditPlanMonthly: 'a month, with fee',
  creditPlanOnce: 'once, with fee',
  creditPlanTotal: 'Total to pay',
  creditPlanAbout: (amount: string) => `about ${amount}`,
  creditPlanEffective: 'Effective interest',
  creditPlanInterest: 'Interest a year',
  creditPlanInitialFee: 'Fee at the start',
  creditPlanFee: 'Fee with each payment',
  creditPlanInterestFree: 'Interest-free',
  creditPlanPaymentFree: 'Payment-free',
  creditPlanChoose: 'Choose',
  creditPlanOthers: 'All options',
  creditPlanDebt: (amount: string, months: string, half: string) =>
    `The debt of ${amount} is paid back in ${months}; half of it after ${half}.`,
  creditPlanOther: 'The provider computes these payments in its own way, so the debt cannot be drawn here.',
  creditPlanMonths: 'Month by month',
  creditPlanMonth: 'Month',
  creditPlanPayment: 'To pay',
  creditPlanOfInterest: 'Interest',
  creditPlanLeft: 'Debt left',

  // Campaigns
  creditPlanCampaigns: 'Campaigns of payment plans',
  creditPlanAccounts: 'Campaigns of account credits',
  creditPlanKind: 'Type',
  creditPlanLength: 'Length',
  creditPlanAmounts: 'Amounts',
  creditPlanLowestOrder: 'Lowest order',
  creditPlanLowestPayment: 'Lowest payment a month',
  creditPlanFilter: 'For an amount',
  creditPlanNotAmount: 'This is not an amount. Every campaign is shown.',
  creditPlanNoCampaign: 'No campaign.',
  creditPlanFound: (count: string) => `Campaigns: ${count}`,

  // Creating
  creditPlanCreate: 'Create payment plan',
  creditPlanOwn: 'The plan',
  creditPlanSelector: 'Address',
  creditPlanNumber: 'Your own number',
  creditPlanNumberHint: 'The provider takes a number only once: sent again, it never makes a second plan.',
  creditPlanUnknowable:
    'Send it again with the same number: the provider never makes two plans of it, and names the one that it has.',
  creditPlanGiro: 'Send a giro form with each payment',
  creditPlanCreated: (number: string) => `Payment plan ${number} is created and pending.`,

  // A plan
  creditPlanFind: 'Open a payment plan',
  creditPlanFindContract: 'Open a contract',
  creditPlanNr: 'Payment plan number',
  creditPlanContractNr: 'Contract number',
  creditPlanOpen: 'Open',
  creditPlanTitle: (number: string) => `Payment plan ${number}`,
  creditPlanContractTitle: (number: string) => `Contract ${number}`,
  creditPlanStatus: words<PaymentPlanStatus>({
    Pending: 'Pending',
    Activated: 'Activated',
    Cancelled: 'Cancelled',
    OrderDoesNotExist: 'Unknown',
  }),
  creditPlanMeans: words<PaymentPlanStatus>({
    Pending: 'The customer signs the offer. Then it is approved here.',
    Activated: 'The contract is in force. The provider collects the payments.',
    Cancelled: 'It was cancelled, or not approved in time. It cannot be opened again: make a new plan.',
    OrderDoesNotExist: 'The provider has no such plan.',
  }),
  creditPlanDays: (days: number) => `The provider cancels a plan that is not approved within ${days} days.`,
  creditPlanApprove: 'Approve…',
  creditPlanCancel: 'Cancel plan…',
  creditPlanApproveTitle: 'Approve the payment plan?',
  creditPlanApproveText:
    'Approve it once the customer has signed. It becomes a contract, and this cannot be undone here.',
  creditPlanApproveNow: 'Approve',
  creditPlanCancelTitle: 'Cancel the payment plan?',
  creditPlanCancelText:
    'The customer is not bound by the offer any more. The plan and its number cannot be used again.',
  creditPlanCancelNow: 'Cancel plan',
  creditPlanApproved: (contract: string) => `Approved. The contract has number ${contract}.`,
  creditPlanApprovedFound:
    'Approved. The provider’s answer was lost; the number of the contract is in its document.',
  creditPlanIsCancelled: 'The payment plan is cancelled.',

  // The contract
  creditPlanOffer: 'Show the offer',
  creditPlanContract: 'Show the contract',
  creditPlanDownload: 'Download',
  creditPlanNewTab: 'Open in a new tab',
  creditPlanNoFrame: 'This page cannot show documents. Open it in a new tab, or download it.',
  creditPlanBroken: 'The document arrived damaged and is not shown. Get it again.',
  creditPlanEmpty: 'The provider sent no document.',
  creditPlanLink: 'The provider’s own link',
  creditPlanLinkText: 'Whoever has this link can read the document, without signing in. Do not pass it on.',
}

export type PlansWords = typeof plansEn

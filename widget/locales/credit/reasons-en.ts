import type { CreditReason, CreditReasonKind } from '../../../shared/domain/credit-reasons.ts'
import { words } from '../languages.ts'

const reasons: Record<CreditReason, readonly [title: string, text: string]> = {
  Error: [
    'The provider can’t use the request',
    'A value is missing or not valid. Correct it and send again.',
  ],
  unknown: [
    'The provider did not accept it',
    'It gives no reason that is known here. If its own words do not help, ask the provider.',
  ],
  NoSearchParametersSupplied: [
    'There is nothing to search for',
    'Enter an order number, yours or the provider’s.',
  ],
  Authentication: [
    'The provider refused our credentials',
    'The user name or password of this service is wrong. Its owner must check the settings.',
  ],
  OrderTypeNotAllowed: [
    'Your agreement does not cover this type of order',
    'The provider has not opened it for your client number. Choose another type, or ask the provider to open it.',
  ],

  CustomerCreditRejected: [
    'The credit check rejected the customer',
    'The customer’s credit report does not allow this purchase. Offer a way to pay without credit.',
  ],
  CustomerOverCreditLimit: [
    'The customer’s credit limit is not enough',
    'The amount is above what this customer may buy on credit. Lower it, or offer a way to pay without credit.',
  ],
  CustomerAbuseBlock: [
    'The customer is blocked',
    'The customer is on a block list and gets no credit. Offer a way to pay without credit.',
  ],
  CustomerProviderRejected: [
    'The provider gives this customer no credit',
    'This is its own decision, for any amount. Offer a way to pay without credit.',
  ],
  30002: [
    'The credit check refused the amount or the customer',
    'The customer’s credit limit is lower, or the provider gives this customer no credit. Try a lower amount, or offer a way to pay without credit.',
  ],
  CustomerCreditNoSuchEntity: [
    'The credit check does not know the customer',
    'No credit register has this id. Check the id, the country, and whether it is a person or a company.',
  ],
  NoSuchCustomer: [
    'Nobody was found',
    'No address register has this id. Check the id, the country, and whether it is a person or a company.',
  ],
  NoSuchAddress: [
    'No address with this postcode',
    'The customer is known, but not at this postcode. Correct it or leave it empty.',
  ],
  CountryNotSupported: [
    'The provider is not active in this country',
    'It gives credit in certain countries only. Check the country, or offer a way to pay without credit.',
  ],

  OrderOverProviderLimit: [
    'The amount is above the provider’s limit',
    'The provider takes on less in one order. Lower the amount or split the order.',
  ],
  OrderOverClientLimit: [
    'The amount is above your limit for one order',
    'Your agreement with the provider allows less. Lower the amount, split the order, or ask for a higher limit.',
  ],
  ClientOverCreditLimit: [
    'Your limit for open orders is reached',
    'All your open orders together would be above it. Deliver or close others first, or ask the provider for a higher limit.',
  ],
  20008: [
    'The amount is above one of your limits',
    'It is too much for one order, or for all your open orders together. Lower it, or deliver or close other orders first.',
  ],
  pendingPlansOverLimit: [
    'Your limit for pending payment plans is reached',
    'All your pending plans together would be above it. Approve or cancel others first, or ask the provider for a higher limit.',
  ],
  OverOrderLimit: [
    'The amount is too high for a payment plan',
    'Your agreement with the provider allows less in one plan. Lower the amount.',
  ],
  AboveAuthorizedAmount: [
    'The rows come to more than the order has left',
    'Only what is left can be delivered. Lower quantities or prices.',
  ],
  CreditAboveInvoice: [
    'The rows come to more than is left to credit',
    'An invoice can be credited up to its amount, less earlier credits. Lower quantities or prices.',
  ],
  OrderAmountNotPositive: [
    'The amount must be above zero',
    'The rows add up to zero or less. Check prices, quantities and discounts.',
  ],
  RowsMissing: ['There are no rows', 'An order needs at least one row. Add one and send again.'],
  InvalidCampaignCodeAmountCombination: [
    'The campaign does not fit the amount',
    'Each campaign has a lowest and a highest amount. Choose another campaign or change the amount.',
  ],
  PricesMixed: [
    'Prices with and without VAT are mixed',
    'All prices of an order include VAT, or none does. Switch the prices and send again.',
  ],

  OrderExpired: [
    'The order has expired',
    'Nothing more can be delivered or invoiced on it. Make a new order if the customer still wants the goods.',
  ],
  numberOfExpiredOrder: [
    'An expired order has this number',
    'Your order number is taken by an order that can’t be used any more. Choose another number.',
  ],
  OrderIsClosed: [
    'The order is closed',
    'Nothing more can be delivered or invoiced on it. Read it again to see what was done.',
  ],
  numberOfClosedOrder: [
    'A closed order has this number',
    'Your order number is taken by an order that can’t be used any more. Choose another number.',
  ],
  OrderAlreadyClosed: [
    'The order was closed already',
    'It is delivered, was closed, or has expired. There is nothing left to do.',
  ],
  partlyDelivered: [
    'The order was not closed',
    'Only an order of which nothing is delivered is closed this way. Read it again to see what is delivered.',
  ],
  OrderDoesNotExist: ['No such order', 'The provider has no order with this number. Check the number.'],
  neitherOrderNorPlan: [
    'No such order or payment plan',
    'The provider has neither with this number. Check the number.',
  ],
  NotAuthorized: [
    'The order can’t be invoiced now',
    'The provider has not approved it yet, or it is not an invoice order. Read it again to see which.',
  ],
  OrderPending: [
    'The order is waiting for approval',
    'It can be delivered once the provider has approved it. Read it again later.',
  ],
  OrderDenied: [
    'The provider denied the order',
    'It can’t be delivered. Ask the provider why, or offer a way to pay without credit.',
  ],
  WrongOrderType: [
    'The order is of another type',
    'Each type of order is delivered in its own way. Read the order again.',
  ],
  InvoiceDoesNotExist: [
    'The order has no such invoice',
    'The invoice belongs to another order, or is a credit invoice itself. Choose one of this order’s invoices.',
  ],
  PlanDeliveredInPart: [
    'A payment plan is delivered whole',
    'The rows must come to the amount of the order. Deliver all rows.',
  ],

  PaymentPlanDoesNotExist: [
    'No such payment plan',
    'The provider has no payment plan with this number. Check the number.',
  ],
  PlanDoesNotExist: ['No such contract', 'The provider has no contract with this number. Check the number.'],
  PaymentPlanIsCancelled: [
    'A cancelled payment plan has this number',
    'Your number is taken by a plan that was cancelled or has lapsed. Choose another number.',
  ],
  WrongStatus: [
    'The payment plan is no longer pending',
    'Only a pending plan can be approved or cancelled. Read it again to see its status.',
  ],
  cancelledPlan: [
    'A cancelled payment plan has no contract',
    'The plan was cancelled, so there is nothing to sign. Create a new plan if the customer wants one.',
  ],
  ContractExpired: [
    'The contract can no longer be read',
    'The offer has lapsed, or the contract has ended. Look in your own files.',
  ],
}

/** English, for why the provider refuses. Its type lists the terms that every other language must have. */
export const creditReasonsEn = {
  creditReasonTitle: (reason: CreditReason): string => reasons[reason][0],
  creditReasonText: (reason: CreditReason): string => reasons[reason][1],
  creditReasonKind: words<CreditReasonKind>({
    customer: 'About the customer',
    amount: 'About the amount',
    order: 'About the order',
    plan: 'About the payment plan',
    request: 'About the request',
    settings: 'About your agreement',
  }),
  creditReasonCoApplicant: 'If there is a co-applicant, it can be about either of the two.',
  creditReasonProvider: 'The provider’s own words',
}

export type CreditReasonsWords = typeof creditReasonsEn

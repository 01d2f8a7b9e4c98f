import { words } from '../languages.ts'

/** Why a lookup answers no address; a ResultCode of GetAddressesEu. */
export type NoAddressCode = '40000' | '40001' | '40004'

/** English, for a new credit order. Its type lists the terms of every other language. */
export const creditCreateEn = {
  creditNewKind: 'Customer type',
  creditNewLookUp: 'Look up',
  creditNewLooking: 'Looking up…',
  creditNewOfficial: 'The registered address',
  creditNewNone: words<NoAddressCode>({
    40000: 'Nobody has this number. Check it, or enter the address by hand.',
    40001: 'The provider looks up no addresses in this country. Enter the address by hand.',
    40004: 'The customer has no address with this postcode. Check the postcode, or leave it out.',
  }),
  creditNewByHand: 'Enter the address by hand',
  creditNewFirstName: 'First name',
  creditNewLastName: 'Last name',
  creditNewBirth: 'Birth date',
  creditNewBirthHint: 'Year, month and day: YYYYMMDD. It can stand in for the number.',
  creditNewStreet: 'Street',
  creditNewHouse: 'House number',
  creditNewCity: 'City',
  creditNewNumberHint:
    'Required: if an answer gets lost, this number is the only way to find the order again.',
  creditNewGroup: 'Group reference',
  creditNewElsewhere: 'Deliver to another address',
  creditNewElsewhereHint:
    'The order waits for the provider’s approval if the customer is not registered at this address.',
  creditNewLoan: 'Loans cannot be created here: orders of this kind cannot be delivered through the service.',
  creditNewNoCampaign: 'Without a campaign',
  creditNewMonths: (months: number, rate: string) => `${months} months, ${rate} interest`,
  creditNewRate: (rate: string) => `${rate} interest`,
  creditNewFees: (first: string, each: string) => `Fees: ${first} at the start, ${each} with each payment`,
  creditNewTooLow: (amount: string) => `Only from ${amount}`,
  creditNewTooHigh: (amount: string) => `Only up to ${amount}`,
  creditNewChoose: 'Choose a campaign that fits the amount.',
  creditNewGiro: 'Send a form for direct debit',
  creditNewFixed: 'Fixed monthly amount',
  creditNewConfirm: 'Page after signing',
  creditNewReject: 'Page after a refusal',
  creditNewLinkHint: 'Begins with https://. Without it, you get no link to send to the customer.',
  creditNewNotHttps: 'This must be an address that begins with https://.',
  creditNewExists: (number: string) =>
    `You already have an order with this number: ${number}. What you create is another order.`,
  creditNewUsed: (name: string, when: string) =>
    `${name} sent an order with this number (${when}). Nothing was sent now.`,
  creditNewSecond: 'Create a second order',
  creditNewCreate: (amount: string) => `Create order for ${amount}`,
  creditNewDiscard: 'Discard',
  creditNewDiscardAsk: 'Discard everything that you entered?',
  creditNewKeep: 'Keep it',
  creditNewBought: 'The provider buys the order',
  creditNewPending: 'The order waits for the provider',
  creditNewMade: (number: string) => `Order ${number} is created.`,
  creditNewFound:
    'The provider’s answer was lost, but the order is there: it was created once. This is what the provider has.',
  creditNewLink: 'Send this link to the customer, who signs the agreement there:',
  creditNewOpen: 'Open the order',
  creditNewAnother: 'Another order',
  creditNewLower: 'Lower the amount',
  creditNewOtherCampaign: 'Choose another campaign',
  creditNewFlip: words<'true' | 'false'>({
    true: 'Send the prices including VAT',
    false: 'Send the prices excluding VAT',
  }),
  creditNewCampaignsFailed: 'The campaigns could not be read.',
}

export type CreditCreateWords = typeof creditCreateEn

import { words } from '../languages.ts'

/** What can be asked or said about a customer. */
export type PeopleTask = 'addresses' | 'scoring' | 'block'

/** English, for customers without an order. Its type lists the terms that every other language must have. */
export const creditPeopleEn = {
  creditPeopleTasks: 'What to do',
  creditPeopleTask: words<PeopleTask>({
    addresses: 'Addresses',
    scoring: 'Internal scoring',
    block: 'Block list',
  }),
  creditPeopleAbout: words<PeopleTask>({
    addresses: 'Finds where a person or company is registered.',
    scoring:
      'Asks whether the provider would accept this customer for an amount. Nothing is created. Your own limits are not part of it.',
    block: 'Puts a customer on your block list: the provider then refuses your new orders of this customer.',
  }),
  creditPeopleKind: 'Customer',
  creditPeopleId: 'National id or company number',
  creditPeopleZipHint: 'Leave it empty to find every address.',
  creditPeopleSearching: 'Asking the provider…',
  creditPeopleFound: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
  creditPeopleNone: 'The provider answers no address.',
  creditPeopleSelector: 'Address selector',
  creditPeopleCopyAddress: 'Copy address',
  creditPeopleCopySelector: 'Copy selector',
  creditPeopleAmount: (currency: string) => `Amount in ${currency}`,
  creditPeopleNotAbove: 'The amount must be above zero.',
  creditPeopleCheck: 'Check',
  creditPeopleYes: (amount: string) => `Yes: the provider would accept ${amount}`,
  creditPeopleNo: (amount: string) => `No: the provider would not accept ${amount}`,
  creditPeopleReason: 'Reason',
  creditPeopleReasonHint: 'The provider keeps it. It can’t be read here afterwards.',
  creditPeopleSure:
    'The block holds in every country and for all your new orders. Orders that exist stay as they are. Nobody can take it back here: only the provider can.',
  creditPeopleAsk: 'Block this customer?',
  creditPeopleBlock: 'Block this customer',
  creditPeopleBlocked: 'The customer is blocked',
  creditPeopleBlockedText: 'The provider refuses your new orders of this customer, in every country.',
  creditPeopleAnother: 'Block another customer',
  creditPeopleTwice:
    'It is not known whether the customer is blocked now. Blocking a customer twice does no harm: send it again.',
}

export type CreditPeopleWords = typeof creditPeopleEn

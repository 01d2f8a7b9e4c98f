import { words } from '../../../locales/languages.ts'

/** English, for the field that finds anything. Its type lists the terms that every other language must have. */
export const texts = {
  findTitle: 'Find',
  findLabel: 'Number or day',
  findHint: 'The id or number of an order, the number of a credit order, or the day of a payout.',
  findResults: 'Results',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Opened lately',
    days: 'Payouts',
    known: 'Orders',
    shop: 'In the shop’s list',
    asked: 'Not in the list: asked the provider',
  }),
  findCredit: (number: string) => `Credit order ${number}`,
  findPayout: 'Payout',
  findCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  findNothing: (text: string) => `Nothing found for “${text}”.`,
  findNothingOpened: 'Nothing was opened yet. What you open is listed here until you leave the page.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Searching the orders…',
    shop: 'Searching the shop’s list…',
    asked: 'Not in the list. Asking the provider…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'The search of the orders takes long…',
    asked: 'The provider takes long to answer…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'The orders could not be searched.',
    shop: 'The shop’s list could not be searched.',
    asked: 'The provider could not be asked.',
  }),
  findUnknown: (number: string) => `The provider was asked too, and does not know the number ${number}.`,
  findTooLong: (most: number) => `No number is longer than ${most} characters.`,
  findMore: 'There are more. Write more of the number.',
  findKeys: 'Arrow keys choose, Enter opens',
}

export type FindWords = typeof texts

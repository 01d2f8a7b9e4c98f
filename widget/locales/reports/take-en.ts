import { words } from '../languages.ts'

/** English, for the files that a payout leaves in. Its type lists the terms that every other language must have. */
export const takeEn = {
  takeTitle: 'Take it along',
  takeFormat: 'Format',
  takeFormats: words<
    'sie' | 'xero-journal' | 'quickbooks-journal' | 'own' | 'xero' | 'quickbooks' | 'json' | 'bgmax'
  >({
    sie: 'Voucher, SIE 4I',
    'xero-journal': 'Journal for Xero, CSV (unconfirmed)',
    'quickbooks-journal': 'Journal for QuickBooks, CSV (unconfirmed)',
    own: 'Rows, CSV',
    xero: 'Rows for Xero, CSV',
    quickbooks: 'Rows for QuickBooks, CSV',
    json: 'Rows, JSON',
    bgmax: 'Payments, BgMax (unconfirmed)',
  }),
  takeUnconfirmed: 'Offer BgMax (unconfirmed)',
  takeNumbers: 'Numbers and dates',
  takeNumbersLocal: 'As in this language',
  takeNumbersRaw: 'For programs',
  takeWritten: (amount: string, written: string, day: string, separator: string) =>
    `Amounts are written as ${amount}, days as ${written} (${day}), with “${separator}” between fields.`,
  takeContents: 'In the file',
  takeClient: (client: string) => `Client ${client}`,
  takeAllRows: (count: string) => (count === '1' ? '1 row, all there are' : `All ${count} rows`),
  takeSomeRows: (count: string, filter: string) =>
    count === '1' ? `1 row, found by ${filter}` : `${count} rows, found by ${filter}`,
  takeChosenRows: 'chosen rows',
  takeWholePayout: 'A voucher is always of the whole payout, whichever rows are shown.',
  takeWithoutFees: 'It has sales and credits, and no fees.',
  takeJournal:
    'Sales, each type of fees and its VAT are lines of their own. Whether the program takes the file could not be tried here.',
  takeTaxRate: (rate: string) => `Each line has the tax rate “${rate}”. It must have this name in Xero.`,
  takeNet: 'Each row is what it paid, less its fees. Fees and their VAT are in the journal.',
  takeDownload: 'Download',
  takeStop: 'Stop',
  takeSaved: (file: string, rows: string) =>
    rows === '1'
      ? `The file ${file} is saved. It has 1 row.`
      : `The file ${file} is saved. It has ${rows} rows.`,
  takeDigest: (digest: string) => `SHA-256 ${digest}`,
  takeStopped: 'Stopped. No file was saved.',
  takeFailed:
    'The file could not be made, because a part of the desk did not load or the report is no longer open. Try again, or open the day again.',
  takeUnread: 'The report is still being read. Files can be made when every row is there.',
  takePrint: 'Print',

  // The voucher
  voucher: 'Voucher',
  voucherText: (day: string, client: string) => `Payout ${day}, client ${client}`,
  voucherAccount: 'Account',
  voucherDebit: 'Debit',
  voucherCredit: 'Credit',
  voucherSum: 'Sum',
  voucherEqual: 'Debit and credit are equal: the sum is 0.',
  voucherLine: words<'paid' | 'fees' | 'opening' | 'closing' | 'sold'>({
    paid: 'Paid out',
    fees: 'Fees',
    opening: 'Opening debt',
    closing: 'Closing debt',
    sold: 'Sales and credits',
  }),
  voucherVat: (rate: string) => `VAT on fees, ${rate}`,
  voucherVatNone: 'VAT on fees, rate not stated',
  voucherUnnamed: 'Without an order number',
  voucherUnknown: (type: string) => `Rows of the kind ${type}`,
  voucherFee: (type: string) => `Fee: ${type}`,
  voucherFeeVat: (type: string) => `VAT on the fee: ${type}`,
  voucherPayment: (type: string) => `Sales and credits, ${type}`,
  voucherDifference: 'Difference, on no account',
  voucherSuspense: (types: string) =>
    `We do not know what rows of this kind are: ${types}. They are on the suspense account; book them by hand.`,
  voucherSuggested: (chart: string) =>
    `These accounts are suggestions of the Swedish BAS chart (${chart}), because this page has set none. Check them before you book.`,
  voucherUnconfirmed: (account: string) =>
    `Account ${account} could not be checked against the chart of this year.`,
  voucherNoAccount: (types: string, account: string) =>
    `These are no sales, and the page has set no account for them: ${types}. They are on ${account}; book them elsewhere by hand.`,
  voucherAlike: (count: string) =>
    `The day has ${count} rows that are alike. Make sure that nothing is booked twice.`,
  voucherByOrder: 'In the file, each order has a line of its own.',

  // Why there is no file
  takeUnbalanced: (difference: string) =>
    `There is no file of this voucher, because the payout does not balance${difference && ` (difference of the voucher ${difference})`}. Books would take it for correct. Ask the provider first; the rows can be taken along.`,
  takeCurrencies: 'There is no file of this voucher, because rows are in another currency than the payout.',
  takeAnotherDay: 'There is no file of this voucher, because the report is of another day.',
  takeNothing: 'There is nothing to book: every amount is 0.',
  takeLetter: (letter: string, text: string) =>
    `The file cannot be made: its format has no character for “${letter}” in “${text}”. Change the text where it comes from.`,
  takeOutsideYear: (start: string, end: string) =>
    `The file cannot be made: the day is outside the fiscal year of this page, ${start} to ${end}.`,
  takeWrongMember: (member: string, expected: string) =>
    `For the page’s developer: the member ${member} of the property bookkeeping must be ${expected}.`,
  takeExpected: words<
    'text' | 'orgNumber' | 'account' | 'digits' | 'lines' | 'date' | 'bankgiro' | 'object' | 'known'
  >({
    text: 'a text of 1 to 200 characters',
    orgNumber: 'an organization number of ten digits',
    account: 'an account of 3 to 8 digits',
    digits: '1 to 4 digits',
    lines: 'total or orders',
    date: 'a day as YYYY-MM-DD, and not before the start',
    bankgiro: 'a bankgiro number of 7 or 8 digits',
    object: 'an object',
    known: 'left out: it is not known',
  }),
  takeNoBankgiro: 'For the page’s developer: BgMax needs the member bankgiro of the property bookkeeping.',
  takeBgMaxCurrency: (currency: string) =>
    `The file cannot be made: BgMax has SEK and EUR only, and this payout is in ${currency}.`,
  takeTooLong: (text: string) => `The file cannot be made: BgMax has no room for “${text}”.`,
  takeNegative: 'The file cannot be made: credits exceed sales, and BgMax has no negative deposit.',
}

export type TakeWords = typeof takeEn

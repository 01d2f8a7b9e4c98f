import { words } from '../../../../locales/languages.ts'

/** English, for the parts of the desk of payouts that open later. Its type lists the terms that every other language must have. */
export const texts = {
  // Why a payout does not balance
  payoutRow: (place: string, order: string) => (order ? `row ${place} (order ${order})` : `row ${place}`),
  payoutCauseRow: (term: string, difference: string, row: string) =>
    `The difference of ${difference} in “${term}” is exactly the amount of ${row}.`,
  payoutCausePair: (term: string, difference: string, row: string, other: string) =>
    `The difference of ${difference} in “${term}” is ${row} and ${other} together.`,
  payoutCauseFeeType: (term: string, difference: string, type: string) =>
    `The difference of ${difference} in “${term}” is all the fees of the type ${type}.`,
  payoutCauseRowFee: (term: string, difference: string, row: string, type: string) =>
    `The difference of ${difference} in “${term}” is the fee ${type} of ${row}.`,
  payoutCauseVatRate: (term: string, difference: string, rate: string) =>
    `The difference of ${difference} in “${term}” is the VAT of the rate ${rate}.`,
  payoutCauseOpening: (term: string, difference: string) =>
    `The difference of ${difference} in “${term}” is the opening debt.`,
  payoutCauseClosing: (term: string, difference: string) =>
    `The difference of ${difference} in “${term}” is the closing debt.`,
  payoutCauseDoubled: (term: string, difference: string, row: string, same: string) =>
    `The difference of ${difference} in “${term}” is ${same}, which repeats ${row}.`,
  payoutCauseMissing: (term: string, difference: string, count: string) =>
    count === '1'
      ? `The difference of ${difference} in “${term}” is a row that the report counts and does not list.`
      : `The difference of ${difference} in “${term}” is ${count} rows that the report counts and does not list.`,
  payoutCauseCurrency: (term: string, difference: string, currency: string, count: string) =>
    count === '1'
      ? `The difference of ${difference} in “${term}” is a row in ${currency}, which is not the payout’s currency.`
      : `The difference of ${difference} in “${term}” is ${count} rows in ${currency}, which is not the payout’s currency.`,
  payoutCauseSign: (term: string, difference: string, row: string) =>
    `The difference of ${difference} in “${term}” is twice the amount of ${row}: its sign is reversed.`,
  payoutCauseSignFees: (term: string, difference: string, row: string) =>
    `The difference of ${difference} in “${term}” is twice the fees of ${row}: their sign is reversed.`,
  payoutCauseSignFee: (term: string, difference: string, row: string, type: string) =>
    `The difference of ${difference} in “${term}” is twice the fee ${type} of ${row}: its sign is reversed.`,
  payoutCauseFigure: (term: string, difference: string) =>
    `Only “${term}” is off, by ${difference}: all other figures agree with the rows.`,
  payoutCauseDigits: 'The difference can be divided by 9, which hints at swapped digits.',
  payoutCauseBothDebts: (difference: string) =>
    `Opening and closing debt are both off by ${difference}, so what is paid is right.`,
  payoutCauseSwapped: (one: string, other: string) =>
    `The VAT of ${one} and of ${other} is stated for each other’s rate.`,
  payoutCauseMoved: (listed: string, stated: string, difference: string) =>
    `VAT is stated at ${stated} and listed at ${listed}: ${difference}.`,
  payoutCauseMovedFee: (listed: string, stated: string, difference: string, row: string, type: string) =>
    `The VAT of the fee ${type} of ${row} is stated at ${stated} and listed at ${listed}: ${difference}.`,
  payoutCauseCurrencyAdded: (currency: string, count: string) =>
    count === '1'
      ? `One row is in ${currency}, which is not the payout’s currency, and is added up as if it were.`
      : `${count} rows are in ${currency}, which is not the payout’s currency, and are added up as if they were.`,
  payoutCauseBroken: (count: string, faults: string) =>
    count === '1' ? `One row does not add up. ${faults}` : `${count} rows do not add up. ${faults}`,
  payoutFault: (row: string, member: string, stated: string, computed: string, difference: string) =>
    `In ${row}, “${member}” is ${stated}; the rest of the row gives ${computed} (${difference}).`,
  payoutCauseTotal: (stated: string, computed: string) =>
    `The report announces ${stated} rows in all and has ${computed}. Nothing else differs.`,
  payoutOrOthers: (count: string) =>
    count === '1' ? 'One other explains it as well.' : `${count} others explain it as well.`,
  payoutNoCause:
    'No row, pair of rows, fee, VAT rate, debt, sign, repeated row or currency explains the difference.',
  payoutCopyDossier: 'Copy for the provider',
  payoutDossierNote: 'The text has no personal data.',
  payoutDossier: (client: string, day: string) => `Payout of client ${client}, ${day}: it does not balance`,
  payoutDossierTerm: (term: string, stated: string, computed: string, difference: string) =>
    `${term}: the report states ${stated}, its rows come to ${computed}, difference ${difference}`,
  payoutDossierRow: (place: string) => `Row ${place}`,
  payoutDossierCounts: (rows: string, digest: string) =>
    `Transactions: ${rows}. SHA-256 of the report: ${digest}`,

  // The question before a day is closed
  closingTitle: (day: string) => `Close ${day}`,
  closingForGood:
    'A closing is kept for good, with your name and what you say here. A later one is added to it.',
  closingBack: 'Back',
  closingClosing: 'Closing…',
  closingUncertain: 'It is not known whether the day was closed. Try again: it is closed once.',
  closingDiffers: 'The report is another one now',
  closingDiffersText:
    'The edge read the day again before keeping it, and the report was not the one on this page. Nothing is closed. Reload the day and look at it again.',
  closingTooMany: 'The day was closed too often',
  closingTooManyText: 'No more closings of this day are kept. The ones above stay.',

  // The month
  monthPrevious: 'Previous month',
  monthNext: 'Next month',
  monthReading: (day: string) => `Reading ${day}`,
  monthStop: 'Stop',
  monthGoOn: (days: number) =>
    days === 1 ? 'Read the day that is left' : `Read the ${days} days that are left`,
  monthMissing: (days: number) => (days === 1 ? 'Read the 1 missing day' : `Read the ${days} missing days`),
  monthRead: (reports: number) =>
    reports === 1 ? 'The month is read: one report.' : `The month is read: ${reports} reports.`,
  monthAhead: 'not over',
  monthUnread: 'not read',
  monthNotReported: 'no report',
  monthBroken: 'not a whole report',
  monthFailed: 'could not be read',
  monthFailures: (days: number) =>
    days === 1
      ? 'The report of one day could not be read.'
      : `The reports of ${days} days could not be read.`,
  monthMarkDebt: 'debt',
  monthMarkRepeated: 'paid twice',
  monthPaid: 'Paid out this month',
  monthDebtBreak: (from: string, closing: string, to: string, opening: string) =>
    `${from} closes with a debt of ${closing}, and ${to} opens with ${opening}. A day between them may be missing.`,
  monthRepeated: (count: number, from: string, to: string) =>
    count === 1
      ? `One transaction is in the reports of ${from} and of ${to}.`
      : `${count} transactions are in the reports of ${from} and of ${to}.`,
  monthOpen: (day: string) => `Open ${day}`,
  monthFits: (links: number) =>
    links === 1
      ? 'No transaction is in two reports, and the closing debt opened the next report, the one time that could be compared.'
      : `No transaction is in two reports, and each closing debt opens the next report: ${links} compared.`,
  monthWithout: (days: number) => (days === 1 ? 'One day has no report.' : `${days} days have no report.`),
  monthGaps: (days: number) =>
    days === 1
      ? 'One day was not read: nothing is said of what lies on both sides of it.'
      : `${days} days were not read: nothing is said of what lies on both sides of them.`,

  // The files that a payout leaves in
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

  // The comparison with the bank
  bankTitle: 'The bank',
  bankDrop: 'Drop a bank statement here, or choose one (camt.053, XML)',
  bankLocal: 'It is read on this page and sent nowhere.',
  bankReading: 'Reading the statement…',
  bankFile: (file: string, from: string, to: string) => `${file}: ${from} to ${to}`,
  bankEmpty: (file: string) => `${file}: a statement without entries`,
  bankEntries: (credits: string, debits: string) => `${credits} in (+), ${debits} out (−), by booking day.`,
  bankValueDays: (count: string) =>
    count === '1'
      ? '1 entry has no booking day: its value day was taken.'
      : `${count} entries have no booking day: their value days were taken.`,
  bankPending: (count: string) =>
    count === '1'
      ? '1 entry is not booked yet and left out.'
      : `${count} entries are not booked yet and left out.`,
  bankUnreadable: (count: string) =>
    count === '1'
      ? '1 entry is left out: its amount or date cannot be read.'
      : `${count} entries are left out: their amounts or dates cannot be read.`,
  bankRefused: words<'dtd' | 'not-xml' | 'no-statement' | 'one-file'>({
    dtd: 'This file is not read, because it has a document type (DTD), which could make the browser hang. Ask the bank for a plain camt.053 file.',
    'not-xml': 'This file is no XML, or only a part of it. Download it from the bank again.',
    'no-statement': 'This XML file has no bank statement. Choose a file of the kind camt.053.',
    'one-file': 'Drop one file at a time.',
  }),
  bankTooLarge: (limit: string) =>
    `This file is not read, because it is larger than ${limit} MB. Ask the bank for a shorter period.`,
  bankEncoding: (encoding: string) =>
    `This file cannot be read: it says that its characters are ${encoding}, and they are not. Download it from the bank again.`,
  bankDay: 'Report of',
  bankClient: 'Client',
  bankPaid: 'Paid out',
  bankVerdict: 'At the bank',
  bankVerdicts: words<'nothing' | 'not-found' | 'not-covered'>({
    nothing: 'Nothing to pay out',
    'not-found': 'Not found, although it should be there by now',
    'not-covered': 'The statement does not cover this day and currency',
  }),
  bankPaidOut: (day: string) => `Paid out on ${day}`,
  bankReversed: (day: string) => `Paid out on ${day}, and taken back later`,
  bankDebit: (day: string) => `The same amount left the account on ${day}. Check whether it was taken back.`,
  bankOtherAmount: (amount: string, day: string, difference: string) =>
    `Another amount: ${amount} on ${day} (difference ${difference})`,
  bankOnItsWay: (days: string) =>
    days === '1' ? 'On its way: 1 bank day so far' : `On its way: ${days} bank days so far`,
  bankHolidays: (days: string) =>
    `A payout should be there within ${days} bank days, Monday to Friday. Bank holidays are not known here.`,
  bankUnknown: 'Credits that no report knows',
  bankUnknownText:
    'From the first report to the last day that a payout may arrive. Payments of others are among them.',
  bankLate: (day: string) => `Has the amount of the report of ${day}, which was not found in time.`,
  bankNoUnknown: 'Every credit of these days belongs to a report.',
  bankMore: (count: string) => `and ${count} more`,
  bankPayer: 'From',
  bankNoReports: 'There is no report to compare with yet.',

  // The comparison with the shop
  shopTitle: 'The shop',
  shopCompare: 'Compare with the shop',
  shopStop: 'Stop',
  shopUnread: 'The report is still being read. It can be compared when every row is there.',
  shopStopped: 'Stopped. Nothing was compared.',
  shopClosed: 'The report is no longer open. Open the day again.',
  shopSummary: (same: string, differing: string, unknown: string) =>
    `Same in the shop: ${same}. Different: ${differing}. Not in the shop: ${unknown}.`,
  shopBy: (by: string) => `Compared by “${by}”; the shop’s totals are after credits.`,
  shopAssumed: (count: string, currency: string) =>
    count === '1'
      ? `1 order has no currency in the shop: taken for ${currency}.`
      : `${count} orders have no currency in the shop: taken for ${currency}.`,
  shopUnnumbered: (count: string) =>
    count === '1'
      ? '1 row without an order number was not compared.'
      : `${count} rows without an order number were not compared.`,
  shopDiffering: 'Orders that differ',
  shopOrder: 'Order number',
  shopSays: 'In the shop',
  shopDiffers: (report: string, shop: string, difference: string) =>
    `Report ${report}, shop ${shop} (difference ${difference})`,
  shopUnknown: (report: string) => `Report ${report}, not known in the shop`,
  shopOtherCurrency: (currency: string) => `In another currency in the shop: ${currency}`,
  shopLate: (days: string) => `Sales of the shop that this report does not have, at least ${days} days old`,
  shopLateText:
    'Only the report of the open day was compared. Those of other days may have them: look for the order number there.',
  shopNoDate: 'no date',
  shopMore: (count: string) => `and ${count} more`,
  shopThrew: (message: string) =>
    `The shop could not be asked: ${message} Try again, or tell the page’s developer.`,
  shopSlow: (seconds: string) => `The shop has not answered within ${seconds} seconds. Try again.`,
  shopGarbage: (member: string) =>
    `For the page’s developer: matchOrders answered something else than orders, at ${member}.`,
}

export type ReportLaterWords = typeof texts

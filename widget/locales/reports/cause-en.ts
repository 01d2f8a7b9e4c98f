/** English, for why a payout does not balance. Its type lists the terms of every other language. */
export const reportCauseEn = {
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
}

export type ReportCauseWords = typeof reportCauseEn

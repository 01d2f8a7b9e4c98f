import type { creditRowTypes } from '../../../shared/domain/credit.enums.ts'
import { words } from '../languages.ts'

type RowType = (typeof creditRowTypes)[number]

/** English, for the rows of credit orders. Its type lists the terms of every other language. */
export const creditRowsEn = {
  creditRowsPrices: 'Prices',
  creditRowsSwitched: (before: string, after: string) =>
    `The prices stay as typed. Incl. VAT, the rows now come to ${after}; before, it was ${before}.`,
  creditRowsEmpty: 'There are no rows yet. Add one, or paste rows from a spreadsheet.',
  creditRowsNone: 'Add at least one row.',
  creditRowsTotal: 'All rows incl. VAT',
  creditRowsSaid: (count: string, amount: string) =>
    `${count === '1' ? '1 row' : `${count} rows`}, ${amount} incl. VAT`,
  creditRowsTooMany: (count: string, most: string) =>
    `There are ${count} rows. At most ${most} can be sent at a time.`,
  creditRowsNotAbove: (amount: string) =>
    `The rows come to ${amount}. Only an amount above zero can be sent.`,
  creditRowsRemove: (count: string) => (count === '1' ? 'Remove 1 row' : `Remove ${count} rows`),
  creditRowsRemoved: (count: string) => (count === '1' ? '1 row removed' : `${count} rows removed`),
  creditRowType: 'Row type',
  creditRowTypeName: words<RowType>({
    Default: 'Goods or service',
    AdjustmentRow: 'Adjustment',
    GiftCard: 'Gift card',
    InvoiceFee: 'Invoice fee',
  }),
  creditRowInclVat: (price: string) => `${price} incl. VAT`,
  creditRowWhole: 'Write a whole number of percent.',
  creditRowPercentOnly: 'Write the discount in percent. An amount can’t be sent here.',

  // Choosing from rows that are left
  creditChosenAll: 'All rows',
  creditChosenNone: 'None',
  creditChosenUnits: (name: string) => (name ? `Quantity of ${name}` : 'Quantity'),
  creditChosenOf: (units: string) => `of ${units}`,
  creditChosenRow: (units: string) => `The whole row, ${units}`,
  creditChosenWhole: 'This row has an amount of discount, so it is taken as a whole.',
  creditChosenOther:
    'This row has a discount or a rate that can’t be sent here. Leave it out, or choose all rows.',
  creditChosenStays: (amount: string) => `What stays: ${amount}`,
  creditChosenAbove: (amount: string) =>
    `These rows come to ${amount}, which is more than what is left. Choose the rows that lower the amount too.`,
  creditChosenNothing: 'Choose at least one row.',
}

export type CreditRowsWords = typeof creditRowsEn

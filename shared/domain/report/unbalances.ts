/**
 * The ways in which a sandbox makes a day of reports wrong, by the names of the causes that the report desk finds (`payout/`):
 *
 * - The stated totals leave out a row, two rows, a fee of one row, or all fees of one type; count a row with the other
 *   sign; state a VAT that no row explains; or a row's own members do not add up.
 * - The list lacks a row of the totals, or has a row twice that they have once. The VAT of two rates is swapped.
 * - The opening debt, the closing debt or both are stated higher than those with which the payout was computed.
 * - `debt-break`: the day balances, but opens with more debt than the day before closed with.
 */
export const unbalances = [
  'row',
  'pair',
  'row-fee',
  'fee-type',
  'vat-rate',
  'flipped-sign',
  'broken-row',
  'missing-row',
  'doubled-row',
  'swapped-rates',
  'opening-debt',
  'closing-debt',
  'both-debts',
  'debt-break',
] as const
export type Unbalance = (typeof unbalances)[number]

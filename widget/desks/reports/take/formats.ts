/** The file formats of a payout. */
import type { CsvPreset } from './csv.ts'

/** Formats of the voucher as a journal. */
export type JournalPreset = 'xero-journal' | 'quickbooks-journal'
/** Formats of the voucher of the whole payout. */
export type VoucherFormat = 'sie' | JournalPreset
export type TakeFormat = CsvPreset | VoucherFormat | 'json' | 'bgmax'

/** In the order of the offer. */
export const takeFormats: readonly TakeFormat[] = [
  'sie',
  'xero-journal',
  'quickbooks-journal',
  'own',
  'xero',
  'quickbooks',
  'json',
  'bgmax',
]

/** Whether a format is one of the voucher, and not of rows. */
export function isVoucher(format: TakeFormat): format is VoucherFormat {
  return format === 'sie' || isJournal(format)
}

export function isJournal(format: TakeFormat): format is JournalPreset {
  return format === 'xero-journal' || format === 'quickbooks-journal'
}

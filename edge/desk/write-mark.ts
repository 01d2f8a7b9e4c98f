/**
 * The id of an intent, which travels with a write where the provider brings it back. Only merchants that have switched it
 * on mark their writes: then no effect without the mark is taken for the write.
 */
import type { MerchantConfig } from '../config/merchant.ts'

/** @returns letters and digits, because an article number has no others; undefined for a merchant without marks */
export function newWriteMark(merchant: Pick<MerchantConfig, 'WriteMarks'> | undefined): string | undefined {
  if (!merchant?.WriteMarks) return undefined
  return `oa${crypto.getRandomValues(new Uint8Array(6)).toHex()}`
}

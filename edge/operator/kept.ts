/** What the edge still has of a merchant that was deleted: told before, and when it is done. */
import type { RegisteredMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { config } from '../config/configured.ts'

/** The days of each are those of `docs/architecture.md`. */
export function keptOfMerchant(): RegisteredMerchant['KeptWhenDeleted'] {
  return [
    { What: 'the journal, the histories of orders and the index of orders', Days: config.historyDays },
    { What: 'batches', Days: 30 },
    { What: 'outcomes of writes under their idempotency keys', Days: 1 },
    { What: 'names of people, until they are taken out', Days: null },
    { What: 'closings of days', Days: null },
    { What: 'the id, which is not given again', Days: null },
  ]
}

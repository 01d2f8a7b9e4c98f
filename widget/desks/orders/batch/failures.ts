/** Failures of a batch as lines of text, for the clipboard: order, outcome, reason and code. Pure. */
import type { BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { reasonText } from './batch-words.ts'

export function failureLines(items: readonly BatchItem[], l: Localizer): string {
  return items
    .map((item) => {
      const { order, merchantOrderId = '', state, code = '' } = item
      return [order, merchantOrderId, l.term('batchItemState', state), reasonText(item, l), code].join('\t')
    })
    .join('\n')
}

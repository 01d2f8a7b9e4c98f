/** The orders of a batch as CSV, for spreadsheet programs. It comes with its library: load it when a file is made. */
import type { BatchItem } from '../../../../shared/domain/batch/batch.ts'
import { BOM, csvRecords, csvText } from '../../../../shared/domain/values/csv.ts'
import { amountText, localStyle } from '../../../kit/format/csv-style.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { reasonText } from './batch-words.ts'

/** One record for each order, after the heads. */
export function batchCsv(items: readonly BatchItem[], l: Localizer): string {
  const style = localStyle(l.lang())
  const heads = [
    l.term('ordersColumn', 'id'),
    l.term('ordersColumn', 'number'),
    l.term('amount'),
    l.term('ordersColumn', 'currency'),
    l.term('batchOutcome'),
    l.term('batchWhy'),
    l.term('code'),
  ]
  const records = items.map((item) => [
    String(item.order),
    csvText(item.merchantOrderId ?? ''),
    item.amount === undefined ? '' : amountText(item.amount, style),
    csvText(item.currency ?? ''),
    csvText(l.term('batchItemState', item.state)),
    csvText(reasonText(item, l)),
    csvText(item.code ?? ''),
  ])
  return BOM + csvRecords([heads.map(csvText), ...records], style.separator)
}

/** A write to an order with the mark of its intent: at the end of the article number of each row that it adds. Pure. */
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import { rowLimits } from '../../shared/domain/values/limits.ts'
import type { Write } from './desk-request.ts'

/** The rows that the write adds, and that carry its mark; undefined if it carries none. */
export function markedRows(write: Write, mark: string | undefined): OrderRowInput[] | undefined {
  const rows = mark === undefined ? undefined : addedRows(write)
  const marked = rows?.map((row) => ({ ...row, ArticleNumber: (row.ArticleNumber ?? '') + mark! }))
  // A number is never cut: without room for the mark, the write has none.
  const { maxLength } = rowLimits.ArticleNumber
  return marked?.every(({ ArticleNumber }) => [...ArticleNumber].length <= maxLength) ? marked : undefined
}

/** The write as it is sent. */
export function markedWrite(write: Write, mark: string | undefined): Write {
  const rows = markedRows(write, mark)
  if (!rows) return write
  switch (write.name) {
    case 'addOrderRow':
      return { ...write, input: { ...write.input, body: rows[0]! } } as Write
    case 'addOrderRows':
    case 'replaceOrderRows':
      return { ...write, input: { ...write.input, body: { ...write.input.body, OrderRows: rows } } } as Write
    default:
      return write
  }
}

/** The mark in any form: a row whose number the provider has changed is this write's too. */
export function hasMark({ ArticleNumber }: Pick<OrderRowInput, 'ArticleNumber'>, mark: string): boolean {
  return (ArticleNumber ?? '').toLowerCase().includes(mark)
}

function addedRows(write: Write): readonly OrderRowInput[] | undefined {
  switch (write.name) {
    case 'addOrderRow':
      return [write.input.body]
    case 'addOrderRows':
    case 'replaceOrderRows':
      return write.input.body.OrderRows
    default:
      return undefined
  }
}

import type { HistoryOutcome, OrderWriteName } from '../../../shared/domain/history.ts'
import { words } from '../languages.ts'

/** English, for what the page shows besides the order. Its type lists the terms that every other language must have. */
export const storyEn = {
  // History
  historyLoading: 'Loading the history…',
  historyFailed: 'The history could not be loaded.',
  showMore: 'Show more',
  became: 'became',
  historyServer: (name: string) => `Server, key ${name}`,
  historyOperation: words<OrderWriteName>({
    addOrderRow: 'Row added',
    addOrderRows: 'Rows added',
    updateOrderRow: 'Row changed',
    updateOrderRows: 'Rows changed',
    replaceOrderRows: 'All rows replaced',
    extendOrder: 'Expiry moved',
    setOrderMetadata: 'Metadata changed',
    deliverOrder: 'Order delivered',
    deliverAndLowerAmount: 'Order delivered for less',
    cancelOrder: 'Order cancelled',
    cancelAmount: 'Amount cancelled',
    cancelOrderRows: 'Rows cancelled',
    creditOrderRows: 'Rows credited',
    creditNewRow: 'New row credited',
    creditWithFee: 'Rows credited, less a fee',
    creditAmount: 'Amount credited',
  }),
  historyOutcome: words<HistoryOutcome>({
    done: 'Done',
    refused: 'Refused, nothing was changed',
    'not-done': 'Not done: the answer was lost, and nothing was changed',
    unknown: 'Not known whether it was done: the answer was lost',
  }),
  historyKind: words<'added' | 'cancelled'>({ added: 'Added', cancelled: 'Cancelled' }),
  historyMore: (count: number) => (count === 1 ? 'and 1 more row' : `and ${count} more rows`),
  historyNoValues: 'The values were not kept.',
  historyKeys: (keys: string) => `Keys: ${keys}`,

  // The order's story, where the history adds to it
  storyDiffers: (difference: string) =>
    `Delivered, cancelled and open do not add up to what was ordered (difference ${difference}).`,
  storyElsewhere: 'Not in the history shown',
  storyOlder: 'Older changes are not shown.',
  showOlder: 'Show older',
  storyFilter: 'What to show',
  storyAll: 'Everything',
  storyMoney: 'Amounts and status',

  // The history of one row
  rowHistory: 'History of this row',
  rowHistoryTitle: (name: string) => `History of ${name}`,
  rowHistoryNone: 'This row has not been changed through the order desk.',
  rowHistoryOlder: 'Nothing newer is about this row. Older entries have not been searched yet.',

  // What others changed, until it is seen
  youElsewhere: 'You, in another window',
  byYouElsewhere: 'you, in another window',
  markChanged: (who: string, when: string) => `Changed by ${who}, ${when}`,
  markAdded: (who: string, when: string) => `Added by ${who}, ${when}`,
  markCancelled: (who: string, when: string) => `Cancelled by ${who}, ${when}`,
  newsRows: (who: string, count: number) =>
    count === 1 ? `${who} changed 1 row.` : `${who} changed ${count} rows.`,
  newsRowsOfYou: (count: number) =>
    count === 1 ? 'You changed 1 row in another window.' : `You changed ${count} rows in another window.`,
  newsAmount: (before: string, after: string) => `The order amount was ${before} and is now ${after}.`,
  markSeen: 'Mark as seen',
  alsoOpen: (names: string) => `${names} also here`,
  othersMore: (count: number) => `${count} more`,
  actionsTitle: 'Available at the provider',
  actionsText: 'These actions are done in the provider’s own system, not in the order desk.',
  actionOnRows: (action: string, count: number) => `${action} (${count === 1 ? '1 row' : `${count} rows`})`,
}

export type StoryWords = typeof storyEn

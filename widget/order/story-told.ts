/** What the history adds to the lines of an order's story. It loads after them, and takes places that they keep. */
import { html, nothing } from 'lit'
import type { HistoryEntry } from '../../shared/domain/history.ts'
import type { Credit, Delivery } from '../../shared/domain/delivery.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { difference } from '../changes/order-amounts.ts'
import type { Localizer } from '../locales/localizer.ts'
import { figure } from '../parts/figure.ts'
import { icons } from '../parts/icons.ts'
import type { Line } from './order-deliveries.ts'
import { type Moment, storyDiscrepancy, type StoryMoments, storyMoments, storyRows } from './story-moments.ts'
import { whoWords } from './story-words.ts'

interface HistoryRead {
  /** Newest first. */
  entries: readonly HistoryEntry[]
  /** Whether there are no older entries. */
  isWhole: boolean
}

/** Each is what to show, for the order on the page. */
export interface StoryTold {
  /** Who made the delivery. */
  deliveredBy(order: Order, delivery: Delivery, l: Localizer): unknown
  /** When the credit was made and who made it; undefined if that is not known. */
  credited(order: Order, credit: Credit, l: Localizer): unknown
  /** When something was cancelled, and who did it; undefined if no entry says so. */
  cancelled(order: Order, l: Localizer): unknown
  /** What a line opens: its rows, and each cancellation. Undefined if there is nothing. */
  rows(order: Order, part: 'ordered' | 'cancelled' | 'open', l: Localizer): unknown
  /** How often and by how much the rows were changed; it opens each change. Undefined if none is known. */
  changed(order: Order, l: Localizer): Line | undefined
  /** Says so if the provider's amounts do not agree. */
  discrepancy(order: Order, l: Localizer): unknown
}

export function storyTold({ entries, isWhole }: HistoryRead): StoryTold {
  let last: { order: Order; moments: StoryMoments } | undefined
  const of = (order: Order): StoryMoments => {
    if (last?.order !== order) last = { order, moments: storyMoments(order, entries, isWhole) }
    return last.moments
  }
  return {
    deliveredBy(order, delivery, l) {
      const moment = of(order).deliveries.get(delivery)
      return moment ? who(moment, l) : nothing
    },
    credited(order, credit, l) {
      const moment = of(order).credits.get(credit)
      return moment && timeAndWho(moment, l)
    },
    cancelled(order, l) {
      const { cancelled, cancelledElsewhere } = of(order)
      return BigInt(cancelledElsewhere) === 0n ? times(cancelled, l) : undefined
    },
    rows(order, part, l) {
      const rows = storyRows(order, part)
      const { cancelled, cancelledElsewhere } = of(order)
      const isListed = part === 'cancelled' && cancelled.length > 0
      if (rows.length === 0 && !isListed) return undefined
      return html`
        ${isListed ? list(order, cancelled.map(takenAway), difference(0, cancelledElsewhere), l) : nothing}
        <order-admin-story-rows
          lang=${l.lang()}
          .caption=${l.term('rows')}
          .currency=${order.Currency}
          .rows=${rows}
        ></order-admin-story-rows>
      `
    },
    changed(order, l) {
      const { changed, changedAmount } = of(order)
      if (changed.length === 0) return undefined
      const amount = changedAmount === undefined ? nothing : figure(l.format(changedAmount, 'difference'))
      return {
        title: l.term('storyChanged'),
        when: html`${times(changed, l)} ${amount}`,
        rows: list(order, changed, 0, l),
      }
    },
    discrepancy(order, l) {
      const amount = storyDiscrepancy(order)
      if (!amount) return nothing
      const words = l.term('storyDiffers', l.format(amount, 'difference'))
      return html`<p class="note" data-tone="warning">${icons.warning}<span>${words}</span></p>`
    },
  }
}

/** What is cancelled is less of the order. */
function takenAway({ entry, amount }: Moment): Moment {
  return { entry, amount: amount === undefined ? undefined : difference(0, amount) }
}

/** The only moment; of several, their number and the last. */
function times(moments: readonly Moment[], l: Localizer): unknown {
  const last = moments.at(-1)
  if (!last) return undefined
  if (moments.length === 1) return timeAndWho(last, l)
  return l.term('storyTimes', moments.length, l.time(last.entry.at))
}

function timeAndWho(moment: Moment, l: Localizer): unknown {
  return html`<span>${l.time(moment.entry.at)}</span>${who(moment, l)}`
}

function who({ entry }: Moment, l: Localizer): unknown {
  const words = whoWords(entry, l)
  return html`<bdi class="who" title=${words}>${words}</bdi>`
}

function list(order: Order, moments: readonly Moment[], elsewhere: Moment['amount'], l: Localizer): unknown {
  return html`<order-admin-story-list
    lang=${l.lang()}
    .order=${order}
    .moments=${moments}
    .elsewhere=${elsewhere}
  ></order-admin-story-list>`
}

/** The history's additions to an order's story. They load after the story's own lines, and go between these by time. */
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Credit, Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { HistoryPages, type HistorySource } from '../history/history-pages.controller.ts'
import { markOf, saidLines, saveBody, saveTitle } from '../history/history-save.view.ts'
import { completeSaves, movesMoneyOrState, type Save, savesOf } from '../history/history-saves.ts'
import { rowNames } from '../history/row-names.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { askDesk } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { storyDiscrepancy, type StoryMoments, storyMoments, storyRows } from './story-moments.ts'
import { whoWords } from './story-words.ts'

/** The number of saves shown at first and added by each "Show older". */
const STEP = 5
/** Pages that one "Show older" reads at most: a filter may hide a whole page. */
const PAGES = 5

/** A line of the story. */
interface StoryLine {
  /** Identifies the line across renderings. */
  key: unknown
  /** As the edge or the provider writes it. */
  at: string | undefined
  view: TemplateResult
}

/** The history of the order on the page, as far as it was read, and its filter. */
export class StoryTold implements ReactiveController {
  readonly #host: LitElement
  readonly #updateNow: () => void
  readonly #pages: HistoryPages
  readonly #source: HistorySource
  #order: Order | undefined
  #shown = STEP
  /** Whether to show only saves that moved money or the order's state. */
  #isNarrow = false
  /** Paper shows everything that was read: it has no button for more. */
  #isPrinting = false
  #last: { order: Order; entries: readonly HistoryEntry[]; moments: StoryMoments } | undefined

  /**
   * @param host the desk, which renders these lines
   * @param updateNow renders it synchronously: a browser does not wait before it prints
   */
  constructor(host: LitElement, source: HistorySource, updateNow: () => void) {
    this.#host = host
    this.#updateNow = updateNow
    this.#source = source
    this.#pages = new HistoryPages(host, source)
    host.addController(this)
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#onPrint)
    addEventListener('afterprint', this.#onPrint)
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#onPrint)
    removeEventListener('afterprint', this.#onPrint)
  }

  /** Call this once the page shows another order. */
  end(): void {
    this.hostDisconnected()
    this.#host.removeController(this)
    this.#host.removeController(this.#pages)
    this.#pages.clear()
  }

  /** Reads the newest entries if the order has changed since the last time: a write may have been done. */
  follow(order: Order): void {
    if (order === this.#order) return
    this.#order = order
    void this.#read()
  }

  /** Who made the delivery. */
  deliveredBy(order: Order, delivery: Delivery, l: Localizer): unknown {
    const entry = this.#of(order).deliveries.get(delivery)
    return entry ? who(entry, l) : nothing
  }

  /** When the credit was made and who made it; undefined if that is not known. */
  credited(order: Order, credit: Credit, l: Localizer): unknown {
    const entry = this.#of(order).credits.get(credit)
    return entry && timeAndWho(entry, l)
  }

  /** The reason of a delivery or credit, in the author's words. */
  said(order: Order, thing: Delivery | Credit): unknown {
    const { deliveries, credits } = this.#of(order)
    const entry = deliveries.get(thing as Delivery) ?? credits.get(thing as Credit)
    return entry?.reason || entry?.note ? saidLines([entry]) : undefined
  }

  /** The amount that the same write cancelled, with author and time; undefined if it is not known, or nothing. */
  cancelledWith(order: Order, delivery: Delivery, l: Localizer): { amount: Long; when: unknown } | undefined {
    const { deliveries, cancelled } = this.#of(order)
    const entry = deliveries.get(delivery)
    const amount = entry && cancelled.get(entry)
    return amount ? { amount, when: timeAndWho(entry, l) } : undefined
  }

  /** The cancelled amount that none of the saves has, in minor units; undefined if they have it all. */
  cancelledElsewhere(order: Order, l: Localizer): { amount: Long; when: string } | undefined {
    const { cancelled, cancelledElsewhere } = this.#of(order)
    const isRest = cancelled.size > 0
    if (isRest && BigInt(cancelledElsewhere) === 0n) return undefined
    return { amount: cancelledElsewhere, when: l.term(isRest ? 'storyElsewhere' : 'noDateGiven') }
  }

  /** The rows that a line opens. Undefined if there are none. */
  rows(order: Order, part: 'ordered' | 'cancelled' | 'open', l: Localizer): unknown {
    const rows = storyRows(order, part)
    if (rows.length === 0) return undefined
    return html`<order-admin-story-rows
      lang=${l.lang()}
      .caption=${l.term('rows')}
      .currency=${order.Currency}
      .rows=${rows}
    ></order-admin-story-rows>`
  }

  /**
   * The deliveries, and between them by time the saves without another line in the story. Notes on older saves come
   * before the saves.
   * @param made the lines of the deliveries, oldest first
   * @param line how the story shows a title, an amount and a time
   */
  lines(
    order: Order,
    made: readonly { delivery: Delivery; view: TemplateResult }[],
    line: (save: SaveLine) => TemplateResult,
    l: Localizer,
  ): unknown {
    const { deliveries } = this.#of(order)
    const saves = this.#shownSaves(order)
    const older = this.#older(order, l)
    const all: StoryLine[] = [
      ...made.map(({ delivery, view }) => {
        // The provider writes its local time, the edge an instant.
        const at = deliveries.get(delivery)?.at ?? delivery.CreationDate
        return { key: delivery.Id, at, view }
      }),
      ...(older ? [{ key: 'older', at: saves[0]?.[0].at, view: older }] : []),
      ...saves.map((save) => this.#saveLine(order, save, line, l)),
    ]
    return repeat(
      inTime(all),
      ({ key }) => key,
      ({ view }) => view,
    )
  }

  #saveLine(order: Order, save: Save, line: (save: SaveLine) => TemplateResult, l: Localizer): StoryLine {
    const [entry] = save
    const { cancelled } = this.#of(order)
    const amounts = save.flatMap((one) => cancelled.get(one) ?? [])
    const context = { currency: order.Currency, nameOf: rowNames(order, l), isNamed: true }
    const told: SaveLine = {
      title: saveTitle(save, l),
      amount: amounts.length > 0 ? sum(amounts) : undefined,
      when: timeAndWho(entry, l),
    }
    return {
      key: `${entry.requestId} ${entry.at}`,
      at: entry.at,
      view: html`<li class="save" tabindex="-1" data-tone=${markOf(save).tone}>
        ${line(told)}
        <div class="told">${saveBody(save, context, l)}</div>
      </li>`,
    }
  }

  /** The filter of the saves, if some moved neither money nor the order's state. */
  filter(order: Order, l: Localizer): unknown {
    const isLoading = !this.#pages.list && this.#pages.isReading
    if (isLoading) return html`<span class="muted loading" role="status">${l.term('historyLoading')}</span>`
    if (!this.#isNarrow && this.#told(order).every(movesMoneyOrState)) return nothing
    return html`<span class="story-filter" role="group" aria-label=${l.term('storyFilter')}>
      ${([false, true] as const).map(
        (isNarrow) =>
          html`<button
            type="button"
            class="small"
            aria-pressed=${this.#isNarrow === isNarrow}
            @click=${() => this.#narrow(isNarrow)}
          >
            ${l.term(isNarrow ? 'storyMoney' : 'storyAll')}
          </button>`,
      )}
    </span>`
  }

  /** Says so if the provider's amounts do not agree. */
  discrepancy(order: Order, l: Localizer): unknown {
    const amount = storyDiscrepancy(order)
    if (!amount) return nothing
    const words = l.term('storyDiffers', l.format(amount, 'difference'))
    return html`<p class="note" data-tone="warning">${icons.warning}<span>${words}</span></p>`
  }

  get #entries(): readonly HistoryEntry[] {
    return this.#pages.list?.entries ?? none
  }

  #of(order: Order): StoryMoments {
    const entries = this.#entries
    if (this.#last?.order !== order || this.#last.entries !== entries) {
      this.#last = { order, entries, moments: storyMoments(order, entries) }
    }
    return this.#last.moments
  }

  /** The saves that were read and have no other line, oldest first. */
  #told(order: Order): Save[] {
    const { deliveries, credits } = this.#of(order)
    const known = new Set([...deliveries.values(), ...credits.values()])
    const saves = savesOf(this.#entries)
    return saves
      .slice(0, completeSaves(saves, this.#pages.hasOlder))
      .filter((save) => !save.every((entry) => known.has(entry)))
      .toReversed()
  }

  #chosen(order: Order): Save[] {
    const isAll = !this.#isNarrow || this.#isPrinting
    return this.#told(order).filter((save) => isAll || movesMoneyOrState(save))
  }

  #shownSaves(order: Order): Save[] {
    const chosen = this.#chosen(order)
    return this.#isPrinting ? chosen : chosen.slice(-this.#shown)
  }

  /** Replaces saves that are not shown: why they were not read, or the button that shows them. */
  #older(order: Order, l: Localizer): TemplateResult | undefined {
    const { error, isReading, hasOlder } = this.#pages
    if (error) {
      const { title, text } = problemTexts(error, l)
      return html`<li class="gap">
        <div class="failed">
          <p role="alert">${l.term('historyFailed')} ${title}. ${text}</p>
          ${problemReference(error, l)}
          <button type="button" @click=${() => void this.#read()}>
            ${icons.refresh}${l.term('tryAgain')}
          </button>
        </div>
      </li>`
    }
    if (!hasOlder && this.#shownSaves(order).length === this.#chosen(order).length) return undefined
    return html`<li class="gap">
      <span class="muted">${l.term('storyOlder')}</span>
      <button
        type="button"
        class="small more"
        aria-disabled=${isReading}
        @click=${() => void this.#showOlder(order)}
      >
        ${l.term(isReading ? 'historyLoading' : 'showOlder')}
      </button>
    </li>`
  }

  async #read(): Promise<void> {
    const { orderId } = this.#source
    if (!(await this.#pages.readNewest())) return
    const { list } = this.#pages
    if (!list) return
    const { entries } = list
    askDesk(this.#host.renderRoot, { do: 'history-read', orderId, entries })
  }

  async #showOlder(order: Order): Promise<void> {
    const pages = this.#pages
    if (pages.isReading) return
    const [oldest] = this.#shownSaves(order)
    this.#shown += STEP
    for (let page = 0; page < PAGES && pages.hasOlder; page += 1) {
      if (this.#chosen(order).length >= this.#shown || !(await pages.readOlder())) break
    }
    this.#host.requestUpdate()
    await this.#host.updateComplete
    // Moves the focus to the first new save: the button may be gone.
    const [first] = this.#shownSaves(order)
    const isNew = first && first[0] !== oldest?.[0]
    const place = isNew ? '.story > .save' : '.story .more'
    this.#host.renderRoot.querySelector<HTMLElement>(place)?.focus()
  }

  #narrow(isNarrow: boolean): void {
    this.#isNarrow = isNarrow
    this.#shown = STEP
    this.#host.requestUpdate()
  }

  #onPrint = ({ type }: Event): void => {
    this.#isPrinting = type === 'beforeprint'
    this.#updateNow()
  }
}

/** The story's details of a save, beside its body. */
export interface SaveLine {
  title: string
  /** The cancelled amount, in minor units. */
  amount: Long | undefined
  when: unknown
}

const none: readonly HistoryEntry[] = []

/**
 * Oldest first. A time without an offset is taken for the reader's own, as it is shown; entries without a time come
 * first.
 */
function inTime(lines: readonly StoryLine[]): StoryLine[] {
  const time = ({ at }: StoryLine) => (at && Date.parse(at)) || -Infinity
  return lines.toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}

function timeAndWho(entry: HistoryEntry, l: Localizer): unknown {
  return html`<time datetime=${entry.at}>${l.time(entry.at)}</time>${who(entry, l)}`
}

function who(entry: HistoryEntry, l: Localizer): unknown {
  const words = whoWords(entry, l)
  return html`<bdi class="who" title=${words}>${words}</bdi>`
}

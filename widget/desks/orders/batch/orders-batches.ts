import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Batch } from '../../../../shared/domain/batch/batch.ts'
import type { BatchKind, BatchState } from '../../../../shared/domain/batch/batch.enums.ts'
import { batchLimits } from '../../../../shared/domain/values/limits.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { Localizer } from '../../../locales/localizer.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { sumsText } from '../data/sums.ts'
import { countOf, partsOf } from './batch-groups.ts'
import { batchText } from './batch-words.ts'
import { BatchList, needsClerk } from './batch-list.controller.ts'
import { ordersBatchesStyles } from './orders-batches.styles.ts'
import type { LookUp } from './pasted.controller.ts'
import { errorNote } from './run.view.ts'

const looks = {
  reading: ['neutral', icons.clock],
  ready: ['accent', icons.open],
  waiting: ['neutral', icons.clock],
  running: ['accent', icons.refresh],
  paused: ['warning', icons.minus],
  ended: ['good', icons.done],
  stopped: ['neutral', icons.cross],
} as const satisfies Record<BatchState, readonly [tone: string, icon: TemplateResult]>

/**
 * Private: the batches of the merchant, those that need somebody first, and the dialog that makes one and follows it.
 *
 * @fires desk-open-order - An order was chosen; `detail` is its kind and number.
 */
export class OrdersBatches extends LitElement {
  static override styles = [base, controls, ordersBatchesStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    acts: { attribute: false },
    opensOrders: { attribute: false },
    lookUp: { attribute: false },
    onMade: { attribute: false },
    onEnded: { attribute: false },
    isWhole: { state: true },
  }

  declare client: EdgeClient | undefined
  declare acts: readonly BatchKind[]
  declare opensOrders: boolean
  declare lookUp: LookUp
  /** Called when chosen orders are in a batch. */
  declare onMade: (() => void) | undefined
  /** Called when a batch is over. */
  declare onEnded: (() => void) | undefined
  /** Whether batches that need nobody are shown too. */
  declare private isWhole: boolean

  readonly #l = new Localizer(this)
  readonly #list = new BatchList(this, () => this.onEnded?.())

  constructor() {
    super()
    this.acts = []
    this.opensOrders = false
    this.isWhole = false
  }

  /** Asks what to do to orders. */
  async compose(kind: BatchKind | undefined, orders: readonly OrderEntry[]): Promise<void> {
    await this.updateComplete
    await this.#dialog?.compose(kind, orders)
  }

  /** Asks for numbers of a sheet. */
  async paste(): Promise<void> {
    await this.updateComplete
    await this.#dialog?.paste()
  }

  /** Reads the list again. Never rejects. */
  reload(): Promise<void> {
    return this.#list.read()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  protected override willUpdate(_: PropertyValues<this>): void {
    if (this.isConnected && this.client) this.#list.follow(this.client)
  }

  override render(): unknown {
    const l = this.#l
    const { batches, error } = this.#list
    const waiting = batches.filter(needsClerk)
    const shown = this.isWhole ? batches : waiting
    const hidden = batches.length - shown.length
    return html`
      ${error ? errorNote(error, l, () => void this.#list.read()) : nothing}
      ${
        batches.length > 0
          ? html`<section class="batches" aria-labelledby="batches-title">
              <h3 aria-level=${level(3, l)} id="batches-title">${l.term('batchList')}</h3>
              ${
                shown.length > 0
                  ? html`<ul>
                      ${shown.map((batch) => this.#line(batch))}
                    </ul>`
                  : nothing
              }
              ${
                hidden > 0
                  ? html`<button type="button" class="quiet small" @click=${() => (this.isWhole = true)}>
                      ${l.term('batchListAll', hidden, batchLimits.days)}
                    </button>`
                  : nothing
              }
            </section>`
          : nothing
      }
      <order-admin-batch-dialog
        lang=${l.lang()}
        .client=${this.client}
        .acts=${this.acts}
        .opensOrders=${this.opensOrders}
        .lookUp=${this.lookUp}
        .onBatch=${this.#take}
      ></order-admin-batch-dialog>
    `
  }

  #line(batch: Batch): TemplateResult {
    const l = this.#l
    const unknown = countOf(batch, 'unknown')
    const [tone, icon] = looks[batch.state]
    const { all, settled } = partsOf(batch)
    const isActive = ['running', 'waiting', 'paused'].includes(batch.state)
    return html`<li class=${unknown > 0 ? 'unknown' : ''}>
      <span class="what">
        <span
          ><strong>${batchText(batch, l)}</strong> <bdi class="sums">${sumsText(batch.sums, l)}</bdi></span
        >
        <span class="who muted"
          ><bdi>${batch.createdBy.name ?? batch.createdBy.id}</bdi>, ${l.time(batch.createdAt)}</span
        >
      </span>
      <span class="state">
        ${
          unknown > 0
            ? html`<span class="chip" data-tone="bad"
                >${icons.warning}${l.term('batchUnknown', unknown)}</span
              >`
            : nothing
        }
        <span class="chip" data-tone=${tone}>${icon}${l.term('batchState', batch.state)}</span>
        ${isActive ? html`<span class="muted">${l.term('batchSettled', String(settled), String(all))}</span>` : nothing}
      </span>
      <button type="button" @click=${() => void this.#dialog?.show(batch)}>
        ${l.term(needsClerk(batch) ? 'batchTakeUp' : 'batchShow')}
        <span class="visually-hidden">${batchText(batch, l)}</span>
      </button>
    </li>`
  }

  get #dialog() {
    return this.renderRoot.querySelector('order-admin-batch-dialog')
  }

  #take = (batch: Batch): void => {
    if (this.#list.take(batch)) this.onMade?.()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-orders-batches': OrdersBatches
  }
}

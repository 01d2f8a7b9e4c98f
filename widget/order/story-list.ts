import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { historyRows } from '../history/history-rows.view.ts'
import { historyStyles } from '../history/history.styles.ts'
import { rowNames } from '../history/row-names.ts'
import { Localizer } from '../locales/localizer.ts'
import { figure } from '../parts/figure.ts'
import { base } from '../styles/base.styles.ts'
import { storyListStyles } from './story-list.styles.ts'
import type { Moment } from './story-moments.ts'
import { whoWords } from './story-words.ts'

/** Private: what was changed or cancelled, one after the other, each with its amount, time, person and rows. */
export class StoryList extends LitElement {
  static override styles = [base, historyStyles, storyListStyles]
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    moments: { attribute: false },
    elsewhere: { attribute: false },
  }

  declare order: Order
  /** Oldest first. */
  declare moments: readonly Moment[]
  /** What was done without this edge, in minor units. */
  declare elsewhere: Long

  readonly #l = new Localizer(this)

  override render(): TemplateResult {
    const nameOf = rowNames(this.order, this.#l)
    return html`<ol>
      ${this.moments.map((moment) => this.#moment(moment, nameOf))}
      ${BigInt(this.elsewhere) === 0n ? nothing : this.#elsewhere()}
    </ol>`
  }

  #moment({ entry, amount }: Moment, nameOf: (id: Long) => string): TemplateResult {
    const { operation, at, rows, changes = [] } = entry
    return html`<li>
      <p class="strong line">
        <span>${this.#l.term('historyOperation', operation)}</span>
        ${amount === undefined ? nothing : figure(this.#l.format(amount, 'difference'))}
      </p>
      <p class="muted by">
        <time datetime=${at}>${this.#l.time(at)}</time> <bdi>${whoWords(entry, this.#l)}</bdi>
      </p>
      ${historyRows({ rows: changes, ids: rows, nameOf, isNamed: true }, this.#l)}
    </li>`
  }

  #elsewhere(): TemplateResult {
    return html`<li>
      <p class="strong line">
        <span>${this.#l.term('storyElsewhere')}</span>
        ${figure(this.#l.format(this.elsewhere, 'difference'))}
      </p>
      <p class="muted by">${this.#l.term('noDateGiven')}</p>
    </li>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-story-list': StoryList
  }
}

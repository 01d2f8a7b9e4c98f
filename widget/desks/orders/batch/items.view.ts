import { html, nothing, type TemplateResult } from 'lit'
import type { BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { BatchItemState } from '../../../../shared/domain/batch/batch.enums.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { type BatchGroup, groupsOf } from './batch-groups.ts'
import { itemName, reasonText } from './batch-words.ts'

/** Orders of a group that are listed at first. */
const LISTED = 20

const looks = {
  unknown: ['bad', icons.warning],
  refused: ['bad', icons.cross],
  cannot: ['warning', icons.warning],
  left: ['neutral', icons.minus],
  sent: ['accent', icons.clock],
  ready: ['neutral', icons.clock],
  unread: ['neutral', icons.clock],
  done: ['good', icons.done],
} as const satisfies Record<BatchItemState, readonly [tone: string, icon: TemplateResult]>

/** Groups whose orders a clerk has to look at; the others are folded. */
const urgent: readonly BatchItemState[] = ['unknown', 'refused', 'cannot']

interface ItemsState {
  items: readonly BatchItem[]
  /** The groups that the clerk has unfolded whole. */
  whole: ReadonlySet<BatchItemState>
  opensOrders: boolean
  onWhole(state: BatchItemState): void
  onOrder(event: Event, id: string): void
}

/** The orders of a batch by what became of them. */
export function itemGroups(state: ItemsState, l: Localizer): TemplateResult[] {
  return groupsOf(state.items).map((group) => groupView(group, state, l))
}

function groupView(group: BatchGroup, state: ItemsState, l: Localizer): TemplateResult {
  const { items } = group
  const [tone, icon] = looks[group.state]
  const isWhole = state.whole.has(group.state)
  const isListed = isWhole || urgent.includes(group.state)
  const listed = isWhole ? items : items.slice(0, LISTED)
  const rest = isListed ? items.length - listed.length : items.length
  return html`<section class="group ${group.state}" data-tone=${tone}>
    <h4 aria-level=${level(4, l)}>
      <span class="chip" data-tone=${tone}>${icon}${l.term('batchItemState', group.state)}</span>
      <span>${l.term('batchOrders', items.length)}</span>
    </h4>
    ${group.state === 'unknown' ? html`<p>${l.term('batchUnknownText')}</p>` : nothing}
    ${
      isListed
        ? html`<ul>
            ${listed.map((item) => itemLine(item, state, l))}
          </ul>`
        : nothing
    }
    ${
      rest > 0
        ? html`<button type="button" class="quiet small" @click=${() => state.onWhole(group.state)}>
            ${l.term('batchShowAll', countText(items.length, l))}
          </button>`
        : nothing
    }
  </section>`
}

function itemLine(item: BatchItem, { opensOrders, onOrder }: ItemsState, l: Localizer): TemplateResult {
  const { order, amount, currency, code } = item
  const reason = reasonText(item, l)
  const name = itemName(item)
  return html`<li>
    ${
      opensOrders
        ? html`<button
            type="button"
            class="link plain"
            title=${l.term('ordersOpen', name)}
            @click=${(event: Event) => onOrder(event, String(order))}
          >
            <bdi>${name}</bdi>
          </button>`
        : html`<bdi>${name}</bdi>`
    }
    <span class="why">${reason}${code ? html` <code>${code}</code>` : nothing}</span>
    ${
      amount === undefined
        ? nothing
        : html`<span class="sum">${figure(l.money(amount))} <span class="currency">${currency}</span></span>`
    }
  </li>`
}

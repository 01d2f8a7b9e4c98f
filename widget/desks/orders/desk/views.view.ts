import { html, nothing, type TemplateResult } from 'lit'
import type { OrderView } from '../../../../shared/domain/order-index/order-views.enums.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemTexts } from '../../../kit/parts/problem-view.ts'
import { isWorthRetrying } from '../../../kit/parts/problem-words.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { waitText } from '../rows/wait-text.ts'
import type { ViewCountsController } from './view-counts.controller.ts'

interface ViewsState {
  counts: ViewCountsController
  /** Undefined for all orders. */
  current: OrderView | undefined
  onView(view: OrderView | undefined): void
}

/** In the order in which a clerk works through them. */
const usual: readonly OrderView[] = [
  'to-deliver',
  'partly-delivered',
  'pending',
  'expiring',
  'refused',
  'changed-by-me',
  'changed-by-others',
  'unknown',
]

/** The choice between all orders and those of a view, with how many those are. */
export function viewsView(state: ViewsState, l: Localizer): TemplateResult {
  const { counts, current, onView } = state
  return html`<div class="views" role="group" aria-label=${l.term('ordersViews')}>
      <button
        type="button"
        class="view"
        aria-current=${current === undefined ? 'true' : nothing}
        @click=${() => onView(undefined)}
      >
        ${l.term('ordersViewAll')}
      </button>
      ${inOrder(state).map((view) => viewButton(view, state, l))}
    </div>
    ${counts.error ? countsNote(counts, l) : nothing}`
}

/** Outcomes that are not known come first: somebody has to look at them. */
function inOrder({ counts }: ViewsState): readonly OrderView[] {
  return isAlarm('unknown', counts) ? ['unknown', ...usual.filter((view) => view !== 'unknown')] : usual
}

function viewButton(view: OrderView, { counts, current, onView }: ViewsState, l: Localizer): TemplateResult {
  const count = counts.counts?.[view]
  const hasAlarm = isAlarm(view, counts)
  return html`<button
    type="button"
    class="view ${hasAlarm ? 'alarm' : ''} ${count === 0 ? 'empty' : ''}"
    aria-current=${current === view ? 'true' : nothing}
    @click=${() => onView(view)}
  >
    ${hasAlarm ? icons.warning : nothing}${l.term('ordersView', view)}
    <span class="view-count">${count === undefined ? nothing : countText(count, l)}</span>
  </button>`
}

function isAlarm(view: OrderView, { counts }: ViewCountsController): boolean {
  return view === 'unknown' && (counts?.unknown ?? 0) > 0
}

function countsNote({ error, read }: ViewCountsController, l: Localizer): TemplateResult {
  const { title } = problemTexts(error!, l)
  return html`<p class="counts-note muted" role="alert">
    <span>${l.term('ordersCountsFailed')} ${title}. ${waitText(error!, l)}</span>
    <code>${[error!.code, error!.requestId].filter(Boolean).join(' ')}</code>
    ${
      isWorthRetrying(error!)
        ? html`<button type="button" class="small" @click=${() => void read()}>
            ${icons.refresh}${l.term('tryAgain')}
          </button>`
        : nothing
    }
  </p>`
}

/** Shows the open view where the line of views scrolls. The page itself stays where it is. */
export function showCurrent(root: ParentNode): void {
  const line = root.querySelector('.views')
  const current = line?.querySelector('[aria-current]')
  if (!line || !current || line.scrollWidth <= line.clientWidth) return
  const [outer, inner] = [line, current].map((element) => element.getBoundingClientRect())
  const left = Math.min(0, inner!.left - outer!.left - 16)
  const right = Math.max(0, inner!.right - outer!.right + 16)
  line.scrollLeft += left || right
}

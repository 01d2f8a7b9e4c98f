import { html, LitElement, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import { Localizer } from '../locales/localizer.ts'
import { icons } from '../parts/icons.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { actionsStyles } from './actions.styles.ts'
import { type OfferedActions, offeredActions, offersAnything } from './offered-actions.ts'

const GAP = 4
const EDGE_GAP = 8

/** Private: a button that lists what else can be done with the order at the provider. */
export class OrderActions extends LitElement {
  static override styles = [base, controls, actionsStyles]
  static override properties = { lang: { type: String }, order: { attribute: false } }

  declare order: Order

  readonly #l = new Localizer(this)

  override render(): unknown {
    const offered = offeredActions(this.order)
    if (!offersAnything(offered)) return nothing
    return html`
      <button
        type="button"
        id="more"
        class="icon-only"
        popovertarget="list"
        aria-label=${this.#l.term('moreActions')}
        title=${this.#l.term('moreActions')}
      >
        ${icons.more}
      </button>
      <div id="list" popover role="group" aria-labelledby="title" tabindex="-1" @beforetoggle=${this.#place}>
        ${this.#list(offered)}
      </div>
    `
  }

  #list({ order, rows, deliveries }: OfferedActions): TemplateResult {
    const l = this.#l
    return html`
      <h3 id="title">${l.term('actionsTitle')}</h3>
      <p class="muted">${l.term('actionsText')}</p>
      ${actionGroup(l.term('order'), order)}
      ${actionGroup(
        l.term('rows'),
        rows.map(({ action, count }) => l.term('actionOnRows', action, count)),
      )}
      ${deliveries.map(({ Id, actions }) => actionGroup(l.term('delivery', String(Id)), actions))}
    `
  }

  /** Places the list below the button and aligned with its end, inside the page. */
  #place = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'open') return
    const list = event.target as HTMLElement
    const button = this.renderRoot.querySelector('button')!.getBoundingClientRect()
    const isRtl = getComputedStyle(this).direction === 'rtl'
    const room = document.documentElement.clientWidth
    const put = (side: 'left' | 'right', value: number) =>
      list.style.setProperty(side, `${Math.max(value, EDGE_GAP)}px`)
    list.style.setProperty('top', `${button.bottom + scrollY + GAP}px`)
    list.style.setProperty(isRtl ? 'right' : 'left', 'auto')
    if (isRtl) put('left', button.left)
    else put('right', room - button.right)
  }
}

function actionGroup(title: string, actions: readonly string[]): unknown {
  if (actions.length === 0) return nothing
  return html`
    <h4>${title}</h4>
    <ul>
      ${actions.map((action) => html`<li>${action}</li>`)}
    </ul>
  `
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-actions': OrderActions
  }
}

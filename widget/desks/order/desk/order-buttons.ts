/** The tasks of the whole order: in the head, or on a phone at the bottom, where the thumb is. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { CANCEL, DELIVER, headButton } from './life-entries.ts'
import type { OrderPage } from './order-page.ts'
import { partGate } from './part-gate.ts'

/** Of buttons that are rendered twice, those at the bottom. */
const DOCKED = 'docked-'

/** In the head, the primary one is the last, at the edge. */
export function orderButtons(page: OrderPage, l: Localizer): TemplateResult {
  return html`<div class="head-actions">
    ${headButton(page, CANCEL, '', l)} ${extendButton(page, '', l)} ${headButton(page, DELIVER, '', l)}
  </div>`
}

/** On a phone: the first one takes the width, and a menu holds the others. */
export function dockedButtons(page: OrderPage, l: Localizer): unknown {
  const all = [
    headButton(page, DELIVER, DOCKED, l),
    extendButton(page, DOCKED, l),
    headButton(page, CANCEL, DOCKED, l),
  ].filter((button) => button !== nothing)
  const [first, ...others] = all
  if (first === undefined) return nothing
  const more = html`
    <button
      type="button"
      class="icon-only"
      id="docked-more"
      popovertarget="docked-menu"
      aria-label=${l.term('moreActions')}
    >
      ${icons.more}
    </button>
    <div id="docked-menu" popover role="group" aria-label=${l.term('moreActions')} @click=${closeMenu}>
      ${others}
    </div>
  `
  return html`<div class="docked-actions">${first}${others.length > 1 ? more : others}</div>`
}

/** Runs before the button itself: the part that it opens gives the focus back to the button that is still there. */
const closeMenu = {
  capture: true,
  handleEvent({ currentTarget, target }: Event): void {
    const button = (target as Element).closest('button')
    if (button && button.ariaDisabled !== 'true') (currentTarget as HTMLElement).hidePopover()
  },
}

function extendButton(page: OrderPage, place: string, l: Localizer): unknown {
  const { order, gates, command } = page
  // There is no button either for a task that the order can never have again.
  if (order.OrderStatus !== 'Open') return nothing
  const { extend } = gates
  return gatedButton({
    id: `${place}extend`,
    partName: 'extend',
    ...partGate(
      page,
      'editing',
      extend,
      extend.is === 'off' ? l.term('extendMissing', extend.reason) : '',
      l,
    ),
    label: l.term('extend'),
    onClick: () => command({ do: 'extend' }),
  })
}

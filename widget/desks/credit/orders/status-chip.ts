import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { CreditOrderStatus } from '../data/order-facts.ts'

const looks = {
  open: ['good', icons.open],
  pending: ['warning', icons.clock],
  closed: ['neutral', icons.done],
  expired: ['warning', icons.cross],
} as const

/** An order's status as an icon and a word. */
export function statusChip(status: CreditOrderStatus, l: Localizer): TemplateResult {
  const [tone, icon] = looks[status]
  return html`<span class="chip" data-tone=${tone}>${icon}${l.term('creditOrderStatus', status)}</span>`
}

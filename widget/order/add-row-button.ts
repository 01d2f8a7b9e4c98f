import { html, nothing, type TemplateResult } from 'lit'
import { hasAction, missingActionReason } from '../../shared/domain/order.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from './icons.ts'

/** Not there at all, there with the reason why it is off, or on. */
export type Gate = { is: 'absent' } | { is: 'off'; reason: string } | { is: 'on' }

/** May rows be added: does the session allow it, and does the provider offer it on this order? */
export function addRowGate(order: Order, session: SessionInfo): Gate {
  if (!session.capabilities.includes('rows.write')) return { is: 'absent' }
  if (hasAction(order, 'CanAddOrderRow')) return { is: 'on' }
  return { is: 'off', reason: missingActionReason(order, 'CanAddOrderRow') }
}

interface Button {
  gate: Gate
  isOpen: boolean
  hasDraft: boolean
  onClick(): void
}

export function addRowButton({ gate, isOpen, hasDraft, onClick }: Button, l: Localizer): unknown {
  if (gate.is === 'absent') return nothing
  if (gate.is === 'off') return offButton(l.term('addRowMissing', gate.reason), l)
  return html`
    <button type="button" id="add-row" part="add-row" aria-expanded=${isOpen} @click=${onClick}>
      ${icons.plus}${l.term('addRow')}
      ${hasDraft && !isOpen ? html`<span class="badge" data-tone="accent">${l.term('draftKept')}</span>` : nothing}
    </button>
  `
}

function hideReason(event: KeyboardEvent): void {
  if (event.key === 'Escape') (event.currentTarget as HTMLElement).dataset['dismissed'] = ''
}

function allowReason(event: Event): void {
  delete (event.currentTarget as HTMLElement).dataset['dismissed']
}

// It stays in the tab order, or nobody would learn why it is off. Escape hides the reason (WCAG 1.4.13).
function offButton(reason: string, l: Localizer): TemplateResult {
  return html`
    <span class="with-reason" @keydown=${hideReason} @focusout=${allowReason} @pointerleave=${allowReason}>
      <button
        type="button"
        id="add-row"
        part="add-row"
        aria-disabled="true"
        aria-describedby="add-row-reason"
      >
        ${icons.plus}${l.term('addRow')}
      </button>
      <span class="reason" id="add-row-reason" role="tooltip">${reason}</span>
    </span>
  `
}

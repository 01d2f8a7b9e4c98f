import { html, nothing, type TemplateResult } from 'lit'
import type { Gate } from '../changes/edit-gates.ts'

interface GatedButton {
  id: string
  gate: Gate
  /** Picture and word. */
  label: unknown
  /** Why it is off, in words. */
  reason: string
  /** For those that open something beside them. */
  isExpanded?: boolean
  /** For those that switch something on and off. */
  isPressed?: boolean
  onClick(): void
}

/** Absent, there with the reason why it is off, or there to be pressed. */
export function gatedButton({
  id,
  gate,
  label,
  reason,
  isExpanded,
  isPressed,
  onClick,
}: GatedButton): unknown {
  if (gate.is === 'absent') return nothing
  if (gate.is === 'off') return offButton(id, label, reason)
  return html`
    <button
      type="button"
      id=${id}
      part=${id}
      aria-expanded=${isExpanded ?? nothing}
      aria-pressed=${isPressed ?? nothing}
      @click=${onClick}
    >
      ${label}
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
function offButton(id: string, label: unknown, reason: string): TemplateResult {
  return html`
    <span class="with-reason" @keydown=${hideReason} @focusout=${allowReason} @pointerleave=${allowReason}>
      <button type="button" id=${id} part=${id} aria-disabled="true" aria-describedby="${id}-reason">
        ${label}
      </button>
      <span class="reason" id="${id}-reason" role="tooltip">${reason}</span>
    </span>
  `
}

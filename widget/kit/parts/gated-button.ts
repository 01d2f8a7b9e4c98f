import { html, nothing, type TemplateResult } from 'lit'
import type { Gate } from '../../rows/changes/edit-gates.ts'

interface GatedButton {
  id: string
  gate: Gate<string>
  /** Icon and text. */
  label: unknown
  /** Why the button is disabled. */
  reason: string
  /** For buttons that open something next to them. */
  isExpanded?: boolean
  /** For toggle buttons. */
  isPressed?: boolean
  /** The page's one primary action, or one that takes something away; otherwise like most. */
  rank?: 'primary' | 'danger' | undefined
  /** The part name that tells the two places of the same button apart. */
  partName?: string | undefined
  onClick(): void
}

/**
 * Nothing, a disabled button with its reason, or an enabled one, as the gate says. A closed order never reopens, so for
 * that reason there is no button: the page says it once.
 */
export function gatedButton({
  id,
  gate,
  label,
  reason,
  isExpanded,
  isPressed,
  rank,
  partName = id,
  onClick,
}: GatedButton): unknown {
  if (gate.is === 'absent' || (gate.is === 'off' && gate.reason === 'order-not-open')) return nothing
  if (gate.is === 'off') return offButton(id, partName, rank, label, reason)
  return html`
    <button
      type="button"
      id=${id}
      part=${partName}
      class=${looks(rank)}
      aria-expanded=${isExpanded ?? nothing}
      aria-pressed=${isPressed ?? nothing}
      @click=${onClick}
    >
      ${label}
    </button>
  `
}

function looks(rank: GatedButton['rank']): string | typeof nothing {
  return rank === 'danger' ? 'quiet danger' : (rank ?? nothing)
}

function hideReason(event: KeyboardEvent): void {
  if (event.key === 'Escape') (event.currentTarget as HTMLElement).dataset['dismissed'] = ''
}

function allowReason(event: Event): void {
  delete (event.currentTarget as HTMLElement).dataset['dismissed']
}

// The disabled button stays in the tab order, so that keyboard users can read the reason. Escape hides it (WCAG
// 1.4.13).
function offButton(
  id: string,
  partName: string,
  rank: GatedButton['rank'],
  label: unknown,
  reason: string,
): TemplateResult {
  return html`
    <span class="with-reason" @keydown=${hideReason} @focusout=${allowReason} @pointerleave=${allowReason}>
      <button
        type="button"
        id=${id}
        part=${partName}
        class=${looks(rank)}
        aria-disabled="true"
        aria-describedby="${id}-reason"
      >
        ${label}
      </button>
      <span class="reason" id="${id}-reason" role="tooltip">${reason}</span>
    </span>
  `
}

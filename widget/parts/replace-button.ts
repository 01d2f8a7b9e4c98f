import { html } from 'lit'
import type { Gate } from '../changes/edit-gates.ts'
import type { Localizer } from '../locales/localizer.ts'
import { gatedButton } from './gated-button.ts'
import { icons } from './icons.ts'

interface ReplaceButton {
  gate: Gate
  /** Unknown until the changes have loaded. */
  isPressed?: boolean
  onClick(): void
}

/** The button that switches "replace all" on and off. */
export function replaceButton({ gate, ...button }: ReplaceButton, l: Localizer): unknown {
  return gatedButton({
    ...button,
    id: 'replace-all',
    gate,
    label: html`${icons.replace}${l.term('replaceAll')}`,
    reason: gate.is === 'off' ? l.term('updateRowMissing', gate.reason) : '',
  })
}

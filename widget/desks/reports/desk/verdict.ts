import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ClientReading } from '../data/report-data.ts'
import { verdictLooks, type VerdictState } from '../data/verdict-looks.ts'

export function verdictOf({ payout }: ClientReading, isReading: boolean): VerdictState {
  return payout?.verdict ?? (isReading ? 'reading' : 'incomplete')
}

/** The verdict as an icon and a word. */
export function verdictChip(verdict: VerdictState, l: Localizer): TemplateResult {
  const { tone, icon } = verdictLooks[verdict]
  return html`<span class="chip verdict" data-tone=${tone}>${icon}${l.term('payoutVerdict', verdict)}</span>`
}

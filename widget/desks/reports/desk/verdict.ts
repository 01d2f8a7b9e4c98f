import { html, type TemplateResult } from 'lit'
import type { Verdict } from '../../../../shared/domain/report/payout/payout.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ClientReading } from '../data/report-data.ts'
import type { StepState } from '../data/step.ts'

/** A verdict, or why there is none. */
export type VerdictState = Verdict | 'reading' | 'incomplete'

export function verdictOf({ payout }: ClientReading, isReading: boolean): VerdictState {
  return payout?.verdict ?? (isReading ? 'reading' : 'incomplete')
}

const looks = {
  balances: ['good', icons.done],
  'balances-with-unknown-rows': ['warning', icons.done],
  'balances-with-rows-alike': ['warning', icons.warning],
  'does-not-balance': ['bad', icons.cross],
  'another-day': ['bad', icons.cross],
  reading: ['neutral', icons.clock],
  incomplete: ['bad', icons.warning],
} as const

export function verdictTone(verdict: VerdictState): StepState['tone'] {
  return looks[verdict][0]
}

/** The verdict as an icon and a word. */
export function verdictChip(verdict: VerdictState, l: Localizer): TemplateResult {
  const [tone, icon] = looks[verdict]
  return html`<span class="chip verdict" data-tone=${tone}>${icon}${l.term('payoutVerdict', verdict)}</span>`
}

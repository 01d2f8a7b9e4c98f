/** How each verdict looks, wherever the payouts desk shows one. */
import type { TemplateResult } from 'lit'
import type { Verdict } from '../../../../shared/domain/report/payout/verdicts.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { StepState } from './step.ts'

/** A verdict, or why there is none. */
export type VerdictState = Verdict | 'reading' | 'incomplete'

/** The tone of each verdict, and its icon. */
export const verdictLooks: Readonly<Record<VerdictState, { tone: StepState['tone']; icon: TemplateResult }>> =
  {
    balances: { tone: 'good', icon: icons.done },
    'balances-with-unknown-rows': { tone: 'warning', icon: icons.done },
    'balances-with-rows-alike': { tone: 'warning', icon: icons.warning },
    'does-not-balance': { tone: 'bad', icon: icons.cross },
    'another-day': { tone: 'bad', icon: icons.cross },
    reading: { tone: 'neutral', icon: icons.clock },
    incomplete: { tone: 'bad', icon: icons.warning },
  }

import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ClientReading } from '../data/report-data.ts'
import type { StepState } from '../data/step.ts'
import { verdictLooks, type VerdictState } from '../data/verdict-looks.ts'

/** A step, and its part of the desk. */
export type StepName = 'checked' | 'booked' | 'bank' | 'closed'

export interface Steps {
  /** Undefined while nothing of the report is there. */
  verdict: VerdictState | undefined
  client: ClientReading | undefined
  /** When the voucher of this report was saved while the page is open; it is not kept longer. */
  takenAt: Date | undefined
  /** Undefined while no statement was compared. */
  bank: StepState | undefined
  /** Undefined while it is read. */
  closing: StepState | undefined
  /** Whether the parts of the steps are there. */
  isOpen: boolean
}

const looks = { good: icons.done, warning: icons.warning, bad: icons.cross, neutral: icons.open } as const

/** The four steps of a bookkeeper's day in one row, each with its state. */
export function stepsView(steps: Steps, goTo: (step: StepName) => void, l: Localizer): TemplateResult {
  const isOfDay = steps.verdict !== 'another-day'
  const states: readonly (readonly [StepName, StepState, boolean])[] = [
    ['checked', checked(steps, l), false],
    ['booked', booked(steps, l), steps.isOpen && isOfDay],
    ['bank', steps.bank ?? { tone: 'neutral', text: l.term('stepNotCompared') }, steps.isOpen && isOfDay],
    ['closed', steps.closing ?? waits(l), steps.isOpen && steps.closing !== undefined],
  ]
  return html`<section class="steps" aria-labelledby="steps">
    <h3 aria-level=${level(3, l)} id="steps" class="visually-hidden">${l.term('stepsTitle')}</h3>
    <ol role="list">
      ${states.map(
        ([name, { tone, text }, isLink]) =>
          html`<li data-tone=${tone} data-step=${name}>
            ${looks[tone]}
            <div>
              ${
                isLink
                  ? html`<button type="button" class="rows-link plain" @click=${() => goTo(name)}>
                      ${l.term('stepName', name)}
                    </button>`
                  : html`<span class="step-name">${l.term('stepName', name)}</span>`
              }
              <span class="step-state">${text}</span>
            </div>
          </li>`,
      )}
    </ol>
  </section>`
}

function checked({ verdict }: Steps, l: Localizer): StepState {
  return verdict === undefined
    ? waits(l)
    : { tone: verdictLooks[verdict].tone, text: l.term('payoutVerdict', verdict) }
}

function booked({ verdict, client, takenAt }: Steps, l: Localizer): StepState {
  if (takenAt) return { tone: 'good', text: l.term('stepTaken', l.time(takenAt.toISOString())) }
  const isOff = verdict === 'does-not-balance' || verdict === 'another-day' || verdict === 'incomplete'
  if (client && isOff) return { tone: 'neutral', text: l.term('stepNoVoucher') }
  return { tone: 'neutral', text: l.term('stepNotTaken') }
}

function waits(l: Localizer): StepState {
  return { tone: 'neutral', text: l.term('payoutVerdict', 'reading') }
}

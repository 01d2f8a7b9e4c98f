import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { dayField } from '../../../kit/parts/day-field.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { periodText } from '../data/day-words.ts'
import type { Period } from '../data/journal-data.ts'
import { lastDays, periodProblem, shifted } from '../data/period.ts'

const WEEK = 7

/** The period that the desk shows at first. */
export function usualPeriod(now: Date): Period {
  return lastDays(WEEK, now)
}

interface PeriodHead {
  /** What the fields have. */
  asked: Period
  /** What is shown below. */
  shown: Period
  now: Date
  onPeriod(period: Period): void
}

/** The period, and the ways to another one. */
export function periodHead({ asked, shown, now, onPeriod }: PeriodHead, l: Localizer): TemplateResult {
  const problem = periodProblem(asked)
  const describedBy = problem ? 'period-problem' : undefined
  const usual = usualPeriod(now)
  const step = (days: number, label: string) => {
    const isPossible = !problem && (days < 0 || asked.to < usual.to)
    return html`<button
      type="button"
      class="icon-only ${days < 0 ? 'back' : ''}"
      aria-label=${label}
      title=${label}
      aria-disabled=${!isPossible}
      @click=${() => isPossible && onPeriod(shifted(asked, days))}
    >
      ${icons.chevron}
    </button>`
  }
  const field = (end: 'from' | 'to', label: string) =>
    html`<label
      ><span>${label}</span> ${dayField({
        value: asked[end],
        problem: describedBy,
        onDay: (day) => onPeriod({ ...asked, [end]: day }),
      })}</label
    >`
  const choice = (period: Period, label: string) =>
    html`<button
      type="button"
      aria-pressed=${asked.from === period.from && asked.to === period.to}
      @click=${() => onPeriod(period)}
    >
      ${label}
    </button>`
  return html`<div class="head" part="head">
    <div class="days">
      <div class="day-field">
        ${step(-WEEK, l.term('journalPrevious'))} ${field('from', l.term('journalFrom'))}
        ${field('to', l.term('journalTo'))} ${step(WEEK, l.term('journalNext'))}
      </div>
      ${choice({ from: usual.to, to: usual.to }, l.term('journalToday'))}
      ${choice(usual, l.term('journalLastDays'))}
    </div>
    <p
      id="period-problem"
      class="field-problem"
      role="alert"
      .textContent=${problem ? l.term('journalPeriodWrong', problem) : ''}
    ></p>
    <h2 aria-level=${level(2, l)}>${l.term('journalTitle', periodText(shown, l.lang()))}</h2>
  </div>`
}

import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { dayField } from '../../../kit/parts/day-field.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { daysAfter, isDay } from '../../../kit/format/days.ts'
import type { ClientReading } from '../data/report-data.ts'
import type { VerdictState } from '../data/verdict-looks.ts'
import type { DayState } from './day.controller.ts'
import { paidOf } from './parts.ts'
import { verdictChip, verdictOf } from './verdict.ts'

interface DayHead {
  /** The open or requested day; empty while the newest is looked for. */
  date: string
  /** The value of the field: today while the newest is looked for, so that the layout stays stable. */
  field: string
  hasWithholding: boolean
  /** The payout. Undefined for a day without one. */
  paid: { amount: Long; currency: string; verdict: VerdictState } | 'awaited' | undefined
}

interface DayActions {
  open(day: string): void
  openNewest(): void
  setWithholding(hasWithholding: boolean): void
}

/** @param client the open client report; undefined while it is not known */
export function paidIn(state: DayState, client: ClientReading | undefined): DayHead['paid'] {
  if (client) {
    const verdict = verdictOf(client, state.is === 'reading')
    return { amount: paidOf(client), currency: client.stated.currency, verdict }
  }
  return state.is === 'asking' || state.is === 'looking' || state.is === 'idle' ? 'awaited' : undefined
}

/** The day and its payout: the number that a person came for. */
export function dayHead(head: DayHead, actions: DayActions, l: Localizer): TemplateResult {
  const { date, paid } = head
  return html`<div class="head" part="head">
    ${dayPicker(head, actions, l)}
    <div class="headline">
      <h2 aria-level=${level(2, l)}>
        ${isDay(date) ? l.term('payoutOf', l.day(date)) : l.term('payoutLooking')}
      </h2>
      ${paidView(paid, l)}
    </div>
  </div>`
}

function paidView(paid: DayHead['paid'], l: Localizer): TemplateResult {
  if (paid === 'awaited')
    return html`<span class="bone paid" data-size="figure" aria-hidden="true"></span>
      <span class="bone" data-size="chip" aria-hidden="true"></span>`
  return html`<p class="paid">
      <span class="paid-name">${l.term('payoutTerm', 'providerPaidAmountIncludingWithholding')}</span>
      <span class="paid-amount"
        >${paid ? html`${figure(l.money(paid.amount))} <span class="currency">${paid.currency}</span>` : '–'}</span
      >
    </p>
    ${paid ? verdictChip(paid.verdict, l) : nothing}`
}

function dayPicker(
  { date, field, hasWithholding }: DayHead,
  actions: DayActions,
  l: Localizer,
): TemplateResult {
  const isKnown = isDay(date)
  const openDay = (day: string) => {
    if (isDay(day) && day !== date) actions.open(day)
  }
  const step = (days: number, label: string, back: boolean) =>
    html`<button
      type="button"
      class="icon-only ${back ? 'back' : ''}"
      aria-label=${label}
      aria-disabled=${!isKnown}
      @click=${() => isKnown && actions.open(daysAfter(date, days))}
    >
      ${icons.chevron}
    </button>`
  const onWithholding = (event: Event) => actions.setWithholding((event.target as HTMLInputElement).checked)
  return html`<div class="days">
    <div class="day-field">
      ${step(-1, l.term('payoutPrevious'), true)}
      ${dayField({ label: l.term('payoutDay'), value: field, onDay: openDay })}
      ${step(1, l.term('payoutNext'), false)}
    </div>
    <button type="button" @click=${() => actions.openNewest()}>${l.term('payoutNewest')}</button>
    <label class="withholding">
      <input type="checkbox" .checked=${hasWithholding} @change=${onWithholding} />
      ${l.term('payoutWithholding')}
    </label>
  </div>`
}

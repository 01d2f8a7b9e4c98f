import { html, nothing, type TemplateResult } from 'lit'
import { sum } from '../../../../shared/domain/money/money.ts'
import { worstVerdict } from '../../../../shared/domain/report/payout/verdicts.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import { verdictLooks } from '../data/verdict-looks.ts'
import type { MonthState } from './month.controller.ts'
import type { MonthDay } from './month-day.ts'
import { weekColumn, weekdays } from './months.ts'

/** The month's name, and buttons for the neighbouring months. */
export function monthHead(
  { month }: MonthState,
  { step }: { step(months: number): void },
  l: Localizer,
): TemplateResult {
  const name = new Intl.DateTimeFormat(l.lang(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const button = (months: number, label: string) =>
    html`<button
      type="button"
      class="icon-only ${months < 0 ? 'back' : ''}"
      aria-label=${label}
      @click=${() => step(months)}
    >
      ${icons.chevron}
    </button>`
  return html`<div class="month-head">
    ${button(-1, l.term('monthPrevious'))}
    <h3 aria-level=${level(3, l)} id="month" tabindex="-1">${name.format(new Date(`${month}-01`))}</h3>
    ${button(1, l.term('monthNext'))}
  </div>`
}

/** The progress of the reading, and the button that stops it. */
export function monthProgress({ days, reading }: MonthState, stop: () => void, l: Localizer): TemplateResult {
  const asked = days.filter(({ is }) => is !== 'ahead')
  const read = asked.filter(({ is }) => is !== 'unread').length
  const words = l.term('monthReading', l.day(reading ?? ''))
  return html`<div class="progress">
    <span>${words}</span>
    <progress max=${asked.length} .value=${read} aria-label=${words}></progress>
    <button type="button" @click=${stop}>${l.term('monthStop')}</button>
  </div>`
}

/** Why the reading stopped. The days read so far stay below it. */
export function monthProblem(error: EdgeError, again: () => void, l: Localizer): TemplateResult {
  return html`<div class="problem">${problemPage(error, l, again)}</div>`
}

interface Strip {
  /** The day that the desk shows. */
  date: string
  open(day: string): void
}

/** Every day of the month: a calendar where there is room, a list where there is none. */
export function monthStrip(state: MonthState, strip: Strip, l: Localizer): TemplateResult {
  const broken = new Set(state.chain?.breaks.map(({ to }) => to))
  const repeated = new Set(state.chain?.repeated.flatMap(({ from, to }) => [from, to]))
  return html`<div class="weekdays" aria-hidden="true">
      ${weekdays(l.lang()).map((day) => html`<span>${day}</span>`)}
    </div>
    <ol class="strip" aria-labelledby="month" data-first=${weekColumn(state.days[0]!.date, l.lang())}>
      ${state.days.map((day) => {
        const marks = [
          ...(broken.has(day.date) ? [l.term('monthMarkDebt')] : []),
          ...(repeated.has(day.date) ? [l.term('monthMarkRepeated')] : []),
        ]
        return html`<li data-is=${lookOf(day, marks)}>${dayCell(day, marks, strip, l)}</li>`
      })}
    </ol>`
}

function dayCell(
  day: MonthDay,
  marks: readonly string[],
  { date, open }: Strip,
  l: Localizer,
): TemplateResult {
  const number = String(Number(day.date.slice(8)))
  const weekday = new Intl.DateTimeFormat(l.lang(), { weekday: 'short', timeZone: 'UTC' })
  const name = html`<span class="day" aria-hidden="true"
      ><span class="weekday">${weekday.format(new Date(day.date))} </span>${number}</span
    ><span class="visually-hidden">${l.day(day.date)}: </span>`
  if (day.is === 'ahead')
    return html`<span class="cell">${name}<span class="muted">${l.term('monthAhead')}</span></span>`
  return html`<button
    type="button"
    class="cell plain"
    aria-current=${day.date === date ? 'date' : nothing}
    @click=${() => open(day.date)}
  >
    ${name}${cellContent(day, l)}${marks.map((mark) => html`<span class="mark">${icons.warning}${mark}</span>`)}
  </button>`
}

function cellContent(day: Exclude<MonthDay, { is: 'ahead' }>, l: Localizer): unknown {
  switch (day.is) {
    case 'unread':
      return html`<span class="muted">${l.term('monthUnread')}</span>`
    case 'not-reported':
      return html`<span class="muted">${l.term('monthNotReported')}</span>`
    case 'failed':
      return html`<span class="verdict">${icons.warning}${l.term('monthFailed')}</span>`
    case 'broken':
      return html`<span class="verdict">${icons.warning}${l.term('monthBroken')}</span>`
    case 'reported':
      return day.clients.map(({ paid, currency, verdict }) => {
        const { tone, icon } = verdictLooks[verdict]
        return html`<span class="paid" data-tone=${tone}
            >${icon}<span class="amount">${figure(l.money(paid))}</span>
            <span class="currency">${currency}</span></span
          ><span class="visually-hidden">, </span
          ><span class=${verdict === 'balances' ? 'visually-hidden' : 'why'} data-tone=${tone}
            >${l.term('monthVerdict', verdict)}</span
          >`
      })
  }
}

function lookOf(day: MonthDay, marks: readonly string[]): string {
  if (day.is === 'broken' || day.is === 'failed' || marks.length > 0) return 'bad'
  if (day.is !== 'reported') return day.is
  return verdictLooks[worstVerdict(day.clients.map(({ verdict }) => verdict)) ?? 'balances'].tone
}

/** The month's payouts so far, in each currency. */
export function totalsOf({ days }: MonthState, l: Localizer): TemplateResult | typeof nothing {
  const clients = days.flatMap((day) => (day.is === 'reported' ? day.clients : []))
  const currencies = [...new Set(clients.map(({ currency }) => currency))]
  if (currencies.length === 0) return nothing
  return html`<p class="totals">
    ${currencies.map((currency) => {
      const paid = sum(clients.filter((client) => client.currency === currency).map((client) => client.paid))
      return html`<span>${l.term('monthPaid')} <strong>${figure(l.money(paid))}</strong> ${currency}</span>`
    })}
  </p>`
}

/** How the days fit together, in sentences. */
export function findingsView(
  { chain, days, reading }: MonthState,
  open: (day: string) => void,
  l: Localizer,
): TemplateResult | typeof nothing {
  const failed = days.filter(({ is }) => is === 'failed').length
  const failures =
    failed > 0
      ? html`<li data-tone="warning">${icons.warning}<span>${l.term('monthFailures', failed)}</span></li>`
      : nothing
  if (!chain || !days.some(({ is }) => is === 'reported'))
    return failed > 0
      ? html`<ul class="findings">
          ${failures}
        </ul>`
      : nothing
  const debts = chain.breaks.map(({ from, to, closingBalanceDebt, openingBalanceDebt, currency }) => ({
    day: to,
    text: l.term(
      'monthDebtBreak',
      l.day(from),
      `${l.money(closingBalanceDebt)} ${currency}`,
      l.day(to),
      `${l.money(openingBalanceDebt)} ${currency}`,
    ),
  }))
  const pairs = new Map<string, { from: string; to: string; count: number }>()
  for (const { from, to } of chain.repeated) {
    const pair = pairs.get(from + to) ?? { from, to, count: 0 }
    pairs.set(from + to, { ...pair, count: pair.count + 1 })
  }
  const twice = [...pairs.values()].map(({ from, to, count }) => ({
    day: to,
    text: l.term('monthRepeated', count, l.day(from), l.day(to)),
  }))
  const findings = [...debts, ...twice]
  const without = days.filter(({ is }) => is === 'not-reported').length
  const gaps = reading === undefined ? chain.gaps.filter((gap) => isAsked(days, gap)).length : 0
  return html`<ul class="findings">
    ${findings.map(
      ({ day, text }) =>
        html`<li data-tone="bad">
          ${icons.cross}<span>${text}</span>
          <button type="button" class="quiet small" @click=${() => open(day)}>
            ${l.term('monthOpen', l.day(day))}
          </button>
        </li>`,
    )}
    ${
      findings.length === 0
        ? html`<li data-tone="good">
            ${icons.done}<span>${l.term('monthFits', chain.linksCompared)}</span>
          </li>`
        : nothing
    }
    ${failures}
    ${without > 0 ? html`<li>${icons.clock}<span>${l.term('monthWithout', without)}</span></li>` : nothing}
    ${gaps > 0 ? html`<li data-tone="warning">${icons.warning}<span>${l.term('monthGaps', gaps)}</span></li>` : nothing}
  </ul>`
}

/** Whether the gap is a day that could have been read. A day that has not come yet is none. */
function isAsked(days: readonly MonthDay[], gap: string): boolean {
  return days.some(({ date, is }) => date === gap && is !== 'ahead')
}

import { html, nothing, type TemplateResult } from 'lit'
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import { EdgeError } from '../../../client/edge-error.ts'
import { formatTime } from '../../../kit/format/dates.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import type { ReadFailure } from '../../../../shared/domain/report/report-reading/read-error.ts'
import { NEWEST_WITHIN_DAYS } from './day.controller.ts'
import { daysAfter, endOfDay, utcDay } from '../../../kit/format/days.ts'
import { count } from './term-names.ts'

/** Says that the provider has no report of a day, and when to look again. This is no error. */
export function unreportedView(date: string, now: Date, again: () => void, l: Localizer): TemplateResult {
  const today = utcDay(now)
  // In the reader's own time: UTC's midnight is in the middle of a morning elsewhere.
  const over = formatTime(endOfDay(date).toISOString(), l.lang())
  const text =
    date > today
      ? l.term('payoutNotBegun')
      : date === today
        ? l.term('payoutNotOver', over)
        : date === daysAfter(today, -1)
          ? l.term('payoutYesterday', formatTime(endOfDay(today).toISOString(), l.lang()))
          : l.term('payoutNothing')
  return calmPage(l.term('payoutNone', l.day(date)), text, again, l)
}

/** Says that none of the last days has a report. */
export function noneRecentView(again: () => void, l: Localizer): TemplateResult {
  const title = l.term('payoutNoneRecent', count(NEWEST_WITHIN_DAYS, l))
  return calmPage(title, l.term('payoutNoneRecentText'), again, l)
}

function calmPage(title: string, text: string, again: () => void, l: Localizer): TemplateResult {
  return html`<div class="page">
    <span class="page-icon" data-tone="neutral">${icons.clock}</span>
    <div class="page-words">
      <h2 aria-level=${level(2, l)}>${title}</h2>
      <p>${text}</p>
      <p>
        <button type="button" @click=${again}>${icons.refresh}${l.term('payoutLookAgain')}</button>
      </p>
    </div>
  </div>`
}

/** Codes of this desk alone. */
const ownWords = {
  'reports-not-activated': ['payoutNotActivated', 'payoutNotActivatedText'],
  'report-amount-too-large': ['payoutTooLarge', 'payoutTooLargeText'],
  'report-other-day': ['payoutOtherDay', 'payoutOtherDayText'],
  'provider-answer-invalid': ['payoutNotAReport', 'payoutNotAReportText'],
} as const

/** A call that failed, in the desk's own words where it has them. */
export function failedCall(error: EdgeError, again: () => void, l: Localizer): TemplateResult {
  const own = lookUp(ownWords, error.code)
  if (!own) return problemPage(error, l, again)
  const [title, text] = own
  const { code, requestId } = error
  const facts = { code, title: l.term(title), detail: l.term(text), ...(requestId && { requestId }) }
  return problemPage(new EdgeError('Reading the report', facts), l, again)
}

/** Why the report is incomplete, in place of its missing parts. */
export function failedReading(failure: ReadFailure, again: () => void, l: Localizer): TemplateResult {
  const { title, text } = failureWords(failure, l)
  const retry = html`<button type="button" @click=${again}>${icons.refresh}${l.term('tryAgain')}</button>`
  const code = html`<p class="reference">
    <span>${l.term('code')} <code>${failureCode(failure)}</code></span>
  </p>`
  return html`<div class="page" part="problem" role="group" aria-label=${title}>
    <span class="page-icon" data-tone="bad">${icons.warning}</span>
    <div class="page-words">
      <h2 aria-level=${level(2, l)}>${title}</h2>
      <p>${text}</p>
      <p>${retry}</p>
      ${code}
    </div>
  </div>`
}

/** The code of an unreadable report, for the page's event and the screen. */
export function failureCode({ code }: ReadFailure): string {
  return `report-${code}`
}

function failureWords(failure: ReadFailure, l: Localizer): { title: string; text: string } {
  switch (failure.code) {
    case 'cut-off': {
      const stated = failure.rowsStated === undefined ? '' : count(failure.rowsStated, l)
      const text = l.term('payoutCutOffText', count(failure.rowsRead, l), stated)
      return { title: l.term('payoutCutOff'), text }
    }
    case 'wrong-type':
      return { title: l.term('payoutWrongType'), text: l.term('payoutWrongTypeText', failure.member) }
    case 'not-a-report':
      return { title: l.term('payoutNotAReport'), text: l.term('payoutNotAReportText') }
    case 'other-day':
      return { title: l.term('payoutOtherDay'), text: l.term('payoutOtherDayText') }
  }
}

/** The progress of the reading. */
export function progressView(
  read: number,
  stated: number | bigint | undefined,
  l: Localizer,
): TemplateResult {
  const words = l.term('payoutReadingRows', count(read, l), stated === undefined ? '' : count(stated, l))
  return html`<span class="muted">${words}</span>
    <progress
      aria-label=${words}
      max=${stated === undefined ? nothing : Math.max(1, Number(stated))}
      value=${stated === undefined ? nothing : read}
    ></progress>`
}

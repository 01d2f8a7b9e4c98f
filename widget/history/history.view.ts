import { html, nothing, type TemplateResult } from 'lit'
import type { HistoryEntry, HistoryFacts } from '../../shared/domain/history.ts'
import type { Long } from '../../shared/domain/long.ts'
import { remainingAmount } from '../../shared/domain/order.rules.ts'
import { difference } from '../changes/order-amounts.ts'
import { EdgeError } from '../client/edge-error.ts'
import { formatInstant, relativeInstant } from '../format/instants.ts'
import type { Localizer } from '../locales/localizer.ts'
import { figure } from '../parts/figure.ts'
import { icons } from '../parts/icons.ts'
import { problemReference, problemTexts } from '../parts/problem-view.ts'

interface HistoryState {
  /** Undefined until the first page is loaded. */
  entries: readonly HistoryEntry[] | undefined
  currency: string
  hasMore: boolean
  error: EdgeError | undefined
  isReading: boolean
  now: Date
  onMore(): void
  onRetry(): void
}

export function historyView(state: HistoryState, l: Localizer): TemplateResult {
  const { entries, error, hasMore, isReading } = state
  return html`
    <h3 id="title">${l.term('history')}</h3>
    ${error ? failed(error, state, l) : nothing}
    ${
      entries === undefined
        ? error
          ? nothing
          : html`<p class="muted" role="status">${l.term('historyLoading')}</p>`
        : entries.length === 0
          ? html`<p class="muted">${l.term('historyEmpty')}</p>`
          : html`<ol aria-labelledby="title">
              ${entries.map((entry) => historyEntry(entry, state, l))}
            </ol>`
    }
    ${
      hasMore
        ? html`<button type="button" class="more" aria-disabled=${isReading} @click=${state.onMore}>
            ${l.term(isReading ? 'historyLoading' : 'showMore')}
          </button>`
        : nothing
    }
  `
}

function failed(error: EdgeError, { onRetry }: HistoryState, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`<div class="failed">
    <p>${l.term('historyFailed')} ${title}. ${text}</p>
    ${problemReference(error, l)}
    <button type="button" @click=${onRetry}>${icons.refresh}${l.term('tryAgain')}</button>
  </div>`
}

const tones = { done: 'good', refused: 'bad', 'not-done': 'neutral', unknown: 'warning' } as const
const pictures = { done: icons.done, refused: icons.cross, 'not-done': icons.cross, unknown: icons.warning }

function historyEntry(entry: HistoryEntry, { currency, now }: HistoryState, l: Localizer): TemplateResult {
  const { at, who, operation, outcome, rows = [] } = entry
  const isKnown = Object.hasOwn(tones, outcome)
  return html`
    <li tabindex="-1">
      <span class="mark" data-tone=${isKnown ? tones[outcome] : 'neutral'}>
        ${isKnown ? pictures[outcome] : icons.clock}
      </span>
      <div class="what">
        <p>
          <span class="strong">${l.term('historyOperation', operation)}</span>
          ${rows.length > 0 ? html`<span class="muted">${l.term('historyRows', rowList(rows))}</span>` : nothing}
        </p>
        ${outcome === 'done' ? nothing : outcomeWords(entry, l)} ${facts(entry, currency, l)}
        <p class="muted by">
          <bdi>${who.kind === 'server' ? l.term('historyServer', who.name) : who.name}</bdi>
          <time datetime=${at} title=${at}
            >${relativeInstant(at, l.lang(), now)}<span class="exact"
              >${formatInstant(at, l.lang())}</span
            ></time
          >
        </p>
      </div>
    </li>
  `
}

/** Shows the first few row numbers and how many more there are. */
function rowList(rows: HistoryEntry['rows']): string {
  const most = 6
  const first = rows.slice(0, most).map(String).join(', ')
  return rows.length > most ? `${first} … (${rows.length})` : first
}

/** Explains a write that was not done, or may not have been, with the codes to quote. */
function outcomeWords(entry: HistoryEntry, l: Localizer): TemplateResult {
  const { outcome, code, requestId } = entry
  const why = code ? problemTexts(new EdgeError('', { code }), l).title : ''
  return html`
    <p class="outcome" data-tone=${Object.hasOwn(tones, outcome) ? tones[outcome] : 'neutral'}>
      ${l.term('historyOutcome', outcome)}${why ? `: ${why}` : ''}
    </p>
    <p class="codes">
      ${code ? html`<code>${code}</code>` : nothing} <code title=${l.term('requestId')}>${requestId}</code>
    </p>
  `
}

/** What remained of the order. Entries without CancelledAmount have an OrderAmount without what is cancelled. */
function amountOf({ OrderAmount, CancelledAmount = 0 }: HistoryFacts): Long | undefined {
  return OrderAmount === undefined ? undefined : remainingAmount({ OrderAmount, CancelledAmount })
}

/** What the write changed in the order: only values that differ afterwards. */
function facts({ before, after }: HistoryEntry, currency: string, l: Localizer): unknown {
  if (!after) return nothing
  const lines: unknown[] = []
  const [amount, newAmount] = [amountOf(before), amountOf(after)]
  if (amount !== undefined && newAmount !== undefined && BigInt(amount) !== BigInt(newAmount)) {
    const change = l.format(difference(newAmount, amount), 'difference')
    lines.push(html`
      ${figure(l.money(amount))} <span aria-hidden="true">→</span>
      <span class="visually-hidden">${l.term('became')}</span> ${figure(l.money(newAmount))}
      <span class="currency">${currency}</span> <span class="muted">(${figure(change)})</span>
    `)
  }
  if (before.OrderStatus !== after.OrderStatus) {
    const words = (status = '') => l.term('orderStatus', status)
    lines.push(became(words(before.OrderStatus), words(after.OrderStatus), l))
  }
  if (before.ExpirationDate !== after.ExpirationDate) {
    const words = (date: string | undefined) => (date ? l.day(date) : '–')
    lines.push(
      html`${l.term('expires')} ${became(words(before.ExpirationDate), words(after.ExpirationDate), l)}`,
    )
  }
  return lines.map((line) => html`<p>${line}</p>`)
}

function became(before: string, after: string, l: Localizer): TemplateResult {
  return html`${before} <span aria-hidden="true">→</span>
    <span class="visually-hidden">${l.term('became')}</span> ${after}`
}

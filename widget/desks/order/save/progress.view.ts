import { html, nothing, type TemplateResult } from 'lit'
import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'
import type { PlannedCall } from '../../../rows/changes/plan.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { ProblemWords } from '../../../locales/en.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import { isAsExpected, pointedRows, compareTotals } from './review.ts'
import { callWords, comparison, type GoToRow, note, rowLinks } from './review.view.ts'
import type { CallStatus, Saver, SaveEnd } from './saver.ts'

const looks: Record<CallStatus, readonly [tone: string, icon: TemplateResult]> = {
  waiting: ['neutral', icons.clock],
  sending: ['accent', icons.refresh],
  accepted: ['accent', icons.refresh],
  saved: ['good', icons.done],
  unlisted: ['warning', icons.done],
  unread: ['warning', icons.done],
  stopped: ['neutral', icons.cross],
  failed: ['bad', icons.cross],
  uncertain: ['warning', icons.warning],
}

/** Every call of a save with its status. */
export function progressView({ calls, isRunning }: Saver, l: Localizer): unknown {
  if (calls.length === 0) return nothing
  return html`
    <ol class="calls" aria-label=${l.term('progress')}>
      ${calls.map(({ call, status: last }) => {
        // A call that was still waiting when the save ended will not be sent.
        const status = last === 'waiting' && !isRunning ? 'stopped' : last
        const [tone, icon] = looks[status]
        return html`<li data-tone=${tone} data-status=${status}>
          ${icon}<span class="call">${callWords(call, l)}</span><span>${l.term('callStatus', status)}</span>
        </li>`
      })}
    </ol>
  `
}

interface Ended {
  end: SaveEnd
  store: ChangesStore
  goTo: GoToRow
  /** Seconds until the edge takes another try. */
  secondsLeft: number
  /** Shows what others changed. */
  showNews(): void
}

/** How the last save ended, if it did not save everything. */
export function endView({ end, store, goTo, secondsLeft, showNews }: Ended, l: Localizer): unknown {
  const failure = (tone: 'bad' | 'warning', error: EdgeError, more: unknown, words?: string) =>
    failureNote(tone, error, more, secondsLeft, l, words)
  switch (end.is) {
    case 'saved':
      return nothing
    case 'stopped':
      return note('neutral', html`<p role="alert">${l.term('saveStoppedByPage')}</p>`)
    case 'interrupted':
      return note('warning', html`<p role="alert">${l.term('saveInterrupted')}</p>`)
    case 'changed':
      return note(
        'warning',
        html`<p role="alert">${l.term('saveMerged')}</p>
          ${
            store.news.length > 0
              ? html`<p class="links">
                  <button type="button" class="small" @click=${showNews}>${l.term('conflictNews')}</button>
                </p>`
              : nothing
          }`,
      )
    case 'unread':
      return failure('warning', end.error, html`<p>${l.term('savedUnread')}</p>`)
    case 'refused':
      if (end.error.code === 'offline') return failure('bad', end.error, nothing, l.term('notSent'))
      return failure(
        'bad',
        end.error,
        html`${pointed(end.error, end.call, store, goTo, l)} ${creditRoom(end.error, store, l)}
          <p>${l.term('saveRefused')}</p>`,
      )
    case 'uncertain':
      return failure(
        'warning',
        end.error,
        html`<p>
          ${problemKind(end.error) === 'unknown' ? nothing : l.term('notCertain')} ${l.term('repeatIsSafe')}
        </p>`,
      )
    case 'unknowable':
      return failure('warning', end.error, html`<p>${l.term('saveUnknowable')}</p>`)
  }
}

/** An amount whose removal is certainly enough. The customer's limit itself is not known. */
function creditRoom(error: EdgeError, { order, refusedTotal }: ChangesStore, l: Localizer): unknown {
  if (problemKind(error) !== 'credit' || refusedTotal === undefined) return nothing
  const less = difference(refusedTotal, remainingAmount(order))
  return html`<p>
    ${l.term('creditRoom', l.money(refusedTotal), l.money(remainingAmount(order)), l.money(less))}
  </p>`
}

function failureNote(
  tone: 'bad' | 'warning',
  error: EdgeError,
  more: unknown,
  wait: number,
  l: Localizer,
  words?: string,
): TemplateResult {
  const { title, text } = problemTexts(error, l)
  // Announced at once, but not again at every second of the wait, nor with the code letter by letter.
  return note(
    tone,
    html`<div role="alert">
        <p><strong>${title}.</strong> ${words ?? text}</p>
        ${more} ${wait ? html`<p role="timer">${l.term('retryAfter', wait)}</p>` : nothing}
      </div>
      ${problemReference(error, l)}`,
  )
}

/** The edge's text for each row in its answer, with a link to the row. */
function pointed(
  error: EdgeError,
  call: PlannedCall,
  { rows }: ChangesStore,
  goTo: GoToRow,
  l: Localizer,
): unknown {
  const known = new Map(rows.map((row) => [row.key, row]))
  const found = pointedRows(error, call).flatMap(({ key, field, detail }) => {
    const staged = known.get(key)
    return staged ? [{ key, field, detail, row: staged.row }] : []
  })
  // The edge's English text is only added if the widget's own words lack the reason.
  if (found.length === 0) return needsDetail(error) ? html`<p>${error.detail}</p>` : nothing
  const details = [...new Set(found.map(({ detail }) => detail))].slice(0, 3)
  return html`${details.map((detail) => html`<p>${detail}</p>`)} ${rowLinks(found, goTo, l)}`
}

/** The provider's amounts next to the expected ones. */
export function resultView(order: Order, { expected }: Saver, store: ChangesStore, l: Localizer): unknown {
  const isWhole = store.awaited.length === 0 && !store.isOutdated
  const words = l.term('savedTotal', `${l.money(remainingAmount(order))} ${order.Currency}`)
  if (!isWhole || !expected) {
    const text = store.isOutdated ? l.term('savedUnread') : l.term('rowsAwaited', store.awaited.length)
    return note('warning', html`<p>${isWhole ? words : text}</p>`)
  }
  const result = compareTotals(order, expected)
  const lines = [
    { label: l.term('orderAmount'), ...result.total },
    ...result.rates.map((rate) => ({
      label: `${l.term('vatAmount')} ${l.format(rate.VatPercent, 'percent')}`,
      ...rate,
    })),
  ]
  return html`
    ${note('good', html`<p>${words}</p>`)}
    ${comparison(
      [l.term('amounts'), l.term('expected'), l.term('providerAmount')],
      lines.map((line) => ({
        label: line.label,
        values: [line.expected, line.provider],
        isMarked: !isAsExpected(line),
      })),
      l,
    )}
    ${
      result.isSame
        ? html`<p class="muted">${l.term('resultSame')}</p>`
        : note(
            'warning',
            html`<p>
              ${l.term(
                'resultDiffers',
                l.format(difference(result.total.provider, result.total.expected), 'difference'),
              )}
            </p>`,
          )
    }
  `
}

/** Problems whose reason only the edge or the provider knows. */
const REASONED: readonly (ProblemWords | undefined)[] = [undefined, 'refused', 'invalid', 'action']

function needsDetail(error: EdgeError): boolean {
  return error.detail !== undefined && REASONED.includes(problemKind(error))
}

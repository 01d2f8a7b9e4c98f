import { html, nothing, type TemplateResult } from 'lit'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { CreditHistoryEntry, CreditHistoryRow } from '../../../../shared/domain/order/history.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { isOlderOperation } from './history-pages.ts'

const marks = {
  done: ['good', icons.done],
  refused: ['bad', icons.cross],
  'not-done': ['neutral', icons.cross],
  unknown: ['warning', icons.warning],
} as const

/** One write: its operation, its outcome, the number that it made, its rows, its author and its time. */
export function historyEntry(entry: CreditHistoryEntry, l: Localizer): TemplateResult {
  const { operation, outcome, code, requestId, at, who, amount, made, credits } = entry
  const [tone, mark] = marks[outcome]
  return html`<li tabindex="-1">
    <span class="mark" data-tone=${tone}>${mark}</span>
    <div class="what">
      <p class="title">
        <strong
          >${
            credits === undefined
              ? l.term('creditOperation', operation)
              : l.term('creditOfInvoice', String(credits))
          }</strong
        >
        ${isOlderOperation(operation) ? html`<span class="badge">${l.term('creditOlder')}</span>` : nothing}
        ${amount === undefined ? nothing : html`<span class="sum">${figure(l.money(minorUnits(amount)))}</span>`}
      </p>
      ${entry.reason ? html`<p><bdi>${entry.reason}</bdi></p>` : nothing}
      ${entry.note ? html`<p class="muted"><bdi>${entry.note}</bdi></p>` : nothing}
      ${
        outcome === 'done'
          ? nothing
          : html`<p class="outcome" data-tone=${tone}>${l.term('creditOutcome', outcome)}</p>
              <p class="muted codes">
                ${code ? html`<code>${code}</code>` : nothing}
                <code>${requestId}</code>
              </p>`
      }
      ${entry.foundByReading ? html`<p class="muted">${l.term('creditFoundByReading')}</p>` : nothing}
      ${made === undefined ? nothing : html`<p>${l.term('creditMade', String(made))}</p>`} ${rows(entry, l)}
      <p class="muted by">
        <bdi>${who.kind === 'server' ? l.term('creditServer', who.name) : who.name}</bdi>
        <time datetime=${at}>${l.time(at)}</time>
      </p>
    </div>
  </li>`
}

function rows({ rows = [], rowCount = rows.length }: CreditHistoryEntry, l: Localizer): unknown {
  if (rowCount === 0) return nothing
  const words = l.term('creditRowCount', countText(rowCount, l))
  if (rows.length === 0) return html`<p><bdi>${words}</bdi></p>`
  return html`<details>
    <summary><bdi>${words}</bdi></summary>
    <ul>
      ${rows.map((row) => html`<li>${rowWords(row, l)}</li>`)}
    </ul>
  </details>`
}

function rowWords(
  { ArticleNumber, Description, NumberOfUnits, PricePerUnit }: CreditHistoryRow,
  l: Localizer,
): unknown {
  const units = l.format(minorUnits(NumberOfUnits), 'plain')
  return html`<bdi>${Description ?? ArticleNumber}</bdi>
    <span class="muted">${figure(units)} × ${figure(l.money(minorUnits(PricePerUnit)))}</span>`
}

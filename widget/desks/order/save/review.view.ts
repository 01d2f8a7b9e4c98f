import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { rowAmount } from '../../../../shared/domain/money/money.ts'
import { missingActionReason } from '../../../../shared/domain/order/order.rules.ts'
import type { OrderRowInput } from '../../../../shared/domain/order/order-row.rules.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { RowKey } from '../../../rows/changes/changes.ts'
import type { PlannedCall } from '../../../rows/changes/plan.ts'
import { changedMembers } from '../../../rows/changes/rebase.ts'
import type { RowField } from '../../../rows/changes/row-field.ts'
import type { StagedRow } from '../../../rows/changes/staged-rows.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { cut, memberLabel, memberValue, rowName } from '../../../kit/parts/row-words.ts'
import { vatHint } from '../../../kit/parts/vat-words.ts'
import type { Review } from './review.ts'

export type GoToRow = (key: RowKey, field?: RowField) => void

/** Further rows are only counted; the table has them all. */
const MAX_ROWS = 100
/** The number of links to rows. */
const MAX_POINTED = 5

interface ReviewParts {
  goTo: GoToRow
  /** Whether these changes were refused: the plan below no longer matters. */
  isRefused: boolean
  /** How many rows with changes are hidden from the table. */
  hidden: number
  /** The question about an order that the changes close; `nothing` if they do not. */
  closing: unknown
}

/** All changes in words and numbers, before anything is sent. */
export function reviewView(
  store: ChangesStore,
  review: Review,
  { goTo, isRefused, closing, hidden }: ReviewParts,
  l: Localizer,
): unknown {
  if (review.calls.length === 0 && store.wrong.length === 0) {
    return html`<p class="muted">${l.term('reviewNothing')}</p>`
  }
  return html`${amounts(store, l)}
    <div class="notes" id="review-notes">
      ${obstacles(store, review, goTo, l)} ${closing} ${isRefused ? nothing : warnings(store, review, l)}
      ${hidden === 0 ? nothing : note('neutral', html`<p>${l.term('changesHidden', hidden)}</p>`)}
    </div>
    ${changeLists(store, l)}
    ${review.calls.length > 1 ? html`<p class="muted" id="calls"><bdi>${callsWords(review.calls, l)}</bdi></p>` : nothing}`
}

function amounts({ order, estimate }: ChangesStore, l: Localizer): TemplateResult {
  const figures: [label: string, text: string, isMain?: boolean][] = [
    [l.term('currentTotal'), l.money(estimate.now)],
    [l.term('newTotal'), l.money(estimate.after), true],
    [l.term('difference'), l.format(estimate.difference, 'difference')],
  ]
  return html`
    <dl class="figures" id="review-sum">
      ${figures.map(
        ([label, text, isMain]) => html`
          <div data-size=${isMain ? 'main' : nothing}>
            <dt>${label}</dt>
            <dd>
              ${figure(text)}${isMain ? html`<span class="currency">${` ${order.Currency}`}</span>` : nothing}
            </dd>
          </div>
        `,
      )}
    </dl>
    ${comparison(
      [l.term('rate'), l.term('totalNow'), l.term('totalAfter')],
      estimate.rates.map(({ VatPercent, before, after }) => ({
        label: `${l.term('vatAmount')} ${l.format(VatPercent, 'percent')}`,
        values: [before.VatAmount, after.VatAmount],
        isMarked: false,
      })),
      l,
    )}
  `
}

interface ComparedLine {
  label: string
  values: readonly Long[]
  /** Whether the line stands out. */
  isMarked: boolean
}

/** A small table of amounts side by side. */
export function comparison(
  heads: readonly string[],
  lines: readonly ComparedLine[],
  l: Localizer,
): TemplateResult {
  const [first, ...others] = heads
  return html`
    <table class="sums comparison">
      <thead>
        <tr>
          <th scope="col">${first}</th>
          ${others.map((head) => html`<th scope="col" class="number">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ label, values, isMarked }) => html`
            <tr data-tone=${isMarked ? 'warning' : nothing}>
              <th scope="row">${label} ${isMarked ? icons.warning : nothing}</th>
              ${values.map((value) => html`<td class="number">${figure(l.money(value))}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `
}

/** The obstacles to saving, each with a link to its correction. */
function obstacles(store: ChangesStore, review: Review, goTo: GoToRow, l: Localizer): unknown {
  const { wrong, order } = store
  const reasons = review.missing.map((action) => {
    const reason = missingActionReason(order, action)
    return action === 'CanAddOrderRow' ? l.term('addRowMissing', reason) : l.term('updateRowMissing', reason)
  })
  if (review.isTooLarge) reasons.push(l.term('replaceTooLarge'))
  if (review.belowZero !== undefined) {
    reasons.push(l.term('orderBelowZero', `${l.money(review.belowZero)} ${order.Currency}`))
  }
  return html`
    ${reasons.map((words) => note('bad', html`<p>${words}</p>`))}
    ${
      wrong.length > 0
        ? note(
            'bad',
            html`<p>${l.term('rowsWrong', wrong.length)}</p>
              ${rowLinks(
                wrong.map(({ key, row, problems }) => ({
                  key,
                  field: Object.keys(problems)[0] as RowField | undefined,
                  row,
                })),
                goTo,
                l,
              )}`,
          )
        : nothing
    }
  `
}

function warnings(store: ChangesStore, { creditCheck, calls }: Review, l: Localizer): unknown {
  const isReplaced = calls.some(({ operation }) => operation === 'replaceOrderRows')
  const rates = new Set(store.rows.filter(isNewRate).map(({ row }) => row.VatPercent ?? 0))
  return html`
    ${[...rates].map((rate) => {
      const hint = vatHint(rate, store.order, l)
      return hint === undefined ? nothing : note('warning', html`<p>${hint}</p>`)
    })}
    ${isReplaced ? note('warning', html`<p>${store.changes.replacesAll ? nothing : l.term('replaceInOne')} ${l.term('replaceMeans')}</p>`) : nothing}
    ${
      creditCheck === 'none'
        ? nothing
        : note(
            'warning',
            html`<p>${l.term(creditCheck === 'follows' ? 'creditCheck' : 'creditCheckOnTheWay')}</p>`,
          )
    }
  `
}

function isNewRate({ is, before, row }: StagedRow): boolean {
  return is === 'new' || (is === 'changed' && before?.VatPercent !== row.VatPercent)
}

export function note(tone: 'bad' | 'warning' | 'neutral' | 'good', content: unknown): TemplateResult {
  return html`<div class="note" data-tone=${tone}>
    ${tone === 'good' ? icons.done : icons.warning}
    <div>${content}</div>
  </div>`
}

/** Buttons that close the dialog and lead to rows. */
export function rowLinks(
  rows: readonly { key: RowKey; field: RowField | undefined; row: OrderRowInput }[],
  goTo: GoToRow,
  l: Localizer,
): TemplateResult {
  const { shown, more } = cut(rows, MAX_POINTED)
  return html`<p class="links">
    ${shown.map(
      ({ key, field, row }) =>
        html`<button type="button" class="small" @click=${() => goTo(key, field)}>
          ${l.term('goToRowNamed', row.Name || row.ArticleNumber || '')}
        </button>`,
    )}
    ${more > 0 ? html`<span>${l.term('andMore', more)}</span>` : nothing}
  </p>`
}

function changeLists({ rows }: ChangesStore, l: Localizer): unknown {
  const by = (kind: StagedRow['is']) => rows.filter(({ is }) => is === kind)
  return html`
    ${list(l.term('changedRows'), by('changed'), (row) => changedRow(row, l), l)}
    ${list(l.term('cancelledRows'), by('cancelling'), (row) => wholeRow(row, '-', l), l)}
    ${list(l.term('addedRows'), by('new'), (row) => wholeRow(row, '+', l), l)}
  `
}

function list(
  title: string,
  rows: readonly StagedRow[],
  item: (row: StagedRow) => TemplateResult,
  l: Localizer,
): unknown {
  if (rows.length === 0) return nothing
  const { shown, more } = cut(rows, MAX_ROWS)
  return html`
    <section>
      <h4 aria-level=${level(4, l)}>${title} <span class="muted">${rows.length}</span></h4>
      <ul class="changes">
        ${shown.map(item)} ${more > 0 ? html`<li class="muted">${l.term('andMore', more)}</li>` : nothing}
      </ul>
    </section>
  `
}

function changedRow({ row, before }: StagedRow, l: Localizer): TemplateResult {
  const was = before!
  const now = { ...row, IsCancelled: false } as OrderRow
  const difference = BigInt(rowAmount(row)) - BigInt(rowAmount(was))
  return html`
    <li>
      <span class="row-name"><bdi>${rowName(was, l)}</bdi></span>
      <span class="row-amount">${figure(l.format(difference, 'difference'))}</span>
      <ul class="members">
        ${changedMembers(was, now).map(
          (member) => html`
            <li>
              <span class="muted">${memberLabel(member, l)}</span>
              <del>${memberValue(was, member, l)}</del>
              <span aria-hidden="true">→</span><span class="visually-hidden">${l.term('changedTo')}</span>
              <ins>${memberValue(now, member, l)}</ins>
            </li>
          `,
        )}
      </ul>
    </li>
  `
}

function wholeRow({ row }: StagedRow, sign: '+' | '-', l: Localizer): TemplateResult {
  const amount = BigInt(rowAmount(row)) * (sign === '-' ? -1n : 1n)
  return html`
    <li>
      <span class="row-name"><bdi>${rowName(row, l)}</bdi></span>
      <span class="row-amount">${figure(l.format(amount, 'difference'))}</span>
      <span class="muted row-price">
        <bdi dir="ltr"
          >${figure(`${l.format(row.Quantity, 'plain')} × ${l.money(row.UnitPrice)}`)}
          ${row.DiscountPercent || row.DiscountAmount ? html`− ${memberValue(row, 'Discount', l)}` : nothing}
          · ${l.term('vatChange', l.format(row.VatPercent ?? 0, 'percent'))}</bdi
        >
      </span>
    </li>
  `
}

/** "2 calls: 3 rows changed, 1 row added". */
function callsWords(calls: readonly PlannedCall[], l: Localizer): string {
  return l.term('saveCalls', calls.length, calls.map((call) => callWords(call, l)).join(', '))
}

/** Describes what a call does. */
export function callWords(call: PlannedCall, l: Localizer): string {
  const count = call.keys.length
  if (call.operation === 'replaceOrderRows') return l.term('rowsReplaced', count)
  if (call.operation === 'addOrderRow' || call.operation === 'addOrderRows') return l.term('rowsAdded', count)
  const updates = call.operation === 'updateOrderRow' ? [call.body] : call.body.OrderRows
  const cancelled = updates.filter(({ IsCancelled }) => IsCancelled).length
  return [
    count > cancelled ? l.term('rowsChanged', count - cancelled) : '',
    cancelled > 0 ? l.term('rowsCancelled', cancelled) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

import { html, nothing, type TemplateResult } from 'lit'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import {
  isOpenRow,
  type MergedMember,
  type RowConflict,
  type TheirChange,
} from '../../../rows/changes/rebase.ts'
import { rowAmount } from '../../../../shared/domain/money/money.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { cut, memberLabel, memberText, memberValue, rowName } from '../../../kit/parts/row-words.ts'
import { hasExpired } from '../../../kit/parts/conflict-words.ts'
import {
  allChosen,
  type Choice,
  chosen,
  closedQuestion,
  conflictRows,
  hasMany,
  memberQuestion,
  type MergedRow,
  outcomeOf,
  type Question,
  questions,
} from './conflict-rows.ts'

const MAX_ROWS = 100

interface ConflictView {
  store: ChangesStore
  choices: ReadonlyMap<string, Choice>
  /** The label of the others' values: the author's name, if that is known. */
  theirs: string
  choose(question: Question, choice: Choice): void
  chooseAll(side: 'theirs' | 'yours'): void
}

/** Before, theirs and yours for each row: conflicts first, then what was merged. */
export function conflictView(view: ConflictView, l: Localizer): TemplateResult {
  const { both, closed, theirs } = conflictRows(view.store)
  return html`
    ${hasMany(view.store) ? forAll(view, l) : nothing}
    ${both.length + closed.length > 0 ? head(view, l) : nothing} ${both.map((row) => mergedRow(row, view, l))}
    ${closed.map((conflict) => closedRow(conflict, view, l))} ${theirRows(theirs, view, l)}
  `
}

/** The heads of the columns; where rows are stacked, each value has its own label. */
function head({ theirs }: ConflictView, l: Localizer): TemplateResult {
  return html`<div class="line head" aria-hidden="true">
    <span>${l.term('conflictField')}</span><span>${l.term('before')}</span><span><bdi>${theirs}</bdi></span
    ><span>${l.term('yours')}</span>
  </div>`
}

/** The row's amount by either choice, with the merged members. */
function amountLine(row: MergedRow, named: string, l: Localizer): unknown {
  const { before, disputed } = row
  if (disputed.length === 0) return nothing
  const amount = (of: OrderRow) => figure(l.money(of.IsCancelled ? 0 : rowAmount(of)))
  return html`<div class="line amounts">
    <span class="label">${l.term('amount')}</span>
    ${cell(l.term('before'), amount(before))} ${cell(named, amount(outcomeOf(row, 'theirs')))}
    ${cell(l.term('yours'), amount(outcomeOf(row, 'yours')))}
  </div>`
}

/** Decides all conflicts at once; each can still be changed afterwards. */
function forAll({ store, choices, chooseAll }: ConflictView, l: Localizer): TemplateResult {
  const isChosen = (side: 'theirs' | 'yours') => {
    const all = allChosen(store, side)
    return questions(store).every((question) => chosen(question, choices) === all.get(question.id))
  }
  return html`<div class="for-all">
    ${(['theirs', 'yours'] as const).map(
      (side) => html`
        <button type="button" aria-pressed=${isChosen(side)} @click=${() => chooseAll(side)}>
          ${l.term(side === 'theirs' ? 'takeAllTheirs' : 'keepAllYours')}
        </button>
      `,
    )}
  </div>`
}

function mergedRow(row: MergedRow, view: ConflictView, l: Localizer): TemplateResult {
  const { before, theirs, yours, taken, kept, disputed, conflict } = row
  const name = rowName(before, l)
  return html`
    <section>
      <h4 aria-level=${level(4, l)}><bdi>${name}</bdi></h4>
      ${disputed.map((member) => disputedMember(conflict!, member, name, view, l))}
      ${taken.map((member) => takenMember(member, before, theirs, view.theirs, l))}
      ${amountLine(row, view.theirs, l)}
      ${kept.map((member) => line(member, [before, theirs, yours], view.theirs, l, l.term('keptYours')))}
    </section>
  `
}

/** A member that both sides changed: one value has to be chosen. */
function disputedMember(
  conflict: RowConflict,
  member: MergedMember,
  name: string,
  view: ConflictView,
  l: Localizer,
): TemplateResult {
  const { before, theirs, yours } = conflict
  const question = memberQuestion(conflict, member)
  const label = memberLabel(member, l)
  const text = { theirs: memberText(theirs!, member, l), yours: memberText(yours, member, l) }
  return html`
    <div
      class="line disputed"
      role="radiogroup"
      aria-label=${l.term('chooseFor', label, name)}
      aria-describedby="before-${question.name}"
    >
      <span class="label">${label}</span>
      ${cell(l.term('before'), memberValue(before, member, l), `before-${question.name}`)}
      ${(['theirs', 'yours'] as const).map((side) =>
        option(
          question,
          side,
          html`<span class="caption"><bdi>${side === 'theirs' ? view.theirs : l.term(side)}</bdi></span>
            ${text[side]}`,
          view,
        ),
      )}
    </div>
  `
}

function option(question: Question, choice: Choice, label: unknown, view: ConflictView): TemplateResult {
  return html`<label class="option">
    <input
      type="radio"
      name=${question.name}
      .checked=${chosen(question, view.choices) === choice}
      @change=${() => view.choose(question, choice)}
    />
    <span>${label}</span>
  </label>`
}

/** A member that only others changed. */
function takenMember(
  member: MergedMember,
  before: OrderRow,
  theirs: OrderRow | undefined,
  named: string,
  l: Localizer,
): TemplateResult {
  return html`
    <div class="line">
      <span class="label">${memberLabel(member, l)}</span>
      ${cell(l.term('before'), memberValue(before, member, l))}
      ${cell(named, theirs ? html`<strong>${memberValue(theirs, member, l)}</strong>` : '–')}
      <span class="outcome muted">${l.term('takenOver')}</span>
    </div>
  `
}

/** A member that only the clerk changed. */
function line(
  member: MergedMember,
  [before, theirs, yours]: readonly [OrderRow, OrderRow | undefined, OrderRow],
  named: string,
  l: Localizer,
  words?: string,
): TemplateResult {
  return html`
    <div class="line">
      <span class="label">${memberLabel(member, l)}</span>
      ${cell(l.term('before'), memberValue(before, member, l))}
      ${cell(named, theirs ? memberValue(theirs, member, l) : '–')}
      ${cell(
        l.term('yours'),
        html`<strong>${memberValue(yours, member, l)}</strong>
          ${words ? html`<span class="caption">${words}</span>` : nothing}`,
      )}
    </div>
  `
}

function cell(caption: string, value: unknown, id?: string): TemplateResult {
  return html`<span class="cell" id=${id ?? nothing}><span class="caption">${caption}</span> ${value}</span>`
}

function closedRow(conflict: RowConflict, view: ConflictView, l: Localizer): TemplateResult {
  const { before, theirs, yours, members } = conflict
  const name = rowName(before, l)
  const kind = !theirs ? 'gone' : theirs.IsCancelled ? 'cancelled' : 'locked'
  const question = closedQuestion(conflict, view.store)
  const words = { drop: l.term('dropChange'), add: l.term('addAsNew'), yours: '', theirs: '' }
  return html`
    <section>
      <h4 aria-level=${level(4, l)}><bdi>${name}</bdi></h4>
      <p id="closed-${question.name}">${l.term('closedRow', kind)}</p>
      ${members.map((member) => line(member, [before, theirs, yours], view.theirs, l))}
      <div
        class="line options"
        role="radiogroup"
        aria-label=${l.term('chooseFor', l.term('rowId'), name)}
        aria-describedby="closed-${question.name}"
      >
        ${question.options.map((choice) => option(question, choice, words[choice], view))}
      </div>
    </section>
  `
}

function theirRows(rows: readonly TheirChange[], view: ConflictView, l: Localizer): unknown {
  if (rows.length === 0) return nothing
  const { shown, more } = cut(rows, MAX_ROWS)
  return html`${shown.map((row) => theirRow(row, view, l))}
  ${more > 0 ? html`<p class="muted">${l.term('andMore', more)}</p>` : nothing}`
}

function theirRow(
  { before, theirs, members }: TheirChange,
  view: ConflictView,
  l: Localizer,
): TemplateResult {
  const isClosed = before && (!theirs || (isOpenRow(before) && !isOpenRow(theirs)))
  const word = !before
    ? l.term('theyAdded')
    : theirs?.IsCancelled && !before.IsCancelled
      ? l.term('theyCancelled')
      : isClosed
        ? l.term(hasExpired(view.store.order) ? 'closedByExpiry' : 'theyClosed')
        : ''
  const changed = before && theirs ? members.filter((member) => member !== 'IsCancelled') : []
  return html`
    <section>
      <h4 aria-level=${level(4, l)}>
        <bdi>${rowName((theirs ?? before)!, l)}</bdi>
        ${word ? html`<span class="badge" data-tone="accent">${word}</span>` : nothing}
      </h4>
      ${changed.map((member) => takenMember(member, before!, theirs, view.theirs, l))}
    </section>
  `
}

/** Parts of an entry that the table and the list of unknown outcomes show. */
import { html, nothing, type TemplateResult } from 'lit'
import type { JournalAmounts, JournalChange } from '../../../../shared/domain/journal/journal.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ShownOutcome } from '../words/changes-terms.ts'
import { changeTexts } from './change-words.ts'

const looks = {
  done: ['good', icons.done],
  refused: ['bad', icons.cross],
  'not-done': ['neutral', icons.cross],
  unknown: ['bad', icons.warning],
  followed: ['neutral', icons.clock],
} as const satisfies Record<ShownOutcome, readonly [tone: string, icon: TemplateResult]>

/** The outcome as a word with an icon; one that is not known here is neutral. */
export function outcomeChip(outcome: ShownOutcome, l: Localizer): TemplateResult {
  const [tone, icon] = Object.hasOwn(looks, outcome) ? looks[outcome] : looks.followed
  return html`<span class="chip" data-tone=${tone}>${icon}${l.term('journalOutcome', outcome)}</span>`
}

/** The amount before and after, or the one that is known. */
export function amountView({ currency, before, after }: JournalAmounts, l: Localizer): unknown {
  const only = after ?? before
  if (only === undefined) return nothing
  const unit = currency ? html` <span class="currency">${currency}</span>` : nothing
  if (before === undefined || after === undefined || before === after)
    return html`${figure(l.money(only))}${unit}`
  return html`${became(figure(l.money(before)), figure(l.money(after)), l)}${unit}`
}

/** A changed member with its old and its new value, as far as they are kept. */
export function changeView(change: JournalChange, isOfRow: boolean, l: Localizer): TemplateResult {
  const { label, from, to } = changeTexts(change, isOfRow, l)
  const name = html`<span class="muted">${label}</span>`
  return from === undefined
    ? name
    : html`${name} ${became(html`<bdi>${from}</bdi>`, html`<bdi>${to}</bdi>`, l)}`
}

function became(before: unknown, after: unknown, l: Localizer): TemplateResult {
  return html`<span class="was"
      ><span class="muted">${before}</span> <span aria-hidden="true">→</span>
      <span class="visually-hidden">${l.term('became')}</span> </span
    >${after}`
}

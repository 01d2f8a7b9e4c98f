import { html, nothing } from 'lit'
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import type { Opened } from '../../../kit/parts/open-order.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { timeOfDay } from '../data/day-words.ts'
import { amountView, changeView, outcomeChip } from '../data/entry-texts.view.ts'
import type { KeptEntry } from '../data/journal-data.ts'
import { openedOf, type Opens } from '../data/opened-of.ts'
import { kindOf, kindText, personText, subjectText } from '../data/journal-words.ts'
import type { ChangesColumn } from '../words/changes-terms.ts'

interface Around {
  hasCreditWords: boolean
  opens: Opens
  tab: 0 | -1
  onOrder(event: Event, opened: Opened): void
}

/** The content of a cell. */
export function entryCell(kept: KeptEntry, column: ChangesColumn, around: Around, l: Localizer): unknown {
  const { entry, outcome } = kept
  switch (column) {
    case 'time':
      return html`<time datetime=${entry.at}>${timeOfDay(entry.at, l.lang())}</time>`
    case 'who':
      return lines(personText(entry.who, l))
    case 'what':
      return lines(kindText(kindOf(entry), around.hasCreditWords, l))
    case 'subject':
      return subject(entry, around, l)
    case 'changes':
      return changes(entry, l)
    case 'amount':
      return entry.amounts ? amountView(entry.amounts, l) : nothing
    case 'outcome':
      return outcomeChip(outcome, l)
    case 'reason':
      return lines([entry.reason, entry.note].filter(Boolean).join(' · '))
  }
}

/** A text that may take two lines of a narrow table instead of being cut. */
function lines(text: string): unknown {
  return text === '' ? nothing : html`<span class="lines"><bdi>${text}</bdi></span>`
}

/** An order is a button that opens it, if the session may read such orders. */
function subject({ subject }: JournalEntry, { opens, tab, onOrder }: Around, l: Localizer): unknown {
  const text = subjectText(subject, l)
  const opened = openedOf(subject, opens)
  if (!opened) return lines(text)
  return html`<button
    type="button"
    class="link plain"
    title=${l.term('journalOpen', opened.id)}
    tabindex=${tab}
    @click=${(event: Event) => onOrder(event, opened)}
  >
    ${text}
  </button>`
}

/** The first change, and how many more there are. */
function changes({ changes: [first, ...more] }: JournalEntry, l: Localizer): unknown {
  if (!first) return nothing
  return html`<span class="lines"
    ><span class="first">${changeView(first, false, l)}</span>${
      more.length > 0 ? html` <span class="more muted">${l.term('journalMore', more.length)}</span>` : nothing
    }</span
  >`
}

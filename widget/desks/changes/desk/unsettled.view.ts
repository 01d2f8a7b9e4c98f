import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { Opened } from '../../../kit/parts/open-order.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { amountView } from '../data/entry-texts.view.ts'
import { openedOf, type Opens } from '../data/opened-of.ts'
import type { JournalReading, KeptEntry } from '../data/journal-data.ts'
import { kindOf, kindText, personText, subjectText } from '../data/journal-words.ts'

/** Entries that are listed; the table has them all. */
const LISTED = 3

interface Unsettled {
  reading: JournalReading
  /** The local day of today. */
  today: string
  hasCreditWords: boolean
  opens: Opens
  onOrder(event: Event, opened: Opened): void
  onAll(): void
}

/** The changes whose outcome is not known, and what to do about them; nothing if there are none. */
export function unsettledView(state: Unsettled, l: Localizer): TemplateResult | typeof nothing {
  const { unsettled, period } = state.reading
  const count = unsettled.length
  if (count === 0) return nothing
  return html`<section class="note unsettled" data-tone="bad" aria-labelledby="unsettled-title">
    ${icons.warning}
    <div>
      <h3 aria-level=${level(3, l)} id="unsettled-title">${l.term('journalUnknown', count)}</h3>
      <p>
        ${l.term('journalUnknownText')}
        ${period.to < state.today ? l.term('journalUnknownLater', l.day(period.to)) : nothing}
      </p>
      <ul>
        ${unsettled.slice(0, LISTED).map((kept) => line(kept, state, l))}
      </ul>
      ${
        count > LISTED
          ? html`<button type="button" class="small" @click=${state.onAll}>
              ${l.term('journalUnknownAll', count)}
            </button>`
          : nothing
      }
    </div>
  </section>`
}

function line(
  { entry }: KeptEntry,
  { hasCreditWords, opens, onOrder }: Unsettled,
  l: Localizer,
): TemplateResult {
  const { subject, who, at, amounts } = entry
  const opened = openedOf(subject, opens)
  return html`<li>
    <span class="facts">
      <strong>${kindText(kindOf(entry), hasCreditWords, l)}</strong> <bdi>${subjectText(subject, l)}</bdi>
      <span>${amounts ? amountView(amounts, l) : nothing}</span>
      <span><bdi>${personText(who, l)}</bdi>, <time datetime=${at}>${l.time(at)}</time></span>
    </span>
    ${
      opened
        ? html`<button type="button" @click=${(event: Event) => onOrder(event, opened)}>
            ${l.term('journalOpen', opened.id)}
          </button>`
        : nothing
    }
  </li>`
}

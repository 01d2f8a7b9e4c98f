import { html, nothing, type TemplateResult } from 'lit'
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import { problemKind } from '../../../kit/parts/problem-words.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { amountView, changeView } from '../data/entry-texts.view.ts'
import type { KeptEntry } from '../data/journal-data.ts'

/** The unfolded content of an entry: every change, and what to quote. */
export function entryDetail({ entry, outcome }: KeptEntry, l: Localizer): TemplateResult {
  const { changes, amounts, code, reason, note, requestId, made, at, who, foundByReading } = entry
  return html`
    ${outcome === 'done' ? nothing : html`<p>${outcomeSentence(outcome, code, l)}</p>`}
    ${foundByReading ? html`<p class="muted">${l.term('journalFoundByReading')}</p>` : nothing}
    ${changes.length > 0 ? changeList(entry, l) : nothing}
    <dl>
      ${fact(l.term('journalColumn', 'time'), l.time(at))} ${fact(l.term('journalFileColumn', 'id'), who.id)}
      ${amounts ? fact(l.term('amount'), amountView(amounts, l)) : nothing}
      ${fact(l.term('journalMade'), made)} ${fact(l.term('journalColumn', 'reason'), reason)}
      ${fact(l.term('whyNote'), note)} ${code ? fact(l.term('code'), html`<code>${code}</code>`) : nothing}
      ${fact(l.term('requestId'), html`<code>${requestId}</code>`)}
    </dl>
  `
}

function changeList({ changes }: JournalEntry, l: Localizer): TemplateResult {
  const hasValues = changes.some(({ from, to }) => from !== undefined || to !== undefined)
  return html`<ul class="changes">
      ${changes.map((change) => html`<li>${changeView(change, true, l)}</li>`)}
    </ul>
    ${hasValues ? nothing : html`<p class="muted">${l.term('journalNotKept')}</p>`}`
}

/** What became of it, and why if the code is one of the edge. */
function outcomeSentence(outcome: KeptEntry['outcome'], code: string | undefined, l: Localizer): string {
  if (outcome === 'followed') return l.term('journalFollowed')
  const sentence = `${l.term('historyOutcome', outcome)}.`
  const kind = code === undefined ? undefined : problemKind({ code, members: [] })
  if (outcome !== 'refused' || !kind) return sentence
  return `${sentence} ${l.term('problemTitle', kind)}. ${l.term('problemText', kind)}`
}

function fact(name: string, value: unknown): unknown {
  if (value === undefined) return nothing
  return html`<div>
    <dt>${name}</dt>
    <dd><bdi>${value}</bdi></dd>
  </div>`
}

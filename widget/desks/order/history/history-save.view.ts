import { html, nothing, type TemplateResult } from 'lit'
import { amountOfFacts, type HistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { HistoryOutcome } from '../../../../shared/domain/order/history.enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'
import { EdgeError } from '../../../client/edge-error.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import { when } from '../../../kit/format/when.ts'
import { isRefundWrite } from '../../../../shared/domain/order/refund.rules.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemTexts } from '../../../kit/parts/problem-view.ts'
import { historyRows } from './history-rows.view.ts'
import { factsOf, rowsOf, type Save, type SaveFacts } from './history-saves.ts'

export interface SaveContext {
  currency: string
  nameOf(id: Long): string
  isNamed: boolean
}

const tones = { done: 'good', refused: 'bad', 'not-done': 'neutral', unknown: 'warning' } as const
const pictures = { done: icons.done, refused: icons.cross, 'not-done': icons.cross, unknown: icons.warning }
/** The mark of several writes: the first of these kinds. */
const weight: readonly HistoryOutcome[] = ['unknown', 'refused', 'not-done']

/** One save of a list: its writes, its outcome, the amounts, the rows, its author and its time. */
export function saveView(save: Save, context: SaveContext, l: Localizer): TemplateResult {
  const [{ at, who }] = save
  const { tone, picture } = markOf(save)
  const { text, exact } = when(at, l.lang(), clockNow())
  return html`
    <li tabindex="-1">
      <span class="mark" data-tone=${tone}>${picture}</span>
      <div class="what">
        <p class="strong">${saveTitle(save, l)}</p>
        ${saveBody(save, context, l)}
        <p class="muted by">
          <bdi>${who.kind === 'server' ? l.term('historyServer', who.name) : who.name}</bdi>
          <time datetime=${at} title=${exact}>${text}</time>
        </p>
      </div>
    </li>
  `
}

/** The body of a save: its reason, outcome, amounts and rows, without title, author and time. */
export function saveBody(save: Save, context: SaveContext, l: Localizer): unknown {
  return html`
    ${saidLines(save)}
    ${save.toReversed().map((entry) => (entry.outcome === 'done' ? nothing : outcomeWords(entry, l)))}
    ${factLines(factsOf(save), context.currency, l)} ${metadataLine(save, l)}
    ${historyRows({ ...rowsOf(save), ...context }, l)}
  `
}

/** The gravest outcome of a save, for its mark. */
export function markOf(save: Save): { tone: string; picture: unknown } {
  const found = weight.find((one) => save.some(({ outcome }) => outcome === one))
  const outcome = found ?? save[0].outcome
  if (!Object.hasOwn(tones, outcome)) return { tone: 'neutral', picture: icons.clock }
  return { tone: tones[outcome], picture: pictures[outcome] }
}

/** The author's reasons and notes, each once. */
export function saidLines(save: Save): unknown {
  const reasons = new Set(save.toReversed().flatMap(({ reason }) => reason ?? []))
  const notes = new Set(save.toReversed().flatMap(({ note }) => note ?? []))
  return [
    ...[...reasons].map((reason) => html`<span class="save-reason"><bdi>${reason}</bdi></span>`),
    ...[...notes].map((note) => html`<span class="save-note muted"><bdi>${note}</bdi></span>`),
  ]
}

/** The kinds of writes, each once. */
export function saveTitle(save: Save, l: Localizer): string {
  const words = save
    .toReversed()
    .map((entry) => l.term('historyOperation', isRefundWrite(entry) ? 'creditAmount' : entry.operation))
  return [...new Set(words)].join(' · ')
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

/** The differences of amount, status and expiry; the amount alone where only one is known. */
function factLines({ before, after }: SaveFacts, currency: string, l: Localizer): unknown {
  const lines: unknown[] = []
  const amount = amountLine(amountOfFacts(before), after && amountOfFacts(after), currency, l)
  if (amount) lines.push(amount)
  const [was, is] = [before.OrderStatus, after?.OrderStatus]
  if (was !== undefined && is !== undefined && was !== is) {
    lines.push(became(l.term('orderStatus', was), l.term('orderStatus', is), l))
  }
  if (after && before.ExpirationDate !== after.ExpirationDate) {
    const words = (date: string | undefined) => (date ? l.day(date) : '–')
    lines.push(
      html`${l.term('expires')} ${became(words(before.ExpirationDate), words(after.ExpirationDate), l)}`,
    )
  }
  return lines.map((line) => html`<p>${line}</p>`)
}

/** Both sums and the difference; one sum if the other is not known, and nothing if they are equal. */
function amountLine(
  before: Long | undefined,
  after: Long | undefined,
  currency: string,
  l: Localizer,
): unknown {
  const only = before ?? after
  if (only === undefined) return undefined
  const label = html`<span class="visually-hidden">${l.term('orderAmount')}</span>`
  const unit = html`<span class="currency">${currency}</span>`
  if (before === after) return undefined
  if (before === undefined || after === undefined)
    return html`<span class="muted">${l.term('orderAmount')}</span> ${figure(l.money(only))} ${unit}`
  const change = l.format(difference(after, before), 'difference')
  return html`${label} ${became(figure(l.money(before)), figure(l.money(after)), l)} ${unit}
    <span class="muted">(${figure(change)})</span>`
}

function metadataLine(save: Save, l: Localizer): unknown {
  const keys = new Set(save.toReversed().flatMap(({ metadata = [] }) => metadata))
  if (keys.size === 0) return nothing
  return html`<p><bdi>${l.term('historyKeys', [...keys].join(', '))}</bdi></p>`
}

function became(before: unknown, after: unknown, l: Localizer): TemplateResult {
  return html`${before} <span aria-hidden="true">→</span>
    <span class="visually-hidden">${l.term('became')}</span> ${after}`
}

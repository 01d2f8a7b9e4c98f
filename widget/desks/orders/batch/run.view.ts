import { html, nothing, type TemplateResult } from 'lit'
import type { Batch, BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { BatchItemState } from '../../../../shared/domain/batch/batch.enums.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { batchProblems } from '../words/orders-terms.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { batchActs } from '../data/batch-acts.ts'
import { sumsText } from '../data/sums.ts'
import { countOf, partsOf, sizeOf } from './batch-groups.ts'
import { aboutText, actText } from './batch-words.ts'
import { itemGroups } from './items.view.ts'

interface RunState {
  batch: Batch
  items: readonly BatchItem[]
  isLost: boolean
  error: EdgeError | undefined
  commandError: EdgeError | undefined
  /** Whether the clerk is asked whether to stop for good. */
  isStopping: boolean
  whole: ReadonlySet<BatchItemState>
  opensOrders: boolean
  onWhole(state: BatchItemState): void
  onOrder(event: Event, id: string): void
  onLook(): void
}

/** A batch from its review to its end. */
export function runView(state: RunState, l: Localizer): TemplateResult {
  const { batch, isLost, error, commandError } = state
  return html`
    ${summary(batch, l)} ${aboutView(batch, l)}
    ${
      isLost
        ? html`<div class="note" data-tone="warning" role="status">
            ${icons.unplugged}
            <p>${l.term('batchLost')}</p>
          </div>`
        : nothing
    }
    ${error ? errorNote(error, l, state.onLook) : nothing}
    ${commandError ? errorNote(commandError, l) : nothing}
    ${
      state.isStopping
        ? html`<div class="note" data-tone="warning" role="alert">
            ${icons.warning}
            <p>${l.term('batchStopText', countOf(batch, 'ready', 'unread'))}</p>
          </div>`
        : nothing
    }
    <div class="groups">${itemGroups(state, l)}</div>
  `
}

function summary(batch: Batch, l: Localizer): TemplateResult {
  switch (batch.state) {
    case 'reading':
      return html`<div class="progress">
        <p>
          ${l.term('batchReading', countText(sizeOf(batch) - countOf(batch, 'unread'), l), countText(sizeOf(batch), l))}
        </p>
        <progress
          max=${sizeOf(batch)}
          .value=${sizeOf(batch) - countOf(batch, 'unread')}
          aria-label=${l.term('batchProgress')}
        ></progress>
      </div>`
    case 'ready':
      return review(batch, l)
    case 'ended':
    case 'stopped':
      return html`<p class="outcome">
        ${l.term('batchState', batch.state)}. <bdi>${countsText(batch, l)}</bdi>
      </p>`
    default:
      return progress(batch, l)
  }
}

/** What will be done, for how much. */
function review(batch: Batch, l: Localizer): TemplateResult {
  const count = countOf(batch, 'ready')
  const refused = countOf(batch, 'cannot')
  return html`<div class="review">
    ${
      count === 0
        ? html`<p class="figure-line"><strong>${l.term('batchNothing')}</strong></p>`
        : html`<p class="figure-line" data-size="main">
            <strong>${actText(batch.kind, count, l)}</strong>
            <bdi class="sums">${sumsText(batch.sums, l)}</bdi>
          </p>`
    }
    ${refused > 0 ? html`<p>${l.term('batchCannot', refused)}</p>` : nothing}
    ${
      count > 0 && batchActs[batch.kind].isFinal
        ? html`<p class="muted">${l.term('batchFinal')}</p>`
        : nothing
    }
  </div>`
}

function progress(batch: Batch, l: Localizer): TemplateResult {
  const { all, settled } = partsOf(batch)
  const { state, pause, waitsUntil } = batch
  return html`<div class="progress">
    <p>
      <strong>${l.term('batchState', state)}</strong>
      ${state === 'paused' && pause ? l.term('batchPaused', pause) : nothing}
      ${state === 'waiting' ? l.term('batchWaiting') : nothing}
      ${state === 'running' && waitsUntil ? l.term('batchWaitsUntil', l.time(waitsUntil)) : nothing}
    </p>
    <progress max=${all} .value=${settled} aria-label=${l.term('batchProgress')}></progress>
    <p class="counts"><bdi>${countsText(batch, l)}</bdi></p>
  </div>`
}

/** "Done 40 · Refused 2". */
function countsText(batch: Batch, l: Localizer): string {
  const shown = ['done', 'unknown', 'refused', 'cannot', 'left', 'sent', 'ready'] as const
  return shown
    .flatMap((state) => {
      const count = countOf(batch, state)
      return count > 0 ? `${l.term('batchItemState', state)} ${countText(count, l)}` : []
    })
    .join(' · ')
}

/** The values of the act, and who made the batch. */
function aboutView(batch: Batch, l: Localizer): TemplateResult {
  const { createdBy, createdAt, startedBy, startedAt, reason, note } = batch
  const facts: [string, string | undefined][] = [
    [l.term('batchAbout'), aboutText(batch, l) || undefined],
    [l.term('batchMade'), `${createdBy.name ?? createdBy.id}, ${l.time(createdAt)}`],
    [
      l.term('batchStarted'),
      startedAt && [startedBy?.name ?? startedBy?.id, l.time(startedAt)].filter(Boolean).join(', '),
    ],
    [l.term('whyReason'), reason],
    [l.term('whyNote'), note],
  ]
  return html`<dl class="facts">
    ${facts.map(([name, value]) =>
      value === undefined
        ? nothing
        : html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
    )}
  </dl>`
}

/** What failed, and what to do. */
export function errorNote(error: EdgeError, l: Localizer, again?: () => void): TemplateResult {
  const { title, text } = isBatchProblem(error.code)
    ? { title: l.term('batchProblem', error.code), text: l.term('batchProblemText', error.code) }
    : problemTexts(error, l)
  return html`<div class="note" data-tone="bad" part="problem" role="alert">
    ${icons.warning}
    <div>
      <p><strong>${title}.</strong> ${text}</p>
      ${error.members.map(({ detail }) => (detail ? html`<p>${detail}</p>` : nothing))}
      ${problemReference(error, l)}
    </div>
    ${
      again
        ? html`<button type="button" @click=${again}>${icons.refresh}${l.term('tryAgain')}</button>`
        : nothing
    }
  </div>`
}

function isBatchProblem(code: string): boolean {
  return (batchProblems as readonly string[]).includes(code)
}

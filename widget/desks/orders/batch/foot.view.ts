/** The buttons of the dialog's steps, the main one last. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Batch, BatchItem } from '../../../../shared/domain/batch/batch.ts'
import type { BatchCommand } from '../../../../shared/domain/batch/batch.enums.ts'
import { copyButton } from '../../../kit/parts/problem-view.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { batchActs } from '../data/batch-acts.ts'
import { isOver } from './batch-follower.controller.ts'
import { countOf } from './batch-groups.ts'
import { actWithSums } from './batch-words.ts'
import { failureLines } from './failures.ts'
import type { PasteState } from './pasted.controller.ts'

interface PasteFoot {
  state: PasteState
  /** Whether the numbers can be gone on with. */
  isPossible: boolean
  onClose(): void
  onCheck(): void
  onNext(): void
}

export function pasteFoot(
  { state, isPossible, onClose, onCheck, onNext }: PasteFoot,
  l: Localizer,
): TemplateResult {
  const { text, asked, checked } = state
  const isOff = asked !== undefined || text.trim() === ''
  return html`<button type="button" @click=${onClose}>${l.term('close')}</button> ${
      isPossible
        ? html`<button type="button" class="primary" @click=${onNext}>
            ${l.term('batchGoOn', checked!.orders.length)}
          </button>`
        : html`<button
            type="button"
            class="primary"
            aria-disabled=${isOff}
            @click=${() => (isOff ? undefined : onCheck())}
          >
            ${l.term('batchLookUp')}
          </button>`
    }`
}

interface ComposeFoot {
  count: number
  isMaking: boolean
  onClose(): void
  onMake(): void
}

export function composeFoot({ count, isMaking, onClose, onMake }: ComposeFoot, l: Localizer): TemplateResult {
  const isOff = isMaking || count === 0
  return html`<p class="foot-words muted">${l.term('batchNothingSent')}</p>
    <button type="button" @click=${onClose}>${l.term('close')}</button>
    <button
      type="button"
      class="primary"
      aria-disabled=${isOff}
      @click=${() => (isOff ? undefined : onMake())}
    >
      ${isMaking ? l.term('batchMaking') : l.term('batchReview', count)}
    </button>`
}

interface RunFoot {
  batch: Batch
  failures: readonly BatchItem[]
  /** A command that is on its way. */
  sent: BatchCommand | undefined
  isStopping: boolean
  onClose(): void
  onCommand(command: BatchCommand): void
  onStopping(isStopping: boolean): void
  onFile(): void
}

export function runFoot(state: RunFoot, l: Localizer): TemplateResult {
  const { batch, onClose } = state
  if (isOver(batch)) return overFoot(state, l)
  if (state.isStopping) return stoppingFoot(state, l)
  const close = html`<button type="button" @click=${onClose}>${l.term('close')}</button>`
  switch (batch.state) {
    case 'ready':
      return html`${close} ${startButton(state, l)}`
    case 'running':
    case 'waiting':
      return html`<p class="foot-words muted">${l.term('batchGoesOn')}</p>
        ${close} ${stopButton(state, l)} ${commandButton(state, 'pause', '', l)}`
    case 'paused':
      return html`${close} ${stopButton(state, l)} ${commandButton(state, 'resume', 'primary', l)}`
    default:
      return html`<p class="foot-words muted">${l.term('batchNothingSent')}</p>
        ${close}`
  }
}

/** Says what happens to how many orders and for how much. */
function startButton(state: RunFoot, l: Localizer): unknown {
  const { batch, sent, onCommand } = state
  const count = countOf(batch, 'ready')
  if (count === 0) return nothing
  const { isFinal } = batchActs[batch.kind]
  return html`<button
    type="button"
    class=${isFinal ? 'danger' : 'primary'}
    aria-disabled=${sent !== undefined}
    @click=${() => onCommand('start')}
  >
    ${actWithSums(batch, count, l)}
  </button>`
}

function commandButton(
  { sent, onCommand }: RunFoot,
  command: 'pause' | 'resume',
  className: string,
  l: Localizer,
): TemplateResult {
  return html`<button
    type="button"
    class=${className}
    aria-disabled=${sent !== undefined}
    @click=${() => onCommand(command)}
  >
    ${l.term('batchCommand', command)}
  </button>`
}

function stopButton({ sent, onStopping }: RunFoot, l: Localizer): TemplateResult {
  return html`<button type="button" aria-disabled=${sent !== undefined} @click=${() => onStopping(true)}>
    ${l.term('batchStop')}
  </button>`
}

function stoppingFoot({ onStopping, onCommand }: RunFoot, l: Localizer): TemplateResult {
  return html`<button type="button" @click=${() => onStopping(false)}>${l.term('batchKeep')}</button>
    <button type="button" class="danger" @click=${() => onCommand('stop')}>
      ${l.term('batchCommand', 'stop')}
    </button>`
}

function overFoot({ failures, onClose, onFile }: RunFoot, l: Localizer): TemplateResult {
  return html`${
      failures.length > 0
        ? html`<span class="copyable">${copyButton(failureLines(failures, l), l, l.term('batchCopy'))}</span>`
        : nothing
    }
    <button type="button" @click=${onFile}>${l.term('ordersFile')}</button>
    <button type="button" class="primary" @click=${onClose}>${l.term('close')}</button>`
}

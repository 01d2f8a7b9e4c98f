import type { EdgeError } from '../../../client/edge-error.ts'
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { gatedButton } from '../../../kit/parts/gated-button.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ModalController } from '../../../kit/parts/modal.controller.ts'
import type { CreditName } from '../data/call-credit.ts'
import { soapOperations } from '../data/contract.ts'
import type { CreditWriteState } from '../write/credit-write.controller.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'
import { hasIdIn, jsonText } from './json-text.ts'
import { noMembers } from './plain-form.ts'

/** The outcome of the last call. */
export type Reply =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'answered'; value: unknown }
  | { is: 'failed'; error: EdgeError }

interface OtherState {
  operation: CreditName
  mayWrite: boolean
  form: TemplateResult
  /** Undefined while members are missing or wrong. */
  request: unknown
  missing: number
  reply: Reply
  hasIds: boolean
  write: CreditWriteState
  isBusy: boolean
  modal: ModalController
  /** The fields of the reason. */
  why(): unknown
  onOperation(operation: CreditName): void
  onIds(): void
  onSubmit(event: Event): void
  onConfirm(): void
}

const names = () => Object.keys(soapOperations) as CreditName[]
const isWrite = (name: CreditName) => soapOperations[name].capability === 'credit.write'

export function otherView(state: OtherState, l: Localizer): TemplateResult {
  const { operation, form, onSubmit } = state
  const { deprecated } = soapOperations[operation]
  return html`
    <p class="muted">${l.term('creditOtherIntro')}</p>
    <div class="credit-field operation">
      <label for="operation">${l.term('creditOtherOperation')}</label>
      ${operationSelect(state, l)}
      <p class="field-hint" id="operation-summary">
        ${summaryOf(operation, l)} ${deprecated ? l.term('creditOtherReplaced') : nothing}
      </p>
    </div>
    <div class="sides">
      <form novalidate aria-label=${operation} @submit=${onSubmit}>
        ${form} ${noMembers(operation, l)}
        ${isWrite(operation) ? creditWriteNote(state.write, l, { isPlaced: true }) : failure(state.reply, l)}
        ${sendButton(state, l)}
      </form>
      <div class="texts">${requestView(state, l)} ${answerView(state, l)}</div>
    </div>
    ${confirmView(state, l)}
  `
}

/** What an operation does; in the contract's own words, which are English, if our words have no entry. */
function summaryOf(operation: CreditName, l: Localizer): unknown {
  const words = l.term('creditOtherSummary', operation)
  return words === operation ? html`<span lang="en">${soapOperations[operation].summary}</span>` : words
}

function operationSelect({ operation, isBusy, onOperation }: OtherState, l: Localizer): TemplateResult {
  const option = (name: CreditName) =>
    html`<option value=${name} .selected=${name === operation}>
      ${name}${soapOperations[name].deprecated ? ` (${l.term('creditOtherDeprecated')})` : nothing}
    </option>`
  const group = (label: string, members: readonly CreditName[]) =>
    html`<optgroup label=${label}>${members.map(option)}</optgroup>`
  return html`<select
    id="operation"
    aria-describedby="operation-summary"
    ?disabled=${isBusy}
    @change=${(event: Event) => onOperation((event.target as HTMLSelectElement).value as CreditName)}
  >
    ${group(
      l.term('creditOtherReads'),
      names().filter((name) => !isWrite(name)),
    )}
    ${group(l.term('creditOtherWrites'), names().filter(isWrite))}
  </select>`
}

function sendButton({ operation, mayWrite, isBusy, write }: OtherState, l: Localizer): unknown {
  if (isWrite(operation) && !mayWrite) {
    return gatedButton({
      id: 'send',
      gate: { is: 'off', reason: 'capability' },
      label: l.term('creditOtherSend'),
      reason: l.term('creditOtherMayNot'),
      onClick: () => {},
    })
  }
  return html`<p>
    <button type="submit" id="send" class="primary" aria-disabled=${isBusy}>
      ${creditSendLabel(isWrite(operation) ? write : { is: 'ready' }, l.term('creditOtherSend'), l)}
    </button>
  </p>`
}

/** The error of a failed reading. */
function failure(reply: Reply, l: Localizer): unknown {
  if (reply.is !== 'failed') return nothing
  const { error } = reply
  return creditWriteNote({ is: 'failed', error, outcome: 'not-done', wait: 0 }, l, { isPlaced: true })
}

function requestView(
  { operation, request, missing, hasIds, onIds }: OtherState,
  l: Localizer,
): TemplateResult {
  const about = html`<p class="source"><code>POST /api/soap/${operation}</code></p>`
  if (request === undefined) {
    return textBlock(
      l.term('creditOtherRequest'),
      html`${about}
        <p class="muted">${l.term('creditOtherIncomplete', missing)}</p>`,
      l,
    )
  }
  const text = jsonText(request, { hasIds })
  const ids = hasIdIn(request) ? idsButton(hasIds, onIds, l) : nothing
  return textBlock(l.term('creditOtherRequest'), html`${about}${json(text, text, 'request', l, ids)}`, l)
}

function answerView({ reply, write, hasIds, onIds }: OtherState, l: Localizer): unknown {
  const title = l.term('creditOtherAnswer')
  const isAsking = reply.is === 'asking' || write.is === 'saving'
  if (isAsking)
    return textBlock(title, html`<p class="muted" role="status">${l.term('creditSending')}</p>`, l)
  const failed = reply.is === 'failed' ? reply.error : write.is === 'failed' ? write.error : undefined
  const value = reply.is === 'answered' ? reply.value : failed?.problem
  if (value === undefined) return nothing
  const lengthWords = (characters: number) =>
    l.term('creditOtherCharacters', l.format(BigInt(characters) * 100n, 'plain'))
  const ids = hasIdIn(value) ? idsButton(hasIds, onIds, l) : nothing
  const shown = jsonText(value, { hasIds, lengthWords })
  const found = typeof value === 'object' && value !== null && 'FoundByReading' in value
  return textBlock(
    title,
    html`${found ? html`<p>${l.term('creditOtherFound')}</p>` : nothing}
    ${json(shown, jsonText(value, { hasIds }), 'answer', l, ids)}`,
    l,
  )
}

function textBlock(title: string, content: unknown, l: Localizer): TemplateResult {
  return html`<section aria-label=${title}>
    <h4 aria-level=${level(4, l)}>${title}</h4>
    ${content}
  </section>`
}

/** @param whole the copied text, with complete files */
function json(shown: string, whole: string, id: string, l: Localizer, ids: unknown): TemplateResult {
  return html`<pre tabindex="0" id=${id} lang="en" dir="ltr">${shown}</pre>
    <p class="buttons">
      <button type="button" class="small" @click=${(event: Event) => void copy(event, whole, l)}>
        ${icons.copy}${l.term('copy')}
      </button>
      ${ids}<span class="copied" role="status"></span>
    </p>`
}

function idsButton(hasIds: boolean, onIds: () => void, l: Localizer): TemplateResult {
  return html`<button type="button" class="small" @click=${onIds}>
    ${l.term(hasIds ? 'creditOtherHideIds' : 'creditOtherShowIds')}
  </button>`
}

// If the host forbids the clipboard, the text is selected for copying by keyboard.
async function copy(event: Event, text: string, l: Localizer): Promise<void> {
  const section = (event.currentTarget as HTMLElement).closest('section')!
  try {
    await navigator.clipboard.writeText(text)
    section.querySelector('.copied')!.textContent = l.term('copied')
  } catch {
    getSelection()?.selectAllChildren(section.querySelector('pre')!)
  }
}

function confirmView(
  { operation, request, modal, why, onConfirm }: OtherState,
  l: Localizer,
): TemplateResult {
  const { deprecated } = soapOperations[operation]
  return dialogView(
    modal,
    {
      title: l.term('creditOtherConfirm', operation),
      describedBy: 'confirm-text',
      body: () => html`
        <div id="confirm-text">
          <p>${summaryOf(operation, l)}</p>
          <p>${l.term('creditOtherConfirmText')} ${deprecated ? l.term('creditOtherReplaced') : nothing}</p>
        </div>
        <pre tabindex="0" lang="en" dir="ltr">${jsonText(request, { hasIds: false })}</pre>
        ${why()}
      `,
      foot: () => html`
        <button type="button" @click=${modal.close}>${l.term('creditCancel')}</button>
        <button type="button" class="primary" id="confirm" @click=${onConfirm}>
          ${l.term('creditOtherSend')}
        </button>
      `,
    },
    l,
  )
}

import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { metadataLimits } from '../../../../shared/domain/order/metadata.limits.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ModalController } from '../../../kit/parts/modal.controller.ts'
import type { WriteState } from '../../../kit/parts/single-write.ts'
import { saveTerm, writeNote } from '../../../kit/parts/write-note.view.ts'
import { changedPairs, isTooMany, type MetadataLine, type PairProblem } from './metadata-draft.ts'

export type PairMember = 'Key' | 'Value'

interface MetadataState {
  modal: ModalController
  lines: readonly MetadataLine[]
  isTried: boolean
  /** The fields of the reason. */
  why: TemplateResult
  /** What the main button says is missing. */
  missing: string | undefined
  /** Whether the reason is valid. */
  isReady: boolean
  write: WriteState
  /** Whether nothing may be sent now. */
  isBusy: boolean
  /** Whether the dialog may close now. */
  mayLeave: boolean
  onInput(line: MetadataLine, member: PairMember, text: string): void
  onKeydown(event: KeyboardEvent, index: number): void
  onAdd(): void
  onSendKeys(event: KeyboardEvent): void
  onRemove(line: MetadataLine, index: number): void
  onSubmit(event: Event): void
}

/** The share of the limit from which a counter is always shown; below it only for the focused field. */
const NEARLY = 0.8

export function metadataView(state: MetadataState, l: Localizer): TemplateResult {
  const isSaving = state.write.is === 'saving'
  const count = changedPairs(state.lines).length
  return dialogView(
    state.modal,
    {
      title: l.term('metadata'),
      size: 'large',
      mayClose: () => state.mayLeave,
      onKeydown: state.onSendKeys,
      body: () => html`
        <p class="muted">${l.term('metadataRules')}</p>
        ${state.lines.length > 0 ? table(state, l) : nothing}
        <div>
          <button type="button" class="add" aria-disabled=${isSaving} @click=${state.onAdd}>
            ${icons.plus}${l.term('addPair')}
          </button>
        </div>
        ${state.why}
      `,
      foot: () => html`
        ${writeNote(state.write, l.term('metadataOutdated'), l)}
        <p class="count" role="status" data-tone=${isTooMany(state.lines) ? 'bad' : nothing}>
          ${countWords(state, count, l)}
        </p>
        <button
          type="button"
          aria-disabled=${!state.mayLeave}
          @click=${() => state.mayLeave && state.modal.close()}
        >
          ${l.term(isSaving ? 'close' : 'cancel')}
        </button>
        <button
          type="button"
          class="primary save"
          aria-disabled=${state.isBusy || count === 0 || !state.isReady}
          title=${state.missing ?? nothing}
          aria-keyshortcuts="Control+Enter"
          @click=${state.onSubmit}
        >
          ${l.term(saveTerm(state.write, 'saveMetadata'))}
        </button>
      `,
    },
    l,
  )
}

function countWords({ lines }: MetadataState, count: number, l: Localizer): string {
  if (isTooMany(lines)) return l.term('metadataTooMany', count, metadataLimits.maxItems)
  return l.term('metadataChanged', count, metadataLimits.maxItems)
}

function table(state: MetadataState, l: Localizer): TemplateResult {
  return html`
    <table role="table">
      <caption class="visually-hidden">
        ${l.term('metadata')}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">${l.term('pairKey')}</th>
          <th role="columnheader" scope="col">${l.term('pairValue')}</th>
          <th role="columnheader" scope="col"><span class="visually-hidden">${l.term('pairState')}</span></th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${state.lines.map((line, index) => pairRow(state, line, index, l))}
      </tbody>
    </table>
  `
}

function pairRow(state: MetadataState, line: MetadataLine, index: number, l: Localizer): TemplateResult {
  const isNew = line.id !== undefined
  return html`
    <tr role="row" data-line=${index} class=${line.isChanged ? 'changed' : ''}>
      ${
        isNew
          ? html`<td role="cell">${field(state, line, index, 'Key', l.term('pairKey'), l)}</td>`
          : html`<th role="rowheader" scope="row"><bdi>${line.Key}</bdi></th>`
      }
      <td role="cell">${field(state, line, index, 'Value', isNew ? l.term('pairValue') : line.Key, l)}</td>
      <td role="cell" class="end">
        ${
          isNew
            ? html`<button
                type="button"
                class="quiet icon-only"
                aria-label=${l.term('removePair', line.Key)}
                @click=${() => state.onRemove(line, index)}
              >
                ${icons.cross}
              </button>`
            : line.isChanged
              ? html`<span class="badge" data-tone="accent">${l.term('pairChanged')}</span>`
              : nothing
        }
      </td>
    </tr>
  `
}

function field(
  state: MetadataState,
  line: MetadataLine,
  index: number,
  member: PairMember,
  label: string,
  l: Localizer,
): TemplateResult {
  const id = `${member}-${index}`
  // Counts code points, as the rules do.
  const { length } = [...line[member]]
  const { maxLength } = metadataLimits[member]
  const problem = member === 'Key' ? line.keyProblem : line.valueProblem
  const words = problem && isShown(problem, state.isTried) ? problemWords(problem, l) : undefined
  return html`
    ${line.id === undefined ? nothing : html`<span class="label" aria-hidden="true">${label}</span>`}
    <div class="with-counter">
      <input
        name=${member}
        aria-label=${label}
        aria-invalid=${words ? 'true' : 'false'}
        aria-describedby="${id}-problem ${id}-count"
        autocomplete="off"
        spellcheck="false"
        .value=${live(line[member])}
        ?readonly=${state.write.is === 'saving'}
        @input=${(event: Event) => state.onInput(line, member, (event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => state.onKeydown(event, index)}
      />
      <span class="counter" id="${id}-count" ?data-near=${length > maxLength * NEARLY}
        >${length}/${maxLength}</span
      >
    </div>
    <p class="field-problem" id="${id}-problem" aria-live="polite">
      ${words ? html`${icons.warning}<span>${words}</span>` : nothing}
    </p>
  `
}

/** A missing key is reported when the clerk saves; other errors at once. */
function isShown({ code }: PairProblem, isTried: boolean): boolean {
  return isTried || code !== 'member-too-short'
}

function problemWords(problem: PairProblem, l: Localizer): string {
  switch (problem.code) {
    case 'metadata-secret':
    case 'metadata-personal':
      return l.term('metadataSecret', problem.looksLike)
    case 'key-exists':
    case 'key-repeated':
      return l.term(problem.code === 'key-exists' ? 'keyExists' : 'keyRepeated')
    case 'member-too-long':
      return l.term('fieldTooLong', problem.maximum, problem.length)
    case 'member-has-control-characters':
    case 'member-not-unicode':
      return l.term('fieldControls')
    default:
      return l.term('fieldEmpty')
  }
}

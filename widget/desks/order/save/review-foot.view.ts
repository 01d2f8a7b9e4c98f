/** The buttons of the review: the clerk's next steps, before a save, during it and after a refusal. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Saver } from './saver.ts'
import type { WayOn } from './way-on.ts'

interface Foot {
  saver: Saver
  /** The step that must come before a save, such as a decision; undefined if there is none. */
  wayOn: WayOn | undefined
  /** Whether the changes may be saved now. */
  isReady: boolean
  /** What the page requires before a save, in words. */
  missing: string | undefined
  mayClose: boolean
  onClose: (event: MouseEvent) => void
  onChangeRows: () => void
  onReload: () => void
  onDecide: () => void
  onSave: (event: MouseEvent) => void
}

export function reviewFoot(foot: Foot, l: Localizer): TemplateResult {
  return html`
    <button type="button" aria-disabled=${!foot.mayClose} @click=${foot.onClose}>${l.term('close')}</button>
    ${mainButton(foot, l)}
  `
}

/** Once everything is saved, the only step is to close. */
export function resultFoot(onClose: (event: MouseEvent) => void, l: Localizer): TemplateResult {
  return html`<button type="button" class="primary" @click=${onClose}>${l.term('close')}</button>`
}

function mainButton(
  { saver, wayOn, isReady, missing, onChangeRows, onReload, onDecide, onSave }: Foot,
  l: Localizer,
): unknown {
  switch (wayOn) {
    case 'none':
      return nothing
    case 'change':
      return html`<button type="button" class="primary way-on" @click=${onChangeRows}>
        ${l.term('changeRows')}
      </button>`
    case 'reload':
      return html`<button type="button" class="primary way-on" @click=${onReload}>
        ${icons.refresh}${l.term('readAgain')}
      </button>`
    case 'decide':
      return html`<button
        type="button"
        class="primary way-on"
        aria-keyshortcuts="Control+Enter"
        @click=${onDecide}
      >
        ${l.term('conflictDecide')}
      </button>`
    default:
      return html`<button
        type="button"
        class="primary save"
        aria-keyshortcuts="Control+Enter"
        aria-disabled=${saver.isRunning || !isReady}
        title=${missing ?? nothing}
        @click=${onSave}
      >
        ${saver.isRunning ? l.term('saving') : html`${saver.openCall ? icons.refresh : icons.done}${l.term(saveLabel(saver))}`}
      </button>`
  }
}

function saveLabel({ calls, end, openCall }: Saver): 'findOut' | 'saveRest' | 'tryAgain' | 'saveChanges' {
  if (openCall) return 'findOut'
  if (end?.is === 'refused' || end?.is === 'stopped' || end?.is === 'interrupted') {
    return calls.some(({ status }) => status === 'saved') ? 'saveRest' : 'tryAgain'
  }
  return 'saveChanges'
}

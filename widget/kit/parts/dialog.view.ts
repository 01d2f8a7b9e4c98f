import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { level } from './heading.ts'
import { icons } from './icons.ts'
import type { ModalController } from './modal.controller.ts'
import { isSecondClick } from './second-click.ts'

/** The button that does what the dialog is for. */
const MAIN = 'footer > :is(.primary, .danger)'

interface DialogView {
  title: string
  /** Rendered only while the dialog is open. */
  body: () => unknown
  /** Buttons, the main one last. */
  foot: () => unknown
  /** Whether the dialog may close now; false while a write is under way. */
  mayClose?: () => boolean
  size?: 'small' | 'large'
  /** Ids of the texts that are read out with the title when the dialog opens. */
  describedBy?: string
  onKeydown?: (event: KeyboardEvent) => void
  /**
   * Whether the main button's action cannot be undone. Then the first Control and Enter only moves the focus to that
   * button, unless the clerk chose or wrote something before.
   */
  isFinal?: boolean
}

/** Whether these keys press the main button. */
export function isSendKeys({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing
}

function isOnMain({ target }: Event): boolean {
  return (target as Element).closest(MAIN) !== null
}

/** The template of every dialog: a title, a body and the buttons at the bottom. */
export function dialogView(modal: ModalController, view: DialogView, l: Localizer): TemplateResult {
  const { title, body, foot, mayClose = () => true, size = 'small', describedBy, isFinal = false } = view
  const close = () => {
    if (mayClose()) modal.close()
  }
  const onCancel = (event: Event) => {
    event.preventDefault()
    close()
  }
  // Browsers fire `cancel` only once: a second Escape would close the dialog anyway.
  const onKeydown = (event: KeyboardEvent) => {
    // The key that opened the dialog is still down: it must not press the button as well.
    if (event.repeat && (isSendKeys(event) || (event.key === 'Enter' && isOnMain(event)))) {
      return event.preventDefault()
    }
    if (isFinal && isSendKeys(event) && !modal.isTouched) {
      event.preventDefault()
      const main = (event.currentTarget as Element).querySelector<HTMLElement>(MAIN)
      modal.touch()
      return main?.focus()
    }
    view.onKeydown?.(event)
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onCancel(event)
  }
  // This runs before the press itself, which can lead to another question.
  const touch = { handleEvent: modal.touch, capture: true }
  const onClick = {
    handleEvent(event: MouseEvent) {
      if (isSecondClick(event) && isOnMain(event)) {
        event.preventDefault()
        event.stopPropagation()
      } else modal.touch()
    },
    capture: true,
  }
  return html`
    <dialog
      tabindex="-1"
      aria-labelledby="dialog-title"
      aria-describedby=${describedBy ?? nothing}
      data-size=${size}
      @cancel=${onCancel}
      @close=${modal.closed}
      @keydown=${onKeydown}
      @input=${touch}
      @click=${onClick}
    >
      ${
        modal.isOpen
          ? html`
              <header role="none">
                <h3 aria-level=${level(3, l)} id="dialog-title">${title}</h3>
                <button type="button" class="quiet icon-only" aria-label=${l.term('close')} @click=${close}>
                  ${icons.cross}
                </button>
              </header>
              <div class="dialog-body">${body()}</div>
              <footer role="none">${foot()}</footer>
            `
          : nothing
      }
    </dialog>
  `
}

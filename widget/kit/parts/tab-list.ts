import { html, type TemplateResult } from 'lit'

/** A tab of {@link tabList}. */
export interface Tab {
  id: string
  label: unknown
}

/**
 * Tabs as WAI-ARIA describes them: one is in the tab order, arrow keys, Home and End move the focus, and Enter or a
 * click opens. The panel has the id `panel` and is labelled by `tab-<id>`.
 */
export function tabList(
  label: string,
  tabs: readonly Tab[],
  selected: string,
  onSelect: (id: string) => void,
): TemplateResult {
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${moveFocus}>
    ${tabs.map(
      ({ id, label: words }) =>
        html`<button
          type="button"
          role="tab"
          id="tab-${id}"
          aria-controls="panel"
          aria-selected=${id === selected}
          tabindex=${id === selected ? 0 : -1}
          @click=${() => onSelect(id)}
        >
          ${words}
        </button>`,
    )}
  </div>`
}

function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const steps = new Map([
    [forward, at + 1],
    [backward, at - 1 + tabs.length],
    ['Home', 0],
    ['End', tabs.length - 1],
  ])
  const step = steps.get(event.key)
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  tabs[step % tabs.length]?.focus()
}

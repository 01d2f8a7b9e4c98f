import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from '../kit/parts/icons.ts'
import { type Tab, tabList } from '../kit/parts/tab-list.ts'
import type { DeskDescriptor } from '../kit/parts/desk.ts'

/** What the bar above the desks shows. */
export interface FrameBar {
  tabs: readonly DeskDescriptor[]
  current: string
  /** The order that is open, in digits. */
  orderId: string | undefined
  /** Changes of the open order that are not saved. */
  unsaved: number
  /** The desk from which the order was opened. */
  openedFrom: string | undefined
  /** Whether the clerk can open an order by its id. */
  hasField: boolean
  /** Whether the text in the field is no id. */
  isWrong: boolean
  /** The button of the field that finds anything. */
  find: unknown
}

interface FrameActions {
  open(name: string): void
  back(): void
  submit(text: string): void
}

/** Tabs of the desks, a field that opens an order, and a way back; nothing where there is nothing to choose. */
export function frameBar(
  bar: FrameBar,
  actions: FrameActions,
  l: Localizer,
): TemplateResult | typeof nothing {
  const { tabs, current, openedFrom, hasField } = bar
  if (tabs.length < 2 && !hasField && bar.find === nothing) return nothing
  return html`<div class="frame-bar" part="frame">
    ${
      openedFrom
        ? html`<button type="button" class="quiet back" @click=${actions.back}>
            ${icons.chevron}${l.term('desksBack', openedFrom)}
          </button>`
        : nothing
    }
    ${
      tabs.length > 1
        ? tabList(
            l.term('desks'),
            tabs.map((desk) => tabOf(desk, bar, l)),
            current,
            actions.open,
          )
        : nothing
    }
    ${bar.find} ${hasField ? field(bar, actions, l) : nothing}
  </div>`
}

function tabOf({ name, isOfOrder }: DeskDescriptor, { orderId, unsaved }: FrameBar, l: Localizer): Tab {
  if (!isOfOrder || !orderId) return { id: name, label: l.term('desksName', name) }
  const label = html`${l.term('desksOrder', orderId)}
  ${unsaved > 0 ? html`<span class="badge" data-tone="warning">${l.term('desksUnsaved', unsaved)}</span>` : nothing}`
  return { id: name, label }
}

function field({ isWrong }: FrameBar, { submit }: FrameActions, l: Localizer): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const input = (event.currentTarget as HTMLFormElement).querySelector('input')!
    submit(input.value)
    if (input.getAttribute('aria-invalid') === 'true') input.focus()
  }
  return html`<form class="open-order" novalidate @submit=${onSubmit}>
    <label for="order-number">${l.term('desksOrderNumber')}</label>
    <input
      id="order-number"
      inputmode="numeric"
      autocomplete="off"
      maxlength="40"
      aria-invalid=${isWrong}
      aria-describedby=${isWrong ? 'order-number-problem' : nothing}
    />
    <button type="submit">${l.term('desksOpen')}</button>
    <p id="order-number-problem" class="field-problem" role="alert">
      ${isWrong ? l.term('desksNoNumber') : nothing}
    </p>
  </form>`
}

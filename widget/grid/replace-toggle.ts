import { LitElement, type PropertyValues } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import { replaceAll } from '../changes/changes.ts'
import type { Gate } from '../changes/edit-gates.ts'
import { Localizer } from '../locales/localizer.ts'
import { replaceButton } from '../parts/replace-button.ts'
import { StoreController } from '../parts/store.controller.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'

/** Private: switches "replace all" on and off. What it means is explained above the rows. */
export class ReplaceToggle extends LitElement {
  static override styles = [base, controls]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    gate: { attribute: false },
  }

  declare store: ChangesStore
  declare gate: Gate

  readonly #l = new Localizer(this)
  readonly #changes = new StoreController(this)

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('store')) this.#changes.follow(this.store)
  }

  override render(): unknown {
    const { gate, store } = this
    return replaceButton(
      { gate, isPressed: store.changes.replacesAll, onClick: () => this.toggle() },
      this.#l,
    )
  }

  toggle(): void {
    this.store.change((changes) => replaceAll(changes, !changes.replacesAll))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-replace-all': ReplaceToggle
  }
}

import { html, LitElement, type PropertyValues } from 'lit'
import type { ChangesStore } from '../../rows/changes/changes.store.ts'
import { Localizer } from '../../locales/localizer.ts'
import { base } from '../styles/base.styles.ts'
import { controls } from '../styles/controls.styles.ts'
import { bannerStyles } from './banner.styles.ts'
import { StoreController } from './store.controller.ts'

/** A note on the desk about its store, shown only while there is something to say. */
export abstract class StoreBanner extends LitElement {
  static override styles = [base, controls, bannerStyles]
  static override properties = { lang: { type: String }, store: { attribute: false } }

  declare store: ChangesStore

  readonly #l = new Localizer(this)
  readonly #following = new StoreController(this)

  /** The note, or `nothing`. */
  protected abstract note(store: ChangesStore, l: Localizer): unknown

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#following.follow(this.store)
  }

  override render(): unknown {
    // The live region is there before its text, so that the text is announced.
    return html`<div role="status">${this.note(this.store, this.#l)}</div>`
  }
}

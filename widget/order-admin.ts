import { releaseTrustedTypesHint } from './trusted-types-hint.ts'
import { LitElement, type PropertyValues } from 'lit'
import { EdgeClient } from './client/edge-client.ts'
import { overrideStrings, type Strings } from './locales/overrides.ts'
import { PageLanguageController } from './locales/page-language.controller.ts'
import { define } from './parts/define.ts'
import { type FetchSession, SessionController } from './session/session.controller.ts'
import { DeskNotice } from './shell/desk-notice.ts'
import { DeskShell } from './shell/desk-shell.ts'
import { type DeskContext, defineFirstDesks } from './shell/desks.ts'
import { tokens } from './styles/tokens.styles.ts'

export * from './events.ts'

/**
 * The order desk, in a merchant's own page. Light or dark follows the page's `color-scheme`, the language
 * follows `lang`, the direction `dir`: each from the element or from what it stands in. A page that says no
 * language gets the session's `locale`.
 *
 * @example
 * ```html
 * <order-admin order-id="8906810"></order-admin>
 * <script type="module">
 *   document.querySelector('order-admin').fetchSession = () =>
 *     fetch('/order-desk-session', { method: 'POST' }).then((answer) => answer.json())
 * </script>
 * ```
 *
 * @fires {OrderAdminBeforeSaveEvent} order-admin-before-save - Before each write is sent, with what it is; cancelable:
 *   what was saved before it stays saved, the rest stays with the clerk.
 * @fires {OrderAdminSavedEvent} order-admin-saved - After the provider took a write, with the ids of added rows.
 * @fires {OrderAdminChangesEvent} order-admin-changes - Another number of changes is not saved; see `changeCount`.
 * @fires {OrderAdminErrorEvent} order-admin-error - Something failed, and the desk says so.
 *
 * @slot actions - The page's own buttons, beside the desk's.
 *
 * @csspart desk - Everything, once the order is here.
 * @csspart head - Number, status, dates and amounts.
 * @csspart rows - A table of rows.
 * @csspart totals - VAT by rate and the total.
 * @csspart deliveries - Deliveries and credits.
 * @csspart side - Customer, addresses, payment, references, metadata.
 * @csspart history - Who changed the order, and when.
 * @csspart extend - The button that moves the expiry.
 * @csspart edit-metadata - The button that edits metadata.
 * @csspart actions - The buttons above the rows.
 * @csspart add-row - The button that opens the form.
 * @csspart paste-rows - The button that asks for rows out of a spreadsheet.
 * @csspart replace-all - The button that has all rows replaced.
 * @csspart change-bar - What the changes come to, at the bottom.
 * @csspart row-form - The form of one row.
 * @csspart chip - A status.
 * @csspart problem - What the desk says when something failed.
 *
 * @cssproperty --order-admin-font - Font family.
 * @cssproperty --order-admin-font-size - Size of body text, 14px; the other sizes follow.
 * @cssproperty --order-admin-accent - Buttons, links, focus.
 * @cssproperty --order-admin-on-accent - Text on the accent.
 * @cssproperty --order-admin-surface - Behind the desk.
 * @cssproperty --order-admin-surface-sunken - Behind heads, forms and side.
 * @cssproperty --order-admin-surface-raised - Behind what floats.
 * @cssproperty --order-admin-text - Text.
 * @cssproperty --order-admin-muted - Labels and lesser text.
 * @cssproperty --order-admin-line - Hairlines.
 * @cssproperty --order-admin-control - Behind fields and plain buttons.
 * @cssproperty --order-admin-control-line - Edges of fields and buttons; at least 3:1 on the surface.
 * @cssproperty --order-admin-good - Text of a good state.
 * @cssproperty --order-admin-good-surface - Behind it.
 * @cssproperty --order-admin-warning - Text of a warning.
 * @cssproperty --order-admin-warning-surface - Behind it.
 * @cssproperty --order-admin-bad - Text of a fault.
 * @cssproperty --order-admin-bad-surface - Behind it.
 * @cssproperty --order-admin-neutral-surface - Behind a state that is neither.
 * @cssproperty --order-admin-highlight - Behind what is new, changed or chosen.
 * @cssproperty --order-admin-radius - Corners, 6px.
 * @cssproperty --order-admin-control-radius - Corners of controls, 4px.
 * @cssproperty --order-admin-row-height - Height of a table row, 36px (28px is compact).
 * @cssproperty --order-admin-space - The step of all spacing, 4px.
 * @cssproperty --order-admin-shadow - Of what floats.
 * @cssproperty --order-admin-side-width - Width of the side column, 300px.
 */
export class OrderAdmin extends LitElement {
  static override styles = tokens
  static override properties = {
    desk: {},
    orderId: { attribute: 'order-id' },
    edgeUrl: { attribute: 'edge-url' },
    fetchSession: { attribute: false },
    live: { type: Boolean },
    strings: { attribute: false },
    lang: { reflect: true },
  }

  /** Which desk to open: `order`. By default the desk of what is set, an order for `order-id`. */
  declare desk: string | undefined
  /** Checkout order id in decimal digits: text, because a Long does not fit in a number. */
  declare orderId: string | undefined
  /** The edge's address; by default the origin that this script came from. */
  declare edgeUrl: string | undefined
  /** Asks the merchant's backend for a session. May be set before or after the element is defined. */
  declare fetchSession: FetchSession | undefined

  /**
   * Is the desk to tell who else has the order open, and what they change? It takes a WebSocket to the edge,
   * which the page's policy must allow by `connect-src wss://…`; `https://…` alone does not.
   */
  declare live: boolean
  /** The page's own words in the place of the widget's, by term: `{ rows: 'Order lines' }`. */
  declare strings: Strings | undefined

  readonly #language = new PageLanguageController(this)
  readonly #session = new SessionController(this)
  readonly #shell = new DeskShell(this)
  #client: EdgeClient | undefined

  constructor() {
    super()
    this.desk = undefined
    this.orderId = undefined
    this.edgeUrl = undefined
    this.fetchSession = undefined
    this.live = false
    this.strings = undefined
  }

  /**
   * How many changes of rows are not saved. While there are any, the browser asks before the page is left; a
   * page that goes elsewhere without leaving, or sets another `orderId`, is to ask for itself.
   */
  get changeCount(): number {
    return this.#shell.desk?.changeCount ?? 0
  }

  /**
   * Reads the order again, once it has been read. What is shown and what is not saved stay meanwhile and
   * after it; it never rejects, because the desk says what went wrong.
   */
  async reload(): Promise<void> {
    await this.#shell.desk?.reload()
  }

  get #context(): DeskContext {
    return {
      client: this.#client,
      lang: this.#language.lang,
      orderId: this.orderId?.trim(),
      isLive: this.live,
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('strings')) overrideStrings(this, this.strings)
    this.#session.fetchSession = this.fetchSession
    if (!this.fetchSession) this.#client = undefined
    else if (!this.#client || changed.has('edgeUrl')) {
      this.#client = new EdgeClient(this.edgeUrl || new URL(import.meta.url).origin, this.#session)
    }
    this.#shell.choose(this.desk?.trim(), this.#context)
  }

  override render(): unknown {
    return this.#shell.render(this.#context)
  }
}

// A page that loads the script twice, or in two versions, keeps the first of them whole.
if (!customElements.get('order-admin')) {
  defineFirstDesks()
  define({ 'order-admin-notice': DeskNotice, 'order-admin': OrderAdmin })
}
releaseTrustedTypesHint()

declare global {
  interface HTMLElementTagNameMap {
    'order-admin': OrderAdmin
  }
}

import { LitElement, type PropertyValues } from 'lit'
import { EdgeClient } from './client/edge-client.ts'
import { tellDeveloper } from './client/tell-developer.ts'
import { passDown, type Strings } from './locales/page-settings.ts'
import type { Reasons } from './locales/reasons.ts'
import { PageLanguageController } from './locales/page-language.controller.ts'
import type { DeskContext, DeskProperties } from './kit/parts/desk.ts'
import { firstLevel } from './kit/parts/heading.ts'
import { leaveToInputMethod } from './kit/parts/keys.ts'
import { nextTask } from './kit/parts/later.ts'
import type { FindOrders } from './desks/orders/data/find-orders.ts'
import type { MatchOrders } from './desks/reports/shop/match-orders.ts'
import type { Bookkeeping } from './desks/reports/take/bookkeeping.ts'
import { type FetchSession, SessionController } from './session/session.controller.ts'
import { DeskShell } from './shell/desk-shell.ts'
import { defineFirstDesks, type DeskName } from './shell/desks.ts'
import { tokens } from './kit/styles/tokens.styles.ts'

export * from './events.ts'
export type { NavigateGoal, OrderAdminNavigateEvent } from './navigate-event.ts'

/**
 * The order desk, the desk of orders, the report desk, the credit desk and the desk of changes for a merchant's own page. Light or dark follows the page's `color-scheme`, the language
 * follows `lang` and the text direction `dir`, each on the element or around it. If the page names no language,
 * the session's `locale` is used.
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
 * @fires {OrderAdminBeforeSaveEvent} order-admin-before-save - Before each write is sent. Cancelable: earlier
 *   writes stay saved, and the rest stays unsaved in the desk. Of a write of the credit desk it has the operation only.
 * @fires {OrderAdminSavedEvent} order-admin-saved - After the provider has accepted a write, with the ids of added rows.
 * @fires {OrderAdminChangesEvent} order-admin-changes - When the number of unsaved changes changes; see `changeCount`.
 * @fires {OrderAdminErrorEvent} order-admin-error - When the desk shows an error.
 * @fires {OrderAdminReadyEvent} order-admin-ready - When a desk shows its first content, and again for another order.
 * @fires {OrderAdminNavigateEvent} order-admin-navigate - When the clerk opens an order or a customer. Cancelable: the page
 *   then opens it; otherwise the element opens an order itself. Also when the clerk chooses what the desk of orders shows.
 *
 * @slot actions - The page's own buttons, next to the desk's.
 *
 * @csspart desk - The whole desk, once the order is loaded.
 * @csspart head - Number, status, dates and amounts.
 * @csspart rows - A table of rows.
 * @csspart totals - VAT by rate and the total.
 * @csspart deliveries - The order's story: what was ordered, changed, delivered, credited and cancelled.
 * @csspart side - Customer, addresses, payment, references, metadata.
 * @csspart extend - The button that moves the expiry.
 * @csspart edit-metadata - The button that edits metadata.
 * @csspart actions - The buttons above the rows.
 * @csspart add-row - The button that opens the form.
 * @csspart paste-rows - The button that pastes rows from a spreadsheet.
 * @csspart change-bar - The bar at the bottom with the totals of the changes.
 * @csspart change-pill - Stands for the bar while that is out of view.
 * @csspart row-form - The form of one row.
 * @csspart problem - An error that the desk shows.
 * @csspart frame - The bar above the desks, with their tabs and the button that finds anything.
 * @csspart dialog - The box of a dialog; `::part(dialog)::backdrop` is what is behind it.
 * @csspart dialog-title - Its heading, which is a `heading` too.
 * @csspart button - A button with a box. Tabs and entries of menus are none.
 * @csspart primary-button - The main one, which is a `button` too.
 * @csspart small-button - A button of a line of text.
 * @csspart icon-button - A button with an icon only.
 * @csspart quiet-button - A button without a box: it looks like text or a link.
 * @csspart field - A field for text, a number, a date or a file.
 * @csspart cell-field - The field in a cell of the rows, as large as the cell.
 * @csspart select - A list to choose from.
 * @csspart checkbox - A box to tick.
 * @csspart radio - One of several choices.
 * @csspart label - The name of a field, or of a group of fields.
 * @csspart table - A table.
 * @csspart table-head - The head of a column.
 * @csspart table-cell - A cell below a head.
 * @csspart amount - A cell with the amount of a line, which is a `table-cell` too.
 * @csspart tabs - A line of tabs.
 * @csspart tab - A tab; the open one has `aria-selected`.
 * @csspart menu - A menu.
 * @csspart menu-item - An entry of a menu.
 * @csspart chip - A status, or a filter.
 * @csspart badge - A word about a row or a tab, such as "New".
 * @csspart notice - A note on a coloured surface.
 * @csspart tooltip - What floats beside a control or a cell and explains it.
 * @csspart link - A link.
 * @csspart heading - A heading, or the title of a table.
 * @csspart key-figure - The figure a person came for.
 *
 * @cssproperty --order-admin-font - Font family, the system's.
 * @cssproperty --order-admin-font-size - Size of body text, 14px; the other sizes follow.
 * @cssproperty --order-admin-heading-font - Font family of headings, that of the text.
 * @cssproperty --order-admin-heading-weight - Weight of headings, 600.
 * @cssproperty --order-admin-accent - Main buttons, links, the open tab.
 * @cssproperty --order-admin-on-accent - Text on the accent.
 * @cssproperty --order-admin-focus - The ring around what has the focus, the accent; at least 3:1 on the surface.
 * @cssproperty --order-admin-surface - Behind the desk.
 * @cssproperty --order-admin-surface-sunken - Behind heads, forms and side.
 * @cssproperty --order-admin-surface-raised - Behind dialogs and menus, the surface.
 * @cssproperty --order-admin-backdrop - Over the page while a dialog is open.
 * @cssproperty --order-admin-tooltip - Behind a tooltip, dark in light pages and light in dark ones.
 * @cssproperty --order-admin-on-tooltip - Text of a tooltip, the surface.
 * @cssproperty --order-admin-text - Text.
 * @cssproperty --order-admin-muted - Labels and secondary text.
 * @cssproperty --order-admin-line - Hairlines.
 * @cssproperty --order-admin-control - Behind fields and plain buttons.
 * @cssproperty --order-admin-control-line - Edges of fields and buttons; at least 3:1 on the surface.
 * @cssproperty --order-admin-good - Text of a good state.
 * @cssproperty --order-admin-good-surface - Behind it.
 * @cssproperty --order-admin-warning - Text of a warning.
 * @cssproperty --order-admin-warning-surface - Behind it.
 * @cssproperty --order-admin-bad - Text of an error.
 * @cssproperty --order-admin-bad-surface - Behind it.
 * @cssproperty --order-admin-neutral-surface - Behind a neutral state.
 * @cssproperty --order-admin-highlight - Behind new, changed and chosen rows.
 * @cssproperty --order-admin-radius - Corners, 6px.
 * @cssproperty --order-admin-control-radius - Corners of controls, 4px.
 * @cssproperty --order-admin-border-width - Edges of the desk, dialogs, fields and buttons, 1px.
 * @cssproperty --order-admin-density - A number from -2 (compact) to 2 (roomy), 0: a step is 4px of a row's height.
 * @cssproperty --order-admin-row-height - Height of a table row, 36px at density 0.
 * @cssproperty --order-admin-control-height - Height of fields and buttons, 32px at density 0; fingers have at least 44px.
 * @cssproperty --order-admin-space - The unit of spacing, 4px at density 0.
 * @cssproperty --order-admin-shadow - Shadow of dialogs and menus.
 * @cssproperty --order-admin-dialog-width - Width of a dialog, 560px; it is never wider than the window.
 * @cssproperty --order-admin-dialog-width-large - Width of a dialog with a table, 960px.
 * @cssproperty --order-admin-motion - How long a movement takes, 150ms; none where the system asks for less motion.
 * @cssproperty --order-admin-side-width - Width of the side column, 300px.
 * @cssproperty --order-admin-inset-block-start - Height of the page's fixed header, 0px: what the desk scrolls to stands below it.
 * @cssproperty --order-admin-inset-block-end - Height of the page's fixed footer, 0px: the bar of the changes stands above it.
 * @cssproperty --order-admin-z-index - The desk among the page's own layers, auto. Nothing in it competes with them.
 */
export class OrderAdmin extends LitElement implements Required<DeskProperties> {
  /** The version of the package, such as `0.1.0`. */
  static readonly version: string = ORDER_ADMIN_VERSION
  static override styles = tokens
  static override properties = {
    desk: {},
    findOrders: { attribute: false },
    ordersView: { attribute: 'orders-view' },
    orderId: { attribute: 'order-id' },
    date: {},
    bookkeeping: { attribute: false },
    matchOrders: { attribute: false },
    edgeUrl: { attribute: 'edge-url' },
    fetchSession: { attribute: false },
    live: { type: Boolean },
    headingLevel: { attribute: 'heading-level', type: Number },
    customerLinks: { attribute: 'customer-links', type: Boolean },
    reasons: { attribute: false },
    requireReason: { attribute: 'require-reason' },
    strings: { attribute: false },
    lang: { reflect: true },
  }

  /**
   * Which desk to open: `order`, `orders`, `reports`, `credit` or `changes`. By default the one that the other attributes call for, such as
   * `order-id` or `date`; without them, those that the session allows, as tabs.
   */
  declare desk: DeskName | undefined
  /** Answers the orders of the shop, for the desk of orders: a page of them at a time, as the clerk searches and scrolls. */
  declare findOrders: FindOrders | undefined
  /**
   * What the desk of orders shows, as `order-admin-navigate` gave it: view, search, filter, order and columns. It follows
   * the clerk; whatever it cannot read is ignored.
   */
  declare ordersView: string | undefined
  /** Checkout order id: decimal digits, a bigint or a safe integer. Longer ids do not fit into a number. */
  declare orderId: string | number | bigint | undefined
  /** The day whose payment report to show, `YYYY-MM-DD`; by default the newest that there is. */
  declare date: string | undefined
  /** The page's accounts, for the voucher of a payout; by default suggestions of the BAS chart. */
  declare bookkeeping: Bookkeeping | undefined
  /** Answers which of the orders of a payout the shop knows, with their totals. */
  declare matchOrders: MatchOrders | undefined
  /** The edge's address; by default the origin that the edge's script came from. Required with the npm package. */
  declare edgeUrl: string | undefined
  /** Asks the merchant's backend for a session. Can be set before or after the element is defined. */
  declare fetchSession: FetchSession | undefined

  /**
   * Whether to show who else has the order open and what they change. It needs a WebSocket to the edge, which
   * the page's policy must allow by `connect-src wss://…`; `https://…` alone does not.
   */
  declare live: boolean
  /** The level of the desk's own heading on the page, 1 to 6; by default 2. The headings below it follow. */
  declare headingLevel: number | undefined
  /**
   * Whether the name of a customer is a button that fires `order-admin-navigate`, for a page that shows customers. The
   * element itself has no page of a customer.
   */
  declare customerLinks: boolean
  /**
   * Reasons to choose from where a clerk says why: a list, or one for each of `edit`, `deliver`, `cancel`, `credit`,
   * `extend` and `create`.
   * The edge keeps what the clerk says in the history, and never gives it to the provider.
   */
  declare reasons: Reasons | undefined
  /**
   * Where a reason must be given: some of `edit`, `deliver`, `cancel`, `credit`, `extend` and `create`, or `all`, as is an
   * empty text.
   */
  declare requireReason: string | undefined
  /** The page's own words instead of the widget's, by term: `{ rows: 'Order lines' }`. */
  declare strings: Strings | undefined

  /** The desk's language, BCP 47; by default that of the page, or else of the session. */
  declare lang: string

  readonly #language = new PageLanguageController(this)
  readonly #session = new SessionController(this)
  readonly #shell = new DeskShell(this)
  #client: EdgeClient | undefined
  #unset: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super()
    defineFirstDesks()
    this.addEventListener('keydown', leaveToInputMethod, { capture: true })
    this.desk = undefined
    this.findOrders = undefined
    this.ordersView = undefined
    this.addEventListener('order-admin-navigate', ({ kind, ordersView }) => {
      if (kind === 'orders') this.ordersView = ordersView
    })
    this.orderId = undefined
    this.date = undefined
    this.bookkeeping = undefined
    this.matchOrders = undefined
    this.edgeUrl = undefined
    this.fetchSession = undefined
    this.live = false
    this.headingLevel = undefined
    this.customerLinks = false
    this.reasons = undefined
    this.requireReason = undefined
    this.strings = undefined
  }

  /**
   * The number of unsaved changes, with drafts in dialogs, open or closed. While there are any, the browser asks before the page is left; an app that
   * navigates on the client or sets another `orderId` has to ask by itself.
   */
  get changeCount(): number {
    return this.#shell.desk?.changeCount ?? 0
  }

  /**
   * Reloads the order. What is shown stays until the answer is here, and unsaved changes are kept. It never
   * rejects, because the desk shows what went wrong.
   */
  async reload(): Promise<void> {
    await this.#shell.desk?.reload()
  }

  get #context(): DeskContext {
    return {
      client: this.#client,
      lang: this.#language.lang,
      orderId: orderIdText(this.orderId),
      wrongOrderId: wrongOrderId(this.orderId),
      isLive: this.live,
      date: this.date?.trim(),
      bookkeeping: this.bookkeeping,
      matchOrders: this.matchOrders,
      findOrders: this.findOrders,
      ordersView: this.ordersView,
    }
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#unset = setTimeout(() => {
      if (!this.fetchSession) tellDeveloper({ is: 'session-unset' })
    }, UNSET_AFTER_MS)
    for (const meant of hyphenated) {
      const given = meant.replaceAll('-', '')
      if (this.hasAttribute(given)) tellDeveloper({ is: 'attribute-unknown', given, meant })
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#unset)
  }

  /** Renders in its own task: the script that has just run has taken one already. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTask()
    super.scheduleUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const wrong = wrongOrderId(this.orderId)
    if (changed.has('orderId') && wrong) tellDeveloper({ is: 'order-id-wrong', given: wrong })
    if (changed.has('headingLevel') && !firstLevel(this.headingLevel)) {
      tellDeveloper({ is: 'heading-level-wrong', given: String(this.headingLevel) })
    }
    if (passedDown.some((name) => changed.has(name))) passDown(this)
    this.#session.fetchSession = this.fetchSession
    if (!this.fetchSession) this.#client = undefined
    else if (!this.#client || changed.has('edgeUrl')) {
      this.#client = new EdgeClient(this.edgeUrl || defaultEdge(), this.#session)
    }
    this.#shell.choose(this.desk?.trim(), this.#context)
  }

  override render(): unknown {
    return this.#shell.render(this.#context)
  }
}

/** What the parts of the element read by themselves. */
const passedDown = ['strings', 'headingLevel', 'customerLinks', 'reasons', 'requireReason'] as const

/** A page may set the property later than the script runs, but hardly this much later. */
const UNSET_AFTER_MS = 5000

/** Attributes that are lost when a page spells them like the property: `orderId`. */
const hyphenated = [
  'order-id',
  'edge-url',
  'orders-view',
  'heading-level',
  'customer-links',
  'require-reason',
] as const

/** The edge that this script came from. A bundled script came from none: a blank address is reported. */
function defaultEdge(): string {
  return ORDER_ADMIN_FROM_EDGE ? new URL(import.meta.url).origin : ' '
}

/** Undefined for an invalid id, and for one that the page has since replaced. */
function orderIdText(id: unknown): string | undefined {
  if (typeof id === 'string') return id.trim()
  return typeof id === 'bigint' || Number.isSafeInteger(id) ? String(id) : undefined
}

/** The page's invalid order id, for its developer; empty if it is valid. */
function wrongOrderId(id: unknown): string {
  if (id === undefined || id === null || orderIdText(id) !== undefined) return ''
  return typeof id === 'number' ? `number ${id}` : typeof id
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin': OrderAdmin
  }
}

import { initialState, Task } from '@lit/task'
import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { asEdgeError, EdgeError } from '../client/edge-error.ts'
import { tellRefusal } from '../client/tell-developer.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../events.ts'
import { Localizer } from '../locales/localizer.ts'
import { OrderAdminNavigateEvent } from '../navigate-event.ts'
import { type FrameCommand, onCommand } from '../kit/parts/command.ts'
import type { DeskContext, DeskDescriptor, DeskElement } from '../kit/parts/desk.ts'
import { deskStatesStyles } from '../kit/parts/desk-states.styles.ts'
import type { Goal } from '../kit/parts/goal.ts'
import { OPEN_ORDER, type Opened } from '../kit/parts/open-order.ts'
import { noWords } from '../kit/parts/no-words.ts'
import { tabListStyles } from '../kit/parts/tab-list.styles.ts'
import { base } from '../kit/styles/base.styles.ts'
import { controls } from '../kit/styles/controls.styles.ts'
import { allowedDesks, deskOfOrder, findable } from './allowed-desks.ts'
import { frameBar } from './desk-frame.view.ts'
import { deskFrameStyles } from './desk-frame.styles.ts'
import type { DeskNotice } from './desk-notice.ts'
import type { Places } from './find/find-search.controller.ts'
import { Finder } from './find/finder.controller.ts'
import { Walk } from './walk.controller.ts'

/**
 * Private: the desks that a session allows, as tabs, with a field that opens an order by its number; or the one desk
 * that the page asks for. A desk stays on the page once it was open, so that the clerk loses nothing by looking at
 * another.
 */
export class DeskFrame extends LitElement {
  static override styles = [base, controls, deskStatesStyles, tabListStyles, deskFrameStyles]
  static override properties = {
    context: { attribute: false },
    desks: { attribute: false },
    only: { attribute: false },
    orderId: { state: true },
    current: { state: true },
    problem: { state: true },
    found: { state: true },
  }

  declare context: DeskContext
  declare desks: readonly DeskDescriptor[]
  /** The desk that the page asks for; undefined if the session decides, null if no desk has the name. */
  declare only: DeskDescriptor | undefined | null
  /** The order that was opened here, in digits. */
  declare private orderId: string | undefined
  /** The name of the open desk; by default the first. */
  declare private current: string | undefined
  /** Whether the text in the field is no order id. */
  declare private problem: boolean
  /** What was found, for its desk to open. */
  declare private found: Goal | undefined

  readonly #l = new Localizer(this)
  /** Desks that have been open. */
  #opened = new Set<string>()
  /** The desk from which an order was opened, what had the focus there, and the desk that shows the order. */
  #from: { name: string; opener: HTMLElement | undefined; to: string | undefined } | undefined
  /** The context that the desks were given last. */
  #given: DeskContext | undefined
  /** Whether the page was told that the desk of an order is ready without an order. */
  #hasToldPlace = false

  readonly #finder = new Finder(this, {
    places: () => this.#places,
    open: (goal) => void this.#openFound(goal),
    numberOfOrder: () => this.#elementOf(this.#ofOrder?.name)?.merchantNumber,
  })

  readonly #walk = new Walk(this, {
    isShown: () => this.#row?.isOfOrder ?? false,
    open: (id, number) => this.#openOrder(id, { number, isStep: true }),
    back: () => void this.#back(),
  })

  readonly #session = new Task(this, {
    args: () => [this.only === null ? undefined : this.context.client] as const,
    task: ([client], { signal }) => client?.session(signal) ?? initialState,
    onError: (error) => this.#report(error),
  })

  readonly #loading = new Task(this, {
    args: () => [this.#session.value, this.#row, this.only] as const,
    task: async ([session, row, only]) => {
      if (!session) return initialState
      if (only && !session.capabilities.includes(only.capability)) throw missing(only.capability)
      if (!row) throw missing()
      await row.load?.()
      this.#opened.add(row.name)
      return row
    },
    onError: (error) => this.#report(error),
  })

  constructor() {
    super()
    this.problem = false
  }

  // Rows of a report ask for their order, and the desk of the order tells how much is unsaved. Unhandled requests end
  // here.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    root.addEventListener(OPEN_ORDER, (event) => {
      // The page gets its own event instead.
      event.stopPropagation()
      event.preventDefault()
      const { kind, id } = (event as CustomEvent<Opened>).detail
      const opener = event.composedPath()[0]
      void (kind === 'order' ? this.#openOrder(id, { opener }) : this.#openFound({ kind, id }, opener))
    })
    onCommand<FrameCommand>(root, (command) => {
      if (command.do === 'day-opened') this.#finder.recent.note({ kind: 'day', id: command.date })
    })
    root.addEventListener('order-admin-changes', () => this.requestUpdate())
    return root
  }

  /** The unsaved changes of all desks. */
  get changeCount(): number {
    return this.desks.reduce((sum, { name }) => sum + (this.#elementOf(name)?.changeCount ?? 0), 0)
  }

  /** Reloads the open desk. */
  async reload(): Promise<void> {
    await this.#elementOf(this.#row?.name)?.reload()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const given = this.#given
    if (changed.has('only') || this.context.client !== given?.client) this.#forget()
    else {
      // The page wants to see its new value, such as a day, in any open desk. Orders are opened here.
      const asked = this.#tabs.find(
        ({ openedBy = [], isOfOrder }) =>
          !isOfOrder && openedBy.some((value) => this.context[value] !== given?.[value]),
      )
      if (asked) this.current = asked.name
    }
    this.#given = this.context
    this.#l.locale = this.#session.value?.locale
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    if (this.only === null) return this.#notice({ hint: 'setupDesk' })
    if (!this.context.client) return this.#notice({ hint: 'setupSession' })
    const session = this.#session.value
    const error = session ? this.#loading.error : this.#session.error
    const row = this.#row
    const opening = html`<p class="opening">${l.term('desksOpening')}</p>`
    // The place of the tabs stays empty until they may come.
    if (!session && !error) return opening
    return html`
      ${session ? this.#bar(session) : nothing}
      <div
        id="panel"
        tabindex="-1"
        role=${this.#tabs.length > 1 ? 'tabpanel' : nothing}
        aria-labelledby=${this.#tabs.length > 1 && row ? `tab-${row.name}` : nothing}
      >
        ${error ? this.#notice({ error: asEdgeError(error) }) : nothing}
        ${error || this.#isReady ? nothing : opening}
        ${this.desks.map((desk) =>
          this.#opened.has(desk.name)
            ? html`<div class="place" ?hidden=${Boolean(error) || desk !== row}>
                ${this.#walkBeside(desk)} ${this.#desk(desk)}
              </div>`
            : nothing,
        )}
      </div>
      <order-admin-leave lang=${l.lang()}></order-admin-leave>
      ${this.#finder.dialog(l)}
    `
  }

  protected override updated(): void {
    // A desk reports its changes by itself; without an order there are none yet.
    const isPlace = this.#isReady && this.#row!.isOfOrder && !this.#orderIdOf(this.#session.value)
    if (!isPlace || this.#hasToldPlace || this.#loading.error || this.#l.state !== 'ready') return
    this.#hasToldPlace = true
    void this.updateComplete.then(() => this.dispatchEvent(new OrderAdminReadyEvent(this.#row!.name)))
  }

  #bar(session: SessionInfo): unknown {
    return frameBar(
      {
        tabs: this.#tabs,
        current: this.#row?.name ?? '',
        orderId: this.#orderIdOf(session),
        unsaved: this.#unsaved,
        // The line above the order leads back to the list.
        openedFrom: this.#from?.to === this.#row?.name && !this.#walk.isOn ? this.#from?.name : undefined,
        // A session for one order has nothing to choose, and the field that finds anything opens an order too.
        hasField:
          !this.only && !this.#places && !session.orderId && session.capabilities.includes('order.read'),
        isWrong: this.problem,
        find: this.#finder.button(this.#l),
      },
      {
        open: (name) => (this.current = name),
        back: () => void this.#back(),
        submit: (text) => this.#submit(text),
      },
      this.#l,
    )
  }

  #desk(desk: DeskDescriptor): unknown {
    const { context } = this
    const lang = context.lang || this.#session.value?.locale || ''
    const capabilities = this.#session.value?.capabilities ?? []
    const found = this.found?.kind === desk.opens ? this.found : undefined
    if (!desk.isOfOrder) return desk.render({ ...context, lang, capabilities, opens: this.#opens, found })
    const orderId = this.#orderIdOf(this.#session.value)
    if (!orderId) return this.#noOrder()
    return desk.render({ ...context, lang, orderId, onList: this.#named(LIST) && this.#searchList })
  }

  /** What a desk can have opened: an order in a tab that comes with it, the rest in the tabs that are there. */
  get #opens(): ReadonlySet<Goal['kind']> {
    const kinds = this.#tabs.flatMap(({ opens }) => opens ?? [])
    return new Set(this.#session.value?.capabilities.includes('order.read') ? ['order', ...kinds] : kinds)
  }

  #walkBeside({ isOfOrder, name }: DeskDescriptor): unknown {
    if (isOfOrder) return this.#walk.view(this.#l)
    return name === LIST ? this.#walk.goneView(this.#l) : nothing
  }

  #noOrder(): unknown {
    const l = this.#l
    const canFind = this.#places !== undefined
    return html`<div class="page">
      <p>${l.term(canFind ? 'desksNoOrderFind' : 'desksNoOrder')}</p>
      ${canFind ? html`<p>${this.#finder.button(l, 'primary')}</p>` : nothing}
    </div>`
  }

  #notice({ hint, error }: { hint?: DeskNotice['hint']; error?: EdgeError }): unknown {
    const retry = () => void (this.#session.value ? this.#loading.run() : this.#session.run())
    return html`<order-admin-notice
      lang=${this.context.lang}
      .hint=${hint}
      .error=${error}
      .desks=${this.desks.map(({ name }) => name)}
      .retry=${retry}
    ></order-admin-notice>`
  }

  /** Changes of the open order that are not saved. */
  get #unsaved(): number {
    return this.#elementOf(this.#ofOrder?.name)?.changeCount ?? 0
  }

  get #isReady(): boolean {
    return this.#row !== undefined && this.#opened.has(this.#row.name)
  }

  /** The desks to choose from: those of the session, or the page's one and an order that was opened from it. */
  get #tabs(): readonly DeskDescriptor[] {
    const { only } = this
    if (only) return this.orderId && this.#ofOrder ? [only, this.#ofOrder] : [only]
    return allowedDesks(this.desks, this.#session.value, this.context)
  }

  get #row(): DeskDescriptor | undefined {
    return this.#named(this.current) ?? this.#tabs[0]
  }

  get #ofOrder(): DeskDescriptor | undefined {
    return deskOfOrder(this.desks)
  }

  /** Where the clerk can look for something. */
  get #places(): Places | undefined {
    const session = this.#session.value
    const { client, findOrders } = this.context
    const kinds = findable(this.desks, this.#tabs, session, Boolean(this.only))
    if (!client || kinds.size === 0) return undefined
    return { client, kinds, hasIndex: session!.capabilities.includes('orders.list'), findOrders }
  }

  #named(name: string | undefined): DeskDescriptor | undefined {
    return this.#tabs.find((desk) => desk.name === name)
  }

  #orderIdOf(session: SessionInfo | undefined): string | undefined {
    return this.orderId ?? session?.orderId?.toString()
  }

  #elementOf(name: string | undefined): DeskElement | undefined | null {
    const row = this.desks.find((desk) => desk.name === name)
    // Before its first update the frame has no root.
    return row && this.renderRoot?.querySelector<DeskElement>(row.tag)
  }

  #submit(text: string): void {
    const digits = text.replace(/\s/g, '')
    const id = parseLong(digits)
    this.problem = id === undefined || id <= 0
    if (!this.problem) void this.#openOrder(String(id))
  }

  /** @returns whether it was opened here */
  async #openOrder(orderId: string, { opener, number, isStep }: Opening = {}): Promise<boolean> {
    const count = this.#unsaved
    const isOther = this.orderId !== undefined && this.orderId !== orderId
    const leave = this.renderRoot.querySelector('order-admin-leave')
    if (isOther && count > 0 && !(await leave?.ask(this.orderId!, count))) return false
    if (!this.dispatchEvent(new OrderAdminNavigateEvent({ kind: 'order', orderId, merchantOrderId: number })))
      return false
    if (!isStep) this.#leaveFrom(orderId, opener)
    const isOnButton = isStep && this.renderRoot.querySelector('.walk :focus') !== null
    this.orderId = orderId
    this.current = this.#ofOrder?.name
    // The button that leads through the list is pressed again and again.
    if (!isOnButton) await this.#focusPanel()
    return true
  }

  /** Keeps where the order was opened from. */
  #leaveFrom(orderId: string, opener: EventTarget | undefined): void {
    this.#keepFrom(this.#ofOrder?.name, opener)
    if (this.#row?.name === LIST) this.#walk.begin(this.#elementOf(LIST)?.walk, orderId)
    else this.#walk.end()
  }

  #keepFrom(to: string | undefined, opener: EventTarget | undefined): void {
    const row = this.#row
    this.#from =
      row && !row.isOfOrder && row.name !== to
        ? { name: row.name, opener: opener instanceof HTMLElement ? opener : undefined, to }
        : undefined
  }

  #searchList = (text: string): void => void this.#search(text)

  async #search(text: string): Promise<void> {
    this.current = LIST
    this.#walk.end()
    await this.updateComplete
    await this.#loading.taskComplete.catch(() => undefined)
    await this.updateComplete
    await this.#elementOf(LIST)?.walk?.search(text)
  }

  async #openFound(goal: Goal, opener?: EventTarget): Promise<void> {
    if (goal.kind === 'order') {
      await this.#openOrder(goal.id, { number: goal.number })
      return
    }
    this.found = goal
    this.#finder.recent.note(goal)
    const to = this.#tabs.find(({ opens }) => opens === goal.kind)?.name
    this.#keepFrom(to, opener)
    this.current = to
    await this.#focusPanel()
  }

  async #back(): Promise<void> {
    const { name, opener } = this.#from!
    this.#from = undefined
    this.current = name
    await this.updateComplete
    if (this.#walk.comeBack()) return
    if (opener?.isConnected) opener.focus()
    else await this.#focusPanel()
  }

  async #focusPanel(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('#panel')?.focus()
  }

  #forget(): void {
    this.#opened = new Set()
    this.#from = undefined
    this.orderId = undefined
    this.current = undefined
    this.found = undefined
    this.#finder.recent.forget()
    this.#walk.end()
    this.#hasToldPlace = false
  }

  #report(error: unknown): void {
    const { code, requestId } = asEdgeError(error)
    this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
  }
}

/** The desk with the list of orders. */
const LIST = 'orders'

interface Opening {
  /** What to give the focus back to. */
  opener?: EventTarget | undefined
  /** The merchant's own number of the order, where it is known. */
  number?: string | undefined
  /** Whether it is the next of the list that the order before was opened from. */
  isStep?: boolean
}

/** @param capability that the desk needs; without it, the session opens none of the desks */
function missing(capability?: Capability): EdgeError {
  const error = new EdgeError('Opening the desk', {
    code: 'capability-missing',
    ...(capability && { capability }),
  })
  tellRefusal(error)
  return error
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-desks': DeskFrame
  }
}

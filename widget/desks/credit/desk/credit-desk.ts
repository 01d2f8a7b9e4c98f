import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminReadyEvent } from '../../../events.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import type { Goal } from '../../../kit/parts/goal.ts'
import { onCommand } from '../../../kit/parts/command.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { onDraftCount } from '../../../kit/parts/draft-count.ts'
import { PartsController } from '../../../kit/parts/parts.controller.ts'
import { tabList } from '../../../kit/parts/tab-list.ts'
import { tabListStyles } from '../../../kit/parts/tab-list.styles.ts'
import { UnsavedCount } from '../../../kit/parts/unsaved-count.controller.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { CreditCommand, CreditContext, CreditPart } from '../data/credit-context.ts'
import { partContent } from '../data/part-content.ts'
import type { CreditTaskElement } from '../data/task-element.ts'
import { creditDeskStyles } from './credit-desk.styles.ts'
import { HealthController } from './health.controller.ts'
import { healthView, healthWords } from './health.view.ts'
import { tasks as allTasks } from './tasks.ts'

type Task = CreditPart<CreditContext>

/**
 * Private: the desk of credit orders. Each task loads when it is first opened, and keeps its drafts while another one
 * is open. When the desk leaves the page, it forgets everything that was entered or read.
 */
export class CreditDesk extends LitElement {
  static override styles = [base, controls, deskStatesStyles, tabListStyles, creditDeskStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    capabilities: { attribute: false },
    found: { attribute: false },
    tasks: { attribute: false },
    current: { state: true },
  }

  declare client: EdgeClient | undefined
  declare capabilities: readonly Capability[]
  /** The order that the clerk has found. */
  declare found: Goal | undefined
  declare tasks: readonly Task[]
  /** The open task's name; by default the first. */
  declare private current: string | undefined

  readonly #l = new Localizer(this)
  readonly #parts = new PartsController(this)
  readonly #announcement = new AnnouncementController(this)
  readonly #unsaved = new UnsavedCount(this, '')
  readonly #health = new HealthController(this, (health) =>
    this.#announcement.say(healthWords(health, this.#l)),
  )
  /** Tasks that have been open. */
  readonly #opened = new Set<string>()
  /** The client for which the page was told of the first task. */
  #readyFor: EdgeClient | undefined
  /** The elements of the parts are other ones in each visit. */
  #visit = 0

  constructor() {
    super()
    this.capabilities = []
    this.tasks = allTasks
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot()
    onDraftCount(root, () => this.#unsaved.tell(this.changeCount))
    onCommand<CreditCommand>(root, (command) => this.#answer(command))
    return root
  }

  #answer(command: CreditCommand): void {
    switch (command.do) {
      case 'announce':
        return this.#announcement.sayAfterDialog(command.words)
      case 'open-order':
        return void this.#show('orders', (part) => part.openOrder?.(command.ProviderOrderNr))
      case 'open-plan':
        return void this.#show('plans', (part) => part.openPlan?.(command.ProviderPaymentPlanNr))
      case 'order-changed':
        for (const part of this.#elements) part.orderChanged?.(command.ProviderOrderNr)
    }
  }

  /** The unsent changes of all tasks. */
  get changeCount(): number {
    return this.#elements.reduce((sum, { changeCount = 0 }) => sum + changeCount, 0)
  }

  /** Reads again what the open task shows. */
  async reload(): Promise<void> {
    await Promise.all([this.#health.ask(), this.#elementOf(this.#task)?.reload?.()])
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // This also runs after a move within the page.
    if (this.hasUpdated) this.#health.follow(this.client)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#forget()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('client')) {
      // Another session may not see what this one has read.
      this.#forget()
      if (this.isConnected) this.#health.follow(this.client)
    }
    if (changed.has('found') && this.found) this.#openFound(this.found)
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const { client } = this
    const task = this.#task
    if (!client || !task) return nothing
    const tabs = this.#allowed
    const hasTabs = tabs.length > 1
    if (this.isConnected) this.#opened.add(task.name)
    const context: CreditContext = {
      lang: l.lang(),
      client,
      mayWrite: this.capabilities.includes('credit.write'),
    }
    return html`
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>
      <div class="desk" part="desk">
        <div class="bar">
          ${
            hasTabs
              ? tabList(
                  l.term('creditTasks'),
                  tabs.map(({ name }) => ({ id: name, label: l.term('creditTask', name) })),
                  task.name,
                  (name) => (this.current = name),
                )
              : nothing
          }
          ${healthView(this.#health.health, () => void this.#health.ask(), l)}
        </div>
        <div
          id="panel"
          tabindex="-1"
          role=${hasTabs ? 'tabpanel' : nothing}
          aria-labelledby=${hasTabs ? `tab-${task.name}` : nothing}
        >
          ${repeat(
            tabs.filter(({ name }) => this.#opened.has(name)),
            ({ name }) => `${this.#visit} ${name}`,
            (each) =>
              html`<div class="place" data-task=${each.name} ?hidden=${each !== task}>
                ${partContent(each, context, this.#parts, l)}
              </div>`,
          )}
        </div>
      </div>
    `
  }

  protected override updated(): void {
    // Tasks that are gone tell nothing themselves.
    this.#unsaved.tell(this.changeCount)
    const part = this.#elementOf(this.#task) as (CreditTaskElement & LitElement) | undefined
    if (!part || this.#readyFor === this.client) return
    this.#readyFor = this.client
    void this.#tellReady(part)
  }

  async #tellReady(part: LitElement): Promise<void> {
    await Promise.all([this.updateComplete, part.updateComplete])
    if (part.isConnected) this.dispatchEvent(new OrderAdminReadyEvent('credit'))
    else this.#readyFor = undefined
  }

  /** The tasks that the session allows. */
  get #allowed(): readonly Task[] {
    return this.tasks.filter(({ needs }) => this.capabilities.includes(needs))
  }

  get #task(): Task | undefined {
    const tasks = this.#allowed
    return tasks.find(({ name }) => name === this.current) ?? tasks[0]
  }

  get #elements(): CreditTaskElement[] {
    return [...(this.renderRoot?.querySelectorAll<CreditTaskElement>('.place > :not(.bone, .note)') ?? [])]
  }

  #elementOf(task: Task | undefined): CreditTaskElement | undefined {
    return this.#elements.find(({ parentElement }) => parentElement?.dataset['task'] === task?.name)
  }

  #openFound({ id }: Goal): void {
    const number = parseLong(id)
    if (number !== undefined) void this.#show('orders', (part) => part.openOrder?.(number))
  }

  /** Opens a task, and then something in it. */
  async #show(name: string, show: (part: CreditTaskElement) => void): Promise<void> {
    const task = this.#allowed.find((each) => each.name === name)
    if (!task) return
    const visit = this.#visit
    this.current = name
    await this.#parts.loaded(task)
    await this.updateComplete
    const part = this.#elementOf(task)
    if (!part || visit !== this.#visit) return
    show(part)
    this.renderRoot.querySelector<HTMLElement>('#panel')?.focus()
  }

  #forget(): void {
    this.#visit += 1
    this.#opened.clear()
    this.current = undefined
    this.#announcement.forget()
    this.requestUpdate()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit': CreditDesk
  }
}

/** The sandbox's console: its session, the merchant, and one section at a time. */
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js'
import { base } from '../widget/kit/styles/base.styles.ts'
import { controls } from '../widget/kit/styles/controls.styles.ts'
import { tokens } from '../widget/kit/styles/tokens.styles.ts'
import { icons } from '../widget/kit/parts/icons.ts'
import { CallFailed } from './client/call-failed.ts'
import { type Account, accountIn, type SandboxFacts } from './client/facts.ts'
import { Sandbox } from './client/sandbox.ts'
import { keyOf, openSession, readFacts } from './client/session.ts'
import type { MerchantsEvent } from './parts/merchants-event.ts'
import { consoleStyles } from './parts/page.styles.ts'
import { instant } from './parts/words.ts'
import { sections } from './sections/sections.ts'

/** Where the page remembers the merchant of this tab. */
const MERCHANT = 'order-admin-console-merchant'

class SandboxConsole extends LitElement {
  static override styles = [tokens, base, controls, consoleStyles]
  static override properties = {
    sandbox: { state: true },
    facts: { state: true },
    refusal: { state: true },
    address: { state: true },
  }

  declare private sandbox: Sandbox | undefined
  /** As they were read last: worlds come and go. */
  declare private facts: SandboxFacts | undefined
  declare private refusal: CallFailed | undefined
  /** What follows `#` in the address. */
  declare private address: string

  constructor() {
    super()
    this.address = ''
  }

  override connectedCallback(): void {
    super.connectedCallback()
    window.addEventListener('hashchange', this.#follow)
    this.#follow()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    window.removeEventListener('hashchange', this.#follow)
  }

  /** Opens the session of a link, or the section of an address. The key does not stay in the address. */
  #follow = (): void => {
    const key = keyOf(location.hash)
    if (key !== undefined) history.replaceState(null, '', '/console#requests')
    const before = this.address
    this.address = location.hash.slice(1) || 'requests'
    if (key !== undefined || !this.sandbox) void this.#open(key)
    else if (before.split('/')[0] !== this.address.split('/')[0]) void this.#focusSection()
  }

  async #open(key?: string): Promise<void> {
    try {
      let refused: unknown
      if (key !== undefined) await openSession(key).catch((error: unknown) => (refused = error))
      const facts = await readFacts().catch((error: unknown) => {
        // The link's own refusal says more than that there is no session.
        throw refused ?? error
      })
      const remembered = sessionStorage.getItem(MERCHANT)
      this.facts = facts
      this.sandbox = new Sandbox(facts, accountIn(facts, remembered) ?? facts.merchants[0])
      this.refusal = undefined
    } catch (error) {
      this.refusal = error instanceof CallFailed ? error : new CallFailed(0, (error as Error).message)
    }
  }

  /** After a change of section the focus is where it begins, so that a keyboard and a screen reader are there. */
  async #focusSection(): Promise<void> {
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('main')?.focus()
  }

  /** On a phone the sections are a line that scrolls: the open one is in view. */
  protected override updated(): void {
    const nav = this.renderRoot.querySelector('nav')
    const link = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2
  }

  override render(): TemplateResult {
    if (this.refusal) return this.#refused(this.refusal)
    const { facts } = this
    if (!this.sandbox || !facts)
      return html`<main class="alone"><p class="muted" role="status">Opening…</p></main>`
    const [name = '', ...rest] = this.address.split('/')
    const open = sections.find(({ path }) => path === name) ?? sections[0]!
    return html`
      <div class="frame">
        <header>
          <h1>Sandbox <span class="muted">console</span></h1>
          <label class="merchant"
            ><span class="visually-hidden">Merchant</span>
            <select @change=${this.#choose}>
              ${facts.merchants.map((account) => this.#option(account, account.MerchantId))}
              ${
                facts.worlds.length > 0
                  ? html`<optgroup label="Worlds">
                      ${facts.worlds.map((world) => this.#option(world, `ends ${instant(world.expires)}`))}
                    </optgroup>`
                  : nothing
              }
            </select></label
          >
          ${
            facts.actions === 'observed'
              ? html`<span class="badge" data-tone="accent">as observed</span>`
              : nothing
          }
        </header>
        <nav aria-label="Sections">
          ${sections.map(
            ({ path, label }) =>
              html`<a href="/console#${path}" aria-current=${path === open.path ? 'page' : nothing}
                >${label}</a
              >`,
          )}
        </nav>
        <main
          tabindex="-1"
          aria-label=${open.label}
          @console-merchants=${(event: MerchantsEvent) => void this.#readAgain(event)}
        >
          ${this.#section(open.tag, rest.join('/'))}
        </main>
      </div>
    `
  }

  #option({ MerchantId, Name }: Account, more: string): TemplateResult {
    const isChosen = MerchantId === this.sandbox!.account.MerchantId
    return html`<option value=${MerchantId} .selected=${isChosen}>${Name} · ${more}</option>`
  }

  #section(tag: string, route: string): TemplateResult {
    const name = unsafeStatic(tag)
    return staticHtml`<${name} .sandbox=${this.sandbox} .route=${route}></${name}>` as TemplateResult
  }

  #refused({ status, message }: CallFailed): TemplateResult {
    return html`<main class="alone">
      <h1>Sandbox console</h1>
      <div class="note" data-tone=${status === 0 ? 'bad' : 'warning'} role="alert">
        ${status === 0 ? icons.unplugged : icons.lock}
        <div>
          <p class="strong">${message}</p>
          ${
            status === 0
              ? html`<p>Start the sandbox, then try again.</p>`
              : html`<p>
                  The link that the sandbox prints when it starts opens the console once, in one browser. Use
                  the printed link of this start in the browser that opened it, or start the sandbox again and
                  open its new link.
                </p>`
          }
        </div>
      </div>
      <p><button type="button" @click=${() => void this.#open()}>Try again</button></p>
    </main>`
  }

  #choose = (event: Event): void => {
    this.#use((event.target as HTMLSelectElement).value)
    // What is open belongs to the other merchant.
    location.hash = `#${this.address.split('/')[0]}`
  }

  /** Shows a merchant; the first one if there is none with this id, such as a world that has ended. */
  #use(id: string): void {
    const facts = this.facts!
    const account = accountIn(facts, id) ?? facts.merchants[0]
    if (account.MerchantId === this.sandbox!.account.MerchantId) return
    sessionStorage.setItem(MERCHANT, account.MerchantId)
    this.sandbox = new Sandbox(facts, account)
  }

  /** A world was opened or has ended, or one is chosen. */
  async #readAgain({ detail: { choose } }: MerchantsEvent): Promise<void> {
    const facts = await readFacts().catch(() => undefined)
    if (!facts) return
    this.facts = facts
    this.#use(choose ?? this.sandbox!.account.MerchantId)
  }
}

customElements.define('sandbox-console', SandboxConsole)

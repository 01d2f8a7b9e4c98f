import { html, type TemplateResult } from 'lit'
import type { OpenWorld } from '../client/facts.ts'
import { readFacts } from '../client/session.ts'
import { Sandbox } from '../client/sandbox.ts'
import { MerchantsEvent } from '../parts/merchants-event.ts'
import { ConsoleSection } from '../parts/section.ts'
import { instant } from '../parts/words.ts'

/** Merchants that a test opens while the sandbox runs: open one, look into it, end it. */
class SectionWorlds extends ConsoleSection {
  static override properties = { ...ConsoleSection.properties, worlds: { state: true } }

  declare private worlds: readonly OpenWorld[]

  constructor() {
    super()
    this.worlds = []
  }

  protected override async load(): Promise<void> {
    this.worlds = (await readFacts()).worlds
  }

  protected override content(): TemplateResult {
    return html`
      <div class="head">
        <h2>Worlds</h2>
        <div class="actions">
          <button type="button" @click=${() => void this.reload()}>Read again</button>
        </div>
        <p class="muted">
          A world is a merchant with orders, clock and faults of its own. It ends by itself, and leaves
          nothing.
        </p>
      </div>
      <form class="bar" @submit=${this.#open}>
        <label class="field"
          ><span>Minutes until it ends</span
          ><input name="minutes" inputmode="numeric" value="60" required size="7"
        /></label>
        <label class="field"
          ><span>Orders</span>
          <select name="orders">
            <option value="standard">those of a new sandbox</option>
            <option value="none">none</option>
          </select></label
        >
        <button class="primary">Open a world</button>
      </form>
      ${
        this.worlds.length === 0
          ? html`<p class="empty">${this.loaded ? 'No world is open.' : 'Reading…'}</p>`
          : html`<table class="cards">
              <caption class="visually-hidden">
                Open worlds
              </caption>
              <thead>
                <tr>
                  <th>World</th>
                  <th>Ends, UTC</th>
                  <th><span class="visually-hidden">What to do</span></th>
                </tr>
              </thead>
              <tbody>
                ${this.worlds.map((world) => this.#row(world))}
              </tbody>
            </table>`
      }
    `
  }

  #row(world: OpenWorld): TemplateResult {
    const { MerchantId, Name, expires } = world
    const isShown = MerchantId === this.sandbox.account.MerchantId
    return html`<tr aria-current=${isShown ? 'true' : 'false'}>
      <th scope="row" class="strong">${Name}</th>
      <td class="figure">${instant(expires)}</td>
      <td class="act end">
        <button
          type="button"
          class="small"
          ?disabled=${isShown}
          aria-label="Switch to ${Name}"
          @click=${() => this.dispatchEvent(new MerchantsEvent(MerchantId))}
        >
          Switch
        </button>
        <button
          type="button"
          class="small danger"
          aria-label="End ${Name}"
          @click=${() =>
            void this.ask(`End ${Name}? Everything in it is deleted.`, `End ${Name}`, () => this.#end(world))}
        >
          End…
        </button>
      </td>
    </tr>`
  }

  #open = (event: Event): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const { minutes, orders } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const { facts } = this.sandbox
    void this.act('Opening', '', async () => {
      // A world opens none: the first merchant does.
      const opener = new Sandbox(facts, facts.merchants[0])
      const { Name, expires } = await opener.own<OpenWorld>('POST', 'merchants', {
        seconds: Math.round(Number(minutes) * 60),
        orders,
      })
      form.reset()
      this.dispatchEvent(new MerchantsEvent())
      return `${Name} is open until ${instant(expires)}.`
    })
  }

  #end(world: OpenWorld): void {
    void this.act('Ending', `${world.Name} has ended.`, async () => {
      // It may end itself, whoever opened it.
      await new Sandbox(this.sandbox.facts, world).own('DELETE', `merchants/${world.MerchantId}`)
      this.dispatchEvent(new MerchantsEvent())
    })
  }
}

customElements.define('section-worlds', SectionWorlds)

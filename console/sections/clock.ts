import { html, type TemplateResult } from 'lit'
import { CallFailed } from '../client/call-failed.ts'
import { ConsoleSection } from '../parts/section.ts'
import { instant, plural, span } from '../parts/words.ts'
import { clockStyles } from './clock.styles.ts'

interface Clock {
  now: string
  offsetSeconds: number
}

/** A move of the clock, what it set off, and the snapshot of the instant before. */
interface Step {
  to: string
  /** Empty if nothing came of it. */
  setOff: readonly string[]
  /** The name of the snapshot; undefined if the sandbox keeps none. */
  back: string | undefined
}

type State = ReadonlyMap<string, string>

const HOUR = 3600
const DAY = 24 * HOUR
const steps = [
  { words: 'An hour', seconds: HOUR },
  { words: 'A day', seconds: DAY },
  { words: '30 days', seconds: 30 * DAY },
] as const

/** The merchant's clock: it moves forwards, says what that set off, and each step has a way back. */
class SectionClock extends ConsoleSection {
  static override styles = [...ConsoleSection.styles, clockStyles]
  static override properties = {
    ...ConsoleSection.properties,
    clock: { state: true },
    taken: { state: true },
  }

  declare private clock: Clock | undefined
  /** Newest first. */
  declare private taken: readonly Step[]

  constructor() {
    super()
    this.taken = []
  }

  protected override forget(): void {
    super.forget()
    this.clock = undefined
    this.taken = []
  }

  protected override async load(): Promise<void> {
    this.clock = await this.sandbox.own<Clock>('GET', 'clock')
  }

  protected override content(): TemplateResult {
    const { clock } = this
    return html`
      <div class="head">
        <h2>Clock</h2>
        <p class="muted">
          Due dates, expiry and reports follow this clock, in UTC. Tokens and timestamps of requests follow
          the real one.
        </p>
      </div>
      <p class="now figure" aria-live="polite">${clock ? instant(clock.now) : '…'}</p>
      <p class="muted">
        ${
          clock === undefined
            ? ''
            : Math.abs(clock.offsetSeconds) < 1
              ? 'The real time.'
              : `${span(clock.offsetSeconds)} ahead of the real time.`
        }
      </p>
      <div class="actions moves">
        ${steps.map(
          ({ words, seconds }) =>
            html`<button type="button" @click=${() => void this.#move(words, { advanceSeconds: seconds })}>
              + ${words}
            </button>`,
        )}
        <form class="actions" @submit=${this.#moveTo}>
          <label class="field"
            ><span>To (UTC)</span
            ><input name="to" type="datetime-local" required step="1" .value=${clock?.now.slice(0, 19) ?? ''}
          /></label>
          <button>Move</button>
        </form>
        <button type="button" class="quiet" @click=${this.#reset}>Real time again</button>
      </div>
      ${this.taken.length === 0 ? '' : this.#steps()}
    `
  }

  #steps(): TemplateResult {
    return html`<section>
      <h3>Steps of this page</h3>
      <ol class="steps">
        ${this.taken.map(
          ({ to, setOff, back }, index) =>
            html`<li>
              <div>
                <p class="strong figure">${instant(to)}</p>
                ${
                  setOff.length === 0
                    ? html`<p class="muted">It set nothing off.</p>`
                    : setOff.map((words) => html`<p>${words}</p>`)
                }
              </div>
              ${
                back === undefined
                  ? html`<p class="muted">No way back: this sandbox keeps no snapshots.</p>`
                  : html`<button type="button" class="small" @click=${() => void this.#back(index, back)}>
                      Back to before it
                    </button>`
              }
            </li>`,
        )}
      </ol>
    </section>`
  }

  #moveTo = (event: Event): void => {
    event.preventDefault()
    const { to } = Object.fromEntries(new FormData(event.target as HTMLFormElement)) as { to: string }
    void this.#move('it', { now: `${to.length === 16 ? `${to}:00` : to}Z` })
  }

  #move(words: string, to: object): Promise<void> {
    return this.act('Moving the clock', `The clock moved.`, async () => {
      const before = await this.#state()
      const back = await this.#snapshot()
      const clock = await this.sandbox.own<Clock>('POST', 'clock', to)
      const setOff = changesOf(before, await this.#state())
      this.taken = [{ to: clock.now, setOff, back }, ...this.taken]
      return `The clock moved${words === 'it' ? '' : `: ${words.toLowerCase()}`}. ${
        setOff.length === 0 ? 'It set nothing off.' : `It set off ${plural(setOff.length, 'change')}.`
      }`
    })
  }

  /** Saves what is there before the step. @returns its name; undefined if the sandbox keeps none */
  async #snapshot(): Promise<string | undefined> {
    const name = `before-${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}`
    try {
      await this.sandbox.own('POST', 'snapshots', { name })
      return name
    } catch (error) {
      if (error instanceof CallFailed && error.isMissing) return undefined
      throw error
    }
  }

  /** The state of each order, as far as the sandbox lists them; and the day. */
  async #state(): Promise<State> {
    const state = new Map<string, string>()
    try {
      let after = ''
      do {
        const page = await this.sandbox.own<OrderPage>('GET', `orders?limit=100${after && `&after=${after}`}`)
        for (const { Id, MerchantOrderId, OrderStatus } of page.orders)
          state.set(`Order ${Id} · ${MerchantOrderId}`, OrderStatus)
        after = page.next === undefined || page.next === null ? '' : String(page.next)
      } while (after !== '' && state.size < 1000)
    } catch (error) {
      if (!(error instanceof CallFailed && error.isMissing)) throw error
    }
    const { now } = await this.sandbox.own<Clock>('GET', 'clock')
    return state.set('day', now.slice(0, 10))
  }

  #back(index: number, name: string): Promise<void> {
    return this.act('Going back', 'The sandbox is as it was before that step.', async () => {
      await this.sandbox.own('POST', `snapshots/${name}/restore`)
      this.taken = this.taken.slice(index + 1)
    })
  }

  #reset = (): void => {
    void this.act(
      'Setting the clock',
      'The clock is the real one. Expired orders stay expired.',
      async () => {
        await this.sandbox.own('DELETE', 'clock')
      },
    )
  }
}

customElements.define('section-clock', SectionClock)

interface OrderPage {
  orders: { Id: unknown; MerchantOrderId: string; OrderStatus: string }[]
  next?: unknown
}

/** What a step set off: orders that changed their state, and reports of days that ended. */
export function changesOf(before: State, after: State): string[] {
  const orders = [...after].filter(
    ([name, status]) => name !== 'day' && before.has(name) && before.get(name) !== status,
  )
  const words = orders.slice(0, 20).map(([name, status]) => `${name}: ${before.get(name)} → ${status}`)
  if (orders.length > 20) words.push(`and ${orders.length - 20} more orders`)
  const [from, to] = [before.get('day')!, after.get('day')!]
  const days = Math.round((Date.parse(to) - Date.parse(from)) / (DAY * 1000))
  if (days > 0)
    words.push(`${plural(days, 'day')} ended, each with its report if anything was delivered: from ${from}`)
  return words
}

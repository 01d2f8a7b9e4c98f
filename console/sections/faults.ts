import { html, nothing, type TemplateResult } from 'lit'
import { icons } from '../../widget/kit/parts/icons.ts'
import { ConsoleSection } from '../parts/section.ts'
import { plural } from '../parts/words.ts'
import { faultStyles } from './fault.styles.ts'

/** A fault as the sandbox lists it. */
export interface Fault {
  path: string
  method?: string
  phase: 'before' | 'after'
  times: number
  probability?: number
  until?: number
  latencyMs?: number
  status?: number
  reset?: boolean
  truncateAfterBytes?: number
  garbage?: boolean
}

type Asked = Omit<Partial<Fault>, 'until'> & { path: string; seconds?: number }

/** So many requests that only a person ends it. */
const UNTIL_OFF = 1_000_000

/** Faults of practice, each on until it is turned off. Paths tell them apart, so each has its own. */
export const presets: readonly { words: string; what: string; fault: Asked }[] = [
  { words: 'Provider down', what: 'Every request is answered 503.', fault: { path: '*', status: 503 } },
  { words: 'Slow', what: 'Every answer takes 3 seconds.', fault: { path: '/*', latencyMs: 3000 } },
  {
    words: 'Answer lost after a write',
    what: 'The write is done, and the connection closes without an answer.',
    fault: { path: '/api/*', method: 'POST,PUT,PATCH', phase: 'after', reset: true },
  },
  {
    words: 'Answer cut off',
    what: 'The first 40 bytes of an answer arrive.',
    fault: { path: '/api/v1/*', method: 'GET', phase: 'after', truncateAfterBytes: 40 },
  },
  {
    words: 'Garbage',
    what: 'The body is neither JSON nor XML.',
    fault: { path: '/api/v1/orders/*', method: 'GET', phase: 'after', garbage: true },
  },
  {
    words: 'No tokens',
    what: 'The token endpoint answers 502.',
    fault: { path: '/connect/token', status: 502 },
  },
]

/** Faults as switches, and one of any kind. */
class SectionFaults extends ConsoleSection {
  static override styles = [...ConsoleSection.styles, faultStyles]
  static override properties = {
    ...ConsoleSection.properties,
    faults: { state: true },
    probability: { state: true },
  }

  declare private faults: readonly Fault[]
  /** Percent of the matching requests that a switch affects. */
  declare private probability: number

  constructor() {
    super()
    this.faults = []
    this.probability = 100
  }

  protected override async load(): Promise<void> {
    this.faults = (await this.sandbox.own<{ faults: Fault[] }>('GET', 'faults')).faults
  }

  protected override content(): TemplateResult {
    return html`
      <div class="head">
        <h2>Faults</h2>
        <p class="muted">
          They reach the requests of ${this.sandbox.account.Name}, this page’s too; those below
          <code>/sandbox</code> go through.
        </p>
      </div>
      <label class="field chance"
        ><span>Of the requests, a switch reaches</span>
        <select
          @change=${(event: Event) => (this.probability = Number((event.target as HTMLSelectElement).value))}
        >
          ${[100, 50, 20, 5, 1].map((percent) => html`<option value=${percent}>${percent} %</option>`)}
        </select></label
      >
      <ul class="switches">
        ${presets.map((preset) => this.#switch(preset))}
      </ul>
      <section>
        <div class="head">
          <h3>
            ${this.faults.length === 0 ? 'None waits' : `${plural(this.faults.length, 'fault')} waiting`}
          </h3>
          ${
            this.faults.length === 0
              ? nothing
              : html`<button type="button" @click=${() => this.#clear()}>Turn all off</button>`
          }
        </div>
        ${this.faults.map(
          (fault) =>
            html`<div class="fault">
              <p>
                <code>${fault.method ?? 'any'} ${fault.path}</code> ${wordsOf(fault)}
                <span class="muted"
                  >${fault.times >= UNTIL_OFF / 2 ? 'until it is off' : `${plural(fault.times, 'request')} left`}</span
                >
              </p>
              <button
                type="button"
                class="small"
                aria-label="Turn ${fault.path} off"
                @click=${() => this.#clear(fault.path)}
              >
                ${icons.cross}Off
              </button>
            </div>`,
        )}
      </section>
      <section>
        <h3>Any fault</h3>
        ${this.#form()}
      </section>
    `
  }

  #switch({ words, what, fault }: (typeof presets)[number]): TemplateResult {
    const isOn = this.faults.some(({ path, method }) => path === fault.path && method === fault.method)
    const toggle = () =>
      isOn
        ? this.#clear(fault.path)
        : this.#add(
            { ...fault, times: UNTIL_OFF, ...(this.probability < 100 && { probability: this.probability }) },
            `${words}: on.`,
          )
    return html`<li>
      <button type="button" role="switch" aria-checked=${isOn} @click=${toggle}>
        <span class="track" aria-hidden="true"></span>${words}
      </button>
      <span class="muted">${what}</span>
    </li>`
  }

  #form(): TemplateResult {
    return html`<form class="bar" @submit=${this.#submit}>
      <label class="field grow"
        ><span>Path</span><input name="path" required value="/api/v1/orders/*"
      /></label>
      <label class="field"><span>Methods</span><input name="method" placeholder="any" size="10" /></label>
      <label class="field"
        ><span>When</span>
        <select name="phase">
          <option value="before">before it has an effect</option>
          <option value="after">after it, only the answer</option>
        </select></label
      >
      <label class="field"
        ><span>What</span>
        <select name="kind">
          <option value="status">another status</option>
          <option value="latencyMs">a delay in ms</option>
          <option value="truncateAfterBytes">cut after bytes</option>
          <option value="reset">no answer</option>
          <option value="garbage">garbage</option>
        </select></label
      >
      <label class="field"
        ><span>Status, ms or bytes</span><input name="value" inputmode="numeric" value="503" size="6"
      /></label>
      <label class="field"
        ><span>Requests</span><input name="times" inputmode="numeric" value="1" size="6" required
      /></label>
      <label class="field"
        ><span>Percent of them</span
        ><input name="probability" inputmode="numeric" value="100" size="6" required
      /></label>
      <button>Set fault</button>
    </form>`
  }

  #submit = (event: Event): void => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.target as HTMLFormElement)) as Record<string, string>
    void this.#add(faultOf(given), 'The fault waits.')
  }

  #add(fault: Asked, done: string): Promise<void> {
    return this.act('Setting', done, async () => {
      await this.sandbox.own('POST', 'faults', fault)
    })
  }

  #clear(path?: string): Promise<void> {
    return this.act(
      'Turning off',
      path === undefined ? 'All faults are off.' : 'The fault is off.',
      async () => {
        await this.sandbox.own('DELETE', 'faults', path === undefined ? {} : { path })
      },
    )
  }
}

customElements.define('section-faults', SectionFaults)

/** The fault of the form. A figure that is none goes as it is: the sandbox says what is wrong with it. */
export function faultOf({
  path,
  method,
  phase,
  kind,
  value,
  times,
  probability,
}: Record<string, string>): Asked {
  return {
    path: path!,
    ...(method && { method }),
    phase: phase as Fault['phase'],
    times: figure(times),
    ...(probability !== '100' && { probability: figure(probability) }),
    ...(kind === 'reset' || kind === 'garbage' ? { [kind]: true } : { [kind!]: figure(value) }),
  }
}

/** A figure as a number, and any other text as it is. */
function figure(text: string | undefined): number {
  return /^\d+$/.test(text ?? '') ? Number(text) : (text as unknown as number)
}

/** What the client sees. */
export function wordsOf({
  status,
  latencyMs,
  garbage,
  reset,
  truncateAfterBytes,
  phase,
  probability,
}: Fault): string {
  const what = [
    status !== undefined && `answers ${status}`,
    latencyMs !== undefined && `takes ${latencyMs} ms`,
    garbage && 'answers garbage',
    reset && 'has no answer',
    truncateAfterBytes !== undefined && `is cut after ${truncateAfterBytes} bytes`,
  ].filter(Boolean)
  const of = probability !== undefined && probability < 100 ? `${probability} % of requests: ` : ''
  return `${of}${what.join(', ')}${phase === 'after' ? ', after its effect' : ''};`
}

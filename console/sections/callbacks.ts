import { html, type TemplateResult } from 'lit'
import { ConsoleSection } from '../parts/section.ts'
import { whenFields } from '../parts/when-fields.view.ts'
import { instant, pretty } from '../parts/words.ts'

interface Callback {
  id: number | string
  event: string
  uri: string
  body: unknown
  attempts: { at: string; status?: number; error?: string }[]
  state: string
}

interface CallbackMode {
  delaySeconds?: number
  copies?: number
  order?: string
  hold?: boolean
}

/** The callbacks that the sandbox sent or waits to send: how each attempt went, again, and in which manner. */
class SectionCallbacks extends ConsoleSection {
  static override properties = {
    ...ConsoleSection.properties,
    callbacks: { state: true },
    mode: { state: true },
  }

  declare private callbacks: readonly Callback[]
  declare private mode: CallbackMode

  constructor() {
    super()
    this.callbacks = []
    this.mode = {}
  }

  protected override async load(): Promise<void> {
    const { callbacks } = await this.sandbox.own<{ callbacks: Callback[] }>('GET', 'callbacks')
    this.callbacks = callbacks
    this.mode = (await this.sandbox.own<CallbackMode | undefined>('GET', 'callbacks/mode')) ?? {}
  }

  protected override absent(): TemplateResult {
    return html`<div class="head"><h2>Callbacks</h2></div>
      <p class="empty">This sandbox sends no callbacks.</p>`
  }

  protected override content(): TemplateResult {
    const { delaySeconds = 0, copies = 1, order = 'raised', hold = false } = this.mode
    return html`
      <div class="head">
        <h2>Callbacks</h2>
        <div class="actions">
          <button type="button" @click=${() => void this.reload()}>Read again</button>
        </div>
        <p class="muted">Subscribe with <code>POST /api/v2/callbacks/subscriptions</code>.</p>
      </div>
      <form class="bar" @submit=${this.#set}>
        ${whenFields({ delaySeconds, order }, 'Seconds later', ['raised', 'as they happen'])}
        <label class="field"
          ><span>Copies of each</span
          ><input name="copies" inputmode="numeric" required .value=${String(copies)}
        /></label>
        <label class="check"><input type="checkbox" name="hold" .checked=${hold} />Hold all back</label>
        <button class="primary">Set</button>
      </form>
      ${
        this.callbacks.length === 0
          ? html`<p class="empty">${this.loaded ? 'No callback yet.' : 'Reading…'}</p>`
          : this.callbacks.map((callback) => this.#callback(callback))
      }
    `
  }

  #callback({ id, event, uri, body, attempts, state }: Callback): TemplateResult {
    const tone = state === 'delivered' ? 'good' : state === 'failed' ? 'bad' : 'neutral'
    return html`<section class="panel block">
      <div class="head">
        <h3>${event} <span class="chip" data-tone=${tone}>${state}</span></h3>
        <button
          type="button"
          class="small"
          aria-label="Send callback ${id} again"
          @click=${() =>
            void this.act('Sending', 'The callback is sent again.', async () => {
              await this.sandbox.own('POST', `callbacks/${id}/resend`)
            })}
        >
          Send again
        </button>
      </div>
      <p><code>${uri}</code></p>
      ${attempts.map(
        ({ at, status, error }) =>
          html`<p><span class="muted figure">${instant(at)}</span> ${status ?? ''} ${error ?? ''}</p>`,
      )}
      <details>
        <summary>Body</summary>
        <pre tabindex="0">${pretty(typeof body === 'string' ? body : JSON.stringify(body))}</pre>
      </details>
    </section>`
  }

  #set = (event: Event): void => {
    event.preventDefault()
    const given = new FormData(event.target as HTMLFormElement)
    void this.act('Setting', 'Callbacks follow the new mode.', async () => {
      await this.sandbox.own('POST', 'callbacks/mode', {
        delaySeconds: Number(given.get('delaySeconds')),
        copies: Number(given.get('copies')),
        order: given.get('order'),
        hold: given.has('hold'),
      })
    })
  }
}

customElements.define('section-callbacks', SectionCallbacks)

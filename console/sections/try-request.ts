import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { base } from '../../widget/kit/styles/base.styles.ts'
import { controls } from '../../widget/kit/styles/controls.styles.ts'
import { icons } from '../../widget/kit/parts/icons.ts'
import type { Sandbox } from '../client/sandbox.ts'
import { type Break, breaks, type Draft, signedRequest } from '../client/signed-request.ts'
import { sectionStyles } from '../parts/section.styles.ts'
import { pretty } from '../parts/words.ts'

/** Sends one request as an integrator's program does, whole or broken in one of the usual ways. */
class TryRequest extends LitElement {
  static override styles = [base, controls, sectionStyles]
  static override properties = {
    sandbox: { attribute: false },
    draft: { state: true },
    broken: { state: true },
    answer: { state: true },
    busy: { state: true },
  }

  declare sandbox: Sandbox
  declare private draft: Draft
  declare private broken: Break
  declare private answer: { status: number; text: string } | undefined
  declare private busy: boolean

  constructor() {
    super()
    this.broken = 'none'
    this.busy = false
    this.draft = { method: 'GET', path: '/api/v1/orders/8906810', body: '', scheme: 'signed' }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('sandbox')) this.answer = undefined
  }

  override render(): TemplateResult {
    const { method, path, body, scheme } = this.draft
    const offered =
      scheme === 'signed'
        ? Object.entries(breaks)
        : Object.entries(breaks).filter(([name]) => /none|old/.test(name))
    return html`<details class="panel">
      <summary>Try a request</summary>
      <form class="form" @submit=${this.#send} @input=${this.#take}>
        <div class="bar">
          <label class="field"
            ><span>Method</span>
            <select name="method">
              ${['GET', 'POST', 'PUT', 'PATCH'].map((each) => html`<option ?selected=${each === method}>${each}</option>`)}
            </select></label
          >
          <label class="field grow path"
            ><span>Path</span><input name="path" required .value=${path}
          /></label>
          <label class="field"
            ><span>Authorization</span>
            <select name="scheme">
              <option value="signed" ?selected=${scheme === 'signed'}>Signed</option>
              <option value="token" ?selected=${scheme === 'token'}>Token</option>
            </select></label
          >
          <label class="field"
            ><span>What is wrong with it</span>
            <select name="broken">
              ${offered.map(([name, words]) => html`<option value=${name} ?selected=${name === this.broken}>${words}</option>`)}
            </select></label
          >
        </div>
        ${
          method === 'GET'
            ? nothing
            : html`<label class="field"
                ><span>Body</span><textarea name="body" .value=${body}></textarea>
              </label>`
        }
        <div class="actions">
          <button class="primary" aria-disabled=${this.busy ? 'true' : nothing}>Send</button>
          <div role="status">${this.#answered()}</div>
        </div>
      </form>
    </details>`
  }

  #answered(): unknown {
    if (!this.answer) return nothing
    const { status, text } = this.answer
    const tone = status === 0 || status >= 400 ? 'bad' : 'good'
    return html`<span class="chip" data-tone=${tone}
        >${tone === 'bad' ? icons.warning : icons.done}${status || 'No answer'}</span
      >
      ${text === '' ? nothing : html`<span>${text.slice(0, 200)}</span>`}`
  }

  #take = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    if (name === 'broken') this.broken = value as Break
    else this.draft = { ...this.draft, [name]: value }
    if (name === 'scheme' && value === 'token' && this.broken !== 'old') this.broken = 'none'
  }

  #send = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (this.busy) return
    this.busy = true
    const draft = this.draft.method === 'GET' ? { ...this.draft, body: '' } : this.draft
    try {
      const { method, path, headers, body } = await signedRequest(this.sandbox, draft, this.broken)
      const answer = await fetch(path, {
        method,
        headers,
        credentials: 'omit',
        redirect: 'manual',
        ...(body !== '' && { body }),
      })
      this.answer = { status: answer.status, text: brief(await answer.text()) }
    } catch (error) {
      this.answer = { status: 0, text: (error as Error).message }
    } finally {
      this.busy = false
    }
    this.dispatchEvent(new Event('console-acted', { bubbles: true, composed: true }))
  }
}

customElements.define('console-try', TryRequest)

/** The message of an error, or the beginning of any other answer. */
function brief(text: string): string {
  return /"Message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? pretty(text).slice(0, 120)
}

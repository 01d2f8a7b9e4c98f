import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { icons } from '../../widget/kit/parts/icons.ts'
import { CallFailed } from '../client/call-failed.ts'
import { OWN_HEADER } from '../client/sandbox.ts'
import { headerOf, type RequestRecord } from '../client/requests.ts'
import { saveFile } from '../parts/save-file.ts'
import { ConsoleSection } from '../parts/section.ts'
import { plural, timeOf } from '../parts/words.ts'
import { requestDetail } from './request-detail.view.ts'
import { requestStyles } from './request.styles.ts'
import './try-request.ts'

/** Milliseconds between two looks for new requests. */
const PACE_MS = 1500
const PAGE = 200
/** The most that the page keeps: older ones stay in the sandbox. */
const KEPT = 500

interface Page {
  requests: RequestRecord[]
  next?: string | number | null
}

type Filter = Record<'operation' | 'rule' | 'status' | 'unknown', string>

/** The requests of the merchant as they come, newest first, and one of them in full. */
export class SectionRequests extends ConsoleSection {
  static override styles = [...ConsoleSection.styles, requestStyles]
  static override properties = {
    ...ConsoleSection.properties,
    requests: { state: true },
    paused: { state: true },
    filter: { state: true },
    isGone: { state: true },
    withOwn: { state: true },
    detail: { state: true },
  }

  declare private requests: readonly RequestRecord[]
  declare private paused: boolean
  declare private filter: Filter
  /** Whether the sandbox did not answer the last look. */
  declare private isGone: boolean
  /** Whether the requests of this page are listed too. */
  declare private withOwn: boolean
  /** The request that is open, if it is no longer in the list. */
  declare private detail: RequestRecord | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super()
    this.requests = []
    this.paused = false
    this.isGone = false
    this.withOwn = false
    this.filter = { operation: '', rule: '', status: '', unknown: '' }
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#lookLater()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  protected override forget(): void {
    super.forget()
    this.requests = []
    this.detail = undefined
  }

  protected override async load(): Promise<void> {
    const { requests } = await this.sandbox.own<Page>(
      'GET',
      `requests?${this.#query({ limit: String(PAGE) })}`,
    )
    this.requests = newestFirst(requests)
    const isListed = this.requests.some(({ id }) => String(id) === this.route)
    this.detail = this.route === '' || isListed ? undefined : await this.#read(this.route)
  }

  /** A request that is no longer in the list; undefined if the sandbox has forgotten it. */
  async #read(id: string): Promise<RequestRecord | undefined> {
    try {
      return await this.sandbox.own<RequestRecord>('GET', `requests/${id}`)
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) return undefined
      throw error
    }
  }

  #query(more: Record<string, string>): URLSearchParams {
    return new URLSearchParams(
      Object.entries({ ...this.filter, ...more }).filter(([, value]) => value !== ''),
    )
  }

  #lookLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), PACE_MS)
  }

  /** Reads what came since. A sandbox that is gone is asked again, and the list stays. */
  async #look(): Promise<void> {
    const { sandbox, filter } = this
    if (!this.paused && !this.missing && this.loaded && !document.hidden) {
      try {
        const newest = this.requests[0]?.id
        const after = newest === undefined ? {} : { after: String(newest) }
        const { requests } = await sandbox.own<Page>(
          'GET',
          `requests?${this.#query({ limit: String(PAGE), ...after })}`,
        )
        this.isGone = false
        if (sandbox === this.sandbox && filter === this.filter && requests.length > 0) this.#add(requests)
      } catch (error) {
        this.isGone = error instanceof CallFailed && error.status === 0
      }
    }
    if (this.isConnected) this.#lookLater()
  }

  #add(requests: readonly RequestRecord[]): void {
    const known = new Set(this.requests.map(({ id }) => String(id)))
    const added = requests.filter(({ id }) => !known.has(String(id)))
    // A sandbox that was reset or restored counts anew.
    this.requests = newestFirst([...added, ...this.requests]).slice(0, KEPT)
  }

  protected override absent(): TemplateResult {
    return html`<div class="head"><h2>Requests</h2></div>
      <console-try .sandbox=${this.sandbox}></console-try>
      <p class="empty">This sandbox remembers no requests. What it answers to one is above.</p>`
  }

  protected override content(): TemplateResult {
    const open = this.requests.find(({ id }) => String(id) === this.route) ?? this.detail
    return html`
      ${
        this.isGone
          ? html`<div class="note gap" data-tone="warning">
              ${icons.unplugged}
              <div><p>The sandbox does not answer. What came is kept, and the page asks again.</p></div>
            </div>`
          : nothing
      }
      ${this.#head()}
      <console-try .sandbox=${this.sandbox} @console-acted=${() => void this.#look()}></console-try>
      <form class="bar" @submit=${(event: Event) => event.preventDefault()} @change=${this.#filter}>
        ${this.#field('operation', 'Operation', 'getOrder')} ${this.#field('rule', 'Rule', 'member-too-long')}
        ${this.#field('status', 'Status', '4xx or 401')}
        <label class="check"
          ><input type="checkbox" name="unknown" value="true" .checked=${this.filter.unknown !== ''} />Of no
          merchant</label
        >
        <label class="check"
          ><input type="checkbox" name="own" .checked=${this.withOwn} />This page’s too</label
        >
      </form>
      <div class="list-and-detail">
        ${this.#list(open)}
        ${
          open
            ? html`<article class="detail panel" aria-label="Request ${open.id}">
                ${requestDetail(open, this.sandbox, () => this.#open(''))}
              </article>`
            : this.route === '' || !this.loaded
              ? nothing
              : html`<article class="detail panel">
                  <p>The sandbox no longer keeps request ${this.route}.</p>
                </article>`
        }
      </div>
    `
  }

  #head(): TemplateResult {
    return html`
      <div class="head">
        <h2>Requests</h2>
        <div class="actions">
          <button type="button" aria-pressed=${this.paused} @click=${() => (this.paused = !this.paused)}>
            ${this.paused ? 'Go on' : 'Pause'}
          </button>
          <button type="button" @click=${this.#clear}>Clear</button>
        </div>
        <p class="muted">
          What your program sends arrives here, with the reason for every refusal.
          <button type="button" class="small" @click=${this.#coverage}>Coverage of the description</button>
        </p>
      </div>
    `
  }

  #field(name: keyof Filter, label: string, example: string): TemplateResult {
    return html`<label class="field grow">
      <span>${label}</span><input name=${name} placeholder=${example} .value=${this.filter[name]} />
    </label>`
  }

  #list(open: RequestRecord | undefined): TemplateResult {
    const shown = this.withOwn ? this.requests : this.requests.filter((request) => !isOwn(request))
    if (shown.length === 0) {
      const isFiltered = Object.values(this.filter).some(Boolean)
      return html`<p class="empty">
        ${
          !this.loaded
            ? 'Reading…'
            : isFiltered
              ? 'No request matches.'
              : 'No request yet. Send one from your program, or try one above.'
        }
      </p>`
    }
    return html`<table class="requests cards">
      <caption class="visually-hidden">
        Requests, newest first: ${plural(shown.length, 'request')}
      </caption>
      <thead>
        <tr>
          <th>Time</th>
          <th>Request</th>
          <th>Answer</th>
          <th class="number">ms</th>
        </tr>
      </thead>
      <tbody>
        ${repeat(
          shown,
          ({ id }) => id,
          (request) => this.#row(request, request === open),
        )}
      </tbody>
    </table>`
  }

  #row(request: RequestRecord, isOpen: boolean): TemplateResult {
    const { id, at, method, path, operation, status, ms, reason, fault } = request
    return html`<tr aria-current=${isOpen ? 'true' : nothing}>
      <td class="time figure">${timeOf(at)}</td>
      <td class="what">
        <a href="/console#requests/${id}">${operation ?? `${method} ${path}`}</a>
        ${operation ? html`<span class="muted path">${method} ${path}</span>` : nothing}
      </td>
      <td class="answer">
        <span class="chip" data-tone=${toneOf(status)}
          >${status >= 400 ? icons.warning : icons.done}${status}</span
        >
        ${reason ? html`<span class="rule">${reason.rule}</span>` : nothing}
        ${fault ? html`<span class="badge" data-tone="warning">fault</span>` : nothing}
      </td>
      <td class="number figure end">${Math.round(ms)}</td>
    </tr>`
  }

  #open(id: string): void {
    location.hash = id === '' ? '#requests' : `#requests/${id}`
  }

  #filter = (event: Event): void => {
    const { name, type, value, checked } = event.target as HTMLInputElement
    if (name === 'own') {
      this.withOwn = checked
      return
    }
    this.filter = { ...this.filter, [name]: type === 'checkbox' && !checked ? '' : value.trim() }
    this.requests = []
    void this.reload()
  }

  #clear = (): void => {
    void this.act('Clearing', 'The requests are cleared.', async () => {
      await this.sandbox.own('DELETE', 'requests')
      this.#open('')
    })
  }

  /** The page needs the merchant's credentials, so it is read here and opened from memory. */
  #coverage = (): void => {
    void this.act('Reading the coverage', 'The coverage is saved as coverage.html.', async () => {
      saveFile('coverage.html', await this.sandbox.text('coverage.html'), 'text/html')
    })
  }
}

customElements.define('section-requests', SectionRequests)

/** Whether this page sent it. */
function isOwn({ request }: RequestRecord): boolean {
  return headerOf(request, OWN_HEADER) !== undefined
}

function newestFirst(requests: readonly RequestRecord[]): RequestRecord[] {
  return requests.toSorted((one, other) =>
    one.at === other.at ? Number(other.id) - Number(one.id) : one.at < other.at ? 1 : -1,
  )
}

function toneOf(status: number): 'good' | 'warning' | 'bad' {
  if (status < 400) return 'good'
  return status < 500 ? 'warning' : 'bad'
}

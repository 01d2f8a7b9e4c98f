import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/values/long.ts'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import { chip } from '../../widget/kit/parts/chip.ts'
import { ConsoleSection } from '../parts/section.ts'
import { instant, money } from '../parts/words.ts'
import { listStyles } from './list.styles.ts'

export type Entry = Readonly<Record<string, unknown>>

export interface Column {
  label: string
  /** Members of which the first that is there is shown. */
  of: readonly string[]
  /** Whether it gives way to what is open beside the list. */
  aside?: true
  kind?: 'amount' | 'chip' | 'time' | 'link' | 'yes'
}

const PAGE = 50

/** A list of things of one kind: search, state, and one page after another; and what is open beside it. */
export abstract class SectionList extends ConsoleSection {
  static override styles = [...ConsoleSection.styles, listStyles]
  static override properties = {
    ...ConsoleSection.properties,
    entries: { state: true },
    next: { state: true },
    query: { state: true },
    status: { state: true },
  }

  declare protected entries: readonly Entry[]
  declare private next: string | undefined
  declare private query: string
  declare private status: string

  /** The path of the list below `/sandbox/`, which is the section's name too. */
  protected abstract readonly path: string
  /** The member of the answer that has the list. */
  protected abstract readonly member: string
  protected abstract readonly heading: string
  protected abstract readonly columns: readonly Column[]
  /** Words for each state, to choose from. */
  protected readonly statuses: readonly string[] = []

  constructor() {
    super()
    this.entries = []
    this.query = ''
    this.status = ''
  }

  protected override forget(): void {
    super.forget()
    this.entries = []
    this.next = undefined
  }

  protected override async load(): Promise<void> {
    const page = await this.#read()
    this.entries = page.entries
    this.next = page.next
    await this.open()
  }

  async #read(after = ''): Promise<{ entries: Entry[]; next: string | undefined }> {
    const asked = { query: this.query, status: this.status, after, limit: String(PAGE) }
    const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
    const answer = await this.sandbox.own<Record<string, unknown>>('GET', `${this.path}?${query}`)
    const next = answer['next']
    return {
      entries: (answer[this.member] ?? []) as Entry[],
      next: next === undefined || next === null ? undefined : String(next),
    }
  }

  /** Reads what `route` names. */
  protected open(): Promise<void> {
    return Promise.resolve()
  }

  protected override content(): TemplateResult {
    const detail = this.detail()
    return html`
      <div class="head">
        <h2>${this.heading}</h2>
        <div class="actions">${this.making()}</div>
      </div>
      ${this.above()}
      <form
        class="bar"
        role="search"
        @submit=${(event: Event) => event.preventDefault()}
        @change=${this.#search}
      >
        <label class="field grow"
          ><span>Number, name or id</span><input name="query" type="search" .value=${this.query}
        /></label>
        ${
          this.statuses.length > 0
            ? html`<label class="field"
                ><span>State</span>
                <select name="status">
                  <option value="">Any</option>
                  ${this.statuses.map((each) => html`<option ?selected=${each === this.status}>${each}</option>`)}
                </select></label
              >`
            : nothing
        }
      </form>
      <div class="list-and-detail">
        <div>
          ${this.#table(detail === nothing)}
          ${
            this.next === undefined
              ? nothing
              : html`<p class="more"><button type="button" @click=${this.#more}>More</button></p>`
          }
        </div>
        ${detail === nothing ? nothing : html`<article class="detail panel">${detail}</article>`}
      </div>
    `
  }

  /** The buttons of the head. */
  protected making(): unknown {
    return nothing
  }

  /** What stands above the list. */
  protected above(): unknown {
    return nothing
  }

  /** What is open; `nothing` if nothing is. */
  protected detail(): unknown {
    return nothing
  }

  #table(isWide: boolean): TemplateResult {
    const columns = this.columns.filter(({ aside }) => isWide || !aside)
    if (this.entries.length === 0) {
      const words = this.query || this.status ? 'Nothing matches.' : 'There is nothing yet.'
      return html`<p class="empty">${this.loaded ? words : 'Reading…'}</p>`
    }
    return html`<table class="cards">
      <caption class="visually-hidden">
        ${this.heading}, newest first
      </caption>
      <thead>
        <tr>
          ${columns.map(({ label, kind }) => html`<th class=${kind === 'amount' ? 'number' : nothing}>${label}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${this.entries.map((entry) => this.#row(entry, columns))}
      </tbody>
    </table>`
  }

  #row(entry: Entry, columns: readonly Column[]): TemplateResult {
    const id = columns.flatMap(({ kind, of }) => (kind === 'link' ? [valueOf(entry, of)] : []))[0]
    const isOpen = id !== undefined && String(id) === this.route
    return html`<tr aria-current=${isOpen ? 'true' : nothing}>
      ${columns.map((column) => this.#cell(entry, column))}
    </tr>`
  }

  #cell(entry: Entry, { of, kind }: Column): TemplateResult {
    const value = valueOf(entry, of)
    const text = value === undefined || value === null ? '' : String(value)
    if (kind === 'link') return html`<td class="id"><a href="/console#${this.path}/${text}">${text}</a></td>`
    if (kind === 'amount') {
      const currency = String(entry['Currency'] ?? entry['CurrencyCode'] ?? '')
      const shown =
        typeof value === 'string'
          ? `${spaced(value)} ${text === '' ? '' : currency}`
          : money(value as Long, currency)
      return html`<td class="number figure end">${shown.trim()}</td>`
    }
    if (kind === 'yes') return html`<td>${value === true ? 'yes' : ''}</td>`
    if (kind === 'chip') return html`<td>${text === '' ? nothing : chip(text, text)}</td>`
    return kind === 'time'
      ? html`<td class="muted figure time">${instant(text)}</td>`
      : html`<td>${text}</td>`
  }

  #search = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement
    if (name === 'query') this.query = value.trim()
    else this.status = value
    void this.reload()
  }

  #more = async (): Promise<void> => {
    const known = this.entries
    await this.quietly(async () => {
      const page = await this.#read(this.next)
      // Another search has begun meanwhile.
      if (known !== this.entries) return
      this.entries = [...known, ...page.entries]
      this.next = page.next
    })
  }
}

/** A decimal of the SOAP service as amounts are written here. */
function spaced(decimal: string): string {
  const [whole = '', part] = decimal.replace('-', '−').split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${part === undefined ? '' : `,${part.slice(0, 2).padEnd(2, '0')}`}`
}

function valueOf(entry: Entry, names: readonly string[]): unknown {
  return names.map((name) => lookUp(entry, name)).find((value) => value !== undefined && value !== null)
}

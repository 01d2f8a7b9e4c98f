/** The style book: every state by desk and part, found by name and shown in any setting. */
import { html, nothing, render, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { book } from './book.ts'
import type { DeskName } from '../../shell/desks.ts'
import { type BookState, slugOf } from './book-state.ts'
import { type Choice, choices, type PageSetting, queryOf, readSetting } from './page-setting.ts'
import type { StateMessage } from './state.page.ts'

const deskNames: Record<DeskName, string> = {
  order: 'Order desk',
  reports: 'Report desk',
  credit: 'Credit desk',
  changes: 'Changes',
  orders: 'Orders',
}
const choiceNames: Record<Choice, string> = {
  width: 'Width',
  scheme: 'Scheme',
  brand: 'Brand',
  lang: 'Language',
  dir: 'Direction',
}
/** The size of a frame in CSS pixels: at first, and with its whole content. */
const HEIGHT = 640
const TALLEST = 2400

const place = document.querySelector('#book')!
const opened = new Set<string>()
const heights = new Map<string, number>()
let setting = readSetting(location.search)
let sought = ''

function choose(name: Choice, value: string): void {
  setting = { ...setting, [name]: value }
  history.replaceState(null, '', location.pathname + queryOf(setting) + location.hash)
  heights.clear()
  update()
}

function toggle(slug: string, isOpen: boolean): void {
  if (isOpen === opened.has(slug)) return
  if (isOpen) opened.add(slug)
  else opened.delete(slug)
  update()
}

function openAll(states: readonly BookState[]): void {
  for (const state of states) opened.add(slugOf(state))
  update()
}

function isFound({ name, part, shows }: BookState): boolean {
  const text = `${name} ${part} ${shows}`.toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function field(name: Choice, { [name]: chosen }: PageSetting): TemplateResult {
  const onChange = (event: Event) => choose(name, (event.target as HTMLSelectElement).value)
  return html`<label>
    <span>${choiceNames[name]}</span>
    <select @change=${onChange}>
      ${choices[name].map(
        (value) => html`<option value=${value} .selected=${value === chosen}>${value}</option>`,
      )}
    </select>
  </label>`
}

function entry(state: BookState): TemplateResult {
  const slug = slugOf(state)
  const isOpen = opened.has(slug)
  const address = `/style-book/${slug}${queryOf({ ...setting, width: '900' })}`
  const onToggle = (event: Event) => toggle(slug, (event.target as HTMLDetailsElement).open)
  return html`<details id=${slug} .open=${live(isOpen)} @toggle=${onToggle}>
    <summary><span class="name">${state.name}</span> <span class="shows">${state.shows}</span></summary>
    ${
      isOpen
        ? html`<p class="alone"><a href=${address} target="_blank">Open “${state.name}” alone</a></p>
            <div class="frame" role="group" tabindex="0" aria-label=${state.name}>
              <iframe
                title=${state.name}
                src=${address}
                width=${setting.width}
                height=${state.isDialog ? HEIGHT : (heights.get(slug) ?? HEIGHT)}
              ></iframe>
            </div>`
        : nothing
    }
  </details>`
}

function desk(name: DeskName, states: readonly BookState[]): unknown {
  if (states.length === 0) return nothing
  const parts = Map.groupBy(states, ({ part }) => part)
  return html`<section aria-labelledby="desk-${name}">
    <h2 id="desk-${name}">${deskNames[name]}</h2>
    ${[...parts].map(
      ([part, own]) =>
        html`<div class="part-head">
            <h3><code>&lt;${part}&gt;</code></h3>
            <button type="button" @click=${() => openAll(own)}>
              Show ${own.length === 1 ? 'it' : `all ${own.length}`}<span class="hidden">: ${part}</span>
            </button>
          </div>
          ${own.map(entry)}`,
    )}
  </section>`
}

function update(): void {
  const found = book.filter(isFound)
  const onInput = (event: Event) => {
    sought = (event.target as HTMLInputElement).value
    update()
  }
  render(
    html`<div class="controls" role="search">
        <label class="find">
          <span>Find a state</span>
          <input type="search" autocomplete="off" spellcheck="false" .value=${sought} @input=${onInput} />
        </label>
        ${(Object.keys(choiceNames) as Choice[]).map((name) => field(name, setting))}
      </div>
      <p class="count" role="status">
        ${found.length === book.length ? `${book.length} states` : `${found.length} of ${book.length} states`}
      </p>
      ${(Object.keys(deskNames) as DeskName[]).map((name) =>
        desk(
          name,
          found.filter((state) => state.desk === name),
        ),
      )}
      ${found.length === 0 ? html`<p>No state has these words in its name or description.</p>` : nothing}`,
    place as HTMLElement,
  )
}

addEventListener('message', ({ origin, data }: MessageEvent<Partial<StateMessage>>) => {
  const { slug, height } = data ?? {}
  if (origin !== location.origin || slug === undefined || height === undefined) return
  heights.set(slug, Math.min(Math.max(height, 200), TALLEST))
  update()
  // A state takes the focus; the reader goes on in the list.
  const details = document.getElementById(slug)
  if (details && document.activeElement === details.querySelector('iframe'))
    details.querySelector('summary')!.focus({ preventScroll: true })
})

/** Opens what the address names. */
function openNamed(): void {
  const slug = decodeURIComponent(location.hash.slice(1))
  if (!book.some((state) => slugOf(state) === slug)) return
  opened.add(slug)
  update()
  document.getElementById(slug)?.scrollIntoView({ block: 'start' })
}

addEventListener('hashchange', openNamed)
update()
openNamed()

import { html, render } from 'lit'
import type { OrderAdmin } from '../order-admin.ts'
import '../order-admin.ts'
import type { FetchSession } from '../session/session.controller.ts'
import { EDGE, sessions } from './fake-edge.ts'

interface Setting {
  orderId?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  fetchSession?: FetchSession | undefined
}

/** Everything in the widget's shadow roots, as one root to ask. */
export interface Desk {
  element: OrderAdmin
  desk: ShadowRoot
  form: ShadowRoot
  text(): string
  query<Found extends HTMLElement = HTMLElement>(selector: string): Found
  has(selector: string): boolean
  /** Lets every update and every stubbed answer arrive. */
  settled(): Promise<void>
}

const opened = new Set<HTMLElement>()

/** Puts a desk on the page; with lit alone, because what it shares with the browser's tests must load there. */
export async function openDesk(setting: Setting = {}): Promise<Desk> {
  const { orderId = '8906810', lang = 'en', dir = 'ltr' } = setting
  const fetchSession = 'fetchSession' in setting ? setting.fetchSession : sessions()
  const around = document.createElement('div')
  document.body.append(around)
  opened.add(around)
  render(
    html`<order-admin
      order-id=${orderId}
      edge-url=${EDGE}
      lang=${lang}
      dir=${dir}
      .fetchSession=${fetchSession}
    ></order-admin>`,
    around,
  )
  const desk = deskOf(around.querySelector('order-admin')!)
  await desk.settled()
  return desk
}

/** After each test: takes every desk off the page again. */
export function closeDesks(): void {
  for (const around of opened) around.remove()
  opened.clear()
}

export function deskOf(element: OrderAdmin): Desk {
  const desk = () => element.shadowRoot!.querySelector('order-admin-desk')!
  const form = () => desk().shadowRoot!.querySelector('order-admin-row-form')
  const find = (selector: string) =>
    desk().shadowRoot!.querySelector<HTMLElement>(selector) ??
    form()?.shadowRoot?.querySelector<HTMLElement>(selector)
  return {
    element,
    get desk() {
      return desk().shadowRoot!
    },
    get form() {
      return form()!.shadowRoot!
    },
    text: () =>
      `${desk().shadowRoot!.textContent} ${form()?.shadowRoot?.textContent ?? ''}`.replace(/\s+/g, ' '),
    query<Found extends HTMLElement>(selector: string) {
      const found = find(selector)
      if (!found) throw new Error(`nothing matches ${selector}`)
      return found as Found
    },
    has: (selector) => Boolean(find(selector)),
    async settled() {
      for (let turn = 0; turn < 5; turn += 1) {
        // A macrotask, after which every promise of a stubbed answer has settled.
        await new Promise((resolve) => setTimeout(resolve))
        await element.updateComplete
        await desk().updateComplete
        await form()?.updateComplete
      }
    },
  }
}

/** Types into a field as a person does, as far as the events go. */
export function type(desk: Desk, field: string, value: string): void {
  const input = desk.query<HTMLInputElement>(`[name=${field}]`)
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

export function leave(desk: Desk, field: string): void {
  desk.query(`[name=${field}]`).dispatchEvent(new Event('focusout', { bubbles: true, composed: true }))
}

/** Opens the form, fills in a gift wrap for 49.00, and saves it. */
export async function addGiftWrap(desk: Desk): Promise<void> {
  desk.query('#add-row').click()
  await desk.settled()
  type(desk, 'Name', 'Gift wrap')
  type(desk, 'UnitPrice', '49')
  await save(desk)
}

export async function save(desk: Desk): Promise<void> {
  desk.query('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await desk.settled()
}

import { html, type LitElement, render } from 'lit'
// Loads the desk's automatic chunks before the first test, so that no test waits for them.
import '../desks/order/desk/edit-parts.ts'
import '../desks/order/desk/extra-parts.ts'
import '../desks/order/desk/life-parts.ts'
import { loadLanguage, loadLaterWords } from '../locales/languages.ts'
import type { OrderAdmin } from '../order-admin.ts'
import { idle, painted } from '../kit/parts/later.ts'
import '../register.ts'
import type { FetchSession } from '../session/session.controller.ts'
import { EDGE, sessions } from './fake-edge.ts'

interface Setting {
  orderId?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  fetchSession?: FetchSession | undefined
}

/** All of the widget's shadow roots, queried as one. */
export interface Desk {
  element: OrderAdmin
  desk: ShadowRoot
  /** The desk's root and those of its parts. */
  roots(): ShadowRoot[]
  text(): string
  query<Found extends HTMLElement = HTMLElement>(selector: string): Found
  has(selector: string): boolean
  /** Lets every update and every stubbed answer arrive. */
  settled(): Promise<void>
}

const opened = new Set<HTMLElement>()

/**
 * Renders a desk with lit alone, because the browser tests share this file and cannot load the other tests' helpers.
 */
export async function openDesk(setting: Setting = {}): Promise<Desk> {
  await loadLanguage(setting.lang ?? 'en')
  await Promise.all((['rows', 'order', 'frame'] as const).map(loadLaterWords))
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
  // The parts after the order wait for a frame, and for an idle page.
  await painted()
  await idle()
  await desk.settled()
  return desk
}

/** Removes every desk; for `afterEach`. */
export function closeDesks(): void {
  for (const around of opened) around.remove()
  opened.clear()
}

export function deskOf(element: OrderAdmin): Desk {
  const desk = () => element.shadowRoot!.querySelector('order-admin-desk')!
  const parts = () => [...desk().shadowRoot!.querySelectorAll('*')].filter((part) => part.shadowRoot)
  const roots = () => [desk().shadowRoot!, ...parts().map(({ shadowRoot }) => shadowRoot!)]
  const find = (selector: string) => {
    for (const root of roots()) {
      const found = root.querySelector<HTMLElement>(selector)
      if (found) return found
    }
    return undefined
  }
  return {
    element,
    get desk() {
      return desk().shadowRoot!
    },
    roots,
    text: () =>
      roots()
        .map(({ textContent }) => textContent)
        .join(' ')
        .replace(/\s+/g, ' '),
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
        for (const part of parts()) await (part as LitElement).updateComplete
      }
      // More rows come after each frame.
      while (element.isConnected && desk().shadowRoot!.querySelector('[part][aria-busy], [behind]'))
        await painted()
    },
  }
}

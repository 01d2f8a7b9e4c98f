/** A merchant's page of the strictest policy with a desk, in any engine. */
import { orderCapabilities } from '../../../shared/domain/session/capabilities.ts'
import type { IssuedSession } from '../../../shared/domain/session/session.ts'
import type { EngineName } from '../../../scripts/engines.ts'
import type { Addresses } from '../../../scripts/sandbox-env.ts'
import { openSession } from '../client.ts'
import { createOrder, type OrderOptions } from '../sandbox.ts'
import { OLD, startStrictHost } from '../strict-host.ts'
import { openChromium } from './chromium.ts'
import { EnginePage } from './engine-page.ts'
import { openFirefox } from './firefox.ts'
import type { Place } from './look.ts'
import type { EngineTab, TabOptions } from './tab.ts'
import { openWebKit } from './webkit.ts'

/** The desk's columns that journeys use, from the left. */
const columns = { name: 2, quantity: 3, price: 5 } as const

const openTab: Record<EngineName, (options: TabOptions) => Promise<EngineTab>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}

export interface EngineDesk {
  addresses: Addresses
  page: EnginePage
  /** Sessions that the page was given, the newest last. */
  sessions: IssuedSession[]
  /** Opens an order, and waits until it can be read. */
  open(orderId: string): Promise<void>
  /** Creates an order, opens it, and waits until its rows can be changed. @returns its id */
  openNew(order: OrderOptions): Promise<string>
  /** Opens a second order on the same page, in an element of its own. */
  openSecond(orderId: string): Promise<void>
  /** Opens the payout of a day, `YYYY-MM-DD`. */
  openPayout(date: string): Promise<void>
  openCredit(): Promise<void>
  /** Opens an order as if the browser were too old for the desk. */
  openInOldBrowser(orderId: string): Promise<void>
  /** What the page's policy forbade since it was opened. */
  violations(): Promise<string[]>
  close(): Promise<void>
}

/**
 * Starts a browser of its own.
 * @param element the folder of the element's files; by default that of the build
 */
export async function openEngineDesk(
  name: EngineName,
  addresses: Addresses,
  options: TabOptions = {},
  element?: string,
): Promise<EngineDesk> {
  const sessions: IssuedSession[] = []
  const host = await startStrictHost(
    () => addresses.edge,
    async (origin) => {
      const session = await openSession(
        { ...addresses, demo: origin },
        { capabilities: [...orderCapabilities, 'report.read', 'credit.read', 'credit.write'] },
      )
      sessions.push(session)
      return session
    },
    element,
  )
  const page = new EnginePage(await openTab[name](options))
  const visit = async (orderId: string | undefined, more: object) => {
    await page.tab.goto(host.address)
    await page.call(mount, { orderId, more })
  }
  const open = async (orderId: string) => {
    await visit(orderId, {})
    await page.see({ css: 'h1, h2', text: orderId })
    await page.see({ css: 'h2, h3', text: 'Deliveries and' })
  }
  return {
    addresses,
    page,
    sessions,
    open,
    async openNew(order) {
      const orderId = await createOrder(addresses, order)
      await open(orderId)
      // The parts with which rows are changed come later.
      await page.is('there', { css: 'order-admin-change-bar' })
      await page.is('gone', { css: 'order-admin-row-grid[behind]' })
      return orderId
    },
    async openSecond(orderId) {
      await page.call(mount, { orderId, more: {} })
      await page.see({ css: 'h1, h2', text: orderId })
    },
    openPayout: (date) => visit(undefined, { desk: 'reports', date }),
    openCredit: () => visit(undefined, { desk: 'credit' }),
    async openInOldBrowser(orderId) {
      await page.tab.goto(host.address + OLD)
      await page.call(mount, { orderId, more: {} })
    },
    violations: () =>
      page.call(() => (globalThis as unknown as { violations: string[] }).violations, undefined),
    async close() {
      await page.tab.close()
      await host.close()
    },
  }
}

/** Runs in the page: mounts the desk as the page's own script does. */
function mount({ orderId, more }: { orderId: string | undefined; more: object }): void {
  const page = globalThis as unknown as {
    violations?: string[]
    openDesk(orderId: string | undefined, more: object): void
  }
  if (!page.violations) {
    page.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // WebKit asks for the page's icon, and reports that the policy forbids it.
      if (!blockedURI.endsWith('/favicon.ico')) page.violations!.push(`${effectiveDirective} ${blockedURI}`)
    })
  }
  page.openDesk(orderId, more)
}

export function button(name: string): Place {
  return { css: 'button', name }
}

/** A button of the open dialog. */
export function dialogButton(name: string): Place {
  return { css: 'button', name, inside: { css: 'dialog[open]' } }
}

/** The label of a field in the open dialog. */
export function dialogLabel(text: string): Place {
  return { css: 'label', text, inside: { css: 'dialog[open]' } }
}

export function cell(row: string, column: keyof typeof columns): Place {
  return {
    css: `[data-column="${columns[column]}"]`,
    inside: { css: 'order-admin-row-grid tr, tr[data-key]', text: row },
  }
}

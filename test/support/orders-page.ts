/** A shop's page with the desk of orders, and the shop's own list. */
import type { Browser } from 'playwright'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { type AppSite, startAppSite } from './app-site.ts'
import { type DeskOptions, DeskPage } from './desk-page.ts'

export interface ShopOrder {
  id: string
  /** The shop's own number. */
  number: string
  customer: string
}

/** @returns the site of the page, which the test closes */
export function startOrdersSite(
  { edge }: Pick<Addresses, 'edge'>,
  orders: readonly ShopOrder[],
): Promise<AppSite> {
  const listed = orders.map((order) => ({ ...order, amount: 20_000, currency: 'SEK', status: 'Open' }))
  const embed = `const desk = document.querySelector('order-admin')
desk.fetchSession = async ({ signal }) => (await fetch('/desk-session', { method: 'POST', signal })).json()
desk.findOrders = async () => ({ orders: ${JSON.stringify(listed)} })`
  const html =
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Shop</title><order-admin desk="orders"></order-admin>` +
    `<script type="module" src="${edge}/order-admin.js"></script><script type="module" src="/embed.js"></script></html>`
  return startAppSite({
    policy: `default-src 'self' ${edge}`,
    file: (path) =>
      path === '/index.html'
        ? { type: '.html', text: html }
        : path === '/embed.js'
          ? { type: '.js', text: embed }
          : undefined,
  })
}

/** Opens the page of the site as a clerk. */
export async function openOrdersPage(
  browser: Browser,
  addresses: Addresses,
  {
    site,
    capabilities,
    user = { id: 'clerk-1', name: 'Kim' },
    ...options
  }: Omit<DeskOptions, 'session'> & {
    site: AppSite
    capabilities: Capability[]
    user?: { id: string; name: string }
  },
): Promise<DeskPage> {
  const session = { capabilities, user, origin: site.origin }
  const desk = await DeskPage.open(browser, addresses, { session, ...options })
  await desk.page.goto(site.origin)
  return desk
}

/** Desks in pages of other makers, for pictures: their headers and footers, boxes, dialogs, frames and styles. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright'
import { lookUp } from '../shared/domain/values/lookup.ts'
import { capabilities } from '../shared/domain/session/capabilities.ts'
import { orderThroughEdge } from '../test/support/credit-act.ts'
import { openSession } from '../test/support/client.ts'
import { createOrder } from '../test/support/sandbox.ts'
import type { Addresses } from './sandbox-env.ts'

const DAY = '2020-03-05'

/** A page of another maker, and what it shows. */
export interface HostScene {
  page: Page
  addresses: Addresses
  /** Opens a page with this body. */
  open(body: string, options?: HostOptions): Promise<void>
  /** A new order of six rows. @returns its id */
  order(): Promise<string>
}

interface HostOptions {
  /** More styles than every host page has. */
  css?: string
  dir?: 'rtl'
  /** Runs in the page, after the element is defined. */
  script?: string
}

/** A page's own reset and look, as a popular framework has them. */
const RESET = `
  *, ::before, ::after { box-sizing: border-box }
  * { margin: 0; padding: 0 }
  :root { color-scheme: light dark; scroll-padding-top: 0 }
  html { -webkit-text-size-adjust: 100% }
  body { background: light-dark(#f3f4f6, #111318); color: light-dark(#212529, #dee2e6);
    font: 16px/1.5 system-ui, sans-serif; text-align: start }
  button { border-radius: 0; text-transform: none; font: inherit }
  h1 { font-size: 1.25rem; font-weight: 500 }
  a { color: #0d6efd; text-decoration: underline }
  table { caption-side: bottom; border-collapse: collapse }
  [role=button], button { cursor: pointer }
  dialog { border: 0 }
`
const FRAME = `
  body { padding: 72px 16px 76px }
  .host-head, .host-foot { position: fixed; inset-inline: 0; z-index: 1030; display: flex; gap: 16px; align-items: center;
    padding-inline: 16px; background: light-dark(#22304a, #0b1526); color: #fff }
  .host-head { top: 0; height: 56px }
  .host-foot { bottom: 0; height: 60px; justify-content: space-between }
  order-admin { --order-admin-inset-block-start: 56px; --order-admin-inset-block-end: 60px }
`
const framed = (inside: string) =>
  `<header class="host-head"><h1>Nordic Lamps</h1><span>Orders</span></header>${inside}
  <footer class="host-foot"><span>Nordic Lamps AB</span><button>Help</button></footer>`

/** The element, in English. */
export function desk(attributes: string): string {
  return `<order-admin lang="en" ${attributes}></order-admin>`
}

/** The states by name. */
export const hostStates: Readonly<Record<string, (scene: HostScene) => Promise<unknown>>> = {
  'host-frame': async (scene) => {
    await scene.open(framed(desk(`order-id="${await scene.order()}"`)), { css: FRAME })
    await change(scene.page)
    await scene.page.mouse.wheel(0, 300)
  },
  'host-frame-rtl': async (scene) => {
    await scene.open(framed(desk(`order-id="${await scene.order()}"`)), { css: FRAME, dir: 'rtl' })
    await change(scene.page)
  },
  'host-frame-dialog': async (scene) => {
    await scene.open(framed(desk(`order-id="${await scene.order()}"`)), { css: FRAME })
    await change(scene.page)
    await scene.page.getByRole('button', { name: 'Review', exact: true }).click()
    await scene.page.getByRole('dialog').waitFor()
  },
  'host-reports': async (scene) => {
    await scene.open(framed(desk(`desk="reports" date="${DAY}"`)), { css: FRAME })
    const row = scene.page.locator('order-admin-report-rows tbody tr').nth(5)
    await row.waitFor()
    await row.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  },
  'host-credit': async (scene) => {
    const own = `web-${crypto.randomUUID().slice(0, 4)}`
    await orderThroughEdge(scene.addresses, { ClientOrderNumber: own, OrderRows: [lampUnit] })
    await scene.open(framed(desk('desk="credit" customer-links')), { css: FRAME })
    const field = scene.page.getByLabel('Order number', { exact: true })
    await field.fill(own)
    await field.press('Enter')
    await scene.page.locator('order-admin-credit-order .amounts').waitFor()
  },
  'host-box': async (scene) => {
    const css = `body { display: grid; grid-template-columns: minmax(56px, 15vw) 1fr; height: 100vh; overflow: hidden }
      nav { background: light-dark(#22304a, #0b1526) } main { overflow: auto; padding: 16px }
      .card { overflow: hidden; border-radius: 12px; background: light-dark(#fff, #181b20) }`
    await scene.open(
      `<nav></nav><main><p style="height: 60vh"></p><div class="card">${desk(`order-id="${await scene.order()}"`)}</div></main>`,
      { css },
    )
    await change(scene.page)
    await scene.page.locator('main').evaluate((main) => main.scrollTo(0, 0))
    await scene.page
      .getByRole('button', { name: /change/ })
      .last()
      .waitFor()
  },
  'host-drawer': async (scene) => {
    const css = `dialog.drawer { position: fixed; inset: 0 0 0 auto; width: min(900px, 94vw); height: 100vh; max-height: none;
      overflow: auto; padding: 16px; background: light-dark(#fff, #181b20); color: inherit }`
    await scene.open(
      `<h1>Orders</h1><dialog class="drawer">${desk(`order-id="${await scene.order()}"`)}</dialog>`,
      { css, script: `document.querySelector('dialog').showModal()` },
    )
    await change(scene.page)
    await scene.page.getByRole('button', { name: 'Add row' }).first().click()
    await scene.page.getByRole('dialog', { name: 'New row' }).waitFor()
  },
  'host-tab': async (scene) => {
    await scene.open(
      `<p><button id="tab">Order</button></p><div id="panel" style="display: none">${desk(`order-id="${await scene.order()}"`)}</div>`,
      { script: `tab.onclick = () => { panel.style.display = panel.style.display ? '' : 'none' }` },
    )
    await scene.page.locator('order-admin-change-bar').waitFor({ state: 'attached' })
    await scene.page.locator('#tab').click()
    await change(scene.page)
    await scene.page.locator('#tab').click()
    await scene.page.locator('#tab').click()
  },
  'host-two-orders': async (scene) => {
    const [first, second] = [await scene.order(), await scene.order()]
    const css = `.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr)); gap: 16px; padding: 16px }`
    await scene.open(
      `<div class="two">${desk(`order-id="${first}"`)}${desk(`order-id="${second}" style="--order-admin-accent: #7a1f5c"`)}</div>`,
      { css },
    )
    await change(scene.page, scene.page.locator('order-admin').first())
  },
  'host-order-and-report': async (scene) => {
    await scene.open(
      `<div style="padding: 16px; display: grid; gap: 16px">${desk(`order-id="${await scene.order()}"`)}${desk(`desk="reports" date="${DAY}"`)}</div>`,
    )
    await change(scene.page, scene.page.locator('order-admin').first())
    await scene.page.locator('order-admin-report-rows tbody tr').first().waitFor()
    await scene.page.evaluate(() => scrollTo(0, 500))
  },
  'host-shadow': async (scene) => {
    const css = `* { font-family: serif !important; letter-spacing: 3px; text-transform: uppercase; line-height: 2.5; user-select: none }
      body { text-align: center; white-space: nowrap; padding: 16px }`
    await scene.open(`<h1>Shadow</h1><div id="host"></div>`, {
      css,
      script: `host.attachShadow({ mode: 'open' }).innerHTML =
        '<style>:host { display: block; font-variant: small-caps; quotes: none; word-spacing: 20px }</style>${desk(`order-id="${await scene.order()}"`)}'`,
    })
    await change(scene.page)
  },
  'host-iframe': async (scene) => {
    await scene.open(
      `<h1>Frame</h1><iframe src="/inner?${await scene.order()}" style="width: 100%; height: 620px; border: 1px solid"></iframe>`,
    )
    await change(scene.page, scene.page.frameLocator('iframe').locator('order-admin'))
  },
  'host-moved': async (scene) => {
    await scene.open(
      `<div id="first" style="padding: 16px">${desk(`order-id="${await scene.order()}"`)}</div><hr /><div id="second" style="padding: 16px; max-width: 760px"></div>`,
    )
    await change(scene.page)
    await scene.page.evaluate(() =>
      document.querySelector('#second')!.append(document.querySelector('order-admin')!),
    )
    await scene.page.getByRole('button', { name: 'Review', exact: true }).waitFor()
  },
}

/** A row of a credit order. */
export const lampUnit = {
  ArticleNumber: 'LL100',
  Description: 'Floor lamp Lumen, brass',
  PricePerUnit: '999.2',
  NumberOfUnits: '2',
  Unit: 'pcs',
  VatPercent: '25',
  PriceIncludingVat: null,
  DiscountPercent: '10',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
} as const

/** Cancels the first row of a desk, so that there is something to save. */
export async function change(page: Page, within: Locator = page.locator('order-admin')): Promise<void> {
  const row = within.locator('order-admin-row-grid tr[data-key]').first()
  await row.waitFor()
  await row.locator('[data-column="9"] button').click()
  await within
    .getByRole('menuitem', { name: /Cancel/ })
    .first()
    .click()
  await within.locator('.change-bar').waitFor()
}

/** Brings a page of another maker into a state. */
export async function showHostState(
  page: Page,
  addresses: Addresses,
  name: string,
  states: typeof hostStates = hostStates,
): Promise<void> {
  let html = ''
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/session') {
      const session = { origin, capabilities: [...capabilities] }
      return void response.end(JSON.stringify(await openSession(addresses, session)))
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const inner = () => hostPage(addresses, desk(`order-id="${search.slice(1)}"`), {})
    response.end(pathname === '/inner' ? inner() : html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The sandbox's edge lets pages of any port of this machine embed a desk.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  page.once('close', () => {
    server.closeAllConnections()
    server.close()
  })
  await lookUp(states, name)!({
    page,
    addresses,
    async open(body, options = {}) {
      html = hostPage(addresses, body, options)
      await page.goto(origin)
    },
    order: () => createOrder(addresses, { OrderRows: rows, MerchantOrderId: 'web-3001' }),
  })
}

const rows = [
  'Floor lamp Lumen, brass',
  'LED bulb E27',
  'Book: Light at home',
  'Coffee, gift bag',
  'Vase',
  'Shipping',
].map((Name, index) => ({
  ArticleNumber: `A${index + 1}`,
  Name,
  Quantity: 100 * (index + 1),
  UnitPrice: 124_900 - 20_000 * index,
  VatPercent: 2500,
}))

function hostPage({ edge }: Addresses, body: string, { css = '', dir, script = '' }: HostOptions): string {
  return `<!doctype html><html lang="en" ${dir ? `dir="${dir}"` : ''}><meta name="viewport" content="width=device-width">
    <title>A page</title><style>${RESET}${css}</style>${body}
    <script type="module" src="${edge}/order-admin.js"></script>
    <script type="module">
      ${script}
      const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])])
      for (const desk of all(document).filter(({ localName }) => localName === 'order-admin')) {
        desk.edgeUrl = ${JSON.stringify(edge)}
        desk.fetchSession = () => fetch('/session', { method: 'POST' }).then((answer) => answer.json())
      }
    </script>`
}

/** The demo's page with the desk, in Chromium. It records every request that the page sends. */
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright'
import { rowAmount } from '../../shared/domain/money/money.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { IssuedSession } from '../../shared/domain/session/session.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { complaints } from './browser.ts'
import { openSession, type SessionOptions } from './client.ts'
import { createOrder, type OrderOptions } from './sandbox.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'

/** The desk's columns, from the left. */
const columns = [
  'id',
  'article',
  'name',
  'quantity',
  'unit',
  'price',
  'discount',
  'vat',
  'amount',
  'menu',
] as const
export type Column = (typeof columns)[number]

/** A row in the form. Members that are left out keep the form's initial value. */
export type FormRow = Partial<
  Record<'Article number' | 'Name' | 'Quantity' | 'Unit' | 'Unit price' | 'Discount' | 'VAT %', string>
>

/** An order as a page shows it, or should show it. */
export interface ShownOrder {
  amount: string
  /** Number, name, quantity, price, amount; cancelled ones are marked. */
  rows: string[]
}

export interface Problem {
  code: string
  requestId: string
  text: string
}

/** The focused element. */
export interface Focused {
  /** Its name, as far as it has one itself. */
  name: string
  tag: string
  isInDesk: boolean
  /** Whether it is on the screen and looks focused. */
  isVisible: boolean
}

export interface DeskOptions {
  /** The page's session; by default of the demo's own clerk. */
  session?: SessionOptions
  locale?: string
  /** Of the window, in pixels. */
  size?: { width: number; height: number }
  /** Whether the page is on a touch screen. */
  isTouch?: boolean
}

export class DeskPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Writes that were sent to the edge, in their order: method and path below the order. */
  readonly writes: string[] = []
  /** The page's console output, errors and policy violations. */
  readonly said: string[]
  /** Sessions that the page was given, the newest last. */
  readonly sessions: IssuedSession[] = []
  readonly #addresses: Addresses
  #options: SessionOptions | undefined

  private constructor(page: Page, addresses: Addresses, options: SessionOptions | undefined) {
    this.page = page
    this.context = page.context()
    this.#addresses = addresses
    this.#options = options
    this.said = complaints(page)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const [, below] = /^\/api\/v1\/orders\/\d+(.*)$/.exec(pathname) ?? []
      if (below !== undefined && !['GET', 'OPTIONS'].includes(request.method())) {
        this.writes.push(`${request.method()} ${below}`)
      }
    })
  }

  /** A page of a separate browser profile: another clerk, another machine. */
  static async open(
    browser: Browser,
    addresses: Addresses,
    { session, locale = 'en-GB', size, isTouch = false }: DeskOptions = {},
  ): Promise<DeskPage> {
    const context = await browser.newContext({
      locale,
      ...(size && { viewport: size }),
      hasTouch: isTouch,
      isMobile: isTouch,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    const desk = new DeskPage(await context.newPage(), addresses, session)
    await desk.page.route('**/desk-session', (route) => desk.#giveSession(route))
    return desk
  }

  async #giveSession(route: Route): Promise<void> {
    if (this.#options) {
      const issued = await openSession(this.#addresses, this.#options)
      this.sessions.push(issued)
      return route.fulfill({ json: issued })
    }
    const answer = await route.fetch()
    this.sessions.push((await answer.json()) as IssuedSession)
    await route.fulfill({ response: answer })
  }

  close(): Promise<void> {
    return this.context.close()
  }

  /** Opens the order in the demo's page and waits until it can be worked on. */
  async goto(orderId: string): Promise<void> {
    await this.visit(orderId)
    await this.isReady()
  }

  /** Creates an order for one test and opens it. @returns its id */
  async openNew(order: OrderOptions): Promise<string> {
    const orderId = await createOrder(this.#addresses, order)
    await this.goto(orderId)
    return orderId
  }

  /** Shows another order on the open page, as a host can: faster than {@link goto}. */
  async show(orderId: string): Promise<void> {
    const element = this.page.locator('order-admin')
    if ((await element.count()) === 0) return this.goto(orderId)
    await element.evaluate((shown, id) => shown.setAttribute('order-id', id), orderId)
    await this.page.getByRole('heading', { name: orderId }).waitFor()
    await this.isReady()
  }

  /** Shows the next test's order on the page of the previous test, which takes a quarter of the time of a new page. */
  async showNext(orderId: string): Promise<void> {
    this.writes.length = 0
    this.said.length = 0
    await this.show(orderId)
  }

  /** Waits for the parts that load after the order is shown. */
  async isReady(): Promise<void> {
    await this.page.getByRole('heading', { name: 'History' }).waitFor()
    // The rows of an order that cannot be changed are in the grid only once a clerk turns to them.
    await this.page.locator('order-admin .body .bar').first().dispatchEvent('focusin')
    await this.bar.waitFor({ state: 'attached' })
    await this.page.locator('order-admin-row-grid[behind]').first().waitFor({ state: 'detached' })
  }

  /** Opens it and waits for its number only. */
  async visit(orderId: string): Promise<void> {
    await this.page.goto(`${this.#addresses.demo}/orders/${orderId}`)
    await this.page.getByRole('heading', { name: orderId }).waitFor()
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The open dialog. */
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  dialogButton(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  row(name: string): Locator {
    return this.page.locator('order-admin-row-grid tr[data-key]').filter({ hasText: name })
  }

  cell(row: string, column: Column): Locator {
    return this.row(row).locator(`[data-column="${columns.indexOf(column)}"]`)
  }

  /** The bar with the totals of the changes. */
  get bar(): Locator {
    return this.page.locator('order-admin-change-bar')
  }

  /** Writes in a cell, as with a mouse and the keys. */
  async writeCell(row: string, column: Column, text: string): Promise<void> {
    await this.cell(row, column).dblclick()
    await this.cellField.fill(text)
    await this.page.keyboard.press('Enter')
  }

  /** The field of the cell that is edited. */
  get cellField(): Locator {
    return this.page.locator('order-admin-row-grid td input')
  }

  /** Cancels a row, or takes that back. */
  async toggleRow(row: string): Promise<void> {
    await this.cell(row, 'name').click()
    await this.page.keyboard.press('Delete')
  }

  /** Fills the form with rows and stages them. */
  async addRows(...rows: FormRow[]): Promise<void> {
    await this.button('Add row').click()
    for (const [index, row] of rows.entries()) {
      for (const [label, text] of Object.entries(row)) {
        await this.dialog.getByLabel(label).first().fill(text)
      }
      await this.dialogButton(index === rows.length - 1 ? 'Add' : 'Add another').click()
      await this.row(row.Name ?? '')
        .first()
        .waitFor()
    }
  }

  async review(): Promise<void> {
    await this.button('Review').click()
    await this.page.getByRole('dialog', { name: 'Review changes' }).waitFor()
  }

  /** Reviews, saves, and waits for the provider's numbers. @returns the dialog's text */
  async save(): Promise<string> {
    await this.review()
    await this.dialogButton('Save changes').click()
    return this.saved()
  }

  /** Waits until all is saved, and dismisses the note about it. @returns the note's text */
  async saved(): Promise<string> {
    const note = this.page.locator('.saved-note')
    await note.waitFor()
    const text = await note.innerText()
    await note.getByRole('button', { name: 'Close', exact: true }).click()
    await note.waitFor({ state: 'detached' })
    return text
  }

  /** The figures of the head and the rows on the page. @param desk the desk, if the page has several */
  async shown(desk: Locator = this.page.locator('order-admin')): Promise<ShownOrder> {
    // The grid behind the table also has some rows.
    await desk.locator('order-admin-row-grid[behind]').first().waitFor({ state: 'detached' })
    const amount = await desk.locator('.head .amounts [data-size=main] .figure').innerText()
    const rows = await desk.locator('order-admin-row-grid tr[data-key]').evaluateAll((elements) =>
      elements.map((element) => {
        const text = (column: number, part: string) =>
          element.querySelector(`[data-column="${column}"] ${part}`)?.textContent?.trim() ?? ''
        const id = element.querySelector('[data-column="0"]')?.textContent?.trim()
        const state = element.classList.contains('is-same') ? '' : ` ${element.className.trim()}`
        return `${id} ${text(2, '.row-name')} ${text(3, '.figure')} × ${text(5, '.figure')} = ${text(8, '.figure')}${state}`
      }),
    )
    return { amount, rows }
  }

  /** The desk's message about a failure: its text, its code, and the request id. */
  async problem(within: Locator = this.page.locator('order-admin')): Promise<Problem> {
    const reference = within.locator('.reference').first()
    await reference.waitFor()
    const [code = '', requestId = ''] = await reference.locator('code').allInnerTexts()
    return { code, requestId, text: await reference.locator('xpath=..').innerText() }
  }

  /** Gives the page another session from now on. Its current one is valid until the merchant ends it. */
  giveSessions(options: SessionOptions): void {
    this.#options = options
  }

  /** The focused element, through all shadow roots. */
  focused(): Promise<Focused> {
    return this.page.evaluate(() => {
      let element = document.activeElement
      const chain: string[] = []
      while (element) {
        chain.push(element.localName)
        const inner: Element | null | undefined = element.shadowRoot?.activeElement
        if (!inner) break
        element = inner
      }
      const box = element?.getBoundingClientRect()
      const isOnScreen =
        box !== undefined &&
        box.width > 0 &&
        box.height > 0 &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        box.right > 0 &&
        box.left < innerWidth
      const root = element?.getRootNode()
      // The browser's parts of a date field have focus rings that a page cannot see.
      const isRinged = element?.matches(':focus-visible, input[type=date]') === true
      const label = element?.getAttribute('aria-label')
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : []
      const name = label ?? labels?.[0]?.textContent ?? element?.textContent ?? ''
      return {
        name: name.replace(/\s+/g, ' ').trim(),
        tag: element?.localName ?? '',
        isInDesk: chain[0] === 'order-admin' && root instanceof ShadowRoot,
        isVisible: isOnScreen && isRinged,
      }
    })
  }
}

/** The order as the page should show it, from the provider's answer. */
export function shownOf(order: Order): ShownOrder {
  return {
    amount: money(remainingAmount(order)),
    rows: order.OrderRows.map((row) => {
      const state = row.IsCancelled ? ' is-cancelled cancelled' : ''
      const quantity = new Intl.NumberFormat('en').format(Number(row.Quantity) / 100)
      return `${row.OrderRowId} ${row.Name} ${quantity} × ${money(row.UnitPrice)} = ${money(rowAmount(row))}${state}`
    }),
  }
}

/** Minor units as the desk writes them in English. */
export function money(minorUnits: number | bigint): string {
  const text = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(minorUnits) / 100)
  // The desk writes a minus sign, not a hyphen.
  return text.replace('-', '\u2212')
}

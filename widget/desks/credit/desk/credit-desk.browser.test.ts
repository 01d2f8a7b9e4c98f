/** The credit desk and its orders in a browser: what axe finds, what fits, and what keyboard and fingers do. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import { cdp, userEvent } from 'vitest/browser'
import { languages } from '../../../locales/languages.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, type Mode, modes } from '../../../testing/modes.ts'
import { problem } from '../../../testing/fake-edge.ts'
import { until } from '../../../testing/parts.ts'
import {
  buildCreditOrder,
  buildHistoryEntry,
  newestOf,
  buildInvoice,
  closeCreditDesks,
  CreditScene,
  creditText,
  findInCredit,
  inCredit,
  openCreditDesk,
} from '../../../testing/credit-stage.ts'
import type { CreditDesk } from './credit-desk.ts'
import { emulateMedia } from '../../../testing/media.ts'

const LARGEST = '92233720368547758.07'
const longNumber = 'W'.repeat(256)

function invoiced() {
  return buildCreditOrder({
    Invoices: [
      buildInvoice(),
      buildInvoice({ InvoiceNumber: 3_000_002, InvoiceAmountWithoutVat: '-50', InvoiceVat: '-12.5' }),
    ],
  })
}

/** The provider's orders, the search text, and the desk's words in English. */
const states: Readonly<Record<string, { orders: () => CreditScene['orders']; find?: string; says: RegExp }>> =
  {
    'nothing yet': { orders: () => [], says: /listed here until/ },
    'two orders': {
      orders: () => [
        buildCreditOrder({ ClientOrderNr: '7' }),
        buildCreditOrder({ ProviderOrderNr: 7, IsActive: false, WillBuyInvoices: false }),
      ],
      find: '7',
      says: /2 orders have this number/,
    },
    'largest numbers': {
      orders: () => [
        buildCreditOrder({
          ProviderOrderNr: 9_223_372_036_854_775_807n,
          ClientOrderNr: longNumber,
          CurrentAmount: LARGEST,
          Invoices: [
            buildInvoice({
              InvoiceNumber: 9_223_372_036_854_775_807n,
              InvoiceAmountWithoutVat: `-${LARGEST}`,
            }),
          ],
        }),
      ],
      find: longNumber,
      says: /92,233,720,368,547,758.07/,
    },
  }

describe('the credit desk in a browser', () => {
  let scene: CreditScene
  let desk: CreditDesk

  beforeEach(() => {
    scene = new CreditScene()
    scene.history = newestOf(
      buildHistoryEntry(3, { operation: 'CreateInvoice', made: 3_000_001, amount: LARGEST, rowCount: 300 }),
      buildHistoryEntry(2, { outcome: 'refused', code: 'OverAuthorizedAmount' }),
    )
  })
  afterEach(async () => {
    closeCreditDesks()
    scene.restore()
    await leaveMode()
  })

  async function show(name: string, look: Mode): Promise<void> {
    const { orders, find, says } = states[name]!
    await enterMode(look)
    scene.orders = orders()
    desk = await openCreditDesk(scene, { lang: look.lang, dir: look.dir })
    await until(() => inCredit(desk, 'order-admin-credit-orders')?.shadowRoot?.querySelector('input'))
    if (find) await findInCredit(desk, find)
    // Other languages have other words.
    await until(() =>
      look.lang === 'en' ? says.test(creditText(desk)) : !find || scene.fake.done.length > 1,
    )
    await until(() => !inCredit(desk, '.bone'))
    await until(() => inCredit(desk, '.health')!.dataset['tone'] === 'good')
  }

  it.each(someOf(languages, 1))('fits a page of 320 px in %s, with the largest numbers', async (lang) => {
    await show('largest numbers', { ...modes['320 px']!, lang })
    expect(await faultsIn(desk.parentElement!)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('shows the light by its words where colours are forced, and when it is out', async () => {
    await show('nothing yet', modes['forced colours']!)
    scene.fake.intercept = () => problem(503, 'provider-unavailable')
    await desk.reload()
    await until(() => creditText(desk).includes('has not answered since'))
    expect(await faultsIn(desk.parentElement!)).toEqual([])
  })

  it('is worked by keys alone: find, open one of two, go back to it, show the id', async () => {
    await show('two orders', modes['light']!)
    const orders = inCredit(desk, 'order-admin-credit-orders')!.shadowRoot!
    const focused = () => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element!
    }
    orders.querySelector('input')!.focus()
    await userEvent.tab()
    expect(focused().textContent).toContain('Find')
    await userEvent.tab()
    const first = focused()
    expect(first.textContent!.trim()).toMatch(/^\d+$/)
    await userEvent.keyboard('{Enter}')
    await until(() => focused().localName === 'h2')
    for (let step = 0; step < 12 && !focused().textContent!.includes('National id'); step += 1)
      await userEvent.tab()
    await userEvent.keyboard(' ')
    await until(() => creditText(desk).includes('19851332-0000'))
    orders.querySelector<HTMLElement>('.back button')!.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => focused().textContent!.trim() === first.textContent!.trim())
  })

  it('opens an order by a finger anywhere on its card', async () => {
    await show('two orders', modes['390 px']!)
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const row = () => inCredit(desk, '.orders tbody tr')!
    const { left, bottom } = row().getBoundingClientRect()
    const found = desk.shadowRoot!.elementFromPoint(left + 150, bottom - 8)
    expect(found?.localName).toBe('order-admin-credit-orders')
    await userEvent.click(row(), { position: { x: 150, y: row().offsetHeight - 8 } })
    await until(() => inCredit(desk, 'order-admin-credit-order')?.shadowRoot?.querySelector('.head'))
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  })

  it('prints the list with its numbers, and nothing of the search', async () => {
    await show('two orders', modes['light']!)
    await emulateMedia({ media: 'print' })
    try {
      const isShown = (selector: string) => inCredit(desk, selector)!.checkVisibility()
      expect(isShown('.find')).toBe(false)
      expect(isShown('.outcome')).toBe(false)
      expect(isShown('h2')).toBe(true)
      const number = inCredit(desk, '.orders th button')!
      expect(number.checkVisibility()).toBe(true)
      number.focus()
      expect(getComputedStyle(number)).toMatchObject({ textDecorationLine: 'none', outlineStyle: 'none' })
    } finally {
      await emulateMedia()
    }
  })

  it('has its list of orders under a heading, which is the name of the table', async () => {
    await show('nothing yet', modes['light']!)
    const heading = () => inCredit(desk, 'h2')!
    expect(heading().textContent).toBe('Orders found and opened')
    closeCreditDesks()
    await show('two orders', modes['light']!)
    expect(inCredit(desk, '.orders')!.getAttribute('aria-labelledby')).toBe(heading().id)
  })

  it('moves nothing when the answer to an order comes', async () => {
    await show('nothing yet', modes['light']!)
    scene.orders = [invoiced()]
    let answer: (() => void) | undefined
    scene.fake.intercept = (name, call) =>
      name === 'GetOrders'
        ? new Promise((resolve) => (answer = () => resolve(scene.fake.respond(name, call))))
        : undefined
    const { askCredit } = await import('../data/credit-context.ts')
    askCredit(inCredit(desk, 'order-admin-credit-orders')!, { do: 'open-order', ProviderOrderNr: 1_000_001 })
    await until(() => answer)
    const places = () =>
      ['h2', '.figures', '.main h3, .main caption', '.customer h3'].map((selector) =>
        Math.round(inCredit(desk, selector)!.getBoundingClientRect().top),
      )
    await until(() => inCredit(desk, '.bone'))
    const before = places()
    answer!()
    await until(() => !inCredit(desk, '.bone'))
    for (const [at, top] of places().entries()) expect(Math.abs(top - before[at]!)).toBeLessThanOrEqual(1)
  })
})

/** A stranger's first minutes with the sandbox's console, in Chromium: against the real provider, edge and demo. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { axeFindings } from '../../support/axe.ts'
import { type ConsolePage, openConsole } from '../../support/console-page.ts'

const sections = [
  'requests',
  'orders',
  'credit-orders',
  'invoices',
  'plans',
  'customers',
  'clock',
  'snapshots',
]
const more = ['worlds', 'faults', 'tasks', 'callbacks', 'reports', 'persons']

/** Pixels that a finger hits easily. */
const FINGER = 44

let view: ConsolePage
let page: Page

beforeAll(async () => {
  view = await openConsole()
  page = view.page
})
afterAll(() => view.close())
afterEach(() => view.expectNoComplaint())

const open = (section: string) => view.open(section)
const note = () => view.note()

describe('the first five minutes', () => {
  it('make an order of a template, which opens', async () => {
    await open('Orders')
    await page.getByRole('button', { name: 'New order' }).click()
    await page.getByRole('button', { name: 'Invoice, three VAT rates' }).click()
    await page.getByText(/^Order \d+ is made\.$/).waitFor()
    // 2 × 625,00 + 3 × 89,00 + 249,00.
    expect(await page.locator('article .amount').innerText()).toBe('1\u00a0766,00 SEK')
    await page.getByRole('button', { name: 'Deliver all' }).click()
    await page.getByText(/^Order \d+ is delivered\.$/).waitFor()
    await page.getByText('sets the invoice to…').waitFor({ state: 'attached' })
    await page.getByLabel('The customer or a collector').selectOption('Reminded')
    await page.locator('article').getByText('Reminded', { exact: true }).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('break a signature, and the page says why it was refused', async () => {
    await open('Requests')
    await page.getByText('Try a request').click()
    await page.getByLabel('What is wrong with it').selectOption('secret')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('console-try').getByText('401').waitFor()
    const row = page.getByRole('row').filter({ hasText: '401' }).first()
    await row.getByRole('link').click()
    const reason = page.locator('article .reason')
    await reason.waitFor()
    expect(await reason.innerText()).toContain('authorization-refused')
    expect(await axeFindings(page)).toEqual([])
  })

  it('send a request again from a shell', async () => {
    await view.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy as curl' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    // The request was refused for its secret; signed anew with the right one, it is answered.
    const { stdout } = await promisify(execFile)('bash', ['-c', copied])
    expect(stdout).toMatch(/^HTTP\/1\.1 200/)
    await page.getByRole('button', { name: 'Copy as PHP' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("hash('sha512', $body . 'sandbox-shared-secret-100001' . $timestamp)")
  })

  it('move the clock, see what expired, and go back', async () => {
    await open('Clock')
    await page.getByRole('button', { name: '+ 30 days' }).click()
    await note()
      .getByText(/It set off \d+ changes/)
      .waitFor()
    await page.getByText(/Order 8906810 · web-2041: Open → Expired/).waitFor()
    await page.getByRole('button', { name: 'Back to before it' }).click()
    await note().getByText('The sandbox is as it was before that step.').waitFor()
    await open('Orders')
    const row = page.getByRole('row').filter({ hasText: 'web-2041' })
    expect(await row.innerText()).toContain('Open')
  })

  it('save a snapshot, lose everything, and restore it', async () => {
    await open('Snapshots')
    await page.getByLabel('Name').fill('one-order')
    await page.getByRole('button', { name: 'Save snapshot' }).click()
    await note().getByText('Snapshot one-order is saved.').waitFor()
    await page.getByRole('button', { name: 'Reset…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
    await note().getByText('The sandbox is as it began.').waitFor()
    await page.getByRole('button', { name: 'Restore one-order' }).click()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Restore one-order' }).click()
    await note().getByText('The sandbox is as it was in one-order.').waitFor()
    await open('Orders')
    await page.getByRole('row').filter({ hasText: '1\u00a0766,00 SEK' }).first().waitFor()
  })

  it('set a fault, and see the desk cope', async () => {
    await open('Faults')
    await page.getByRole('switch', { name: 'Provider down' }).click()
    await page.getByText('1 fault waiting').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const desk = await view.context.newPage()
    await desk.goto(`${view.stack.addresses.demo}/orders/8906810`)
    await desk.getByText('The provider does not answer').first().waitFor()
    await page.getByRole('switch', { name: 'Provider down' }).click()
    await page.getByText('None waits').waitFor()
    await desk.reload()
    await desk.getByText('Tess Testsson').first().waitFor()
    await desk.close()
  })
})

describe('the link', () => {
  it('says in another browser that it works once, and still works in its own', async () => {
    const other = await view.browser.newContext()
    const stranger = await other.newPage()
    await stranger.goto(view.stack.console)
    expect(await stranger.getByRole('alert').innerText()).toContain('works once')
    await other.close()
    const again = await view.context.newPage()
    await again.goto(view.stack.console)
    await again.getByRole('heading', { name: 'Requests' }).waitFor()
    // The key does not stay where the history keeps it.
    expect(again.url()).not.toContain('key=')
    await again.close()
  })
})

describe('the page', () => {
  it('keeps what it shows while the sandbox is gone, and goes on', { tags: 'long' }, async () => {
    await open('Requests')
    // Below the head.
    await page.getByRole('row').nth(1).waitFor()
    const count = await page.getByRole('row').count()
    await view.context.setOffline(true)
    await page.getByText('The sandbox does not answer.').waitFor()
    expect(await page.getByRole('row').count()).toBe(count)
    await view.context.setOffline(false)
    await page.getByText('The sandbox does not answer.').waitFor({ state: 'detached' })
  })

  it('says that an open order is gone after a restore', async () => {
    await open('Orders')
    await page.getByRole('button', { name: 'New order' }).click()
    await page.getByRole('button', { name: 'Swish, paid' }).click()
    await page.getByText(/^Order \d+ is made\.$/).waitFor()
    const address = page.url()
    await open('Snapshots')
    await page.getByRole('button', { name: 'Restore one-order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore one-order' }).click()
    await note().getByText('The sandbox is as it was in one-order.').waitFor()
    await page.goto(address)
    await page.getByText(/There is no order \d+ of Lumen Lamps now/).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
  })

  it('shows another merchant apart', async () => {
    await open('Orders')
    await page.getByLabel('Merchant').selectOption('100002')
    await page.getByRole('link', { name: '8906900' }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'web-2041' }).count()).toBe(0)
    await page.getByLabel('Merchant').selectOption('100001')
    await page.getByRole('row').filter({ hasText: 'web-2041' }).waitFor()
  })

  it('is used with the keyboard alone', async () => {
    await open('Orders')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const press = async (name: string, key = 'Enter') => {
      for (let tabs = 0; tabs < 80; tabs++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          let at: Element | null = document.activeElement
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
          return { text: at?.textContent.trim(), outline: at ? getComputedStyle(at).outlineStyle : 'none' }
        })
        if (focused.text !== name) continue
        expect(focused.outline).toBe('solid')
        return page.keyboard.press(key)
      }
      throw new Error(`no ${name} in the order of tabs`)
    }
    await press('New order')
    await press('Card, delivered')
    await page.getByText(/^Order \d+ is made\.$/).waitFor()
    await page.locator('article').getByText('Delivered', { exact: true }).waitFor()
  })

  const looks = [
    { width: 390, scheme: 'light' },
    { width: 390, scheme: 'dark' },
    { width: 900, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
  ] as const

  it.each(someOf(looks, 1))(
    'has no finding of axe and no sideways scrolling: $width px, $scheme',
    async ({ width, scheme }) => {
      const isPhone = width === 390
      const cookies = await view.context.storageState()
      const sized = await view.browser.newContext({
        storageState: cookies,
        viewport: { width, height: 844 },
        colorScheme: scheme,
        hasTouch: isPhone,
        isMobile: isPhone,
      })
      const small = await view.newPage(sized)
      const found: string[] = []
      for (const section of [...sections, ...more]) {
        await small.goto(`${view.stack.addresses.provider}/console#${section}`)
        await small.locator('main h2').first().waitFor()
        found.push(...(await axeFindings(small)).map((finding) => `${section}: ${finding}`))
        const beyond = await small.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (beyond > 0) found.push(`${section} is ${beyond} px too wide`)
        const targets = isPhone
          ? await small.locator('nav a, main button:visible, main select:visible').all()
          : []
        for (const target of targets) {
          const { height = FINGER } = (await target.boundingBox()) ?? {}
          if (Math.round(height) < FINGER)
            found.push(`${section}: ${await target.innerText()} is ${height} px high`)
        }
      }
      expect(found).toEqual([])
      await sized.close()
    },
  )
})

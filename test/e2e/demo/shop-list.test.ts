/** The list of orders of the demo's shop as a visitor uses it: found, opened, left and found again. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { shopOrders } from '../../../shared/sandbox.ts'
import { testBrowser } from '../../support/browser.ts'
import { DeskPage } from '../../support/desk-page.ts'
import { listLength, ordersOf } from '../../support/shop-list.ts'

const addresses = inject('addresses')
const list = `${addresses.demo}/shop/orders`

let browser: Browser
let desk: DeskPage
let page: Page

beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

beforeEach(async () => {
  desk = await DeskPage.open(browser, addresses)
  page = desk.page
  await page.goto(list)
  return () => desk.close()
})

const listed = (number: string) => page.getByRole('row', { name: number })
const opener = (number: string) => page.getByRole('button', { name: number, exact: true })

describe('the list', () => {
  it('searches while the visitor types, and shows how many it finds', { tags: 'long' }, async () => {
    await listLength(page)
    await listed('web-2048').press('/')
    await page.keyboard.type('invoice swish')
    await page.getByText('No order matches the search and the filter.').waitFor()
    expect(await page.getByRole('row').count()).toBe(0)
    await page.getByRole('searchbox').fill('provbolaget')
    await page.getByText(`1 of ${shopOrders.length} orders`).first().waitFor()
    expect(await page.locator('tbody [role=row]').allInnerTexts()).toEqual([
      expect.stringContaining('b2b-0117'),
    ])
  })

  it(
    'opens an order by a click or Enter, and is as before when the visitor goes back',
    { tags: 'long' },
    async () => {
      const orders = await ordersOf(page, list)
      const addressOf = (number: string) => `${list}/${orders.find((order) => order.number === number)!.id}`
      await listLength(page)
      await page.getByRole('searchbox').fill('b2b')
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Credited (1)')
      await listed('b2b-0119').waitFor({ state: 'detached' })
      await opener('b2b-0121').click()
      await page.waitForURL(addressOf('b2b-0121'))
      await desk.isReady()
      await page.goBack()
      expect(new URL(page.url()).searchParams.get('query')).toBe('b2b')
      await listed('b2b-0121').waitFor()
      expect(await page.locator('tbody [role=row]').count()).toBe(1)
      // Back once more, before the filter.
      await page.goBack()
      await listed('b2b-0117').waitFor()
      expect(await page.getByRole('searchbox').inputValue()).toBe('b2b')
      await page.getByRole('searchbox').fill('b2b-0117')
      await listed('b2b-0121').waitFor({ state: 'detached' })
      // To the list, and into its first order.
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.waitForURL(addressOf('b2b-0117'))
      await desk.isReady()
      expect(desk.said.filter((line) => /Content Security Policy|Trusted/.test(line))).toEqual([])
    },
  )

  it('is shown by an address, as far as its session and its server allow', { tags: 'long' }, async () => {
    await page.goto(`${list}?query=b2b+invoice&status=Delivered&descending=number`)
    await listed('b2b-0118').waitFor()
    expect(await page.locator('tbody .of-number').allInnerTexts()).toEqual(['b2b-0120', 'b2b-0118'])
    await page.goto(`${list}?query=${'x'.repeat(150)}&status=None`)
    await page.getByText('findOrders: The status is one of Open, Pending').waitFor()
    await page.goto(`${list}?ascending=nothing`)
    await page.getByText('findOrders: The list is sorted by one of id, number').waitFor()
  })

  it('says why its server has no orders, and tries again', { tags: 'long' }, async () => {
    const error = 'The edge did not answer. Try again.'
    await page.route('**/shop/orders.json*', (route) => route.fulfill({ status: 502, json: { error } }))
    await page.reload()
    await page.getByText(`findOrders: ${error}`).waitFor()
    await page.unroute('**/shop/orders.json*')
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await listLength(page)).toBe(shopOrders.length)
  })

  it('offers acts on several orders, except to a role that may only look', { tags: 'long' }, async () => {
    await listLength(page)
    await listed('web-2041').getByRole('checkbox').check()
    await page.getByText('1 selected').first().waitFor()
    await page.getByRole('button', { name: /^Controls/ }).click()
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Look only').check()])
    await listLength(page)
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })

  it('says without scripts that it needs them; what to try is still there', { tags: 'long' }, async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    try {
      const plain = await context.newPage()
      await plain.goto(list)
      await plain.locator('noscript', { has: plain.locator('.note:visible') }).waitFor()
      expect(await plain.locator('main [data-try]').count()).toBe(9)
      expect(await plain.getByRole('button').count()).toBe(0)
      await plain.getByRole('link', { name: 'Paste twelve rows' }).click()
      await plain.getByRole('heading', { name: 'Paste twelve rows' }).waitFor()
    } finally {
      await context.close()
    }
  })

  it('has no dead link, and neither have its pages', async () => {
    const linksOf = () =>
      page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    const found = await linksOf()
    found.push(...(await ordersOf(page, list)).map(({ id }) => `/shop/orders/${id}`))
    await page.goto(addresses.demo)
    found.push(...(await linksOf()))
    await page.goto(`${addresses.demo}/shop/credit`)
    // The documentation is built apart, and tested there.
    const links = new Set([...found, ...(await linksOf())].filter((link) => link !== '/docs/'))
    expect(links.size).toBeGreaterThan(shopOrders.length)
    for (const link of links) {
      expect([link, (await page.request.get(addresses.demo + link)).status()]).toEqual([link, 200])
    }
  })

  it('names a customer whom the provider does not show, instead of stars', async () => {
    await listLength(page)
    const customers = await page.locator('td.of-customer').allInnerTexts()
    expect(customers.join()).not.toContain('***')
    expect(
      customers.filter((text) => text.includes('Name not shown by the provider')).length,
    ).toBeGreaterThan(0)
  })

  it('links to documentation even if the site is not built', async () => {
    const answer = await page.request.get(`${addresses.demo}/docs/`)
    expect(answer.status()).toBe(200)
    const text = await page.request.get(`${addresses.demo}/docs/embedding.txt`)
    expect([text.status(), text.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  })

  it(
    'is separate for each visitor: a change of one does not show for another',
    { tags: 'long' },
    async () => {
      const other = await browser.newPage()
      try {
        await other.goto(list)
        const opened = await Promise.all(
          [page, other].map(async (each) => {
            await each.getByRole('button', { name: 'web-2041' }).click()
            await each.waitForURL(/\/shop\/orders\/\d+$/)
            return each.url()
          }),
        )
        expect(opened[0]).not.toBe(opened[1])
      } finally {
        await other.close()
      }
    },
  )
})

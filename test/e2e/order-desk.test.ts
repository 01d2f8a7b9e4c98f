/** The desk as a clerk has it: Chromium, the demo's page under its strict policy, the real edge and provider. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { complaints, launchBrowser, wholeDom } from '../support/browser.ts'

const { demo, edge } = inject('addresses')
const LARGEST = '9223372036854775807'

let browser: Browser
let page: Page
let said: string[]

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-GB' })
  said = complaints(page)
  return () => page.close()
})

async function openOrder(id: string): Promise<void> {
  await page.goto(`${demo}/orders/${id}`)
  await page.getByRole('heading', { name: id }).waitFor()
}

async function addRow(name: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Quantity').fill('2')
  await page.getByLabel('Unit price').fill(price)
  await page.getByRole('button', { name: 'Save row' }).click()
  await page.getByRole('row', { name }).waitFor()
}

const amountOf = (name: string) => page.getByRole('row', { name }).locator('.amount').textContent()

describe('the order desk', () => {
  it("is reached from the shop's list and shows the order", async () => {
    await page.goto(demo)
    await page.getByRole('link', { name: 'web-2041' }).click()
    await page.getByRole('heading', { name: '8906810' }).waitFor()
    expect(await page.getByText('Tess Testsson').count()).toBeGreaterThan(0)
    expect(said).toEqual([])
  })

  it('adds a row that is there after a reload', async () => {
    await openOrder('8906810')
    await addRow('Gift wrap', '49,50')
    expect(await amountOf('Gift wrap')).toBe('99.00')
    await page.reload()
    await page.getByRole('row', { name: 'Gift wrap' }).waitFor()
    expect(await amountOf('Gift wrap')).toBe('99.00')
    expect(said).toEqual([])
  })

  it('says which member is wrong before anything is sent', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await openOrder('8906810')
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByLabel('Quantity').fill('0')
    await page.getByRole('button', { name: 'Save row' }).click()
    const name = page.getByLabel('Name')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(await name.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(
      true,
    )
    expect(requests.filter((request) => request.startsWith(`POST ${edge}/api`))).toEqual([])
  })

  it('keeps the largest ids digit for digit, in the text and in the next path', async () => {
    await openOrder(LARGEST)
    await page.getByRole('cell', { name: LARGEST, exact: true }).waitFor()
    const [request] = await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().startsWith(`${edge}/api`),
      ),
      addRow('One more', '1'),
    ])
    expect(request.url()).toBe(`${edge}/api/v1/orders/${LARGEST}/rows/`)
    expect(await amountOf('One more')).toBe('2.00')
  })

  it('does not offer to add to an expired order, and says why', async () => {
    await openOrder('8906815')
    const button = page.getByRole('button', { name: 'Add row' })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await button.focus()
    const reason = await button.evaluate((element) => {
      const root = element.getRootNode() as ShadowRoot
      return root.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent?.trim()
    })
    expect(reason).toMatch(/open|expired/i)
  })

  it('leaves no token in the page, its storage or its console', async () => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${demo}/desk-session`),
      openOrder('8906811'),
    ])
    const { token } = (await answer.json()) as { token: string }
    await addRow('Trace', '1')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const everything = [await wholeDom(page), await page.content(), stored, page.url(), ...said].join('\n')
    expect(everything).toContain('Trace')
    for (const part of [token, ...token.split('.')]) expect(everything).not.toContain(part)
  })

  it('says so when there is no such order, with the code and the request id', async () => {
    await page.goto(`${demo}/orders/1`)
    await page.getByRole('heading', { name: 'No such order' }).waitFor()
    expect(await page.getByText('order-not-found').count()).toBe(1)
  })
})

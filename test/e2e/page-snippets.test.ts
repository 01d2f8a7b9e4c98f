/** The blocks of docs/ that a page or a client can copy, against the real edge. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { sessionHandler } from '../../packages/order-admin/session.ts'
import { dist } from '../../scripts/places.ts'
import { dayClosing } from '../../shared/domain/report/closing.schema.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { testBrowser } from '../support/browser.ts'
import { startAppSite } from '../support/app-site.ts'
import { codeBlocks } from '../support/readme-shop.ts'

const { edge } = inject('addresses')
const apiKey = 'sandbox-api-key-100001'
const script = `<script type="module" src="${edge}/order-admin.js"></script>`
const capabilities = ['order.read', 'orders.list', 'report.read', 'credit.read', 'journal.read'] as const

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
afterAll(() => browser.close())

/** The block of the page in this language that has the text. */
function block(file: string, language: string, text: string): string {
  const found = codeBlocks(file, language).filter((code) => code.includes(text))
  if (found.length !== 1) throw new Error(`${file} has ${found.length} blocks of ${language} with ${text}`)
  return found[0]!.replaceAll('https://edge.example', edge)
}

interface Opened {
  page: Page
  /** The details of the events `order-admin-ready`, and the elements whose file did not load. */
  ready: () => Promise<string[]>
}

/** Opens a page of a shop, whose embed.js says where sessions come from. */
async function open({ html, css = '' }: { html: string; css?: string }): Promise<Opened> {
  const embed = `globalThis.ready = []
document.addEventListener('order-admin-ready', (event) => ready.push(event.desk + event.orderId))
addEventListener('error', ({ target }) => ready.push(target.localName + ' refused'), true)
globalThis.desk = document.querySelector('order-admin')
desk.fetchSession = async ({ signal }) => (await fetch('/desk-session', { method: 'POST', signal })).json()`
  const files = new Map([
    [
      '/index.html',
      {
        type: '.html',
        text:
          `<!doctype html><html lang="en"><title>Shop</title><style>${css}</style>` +
          `${html}<script src="/embed.js"></script></html>`,
      },
    ],
    ['/embed.js', { type: '.js', text: embed }],
    ['/orders/totals', { type: '.js', text: '[{"orderNumber":"web-1","total":125000}]' }],
  ] as const)
  const site = await startAppSite({
    policy: `default-src 'self' 'unsafe-inline' ${edge}`,
    file: (path) => files.get(path as '/index.html'),
    sessions: async (origin) =>
      sessionHandler({
        edge,
        apiKey,
        origins: origin,
        authorize: () => ({ user: { id: 'clerk-1', name: 'Kim' }, capabilities: [...capabilities] }),
      }),
  })
  const page = await browser.newPage({ locale: 'en-GB' })
  onTestFinished(async () => {
    await page.close()
    await site.close()
  })
  await page.goto(site.origin)
  return { page, ready: () => page.evaluate('ready') }
}

describe('the elements of the documentation', () => {
  const elements: [string, string, string][] = [
    ['docs/embedding.md', 'slot="actions"', 'order8906810'],
    ['docs/reports.md', '<order-admin', 'reports'],
    ['docs/credit.md', '<order-admin', 'credit'],
    ['docs/journal.md', '<order-admin', 'changes'],
    ['docs/orders-desk.md', '<order-admin', 'orders'],
  ]

  it.each(someOf(elements, 2))('%s opens the desk that it is about', async (file, text, expected) => {
    const { ready } = await open({ html: script + block(file, 'html', text) })
    await expect.poll(ready).toEqual([expected])
  })

  it('show the text of docs/embedding.md until the script comes, in the room that the desk will take', async () => {
    const css = block('docs/embedding.md', 'css', ':not(:defined)')
    const { page } = await open({ html: block('docs/embedding.md', 'html', 'slot="actions"'), css })
    await page.getByText('needs JavaScript').waitFor()
    expect(await page.getByText('Print label').isVisible()).toBe(false)
    expect((await page.locator('order-admin').boundingBox())?.height).toBeGreaterThanOrEqual(400)
  })
})

describe('the pinned script of docs/versions.md', () => {
  const current = JSON.parse(readFileSync(join(dist, 'widget/order-admin.json'), 'utf8')) as {
    file: string
    integrity: string
    parts: Record<string, string>
  }
  const [english = ''] = Object.keys(current.parts).filter((part) => /\/parts\/en-/.test(part))
  const pinned = block('docs/versions.md', 'html', 'importmap')
    .replaceAll(/v-[0-9a-f]+\/order-admin\.js/g, current.file)
    .replaceAll(/v-[0-9a-f]+\/parts\/en-[0-9a-f]+\.js/g, english)
  const withDigests = (module: string) =>
    pinned
      .replace('"sha384-…"', `"${current.parts[english]}"`)
      .replace('integrity="sha384-…"', `integrity="${module}"`)
  const order = '<order-admin order-id="8906810"></order-admin>'

  it('opens the order', async () => {
    const { ready } = await open({ html: withDigests(current.integrity) + order })
    await expect.poll(ready).toEqual(['order8906810'])
  })

  it('does not run with the digest of another file', async () => {
    const { ready } = await open({ html: withDigests(current.parts[english]!) + order })
    await expect.poll(ready).toEqual(['script refused'])
  })
})

it('matchOrders of docs/payout-files.md answers the orders that the shop knows', async () => {
  const { page } = await open({ html: `${script}<order-admin desk="reports"></order-admin>` })
  await page.addScriptTag({ content: block('docs/payout-files.md', 'js', 'matchOrders') })
  const answer = await page.evaluate('desk.matchOrders(["web-1"], new AbortController().signal)')
  expect(answer).toEqual([{ orderNumber: 'web-1', total: 125000 }])
})

it.each(someOf(['README.md', 'docs/embedding.md'], 1))(
  '%s lists the orders of the shop, and opens one',
  async (file) => {
    const { page } = await open({ html: script + block(file, 'html', 'desk="orders"') })
    const asked: string[] = []
    const first: unknown = JSON.parse(block('docs/embedding.md', 'json', '"orders"'))
    await page.route('**/orders.json*', async (route) => {
      const { search, searchParams } = new URL(route.request().url())
      asked.push(search)
      const last = { orders: [{ id: '8906811', number: 'web-2042', status: 'Lost' }] }
      await route.fulfill({ json: searchParams.has('cursor') ? last : first })
    })
    await page.addScriptTag({ content: block(file, 'js', 'findOrders'), type: 'module' })
    await page.getByText('2 of 2 orders').waitFor()
    expect(asked).toEqual(['?query=', '?query=&cursor=8906810'])
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Open (1)')
    await page.getByRole('button', { name: 'web-2042' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'web-2041' }).click()
    await page.waitForURL('**/orders/8906810')
  },
)

it('findOrders of docs/orders-desk.md asks the shop for what the clerk wants to see', async () => {
  const { page } = await open({ html: `${script}<order-admin desk="orders"></order-admin>` })
  const asked: string[] = []
  await page.route('**/orders.json*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ json: { orders: [{ id: 8_906_810, number: 'web-1' }] } })
  })
  await page.addScriptTag({ content: block('docs/orders-desk.md', 'js', 'findOrders'), type: 'module' })
  await page.getByText('web-1', { exact: true }).waitFor()
  expect(asked).toEqual(['?query='])
})

it(
  'the address of docs/orders-desk.md keeps what the clerk sees, back and forward',
  { tags: 'long' },
  async () => {
    const { page } = await open({ html: `${script}<order-admin desk="orders"></order-admin>` })
    await page.addScriptTag({ content: block('docs/orders-desk.md', 'js', 'ordersView'), type: 'module' })
    const current = () => page.locator('.view[aria-current]').innerText()
    const hash = () => page.evaluate('location.hash')
    await page.getByRole('button', { name: 'To deliver' }).click()
    await expect.poll(hash).toBe('#orders=view%3Dto-deliver')
    await page.getByRole('button', { name: 'Refused' }).click()
    await expect.poll(hash).toBe('#orders=view%3Drefused')
    await page.goBack()
    await expect.poll(current).toContain('To deliver')
    await page.goForward()
    await expect.poll(current).toContain('Refused')
    await page.reload()
    await page.addScriptTag({ content: block('docs/orders-desk.md', 'js', 'ordersView'), type: 'module' })
    await expect.poll(current).toContain('Refused')
  },
)

describe('docs/edge.md', () => {
  it('has a request that opens a session', async () => {
    const [head = '', body] = block('docs/edge.md', '', 'POST').split('\n\n')
    const [first = '', ...lines] = head.replace('<API key>', apiKey).split('\n')
    const [method = '', address = ''] = first.split(' ')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    const text = body!.replace('https://shop.example', 'http://localhost:5173')
    const answer = await fetch(address, { method, headers, body: text })
    expect([answer.status, await answer.json()]).toMatchObject([201, { token: expect.any(String) as string }])
  })

  it('has a closing of a day that the edge accepts', () => {
    const text = block('docs/edge.md', '', '"digest"').replace('<64 hex digits>', 'a'.repeat(64))
    expect(dayClosing.safeParse(JSON.parse(text))).toMatchObject({ success: true })
  })
})

/** Pages that have the element twice: in one version, in two, or as a package without an edge. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { build as viteBuild } from 'vite'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { complaints, testBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/client.ts'
import { startStaticHost, type StaticHost } from '../../support/static-host.ts'
import { PATIENCE_MS } from '../../../shared/testing/patience.ts'

const addresses = inject('addresses')
const SECOND = '99.0.0'

let folder: string
let host: StaticHost
let browser: Browser
let page: Page
let said: string[]

/** The import map for the package's imports on a page without a bundler. */
const importsOfPackage = Object.fromEntries(
  [
    ['lit', 'index.js'],
    ['lit-html', 'lit-html.js'],
    ['lit-element', 'index.js'],
    ['@lit/reactive-element', 'reactive-element.js'],
    ['@lit/task', 'index.js'],
    ['@shoelace-style/localize', 'dist/index.js'],
  ].flatMap(([name, main]) => [
    [name!, `/installed/${name}/${main}`],
    [`${name}/`, `/installed/${name}/`],
  ]),
)

const pageWith = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><title>Two scripts</title>
  <script type="importmap">${JSON.stringify({ imports: importsOfPackage })}</script>
  <order-admin order-id="8906810" edge-url="${addresses.edge}"></order-admin>
  ${scripts.map((script) => `<script type="module" src="${script}"></script>`).join('')}`

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-admin-'))
  await viteBuild({
    configFile: join(root, 'widget/vite.config.ts'),
    logLevel: 'warn',
    define: { ORDER_ADMIN_VERSION: JSON.stringify(SECOND) },
    build: { outDir: folder },
  })
  const edge = `${addresses.edge}/order-admin.js`
  const pages = {
    '/package': pageWith('/package/define.js').replace('edge-url', 'title'),
    '/two-versions': pageWith(edge, '/second/order-admin.js'),
    '/twice': pageWith(edge, `${edge}?again`),
    '/once': pageWith(edge),
    '/channel': pageWith(`${addresses.edge}/order-admin-0.js`),
  }
  host = await startStaticHost(pages, {
    '/second': folder,
    '/package': join(root, 'packages/order-admin/dist'),
    '/installed': join(root, 'node_modules'),
  })
  browser = await testBrowser()
  return async () => {
    await browser.close()
    host.close()
    rmSync(folder, { recursive: true })
  }
})

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(PATIENCE_MS)
  said = complaints(page)
  return () => page.close()
})

async function open(path: string): Promise<void> {
  await page.goto(host.address + path, { waitUntil: 'networkidle' })
  const session = await openSession({ ...addresses, demo: host.address })
  await page.evaluate((issued) => {
    Object.assign(document.querySelector('order-admin')!, { fetchSession: () => Promise.resolve(issued) })
  }, session)
}

/** Opens the form that loads later. @returns the version on the page */
async function use(path: string): Promise<unknown> {
  await open(path)
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('dialog').waitFor()
  return page.evaluate(() => (customElements.get('order-admin') as { version?: string } | undefined)?.version)
}

const ofElement = () => said.filter((line) => line.includes('order-admin'))

describe('a page with two versions of the element', () => {
  it('keeps the first one, while the second warns once and does nothing', async () => {
    const first = await use('/two-versions')
    expect(first).toMatch(/^\d+\.\d+\.\d+$/)
    expect(first).not.toBe(SECOND)
    expect(ofElement()).toEqual([
      expect.stringMatching(/^warning: <order-admin>: .*"When it does not work" in the README of .*\.$/),
    ])
    expect(ofElement()[0]).toContain(`version ${String(first)} is on this page already`)
    expect(ofElement()[0]).toContain(`version ${SECOND} does nothing`)
    const parts = host.asked.filter((path) => path.startsWith('/second/parts/'))
    expect(parts).toEqual([expect.stringMatching(/^\/second\/parts\/warn-developer-/)])
  })
})

describe('a page that registers the class of another copy under another name', () => {
  it('is warned, because that desk would mix parts of both', { tags: 'long' }, async () => {
    await use('/once')
    // As text, because the test runner would rewrite this import.
    const made = page.evaluate(`import('/package/index.js').then(({ OrderAdmin }) => {
      customElements.define('own-desk', OrderAdmin)
      new OrderAdmin()
    })`)
    await expect(made).rejects.toThrow(/<order-admin-\S+> is of another copy of <order-admin>/)
  })
})

describe('a page that loads the script twice', { tags: 'long' }, () => {
  it('works without a warning', async () => {
    await use('/twice')
    expect(ofElement()).toEqual([])
  })
})

describe('a page that follows a major version', () => {
  it(
    'works without a warning, and loads the module once, by the address of its release',
    { tags: 'long' },
    async () => {
      await use('/channel')
      expect(ofElement()).toEqual([])
      const modules = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      expect(modules.filter((path) => path.endsWith('/order-admin.js'))).toEqual([
        expect.stringMatching(/^\/v-[0-9a-f]{12}\/order-admin\.js$/),
      ])
    },
  )
})

describe('a page with the package and no edge-url', () => {
  it('tells the clerk, warns the developer once, and sends the token nowhere', async () => {
    const authorized: string[] = []
    page.on('request', (request) => {
      if (request.headers()['authorization']) authorized.push(request.url())
    })
    await open('/package')
    await page.getByRole('heading', { name: 'The order service is not set up' }).waitFor()
    expect(ofElement()).toEqual([expect.stringMatching(/^warning: <order-admin>: edge-url .* is not set\. /)])
    expect(authorized).toEqual([])
  })
})

/** The documentation's site: its pages as Markdown and, in the long run, as a visitor of the demo sees them. */
import { dirname, join, normalize } from 'node:path/posix'
import { existsSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { anchorsOf, linksOf, markdownFiles } from '../../scripts/markdown.ts'
import { root } from '../../scripts/places.ts'
import { readManifest, siteOf } from '../../scripts/site/stage.ts'
import { configNames } from '../../edge/config/config.ts'
import { problems } from '../../shared/problems.ts'
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { restNames } from '../../shared/wire/operations.ts'

describe("the site's pages", () => {
  const { pages, copies, sidebar } = siteOf(readManifest())
  const byPath = new Map(pages.map((page) => [`${page.path}.md`, page.text]))
  const textOf = (path: string) => byPath.get(path) ?? ''

  it('have no dead link and no dead anchor', () => {
    const isAlive = (from: string, target: string) => {
      const [path = '', anchor] = target.split('#')
      const file = path === '' ? from : normalize(join(dirname(from), path))
      if (!file.endsWith('.md')) return copies.some((copy) => copy.path === file.replace(/^\//, ''))
      return byPath.has(file) && (anchor === undefined || anchorsOf(textOf(file)).includes(anchor))
    }
    const links = [...byPath].flatMap(([path, text]) => linksOf(path, text))
    expect(links.length).toBeGreaterThan(300)
    expect(links.filter(({ from, target }) => !isAlive(from, target))).toEqual([])
  })

  it('are all pages of the project, each in one place, and name existing files', () => {
    const sources = pages.flatMap(({ source }) => source ?? [])
    expect(sources).toEqual(markdownFiles().filter((file) => !/^test\/(?!conformance)/.test(file)))
    expect(byPath.size).toBe(pages.length)
    expect(copies.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  })

  it('are in the navigation by reader, or linked from one that is', () => {
    const inSidebar = sidebar.flatMap(({ items }) => items.map(({ link }) => `${link.slice(1)}.md`))
    expect(inSidebar.filter((path) => !byPath.has(path))).toEqual([])
    const near = new Set(inSidebar)
    for (const from of inSidebar) {
      for (const { target } of linksOf(from, textOf(from)))
        near.add(normalize(join(dirname(from), target.split('#')[0]!)))
    }
    expect([...byPath.keys()].filter((path) => path !== 'index.md' && !near.has(path))).toEqual([])
  })

  it.each([
    ['problems.md', Object.keys(problems)],
    ['reference/rest.md', restNames],
    ['reference/soap.md', soapNames],
    ['reference/element.md', ['fetchSession', 'order-admin-before-save', 'CSS parts']],
    [
      'reference/enumerations.md',
      ['OrderStatus', 'PaymentType', 'Capability', 'RejectionCode', 'ResultCode'],
    ],
    ['reference/limits.md', ['Row', 'Metadata', 'Closing', 'SOAP list']],
    ['reference/endpoints.md', ['openSession', 'closeDay', 'readiness']],
    ['reference/schemas.md', ['Order', 'ReportRow', 'SessionRequest']],
    ['reference/soap-types.md', ['ClientAuthInfo', 'CreateOrderInformation', 'OrderType']],
  ])('%s has a heading for each of its entries', (path, names) => {
    const headings = [...textOf(path).matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading!)
    expect(names.filter((name) => !headings.includes(name))).toEqual([])
  })

  it('explain every member of the configuration', () => {
    const rows = [...textOf('reference/configuration.md').matchAll(/^\| `(\w+)` \| (.+?) \| .*\|$/gm)]
    const said = new Map(rows.map(([, name, text]) => [name, text]))
    expect(configNames.filter((name) => !said.get(name)?.trim())).toEqual([])
    expect(said.get('PROVIDER_URL')).toMatch(/^\*\*Required\.\*\* the address/)
    expect(said.get('SOAP_PATH')).toBe('the path of the SOAP service; `/soap` unless set')
  })

  it('have the limits, types and enumerations of the contract', () => {
    expect(textOf('reference/schemas.md')).toContain('| `Name` | string | yes | 1 to 40 characters |')
    expect(textOf('reference/limits.md')).toContain(
      '| `Quantity` | 1 to 999\u202f999\u202f999 | Times 100; nine digits. |',
    )
    expect(textOf('reference/enumerations.md')).toContain(
      '### OrderStatus\n\n`Cancelled`, `Delivered`, `Failed`, `Open`, `Expired`\n',
    )
    expect(textOf('reference/soap.md')).toContain('| `ProviderOrderNr` | long | yes |')
  })

  it('show an element in place of a mark', () => {
    expect(textOf('embedding.md')).toContain('\n<LiveDesk />\n')
    expect(textOf('theming.md')).toContain('\n<LiveDesk brands :heading-level="2" />\n')
    expect([...byPath.values()].filter((text) => /^<!-- (live|problems)/m.test(text))).toEqual([])
  })
})

describe('the built site', { tags: 'long' }, () => {
  const { demo } = inject('addresses')
  let browser: Browser
  let complaints: (page: Page) => string[]
  let axeFindings: (page: Page) => Promise<string[]>

  beforeAll(async () => {
    // Only the long run pays for loading these.
    const tools = await import('../support/browser.ts')
    ;({ axeFindings } = await import('../support/axe.ts'))
    const { buildDocs } = await import('../../scripts/docs.ts')
    complaints = tools.complaints
    await buildDocs()
    browser = await tools.launchBrowser()
  }, 300_000)
  afterAll(() => browser.close())

  const kinds = { home: '', guide: 'theming.html', reference: 'reference/rest.html' }
  const looks = [390, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => [width, scheme] as const),
  )

  async function open(path: string, width = 1440, scheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
    await page.goto(`${demo}/docs/${path}`)
    await page.locator('main, .VPContent').first().waitFor()
    return page
  }

  it.each(
    Object.entries(kinds).flatMap(([kind, path]) => looks.map((look) => [kind, ...look, path] as const)),
  )('%s at %i px, %s, has nothing for axe, and keeps to its policy', async (_, width, scheme, path) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme })
    const said = complaints(page)
    await page.goto(`${demo}/docs/${path}`)
    if (path === kinds.guide) {
      await page.locator('order-admin [part~="head"]').waitFor()
      // A grid that is still being filled behind the table is hidden from readers and has elements with focus.
      await page.locator('order-admin-row-grid[behind]').waitFor({ state: 'detached' })
    }
    await page.waitForLoadState('networkidle')
    expect(await axeFindings(page)).toEqual([])
    expect(said).toEqual([])
    await page.close()
  })

  it('never evaluates text in two braces, which other tools write too', async () => {
    const page = await open('self-hosting.html')
    const command = "docker volume inspect --format '{{ .Mountpoint }}' order-admin-edge_state"
    expect(await page.locator('code').getByText(command).count()).toBe(1)
    await page.close()
  })

  it('has no page and no table that scrolls sideways on a phone', async () => {
    const page = await open('', 390)
    // The live desks on two of them have other tables.
    await page.route('**/order-admin.js', (route) => route.abort())
    for (const { path, text } of siteOf(readManifest()).pages) {
      await page.goto(`${demo}/docs/${path}.html`)
      await page.locator('main, .VPContent').first().waitFor()
      const found = await page.evaluate(() => {
        const tables = [...document.querySelectorAll('.vp-doc table')]
        const wide = tables.filter((table) => table.scrollWidth > table.clientWidth + 1)
        return { width: document.documentElement.scrollWidth, tables: tables.length, wide: wide.length }
      })
      // Stacked cells are blocks, which have table roles only if these are set.
      const heads = [...text.matchAll(/^\|(.*)\|\n\|(?:[: ]*-[-: ]*\|)+$/gm)].map(([, head]) => head!)
      const roles = {
        tables: await page.getByRole('table').count(),
        hasColumns: (await page.getByRole('columnheader').count()) > 0,
      }
      const hasColumns = heads.some((head) => /\w/.test(head))
      expect({ path, ...found, roles }).toEqual({
        path,
        width: 390,
        tables: heads.length,
        wide: 0,
        roles: { tables: heads.length, hasColumns },
      })
    }
    await page.close()
  })

  it.each([
    ['fetchSession', 'reference/element.html#fetchsession'],
    ['order-changed', 'problems.html#order-changed'],
    ['deliverAndLowerAmount', 'reference/rest.html#deliverandloweramount'],
  ])('finds %s with the keyboard alone', async (words, found) => {
    const page = await open('')
    await page.keyboard.press('Control+k')
    await page.locator('#localsearch-input').waitFor()
    await page.keyboard.type(words)
    // The results follow each typed letter.
    await page.locator(`.result.selected[href$="${found}"]`).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${demo}/docs/${found}`)
    await page.close()
  })

  it('is usable by keyboard: past the navigation, and to a table of the page', async () => {
    const page = await open(kinds.reference)
    await page.waitForFunction(() => '__vue_app__' in document.querySelector('#app')!)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    // The page's script moves the focus in the next frame, which is sooner than a person's next key.
    await page.waitForFunction(() => document.activeElement?.id === 'VPContent')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.VPContent') !== null)).toBe(true)
    await page.close()
  })

  it('shows a live desk in the chosen brand and density', async () => {
    const page = await open(kinds.guide)
    const desk = page.locator('order-admin')
    await desk.locator('[part~="head"]').waitFor()
    const style = (name: string) =>
      desk.evaluate((node, it) => getComputedStyle(node).getPropertyValue(it), name)
    await page.getByLabel('Brand', { exact: true }).selectOption('Atelier')
    await page.locator('link[href$="atelier.css"]').waitFor({ state: 'attached' })
    await page.waitForFunction(() =>
      getComputedStyle(document.querySelector('order-admin')!).getPropertyValue('--order-admin-heading-font'),
    )
    await page.getByLabel('Density', { exact: true }).selectOption('Compact')
    expect(await style('--order-admin-density')).toBe('-2')
    await page.close()
  })

  it('shows a picture if no demo has a desk', async () => {
    const page = await browser.newPage()
    await page.route('**/docs/desk.json', (route) =>
      route.fulfill({ body: '{}', contentType: 'application/json' }),
    )
    await page.goto(`${demo}/docs/${kinds.guide}`)
    await page.locator('.live-desk img').waitFor()
    expect(await page.locator('order-admin').count()).toBe(0)
    await page.close()
  })
})

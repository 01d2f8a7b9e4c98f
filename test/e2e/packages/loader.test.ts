/** The built `order-admin/loader` in Chromium: on the real edge, and on edges with one fault. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type * as loader from '../../../packages/order-admin/loader.ts'
import { dist, root, run } from '../../../scripts/places.ts'
import { fileIn, startAppSite } from '../../support/app-site.ts'
import { testBrowser } from '../../support/browser.ts'

const { edge } = inject('addresses')
const built = join(root, 'packages/order-admin/dist')
const manifest = JSON.parse(readFileSync(join(dist, 'widget/order-admin.json'), 'utf8')) as {
  file: string
  integrity: string
  languages: Record<string, string>
}

let browser: Browser
let page: Page
/** The page's requests to an edge. */
let fetched: string[]

beforeAll(async () => {
  browser = await testBrowser()
  return () => browser.close()
})

declare global {
  var loadOrderAdmin: typeof loader.loadOrderAdmin
}

const html = '<!doctype html><title>Shop</title><script type="module" src="/page.js"></script>'
const script = "import { loadOrderAdmin } from '/loader.js'\nglobalThis.loadOrderAdmin = loadOrderAdmin"

/** Opens a page whose policy allows scripts of these addresses, and connections to any. */
async function open(scripts: string): Promise<void> {
  const site = await startAppSite({
    policy: `default-src 'none'; script-src 'self' ${scripts}; connect-src *; require-trusted-types-for 'script'; trusted-types lit-html`,
    file: (path) => {
      if (path === '/index.html') return { text: html, type: '.html' }
      return path === '/page.js' ? { text: script, type: '.js' } : fileIn(built, path)
    },
  })
  page = await browser.newPage()
  fetched = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== site.origin) fetched.push(pathname)
  })
  await page.goto(site.origin)
  onTestFinished(async () => {
    await page.close()
    await site.close()
  })
}

/** Calls the loader in the page, so many times at once. @returns the outcome of each */
function load(address: string, options: loader.LoadOptions = {}, times = 1): Promise<string[]> {
  return page.evaluate(
    async ([from, given, count]) => {
      const calls = Array.from({ length: count }, () => loadOrderAdmin(from, given))
      const ends = await Promise.allSettled(calls)
      return ends.map((end) =>
        end.status === 'rejected'
          ? String((end.reason as Error).message)
          : `defined: ${customElements.get('order-admin') !== undefined}`,
      )
    },
    [address, options, times] as const,
  )
}

/** The content of a file that never arrives. */
const NEVER = Symbol('never')

/** An edge that has the built files, except at these paths. */
async function startOddEdge(odd: Record<string, string | typeof NEVER | undefined>): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://edge').pathname
    const file = fileIn(join(dist, 'widget'), path)
    const body = path in odd ? odd[path] : file && readFileSync(file)
    if (body === NEVER) return
    const type = path.endsWith('.json') ? 'application/json' : 'text/javascript'
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': type,
      'Access-Control-Allow-Origin': '*',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('loadOrderAdmin', () => {
  it('loads the current version of the edge once, for any number of calls', async () => {
    await open(edge)
    expect(await load(edge, {}, 3)).toEqual(['defined: true', 'defined: true', 'defined: true'])
    const [described, script] = ['/order-admin.json', `/${manifest.file}`].map(
      (path) => fetched.filter((name) => name === path).length,
    )
    expect([described, script]).toEqual([1, 1])
    expect(await load(edge)).toEqual(['defined: true'])
    expect(fetched.filter((name) => name === '/order-admin.json')).toHaveLength(1)
  })

  it('loads the words of the page’s language together with the script', async () => {
    await open(edge)
    await page.evaluate(() => (document.documentElement.lang = 'de-AT'))
    expect(await load(edge)).toEqual(['defined: true'])
    expect(fetched).toContain(`/${manifest.languages['de']}`)
  })

  it.each(['', 'x-klingon', 'fr'])('loads no words for a page in the language %j', async (lang) => {
    await open(edge)
    await page.evaluate((lang) => (document.documentElement.lang = lang), lang)
    expect(await load(edge)).toEqual(['defined: true'])
    expect(fetched.filter((name) => name.includes('/parts/'))).toEqual([])
  })

  it('loads the version of the package without a request for the current one', async () => {
    await open(edge)
    expect(await load(edge, { pinned: true })).toEqual(['defined: true'])
    expect(fetched).toContain(`/${manifest.file}`)
    expect(fetched).not.toContain('/order-admin.json')
  })

  it('names the edge’s version if that is not the pinned one', async () => {
    const other = JSON.stringify({ ...manifest, file: 'v-0123456789ab/order-admin.js' })
    const odd = await startOddEdge({ [`/${manifest.file}`]: undefined, '/order-admin.json': other })
    await open(odd)
    expect(await load(odd, { pinned: true })).toEqual([
      `<order-admin> was not loaded: the edge has v-0123456789ab/order-admin.js, and this package is for ${manifest.file}.`,
    ])
  })

  it('runs no script with another digest', async () => {
    const odd = await startOddEdge({ [`/${manifest.file}`]: 'globalThis.ran = true' })
    await open(odd)
    const [said] = await load(odd)
    expect(said).toContain(`${odd}/${manifest.file} was refused`)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  it('accepts no other answer as the description of a version', async () => {
    await open('http://127.0.0.1:*')
    for (const body of ['{}', '<!doctype html>', 'null', undefined]) {
      const odd = await startOddEdge({ '/order-admin.json': body })
      expect((await load(odd))[0]).toMatch(/answered (200|404), and not as an edge does\.$/)
    }
  })

  it('reports that nothing answers, and loads from another edge at the next try', async () => {
    await open(edge)
    expect((await load('http://127.0.0.1:9'))[0]).toContain('nothing answers at http://127.0.0.1:9/')
    expect(await load(edge)).toEqual(['defined: true'])
  })

  it.each(['/order-admin.json', `/${manifest.file}`])(
    'ends after a minute if the edge never answers a request for %s, and loads at the next try',
    async (path) => {
      const silent = await startOddEdge({ [path]: NEVER })
      await open(`${silent} ${edge}`)
      await page.clock.install()
      const end = page.evaluate((from) => loadOrderAdmin(from).catch((error: Error) => error.message), silent)
      await expect.poll(() => fetched).toContain(path)
      await page.clock.fastForward(59_999)
      await page.clock.fastForward(1)
      expect(await end).toBe(`<order-admin> was not loaded: nothing answers at ${silent} for a minute.`)
      expect(await load(edge)).toEqual(['defined: true'])
    },
  )

  it("names the directive to change if the page's policy forbids the script", async () => {
    await open('')
    expect((await load(edge))[0]).toContain(
      "was refused: check what changes it, and script-src of the page's policy",
    )
  })

  it('refuses an invalid address, and does not fetch it', async () => {
    await open(edge)
    for (const address of ['', 'edge.example', 'ftp://edge.example', 'https://']) {
      expect((await load(address))[0]).toBe(`<order-admin> was not loaded: ${address} is no address.`)
    }
    expect(fetched).toEqual([])
  })

  it('refuses a second edge while the script of the first one loads', async () => {
    await open(edge)
    const ends = await page.evaluate(async (first) => {
      const both = [loadOrderAdmin(first), loadOrderAdmin('https://other.example')]
      return (await Promise.allSettled(both)).map(({ status }) => status)
    }, edge)
    expect(ends).toEqual(['fulfilled', 'rejected'])
  })

  it('does nothing on a server', async () => {
    const { loadOrderAdmin } = (await import(join(built, 'loader.js'))) as typeof loader
    expect(await loadOrderAdmin('https://edge.example')).toBeUndefined()
  })
})

describe('the loader', () => {
  it('has at most 1 kB, minified and compressed', async () => {
    const folder = mkdtempSync(join(dist, 'loader-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'loader.js')
    await run('esbuild', [join(built, 'loader.js'), '--minify', '--format=esm', `--outfile=${file}`])
    expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThanOrEqual(1024)
  })

  it('keeps its import for the browser when an app is bundled', () => {
    const source = readFileSync(join(built, 'loader.js'), 'utf8')
    expect(source).toMatch(/import\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\//)
  })
})

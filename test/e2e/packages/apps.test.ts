/**
 * The packed npm package in an app of each kind: types, build, and the desk in Chromium on a separate origin, under a
 * strict policy, against a real edge and provider. Vue and Svelte are in the long run, where `npm ci` installs all.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { run } from '../../../scripts/places.ts'
import { isLongRun, someOf } from '../../../shared/testing/runs.ts'
import { type AppFile, fileIn, startAppSite } from '../../support/app-site.ts'
import { complaints, testBrowser } from '../../support/browser.ts'
import {
  type AppName,
  appNames,
  builtApp,
  builtForServer,
  packedApps,
  type PackedApps,
} from '../../support/packed-apps.ts'
import { PATIENCE_MS } from '../../../shared/testing/patience.ts'

const { edge } = inject('addresses')
/** Each app's needs besides its own scripts: the loader gets the edge's; Vue and Svelte have Trusted Types policies. */
const needs: Record<AppName, { script?: string; trusted?: string }> = {
  vite: { script: edge },
  react: {},
  vue: { trusted: 'vue' },
  svelte: { trusted: 'svelte-trusted-html' },
}
const apps = someOf(appNames, 2)

let packed: PackedApps
let browser: Browser

beforeAll(async () => {
  ;[packed, browser] = await Promise.all([packedApps(edge, isLongRun), testBrowser()])
}, 300_000)

afterAll(async () => {
  await browser.close()
  packed.remove()
})

function policyOf({ script = '', trusted = '' }: (typeof needs)[AppName]): string {
  return `default-src 'none'; script-src 'self' ${script}; connect-src 'self' ${edge}; style-src 'self';
    require-trusted-types-for 'script'; trusted-types lit-html ${trusted}`.replaceAll(/\s+/g, ' ')
}

interface Opened {
  page: Page
  said: string[]
  /** How often the page asked the shop for a session. */
  asked: string[]
}

/** Opens the site of an app at a separate origin. */
async function open(file: AppFile, policy: string): Promise<Opened> {
  const asked: string[] = []
  const site = await startAppSite({
    policy,
    file,
    async sessions(origin) {
      const post = await packed.sessionEndpoint(origin)
      return (request) => {
        asked.push(request.method)
        return post(request)
      }
    },
  })
  const page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(PATIENCE_MS)
  onTestFinished(async () => {
    await page.close()
    await site.close()
  })
  await page.context().addCookies([{ name: 'clerk', value: 'clerk-1', url: site.origin }])
  const said = complaints(page)
  await page.goto(site.origin)
  return { page, said, asked }
}

const rows = (page: Page) => page.locator('order-admin-row-grid tr[data-key]')

/** Cancels the first row, which the app gets as an event. */
async function cancelFirstRow(page: Page): Promise<void> {
  await rows(page).first().locator('[data-column="2"]').click()
  await page.keyboard.press('Delete')
}

/** The other apps mark their errors in the code; Svelte's markup cannot. */
const svelteErrors = ['misspelt.svelte:6', 'misspelt.svelte:7', 'misspelt.svelte:8']

/** The lines of an app that the type check of its framework refuses. */
async function typeErrors(app: AppName): Promise<string[]> {
  const folder = packed.folderOf(app)
  const checks = {
    vite: () => run('tsc', ['-p', folder]),
    react: () => run('tsc', ['-p', folder]),
    vue: () => run(packed.tool('vue-tsc'), ['-p', folder]),
    svelte: () => run(packed.tool('svelte-check'), ['--workspace', folder, '--output', 'machine']),
  }
  const said = await checks[app]().then(
    () => '',
    (error: Error) => error.message,
  )
  const errors = [...said.matchAll(/ERROR "src\/(\S+)" (\d+):/g)].map(([, file, line]) => `${file}:${line}`)
  return said === '' || errors.length > 0 ? errors : [said]
}

describe.each(apps)('an app of %s', (app) => {
  it('has types that refuse misspelt names', async () => {
    expect(await typeErrors(app)).toEqual(app === 'svelte' ? svelteErrors : [])
  })

  it('shows an order and another one, gets an event, and removes the desk', async () => {
    const folder = await builtApp(packed, app)
    const { page, said, asked } = await open((path) => fileIn(folder, path), policyOf(needs[app]))
    await page.getByRole('heading', { name: '8906810' }).waitFor()
    await rows(page).first().waitFor()
    await cancelFirstRow(page)
    await page.getByText('1 unsaved', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Next order' }).click()
    await page.getByRole('heading', { name: '8906811' }).waitFor()
    await page.getByText('0 unsaved', { exact: true }).waitFor()
    expect(asked).toHaveLength(1)

    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await expect.poll(() => page.locator('order-admin').count()).toBe(0)
    expect(said).toEqual([])
  })
})

describe('a plain page', () => {
  it('shows two orders, each in its language, from its own copy of cdn/', async () => {
    const [site, cdn] = [packed.folderOf('plain'), join(packed.package, 'cdn')]
    const { page, said, asked } = await open(
      (path) => fileIn(site, path) ?? fileIn(cdn, path.replace('/order-admin/', '')),
      policyOf({}),
    )
    await page.getByRole('heading', { name: '8906810' }).waitFor()
    await page.evaluate(() => {
      const first = document.querySelector('order-admin')!
      const second = first.cloneNode() as typeof first
      second.orderId = 8906813
      second.lang = 'sv'
      second.fetchSession = first.fetchSession
      document.body.append(second)
    })
    await page.getByRole('heading', { name: '8906813' }).waitFor()
    await page.getByRole('button', { name: 'Add row' }).waitFor()
    await page.getByRole('button', { name: 'Lägg till rad' }).waitFor()
    expect(asked).toHaveLength(2)
    expect(said).toEqual([])
  })
})

describe('an app of React', () => {
  it(
    'shows two orders in StrictMode after rendering on a server, with one session each',
    { tags: 'long' },
    async () => {
      const [server, folder] = await Promise.all([
        builtForServer(packed, 'react', 'server'),
        builtApp(packed, 'react', 'development'),
      ])
      // In a separate process, because Vitest resolves the package by other conditions than Node.
      const print = 'process.stdout.write((await import(process.argv[1])).page)'
      const rendered = execFileSync(process.execPath, ['--input-type=module', '-e', print, server], {
        encoding: 'utf8',
      })
      expect(rendered).toContain('Second desk')
      const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(
        '<div id="app"></div>',
        `<div id="app">${rendered}</div>`,
      )
      const { page, said, asked } = await open(
        (path) => (path === '/index.html' ? { text: html, type: '.html' } : fileIn(folder, path)),
        policyOf(needs.react),
      )
      await page.getByRole('heading', { name: '8906810' }).waitFor()
      await page.getByRole('button', { name: 'Second desk' }).click()
      await page.getByRole('heading', { name: '8906813' }).waitFor()
      await rows(page).first().waitFor()
      expect(asked).toHaveLength(2)
      // A development build logs a hint to React's tools, and that Lit is in dev mode.
      expect(said.filter((line) => !/React DevTools|Lit is in dev mode/.test(line))).toEqual([])
    },
  )
})

/** Pictures of states in the style book: which there are, how one is taken, and what they were made with. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, ConsoleMessage, Page } from 'playwright'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { root } from '../../scripts/places.ts'
import { launchBrowser } from './browser.ts'

/** The pictures, and `made-with.json`. */
export const PICTURES = join(root, 'test/fixtures/style-book')

/** Of the window, in CSS pixels. */
const HEIGHT = 800
/** When all pictures were taken, for whatever is counted from today. */
const NOW = '2026-11-21T12:00:00Z'

export interface BookPicture {
  /** The state's place in the style book. */
  state: string
  width: 390 | 1200
  scheme: 'light' | 'dark'
  dir?: 'rtl'
  lang?: string
  brand?: string
}

const small = { width: 390, scheme: 'light' } as const
const smallDark = { width: 390, scheme: 'dark' } as const
const wide = { width: 1200, scheme: 'light' } as const
const wideDark = { width: 1200, scheme: 'dark' } as const

/**
 * The states that matter most, in looks that have each scheme, width and direction between them. None has an open dialog
 * or the bar of changes, which float: their place may be half a pixel, which Chromium draws in one of two ways.
 */
export const bookPictures: readonly BookPicture[] = [
  { state: 'all-desks', ...small },
  { state: 'order', ...wide },
  { state: 'order', ...smallDark },
  { state: 'order', ...wide, brand: 'ledger' },
  { state: 'order-everything-in-it', ...wideDark },
  { state: 'order-everything-in-it', ...small, dir: 'rtl' },
  { state: 'loading', ...wide },
  { state: 'not-found', ...small },
  { state: 'what-others-changed', ...wide },
  { state: 'history', ...wide, lang: 'sv' },
  { state: 'balances', ...wide },
  { state: 'does-not-balance', ...small, dir: 'rtl' },
  { state: 'rows-of-a-report', ...small },
  { state: 'month-of-a-day', ...wide },
  { state: 'an-order-with-invoices', ...wide },
  { state: 'an-order-with-invoices', ...smallDark },
  { state: 'options-for-an-amount', ...wideDark },
  { state: 'a-new-order-filled-in', ...wide },
  { state: 'a-new-order-with-what-is-wrong', ...small, lang: 'nl' },
]

/** The name of a picture, and of its file. */
export function pictureName({ state, width, scheme, dir, lang, brand }: BookPicture): string {
  return [state, width, scheme, dir, lang, brand].filter((part) => part !== undefined).join('-')
}

export function pictureFile(picture: BookPicture): string {
  return join(PICTURES, `${pictureName(picture)}.png`)
}

/** A page to take pictures with: one for all of them, so that what they have in common is loaded once. */
export async function openBookPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
  })
  await page.clock.setFixedTime(NOW)
  return page
}

/**
 * Takes a picture of what the window shows.
 * @param demo the demo's origin
 * @throws Error if the state is not reached, or the page complains
 */
export async function takeBookPicture(page: Page, demo: string, picture: BookPicture): Promise<Buffer> {
  const { state, width, scheme, dir = 'ltr', lang = 'en', brand = 'none' } = picture
  const said: string[] = []
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && said.push(message.text())
  const onError = (error: Error) => said.push(error.message)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  try {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${demo}/style-book/${state}?${new URLSearchParams({ scheme, dir, lang, brand })}`)
    await page.locator('html[data-state]').waitFor({ state: 'attached' })
    if ((await page.locator('html').getAttribute('data-state')) !== 'ready' || said.length > 0)
      throw new Error([...said, await page.locator('body').innerText()].join('\n'))
    await settle(page)
    return await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
}

/** Lets the page paint; motion is off already. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** What decides how a page is drawn. Pictures are compared only where all of it is the same. */
export interface MadeWith {
  /** Name and version, such as `HeadlessChrome/142.0.7444.59`. */
  browser: string
  /** The fonts that the desk's text is drawn with. */
  fonts: string[]
  /** SHA-256 of a sample of text as it is drawn: a font of the same name may be another. */
  sample: string
}

const SAMPLE = ['system-ui, sans-serif', "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace"]

export async function madeWith(browser: Browser): Promise<MadeWith> {
  const page = await browser.newPage({ viewport: { width: 600, height: 200 }, deviceScaleFactor: 1 })
  try {
    const text = 'Hamburgefonstiv 0123456789 ÅÄÖ åäö −+×→ “”'
    await page.setContent(SAMPLE.map((family) => `<p style="font-family: ${family}">${text}</p>`).join(''))
    // The picture comes first: only what was drawn names its fonts.
    const sample = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root: top } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: top.nodeId, selector: 'p' })
    const fonts = new Set<string>()
    for (const nodeId of nodeIds) {
      const used = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName } of used.fonts) fonts.add(familyName)
    }
    const { product } = await session.send('Browser.getVersion')
    return { browser: product, fonts: [...fonts].toSorted(), sample }
  } finally {
    await page.close()
  }
}

/** Why the pictures cannot be compared here; undefined if they can. */
export function whyNotCompared(now: MadeWith): string | undefined {
  const then = JSON.parse(readFileSync(join(PICTURES, 'made-with.json'), 'utf8')) as MadeWith
  const differing = (['browser', 'fonts', 'sample'] as const).find(
    (name) => JSON.stringify(then[name]) !== JSON.stringify(now[name]),
  )
  if (!differing) return undefined
  return `made with ${differing} ${String(then[differing])}, here is ${String(now[differing])}; “npm run picture -- book” makes them again`
}

/** Whether the pictures are compared here, in words for the output of the tests. */
export async function describePictures(): Promise<string> {
  const browser = await launchBrowser()
  try {
    const now = await madeWith(browser)
    const reason = whyNotCompared(now)
    return reason ? `not compared: ${reason}` : `compared, with ${now.browser}`
  } finally {
    await browser.close()
  }
}

/** How far a pixel's colour may be from what it was, as pixelmatch counts it. */
const THRESHOLD = 0.03

/**
 * Compares two pictures of one size.
 * @returns how many pixels differ, and a picture of where
 */
export function pixelsThatDiffer(was: PNG, is: PNG): { count: number; where: PNG } {
  const where = new PNG({ width: is.width, height: is.height })
  const { width, height } = is
  return { count: pixelmatch(was.data, is.data, where.data, width, height, { threshold: THRESHOLD }), where }
}

/** With the 256 colours that come nearest, a picture has a third of the bytes. One that would differ then keeps all. */
async function smallPicture(picture: Buffer): Promise<Buffer> {
  const options = { effort: 10, compressionLevel: 9 } as const
  const small = await sharp(picture)
    .png({ ...options, palette: true, dither: 0 })
    .toBuffer()
  const { count } = pixelsThatDiffer(PNG.sync.read(picture), PNG.sync.read(small))
  return count === 0 ? small : sharp(picture).png({ compressionLevel: 9 }).toBuffer()
}

/** Takes every picture anew, in place of those that there are. @returns the folder */
export async function makeBookPictures(browser: Browser, demo: string): Promise<string> {
  mkdirSync(PICTURES, { recursive: true })
  for (const file of readdirSync(PICTURES)) if (file.endsWith('.png')) rmSync(join(PICTURES, file))
  const page = await openBookPage(browser)
  for (const picture of bookPictures)
    writeFileSync(pictureFile(picture), await smallPicture(await takeBookPicture(page, demo, picture)))
  await page.close()
  writeFileSync(join(PICTURES, 'made-with.json'), `${JSON.stringify(await madeWith(browser), null, 2)}\n`)
  return PICTURES
}

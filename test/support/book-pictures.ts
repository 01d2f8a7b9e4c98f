/** Pictures of states in the style book: their list, how one is taken, and the browser and fonts of the kept ones. */
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

/** The width of the window, in CSS pixels. */
const HEIGHT = 800
/** The date of all pictures, for texts that count from today. */
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
 * The most important states, in looks that together have each scheme, width and direction. None has an open dialog
 * or the bar of changes.
 */
const still: readonly BookPicture[] = [
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
  { state: 'month-with-rows-alike', ...small },
  { state: 'an-order-with-invoices', ...wide },
  { state: 'an-order-with-invoices', ...smallDark },
  { state: 'options-for-an-amount', ...wideDark },
  { state: 'a-new-order-filled-in', ...wide },
  { state: 'a-new-order-with-what-is-wrong', ...small, lang: 'nl' },
  { state: 'journal-of-some-days', ...small },
  { state: 'a-change-with-an-unknown-outcome', ...wideDark },
  { state: 'list-of-orders', ...wide },
  { state: 'desk-of-orders-without-a-list', ...small },
  { state: 'batches-of-a-merchant', ...smallDark },
]
/** The other parts of the desks, first those with a dialog or the bar. Many have floating elements. */
const floating: readonly BookPicture[] = [
  { state: 'unsaved-changes', ...small },
  { state: 'history-of-one-row', ...wide },
  { state: 'changes', ...wide },
  { state: 'changes-all-figures', ...smallDark },
  { state: 'menu-of-a-row', ...smallDark },
  { state: 'form-with-errors', ...small },
  { state: 'pasted-rows-with-errors', ...wide },
  { state: 'metadata-with-errors', ...wide },
  { state: 'expiry-earlier', ...wide, dir: 'rtl' },
  { state: 'review-review', ...wide },
  { state: 'review-refused', ...smallDark },
  { state: 'result-on-the-desk', ...small },
  { state: 'deliver', ...wide },
  { state: 'credit', ...small },
  { state: 'conflict-conflict', ...wideDark },
  { state: 'conflict-closed', ...small },
  { state: 'a-closed-day', ...wideDark },
  { state: 'why-a-day-is-closed', ...small },
  { state: 'columns-of-a-report', ...small },
  { state: 'a-delivery', ...small },
  { state: 'refusal-of-a-delivery', ...smallDark },
  { state: 'approval-of-a-payment-plan', ...small },
  { state: 'campaigns', ...small },

  { state: 'no-such-desk', ...wide },
  { state: 'find-anything-orders', ...small },
  { state: 'story-of-an-order', ...small },
  { state: 'order-to-read-only-all-unfolded', ...small, lang: 'fi' },
  { state: 'order-that-expires-soon', ...small },
  { state: 'search-in-the-rows', ...smallDark },
  { state: 'others-have-it-open', ...small },
  { state: 'a-cell-that-is-edited', ...wide },
  { state: 'pasted-rows-with-errors', ...smallDark },
  { state: 'conflict-banner', ...small },
  { state: 'review-not-listed', ...small },
  { state: 'files-to-take-along', ...small },
  { state: 'bank-statement', ...smallDark },
  { state: 'orders-of-the-shop', ...small },
  { state: 'two-orders', ...wide },
  { state: 'provider-does-not-answer', ...small },
  { state: 'form-of-a-payment-plan', ...wide },
  { state: 'addresses-of-a-customer', ...small },
  { state: 'any-operation', ...wide, lang: 'da' },
  { state: 'rows-written', ...wide },
  { state: 'review-of-a-batch', ...wide },
]

export const bookPictures: readonly BookPicture[] = [...still, ...floating]

/** The name of a picture, and of its file. */
export function pictureName({ state, width, scheme, dir, lang, brand }: BookPicture): string {
  return [state, width, scheme, dir, lang, brand].filter((part) => part !== undefined).join('-')
}

export function pictureFile(picture: BookPicture): string {
  return join(PICTURES, `${pictureName(picture)}.png`)
}

/** The page for all pictures: one page, so that their common files are loaded once. */
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
 * Takes a picture of the window, or of an open dialog without most of the page behind it.
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
    const clip = await placeOnPixels(page)
    await settle(page)
    return await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      ...(clip && { clip }),
    })
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
}

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels around a dialog that are in its picture. */
const AROUND = 16

/**
 * Moves floating and scrolling elements to whole pixels: Chromium draws half pixels in one of two ways, with the page
 * or in a separate layer.
 * @returns the place of the open dialog; undefined without one
 */
async function placeOnPixels(page: Page): Promise<Rectangle | undefined> {
  return page.evaluate((around) => {
    scrollTo({ top: Math.round(scrollY), behavior: 'instant' })
    const elementsOf = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? elementsOf(element.shadowRoot) : []),
      ])
    const elements = elementsOf(document)
    for (const element of elements) {
      const { position, display, overflowX, overflowY } = getComputedStyle(element)
      const { left, top, width, height } = element.getBoundingClientRect()
      if (height === 0 || [left, top, width, height].every(Number.isInteger)) continue
      if (position === 'fixed') {
        Object.assign(element.style, {
          boxSizing: 'border-box',
          margin: '0',
          inset: 'auto',
          left: `${Math.round(left)}px`,
          top: `${Math.round(top)}px`,
          width: `${Math.round(width)}px`,
          height: `${Math.ceil(height)}px`,
        })
      }
      // Chromium may draw a scrolling element in a separate layer.
      if (
        position === 'static' &&
        [overflowX, overflowY].some((flow) => flow === 'auto' || flow === 'scroll')
      ) {
        Object.assign(element.style, {
          position: 'relative',
          left: `${Math.round(left) - left}px`,
          top: `${Math.round(top) - top}px`,
        })
      }
      // It is at an edge of the window, so its height decides its position.
      if (position === 'sticky' && display === 'block') element.style.height = `${Math.ceil(height)}px`
    }
    const box = elements.find((element) => element.matches('dialog[open]'))?.getBoundingClientRect()
    if (!box) return undefined
    const [x, y] = [Math.max(0, box.left - around), Math.max(0, box.top - around)]
    return {
      x,
      y,
      width: Math.min(innerWidth, box.right + around) - x,
      height: Math.min(innerHeight, box.bottom + around) - y,
    }
  }, AROUND)
}

/** Lets the page paint. Motion is already off. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** The facts that decide how a page is drawn. Pictures are compared only if all of them are the same. */
export interface MadeWith {
  /** Name and version, such as `HeadlessChrome/142.0.7444.59`. */
  browser: string
  /** The fonts that the desk's text is drawn with. */
  fonts: string[]
  /** SHA-256 of a drawn sample of text, because fonts of the same name can differ. */
  sample: string
}

const SAMPLE = ['system-ui, sans-serif', "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace"]

export async function madeWith(browser: Browser): Promise<MadeWith> {
  const page = await browser.newPage({ viewport: { width: 600, height: 200 }, deviceScaleFactor: 1 })
  try {
    const text = 'Hamburgefonstiv 0123456789 ÅÄÖ åäö −+×→ “”'
    await page.setContent(SAMPLE.map((family) => `<p style="font-family: ${family}">${text}</p>`).join(''))
    // The picture comes first, because only drawn text has known fonts.
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

/** The tolerance for a pixel's colour, in the unit of pixelmatch. */
const THRESHOLD = 0.03

/**
 * Compares two pictures of one size.
 * @returns the number of pixels that differ, and a picture of them
 */
function pixelsThatDiffer(was: PNG, is: PNG): { count: number; where: PNG } {
  const where = new PNG({ width: is.width, height: is.height })
  const { width, height } = is
  return { count: pixelmatch(was.data, is.data, where.data, width, height, { threshold: THRESHOLD }), where }
}

/**
 * The number of pixels in which a picture differs from the kept one. Chromium draws the half-pixel edges of floating
 * elements in this row or the next: there, a pixel counts only if neither row of the other picture has it.
 */
export function pixelsChanged(picture: BookPicture, was: PNG, is: PNG): { count: number; where: PNG } {
  const exact = pixelsThatDiffer(was, is)
  if (still.includes(picture) || exact.count === 0) return exact
  const [missing, added] = [pixelsNotNear(was, is), pixelsNotNear(is, was)]
  return { count: Math.max(missing, added), where: exact.where }
}

/** The number of pixels that the other picture has neither in the same place nor one row above or below it. */
function pixelsNotNear(one: PNG, other: PNG): number {
  const { width, height } = one
  const masks = [-1, 0, 1].map((rows) => {
    const moved = new PNG({ width, height })
    const from = Math.max(0, rows)
    one.data.copy(moved.data)
    other.data.copy(
      moved.data,
      Math.max(0, -rows) * width * 4,
      from * width * 4,
      (height + Math.min(0, rows)) * width * 4,
    )
    const mask = new PNG({ width, height })
    pixelmatch(one.data, moved.data, mask.data, width, height, { threshold: THRESHOLD, diffMask: true })
    return mask.data
  })
  let count = 0
  for (let at = 3; at < one.data.length; at += 4) if (masks.every((mask) => mask[at]! > 0)) count += 1
  return count
}

/** The pixels of another colour that a kept picture may have: a tenth of the limit of the comparison. */
const OFF_COLOUR = 2

/** Reduces a picture to the nearest 256 colours, for half of the bytes, unless it would then differ. */
async function smallPicture(picture: Buffer): Promise<Buffer> {
  const options = { effort: 10, compressionLevel: 9 } as const
  const small = await sharp(picture)
    .png({ ...options, palette: true, dither: 0 })
    .toBuffer()
  const { count } = pixelsThatDiffer(PNG.sync.read(picture), PNG.sync.read(small))
  return count <= OFF_COLOUR ? small : sharp(picture).png({ compressionLevel: 9 }).toBuffer()
}

/** Takes every picture again, and replaces the kept ones. @returns the folder */
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

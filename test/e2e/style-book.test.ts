/** The style book's states look unchanged: each picture is taken again, and compared with the kept one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { dist } from '../../scripts/places.ts'
import {
  type BookPicture,
  bookPictures,
  madeWith,
  openBookPage,
  PICTURES,
  pictureFile,
  pictureName,
  pixelsChanged,
  takeBookPicture,
  whyNotCompared,
} from '../support/book-pictures.ts'
import { isLongRun, someOf } from '../../shared/testing/runs.ts'
import { axeFindings } from '../support/axe.ts'
import { complaints, testBrowser } from '../support/browser.ts'

const { demo } = inject('addresses')
const browser = await testBrowser()
afterAll(() => browser.close())

/** The pixels that may differ: less than one letter. */
const PIXELS = 20
/** The limit for all pictures together. */
const MOST_BYTES = 1_600_000
const OUT = join(dist, 'style-book')

/** Of the whole desks, the dialogs and the bar, which come first, every fourth; in the long run each part. */
const compared = isLongRun ? bookPictures : bookPictures.slice(0, 41).filter((_, nth) => nth % 4 === 0)

const reason = whyNotCompared(await madeWith(browser))
const camera = await openBookPage(browser)

/** The difference of a picture; undefined if it is the same. */
function difference(picture: BookPicture, actual: Buffer): string | undefined {
  const [name, file] = [pictureName(picture), pictureFile(picture)]
  const is = PNG.sync.read(actual)
  const was = PNG.sync.read(readFileSync(file))
  mkdirSync(OUT, { recursive: true })
  const place = join(OUT, name)
  if (is.width !== was.width || is.height !== was.height) {
    writeFileSync(`${place}-actual.png`, actual)
    return `${is.width} × ${is.height} px instead of ${was.width} × ${was.height}: see ${place}-actual.png`
  }
  const { count, where } = pixelsChanged(picture, was, is)
  if (count <= PIXELS) return undefined
  writeFileSync(`${place}-actual.png`, actual)
  writeFileSync(`${place}-difference.png`, PNG.sync.write(where))
  return `${count} pixels differ: see ${place}-actual.png and -difference.png, and “npm run picture -- book” if it should look so`
}

describe('the pictures of the style book', () => {
  it(reason ? `are not compared: ${reason}` : 'are compared', () => {
    rmSync(OUT, { recursive: true, force: true })
    const names = bookPictures.map(pictureName)
    expect(new Set(names).size).toBe(names.length)
    expect(readdirSync(PICTURES).toSorted()).toEqual(
      [...names.map((name) => `${name}.png`), 'made-with.json'].toSorted(),
    )
    const bytes = bookPictures.reduce((sum, picture) => sum + statSync(pictureFile(picture)).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it.each(reason ? [] : compared.map((picture) => [pictureName(picture), picture] as const))(
    'are unchanged: %s',
    async (_name, picture) => {
      const actual = await takeBookPicture(camera, demo, picture)
      expect(difference(picture, actual)).toBeUndefined()
    },
  )
})

describe('the comparison of pictures', () => {
  /** White, with black from this row and column on. */
  const picture = (top: number, left: number) => {
    const png = new PNG({ width: 40, height: 40 })
    for (let at = 0; at < png.data.length; at += 4) {
      const isBlack = Math.floor(at / 160) >= top && (at / 4) % 40 >= left
      png.data.fill(isBlack ? 0 : 255, at, at + 3)
      png.data[at + 3] = 255
    }
    return png
  }
  const [fixed, floats] = [bookPictures[0]!, bookPictures.at(-1)!]

  it.each([
    ['a row, in a picture where nothing floats', fixed, 11, 10, 30],
    ['a row, in a picture where something may float', floats, 11, 10, 0],
    ['two rows', floats, 12, 10, 30],
    // In its highest row, the pixel above is already white.
    ['a column', floats, 10, 11, 29],
  ])('is known for a shift of %s', (_, one, top, left, count) => {
    expect(pixelsChanged(one, picture(10, 10), picture(top, left)).count).toBe(count)
    expect(pixelsChanged(one, picture(top, left), picture(10, 10)).count).toBe(count)
  })
})

describe('the style book', () => {
  it('has a picture of every part of the desks', async () => {
    const page = await browser.newPage()
    await page.goto(`${demo}/style-book`)
    await page.locator('.part-head').first().waitFor()
    const parts = await page.locator('.part-head').evaluateAll((heads) =>
      heads.map((head) => {
        const slugs: string[] = []
        for (
          let next = head.nextElementSibling;
          next?.localName === 'details';
          next = next.nextElementSibling
        )
          slugs.push(next.id)
        return [head.querySelector('code')?.textContent, slugs] as const
      }),
    )
    await page.close()
    const pictured = new Set(bookPictures.map(({ state }) => state))
    expect(parts.length).toBeGreaterThan(30)
    expect(parts.filter(([, slugs]) => !slugs.some((slug) => pictured.has(slug)))).toEqual([])
  })

  it('finds a state by its words, shows it in a frame, and follows the controls, without errors', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const said = complaints(page)
    await page.goto(`${demo}/style-book`)
    await page.getByLabel('Find a state').fill('refusal delivery')
    await page.getByText(/\s1 of \d+ states/).waitFor()
    await page.getByLabel('Scheme').selectOption('dark')
    await page.getByLabel('Language').selectOption('sv')
    await page.locator('summary').click()
    const frame = page.frameLocator('iframe[title="refusal of a delivery"]')
    await frame.locator('html[data-state=ready][lang=sv]').waitFor({ state: 'attached' })
    await frame.getByText('20013').first().waitFor()
    // The dialog in the frame took the focus, which the list got back.
    await page.waitForFunction(() => document.activeElement?.localName === 'summary')
    expect(page.url()).toContain('?scheme=dark&lang=sv')
    expect(said).toEqual([])
    await page.close()
  })

  it.each(
    someOf(
      [
        [390, 'dark'],
        [1440, 'light'],
      ] as const,
      1,
    ),
  )('has nothing for axe to find, and fits its window: %i px, %s', async (width, colorScheme) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true })
    await page.goto(`${demo}/style-book?width=390#menu-of-a-row`)
    const frame = page.frameLocator('iframe')
    await frame.locator('html[data-state=ready]').waitFor({ state: 'attached' })
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.close()
  })

  it('reports an unknown state', { tags: 'long' }, async () => {
    const page = await browser.newPage()
    await page.goto(`${demo}/style-book/no-such-state`)
    await page.getByText('The style book has no state no-such-state.').waitFor()
    await page.close()
  })
})

/** A picture of a page of the demo, from its beginning, in one look. */
import type { Browser, Page } from 'playwright'

/** A picture's greatest height, px. */
const HIGHEST = 3000

export interface PictureLook {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  isTouch: boolean
  /** Only what the window shows, as the page is scrolled; otherwise from the beginning of the page to its end. */
  isWindow?: boolean
}

/** @param act brings the page into its state; if it fails, that is said, and what is there is pictured */
export async function takePagePicture(
  browser: Browser,
  name: string,
  { size, colorScheme, isTouch, isWindow = false }: PictureLook,
  path: string,
  act: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: size,
    colorScheme,
    hasTouch: isTouch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  page.setDefaultTimeout(15_000)
  try {
    await act(page)
    await page.waitForLoadState('networkidle')
  } catch (error) {
    console.error(`${name}, ${size.width} px, ${colorScheme}: ${String(error)}`)
  }
  try {
    if (!isWindow) {
      // A picture of the full page is taken without touch, so the screen is as high as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: size.width, height: Math.min(height, HIGHEST) })
      await page.evaluate(() => scrollTo(0, 0))
    }
    await page.screenshot({ path })
  } finally {
    await page.close()
  }
}

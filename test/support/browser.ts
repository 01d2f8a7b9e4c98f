import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'

let shared: Promise<Browser> | undefined

/** The browser of all test files of this process, because a start takes a second. `close` closes its pages. */
export function testBrowser(): Promise<Browser> {
  shared ??= launchBrowser().then((browser) => {
    browser.close = async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    }
    return browser
  })
  return shared
}

/** A separate browser, which ends with `close`. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium')
  return chromium.launch({ executablePath, args: chromiumArguments })
}

/** Collects a page's console output, errors and policy violations. */
export function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
  return lines
}

/** All text, values and attributes of the page, shadow roots included. */
export function wholeDom(page: Page): Promise<string> {
  return page.evaluate(() => {
    const serialize = (root: Document | ShadowRoot): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')
          const own = [...element.childNodes]
            .filter((node) => node.nodeType === 3)
            .map((node) => node.textContent)
          const value = 'value' in element ? String(element.value) : ''
          return [attributes, ...own, value, element.shadowRoot ? serialize(element.shadowRoot) : ''].join(
            '\n',
          )
        })
        .join('\n')
    return serialize(document)
  })
}

/** WebKit, by plain WebDriver: the browser of its own package, on a screen that nobody sees. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findWebKit } from '../../../scripts/engines.ts'
import { freePort } from '../../../scripts/workerd.ts'
import { Programs } from './processes.ts'
import type { EngineTab, KeyStep, TabOptions } from './tab.ts'
import { clickActions, keyActions } from './webdriver-input.ts'

/** The page hears that the user wants less motion. */
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n'
/** The bar of MiniBrowser would keep its window wider than a phone. */
const STYLES =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-source: none } headerbar { opacity: 0 }'

const DOWNLOADS = 'downloads'
const RESIZE_MS = 50
const RESIZE_TRIES = 100

export async function openWebKit({ isDark = false }: TabOptions = {}): Promise<EngineTab> {
  const webKit = findWebKit()
  if (!webKit) throw new Error('no WebKit')
  const programs = new Programs()
  try {
    const DISPLAY = await programs.startScreen(webKit.screen)
    const port = await freePort()
    const driver = await programs.start(
      webKit.driver,
      (home) => {
        const settings = join(home, '.config/gtk-3.0')
        mkdirSync(settings, { recursive: true })
        writeFileSync(join(settings, 'settings.ini'), SETTINGS)
        writeFileSync(join(settings, 'gtk.css'), STYLES)
        mkdirSync(join(home, DOWNLOADS))
        writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="$HOME/${DOWNLOADS}"\n`)
        return [`--port=${port}`]
      },
      undefined,
      { DISPLAY, LANG: 'en_GB.UTF-8', XDG_CONFIG_HOME: undefined },
    )
    const address = `http://127.0.0.1:${port}`
    await answers(`${address}/status`)
    const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])]
    const session = (await call(`${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: webKit.browser, args } } },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    return new WebKitTab({
      session: `${address}/session/${session.sessionId}`,
      version: session.capabilities.browserVersion,
      downloads: join(driver.home, DOWNLOADS),
      end: () => programs.end(),
    })
  } catch (error) {
    await programs.end()
    throw error
  }
}

interface Session {
  /** Its address at the driver. */
  session: string
  version: string
  downloads: string
  end(): Promise<void>
}

class WebKitTab implements EngineTab {
  readonly version: string
  readonly downloads: string
  readonly #session: string
  readonly #end: () => Promise<void>

  constructor({ session, version, downloads, end }: Session) {
    this.version = `WebKitGTK ${version}`
    this.downloads = downloads
    this.#session = session
    this.#end = end
  }

  async goto(url: string): Promise<void> {
    await call(`${this.#session}/url`, { url })
  }

  async evaluate(code: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(() => (${code})).then(
        (value) => done({ value: JSON.stringify(value ?? null) }),
        (error) => done({ error: String(error) }),
      )`
    const answer = (await call(`${this.#session}/execute/async`, { script, args: [] })) as {
      value: string
      error?: string
    }
    if (answer.error !== undefined) throw new Error(answer.error)
    return JSON.parse(answer.value)
  }

  keys(steps: readonly KeyStep[]): Promise<void> {
    return this.#perform(keyActions(steps))
  }

  click(x: number, y: number): Promise<void> {
    return this.#perform(clickActions(x, y))
  }

  async #perform(actions: object[]): Promise<void> {
    await call(`${this.#session}/actions`, { actions })
  }

  async resize(width: number, height: number): Promise<void> {
    // The window has a bar of its own above the page.
    const bar = (await this.evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
      number,
      number,
    ]
    await call(`${this.#session}/window/rect`, { width: width + bar[0], height: height + bar[1] })
    // The page learns of it later, and the next size is measured from what it knows.
    const isThere = `innerWidth === ${width} && innerHeight === ${height}`
    for (let tries = 0; !(await this.evaluate(isThere)); tries += 1) {
      if (tries === RESIZE_TRIES) throw new Error(`the page does not become ${width} px wide`)
      await setTimeout(RESIZE_MS)
    }
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await call(`${this.#session}/screenshot`)) as string, 'base64')
  }

  close(): Promise<void> {
    return this.#end()
  }
}

/** A command of WebDriver. @throws Error with the driver's words */
async function call(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Waits until the driver answers: it does not say when it listens. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await call(address)
      return
    } catch (error) {
      if (tries === 100) throw error
      await setTimeout(50)
    }
  }
}

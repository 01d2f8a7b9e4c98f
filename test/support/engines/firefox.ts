/** Firefox, by WebDriver BiDi over its own WebSocket: Debian has no geckodriver. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFirefox } from '../../../scripts/engines.ts'
import { type Started, start } from './processes.ts'
import type { EngineTab, KeyStep, TabOptions } from './tab.ts'
import { clickActions, keyActions } from './webdriver-input.ts'

/** Firefox asks nobody for anything, and keeps nothing. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.folderList': 2,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.min_background_timeout_value': 4,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'intl.locale.requested': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
}

const DOWNLOADS = 'downloads'

export async function openFirefox({
  isDark = false,
  hasForcedColors = false,
  screen,
}: TabOptions = {}): Promise<EngineTab> {
  const program = findFirefox()
  if (!program) throw new Error('no Firefox')
  const browser = await start(
    program,
    (home) => {
      mkdirSync(join(home, DOWNLOADS))
      const all = {
        ...preferences,
        'browser.download.dir': join(home, DOWNLOADS),
        'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
        ...(hasForcedColors && { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }),
      }
      const lines = Object.entries(all).map(
        ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
      )
      writeFileSync(join(home, 'user.js'), lines.join('\n'))
      return [
        ...(screen ? [] : ['--headless']),
        '--no-remote',
        '--profile',
        home,
        '--remote-debugging-port',
        '0',
        'about:blank',
      ]
    },
    /WebDriver BiDi listening on (ws:\S+)/,
    screen,
  )
  try {
    return await FirefoxTab.open(browser)
  } catch (error) {
    await browser.end()
    throw error
  }
}

interface Answer {
  id: number | null
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

class FirefoxTab implements EngineTab {
  version = ''
  readonly #browser: Started
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #context = ''
  #last = 0

  private constructor(browser: Started, socket: WebSocket) {
    this.#browser = browser
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== null) this.#waiting.get(answer.id)?.(answer)
    })
  }

  static async open(browser: Started): Promise<FirefoxTab> {
    const socket = new WebSocket(`${browser.said}/session`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('Firefox refuses the WebSocket')))
    })
    const tab = new FirefoxTab(browser, socket)
    const session = await tab.#send('session.new', { capabilities: {} })
    const { browserVersion } = (session as { capabilities: { browserVersion: string } }).capabilities
    tab.version = `Firefox ${browserVersion}`
    // The first tab never has the focus: that is in the address bar.
    const created = await tab.#send('browsingContext.create', { type: 'tab' })
    tab.#context = (created as { context: string }).context
    return tab
  }

  async #send(method: string, params: object): Promise<unknown> {
    const id = (this.#last += 1)
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    this.#waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  async evaluate(code: string): Promise<unknown> {
    const answer = (await this.#send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${code})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } }
    if (!answer.result) throw new Error(answer.exceptionDetails?.text)
    return JSON.parse(answer.result.value)
  }

  keys(steps: readonly KeyStep[]): Promise<void> {
    return this.#perform(keyActions(steps))
  }

  click(x: number, y: number): Promise<void> {
    return this.#perform(clickActions(x, y))
  }

  async #perform(actions: object[]): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: { width, height } })
  }

  async picture(): Promise<Buffer> {
    const { data } = (await this.#send('browsingContext.captureScreenshot', { context: this.#context })) as {
      data: string
    }
    return Buffer.from(data, 'base64')
  }

  get downloads(): string {
    return join(this.#browser.home, DOWNLOADS)
  }

  async close(): Promise<void> {
    this.#socket.close()
    await this.#browser.end()
  }
}

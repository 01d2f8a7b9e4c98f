/** The browser engines in which tests run journeys of a clerk, as Debian packages them. Every other test is in Chromium alone. */
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { inPath, isExecutable } from './programs.ts'

export const otherEngines = ['Firefox', 'WebKit'] as const
type OtherEngine = (typeof otherEngines)[number]

export const engineNames = ['Chromium', ...otherEngines] as const
export type EngineName = (typeof engineNames)[number]

/** Debian's packages of each. */
export const enginePackages: Record<OtherEngine, readonly string[]> = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
}

/** The programs of WebKit: its driver, the browser that it drives, and a screen, which that browser needs. */
export interface WebKit {
  driver: string
  browser: string
  screen: string
}

/** MiniBrowser is beside its library, and not on the PATH. */
const besideLibrary = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map((folder) =>
  join(folder, 'webkit2gtk-4.1/MiniBrowser'),
)

/** The path of Firefox (from `FIREFOX` or the PATH); undefined if there is none. */
export function findFirefox(): string | undefined {
  const own = process.env['FIREFOX']
  return own && isExecutable(own) ? own : inPath('firefox-esr', 'firefox')
}

/** The programs of WebKit; undefined if one of them is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = inPath('WebKitWebDriver')
  const screen = inPath('Xvfb')
  const browser = besideLibrary.find(isExecutable)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}

/** Whether this machine has the engine. */
export function hasEngine(name: EngineName): boolean {
  return find[name]() !== undefined
}

const find: Record<EngineName, () => unknown> = {
  Chromium: findChromium,
  Firefox: findFirefox,
  WebKit: findWebKit,
}

/** Which other engines run the journeys here, and which are left out, in words for the output of the tests. */
export function describeEngines(has: (name: OtherEngine) => boolean = hasEngine): string {
  return otherEngines
    .map((name) => (has(name) ? name : `${name} left out, without ${enginePackages[name].join(' and ')}`))
    .join('; ')
}

import { inPath, isExecutable } from './programs.ts'

/** Chromium without its windows: a new page takes a fifth of the processor time that it takes in the whole browser. */
export const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome']

/** The path of Chromium (from `CHROMIUM` or the PATH), without windows if there is one; undefined if there is none. */
export function findChromium(): string | undefined {
  const own = process.env['CHROMIUM']
  return own && isExecutable(own) ? own : inPath(...NAMES)
}

/** Lets Chromium run as root in a container, and keeps it off the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

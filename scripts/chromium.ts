import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The path of Chromium (from `CHROMIUM` or the PATH); undefined if there is none. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [process.env['CHROMIUM'] ?? '', ...folders.flatMap((f) => NAMES.map((n) => join(f, n)))]
  return candidates.find((path) => path !== '' && isExecutable(path))
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

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

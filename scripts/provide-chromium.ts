import { findChromium } from './chromium.ts'
import { run } from './places.ts'

/**
 * Finds Chromium; as root, installs Debian's package if there is none.
 * @returns its path
 * @throws Error if there is none and it cannot be installed
 */
export async function provideChromium(): Promise<string> {
  if (!findChromium() && process.getuid?.() === 0) {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return path
}

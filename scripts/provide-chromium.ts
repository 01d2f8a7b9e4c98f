import { findChromium, HEADLESS_SHELL } from './chromium.ts'
import { installPackages } from './debian.ts'

/**
 * Finds the Chromium for the tests. As root, it installs Debian's Chromium without windows, if there is none; where that
 * fails, any other Chromium will do.
 * @returns its path
 * @throws Error if there is none and it cannot be installed
 */
export async function provideChromium(): Promise<string> {
  if (!findChromium()?.endsWith(HEADLESS_SHELL) && !process.env['CHROMIUM'] && process.getuid?.() === 0)
    await installPackages([HEADLESS_SHELL]).catch((error: unknown) => {
      if (!findChromium()) throw error
    })
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return path
}

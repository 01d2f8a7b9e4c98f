import { installPackages } from './debian.ts'
import { findFirefox } from './engines.ts'
import { findOrca, orcaPackages } from './screen-reader.ts'

/**
 * Finds Orca for the tests. As root, it installs Debian's packages, if one is missing; where that fails, what is heard
 * is not tested.
 * @returns whether it is there, in words
 */
export async function provideScreenReader(): Promise<string> {
  if (!isThere() && process.getuid?.() === 0) await installPackages(orcaPackages).catch(() => undefined)
  return isThere() ? 'Orca' : `Orca left out, without ${orcaPackages.join(', ')}`
}

function isThere(): boolean {
  return findOrca() !== undefined && findFirefox() !== undefined
}

import { installPackages } from './debian.ts'
import { describeEngines, enginePackages, hasEngine, otherEngines } from './engines.ts'

/**
 * Finds Firefox and WebKit for the tests. As root, it installs Debian's packages of those that are missing; where that
 * fails, their journeys are left out.
 * @returns the engines, in words
 */
export async function provideEngines(): Promise<string> {
  const missing = otherEngines.filter((name) => !hasEngine(name)).flatMap((name) => enginePackages[name])
  if (missing.length > 0 && process.getuid?.() === 0) await installPackages(missing).catch(() => undefined)
  return describeEngines()
}

import { installPackages } from './debian.ts'
import { inPath } from './programs.ts'

const PACKAGE = 'prometheus'

/**
 * Finds Debian's Prometheus with its `promtool`. As root, it installs the package if there is none.
 * @returns the paths of both
 * @throws Error if there is none and it cannot be installed
 */
export async function providePrometheus(): Promise<{ prometheus: string; promtool: string }> {
  if (!found() && process.getuid?.() === 0) await installPackages([PACKAGE]).catch(() => undefined)
  const programs = found()
  if (!programs) throw new Error(`No Prometheus found: install the package ${PACKAGE}.`)
  return programs
}

function found(): { prometheus: string; promtool: string } | undefined {
  const prometheus = inPath('prometheus')
  const promtool = inPath('promtool')
  return prometheus && promtool ? { prometheus, promtool } : undefined
}

/** The licences of other people's code in the edge's bundle: each asks for its text to go with it. Vite writes the widget's. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.ts'

interface Installed {
  name: string
  version: string
  license?: string
}

/** The packages whose files are in a bundle. @param map its source map */
export function packagesInBundle(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  return [...new Set(names)].toSorted()
}

/**
 * The licences of the packages as one text.
 * @throws Error if a package has no licence text
 */
export function licencesOf(packages: readonly string[]): string {
  const texts = packages.map((name) => {
    const { version, license = 'unknown' } = readInstalled(name)
    return `## ${name} ${version} (${license})\n\n${licenceText(name)}\n`
  })
  return `# Licenses of the code in the bundle\n\n${texts.join('\n')}`
}

function readInstalled(name: string): Installed {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Installed
}

function licenceText(name: string): string {
  const cwd = join(root, 'node_modules', name)
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd })
  if (file === undefined) throw new Error(`The package ${name} has no licence text.`)
  return readFileSync(join(cwd, file), 'utf8').trim()
}

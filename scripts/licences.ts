/** The licences of other people's code in the edge's bundle: each asks for its text to go with it. Vite writes the widget's. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './places.ts'

interface Installed {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/** What "ISC" in a manifest stands for. */
const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`

/**
 * The packages whose files are in a bundle. A source map does not tell: a package with a map of its own is listed there
 * by what its authors wrote, and not by its files.
 * @param metafile what esbuild says about the bundle
 * @param folder what the paths in it are relative to
 * @throws Error if a part of the bundle is no file
 */
export function packagesInBundle(metafile: string, folder: string): string[] {
  const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as Metafile
  const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
  const missing = files.find((file) => !existsSync(resolve(folder, file)))
  if (missing !== undefined) throw new Error(`The bundle has ${missing}, and nobody knows whose it is.`)
  return packagesOf(files)
}

interface Metafile {
  outputs: Record<string, { inputs: Record<string, unknown> }>
}

/** The packages that these files are part of, each once. */
export function packagesOf(sources: readonly string[]): string[] {
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
  if (file === undefined) return standardText(name)
  return readFileSync(join(cwd, file), 'utf8').trim()
}

/** For a package that names its licence only in its manifest. */
function standardText(name: string): string {
  const { license, author } = readInstalled(name)
  if (license !== 'ISC' || author === undefined) throw new Error(`The package ${name} has no licence text.`)
  return `Copyright (c) ${typeof author === 'string' ? author : author.name}\n\n${isc}`
}

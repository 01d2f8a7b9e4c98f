/** `init`: writes a self-contained folder from the package's template. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './failure.ts'
import { type PlannedFile, writeFiles } from './write-files.ts'

/** The template, beside the command in the package. */
const template = fileURLToPath(new URL('../template', import.meta.url))

/** npm omits files with these names from a package, so the template has other names. */
const names: ReadonlyMap<string, string> = new Map([['gitignore', '.gitignore']])

/**
 * Writes the template's files into a folder.
 * @param tarball the `.tgz` of this package if no registry has it; the folder keeps a copy
 * @throws CommandError if there is no such file, or if the folder already has a file of the template
 */
export function initFolder(folder: string, tarball?: string): void {
  if (tarball !== undefined && !(tarball.endsWith('.tgz') && existsSync(tarball))) {
    throw new CommandError(`--package is the .tgz of this package, and ${tarball} is none.`)
  }
  const kept = tarball === undefined ? undefined : `vendor/${basename(tarball)}`
  writeFiles(folder, templateFiles(folder, kept))
  if (tarball !== undefined && kept !== undefined) cpSync(tarball, join(folder, kept))
}

/**
 * The template's files for a folder.
 * @param kept the path of the folder's own copy of this package, if no registry has it
 * @throws CommandError if the folder already has one of them
 */
export function templateFiles(folder: string, kept?: string): PlannedFile[] {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = relative(template, join(entry.parentPath, entry.name))
      return { path: names.get(path) ?? path, text: readFileSync(join(template, path), 'utf8'), mode: 0o644 }
    })
  const present = files.filter(({ path }) => existsSync(join(folder, path)))
  if (present.length > 0) {
    const listed = present.map(({ path }) => path.replaceAll(sep, '/')).join(', ')
    throw new CommandError(`${folder} has ${listed}. Name another folder: nothing is overwritten.`)
  }
  return files.map((file) =>
    file.path === 'package.json' ? { ...file, text: withPackage(withName(file.text, folder), kept) } : file,
  )
}

/** Sets the folder's name as the package name, if npm allows it. */
function withName(text: string, folder: string): string {
  const name = basename(resolve(folder)).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) return text
  return `${JSON.stringify({ ...(JSON.parse(text) as object), name }, null, 2)}\n`
}

/** Sets the folder's own copy of this package as its source, if there is one. */
function withPackage(text: string, kept: string | undefined): string {
  if (kept === undefined) return text
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  manifest.dependencies['@order-admin/edge'] = `file:${kept}`
  return `${JSON.stringify(manifest, null, 2)}\n`
}

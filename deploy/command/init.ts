/** `init`: the files of a folder that stands alone, from the package's template. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './failure.ts'
import { type PlannedFile, writeFiles } from './write-files.ts'

/** Beside the command in the package. */
const template = fileURLToPath(new URL('../template', import.meta.url))

/** npm leaves files with these names out of a package, so that the template spells them differently. */
const names: ReadonlyMap<string, string> = new Map([['gitignore', '.gitignore']])

/**
 * Writes the template's files into a folder.
 * @param tarball the `.tgz` of this package where no registry has it: the folder keeps it, so that its image needs no other
 * @throws CommandError if there is no such file, or if a file of the folder is there
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
 * @param kept where the folder has this package itself, if no registry has it
 * @throws CommandError if one of them is there
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

/** The folder's own name as the name of the package, where npm takes it. */
function withName(text: string, folder: string): string {
  const name = basename(resolve(folder)).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) return text
  return `${JSON.stringify({ ...(JSON.parse(text) as object), name }, null, 2)}\n`
}

/** With this package from the folder itself, unless a registry has it. */
function withPackage(text: string, kept: string | undefined): string {
  if (kept === undefined) return text
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  manifest.dependencies['@order-admin/edge'] = `file:${kept}`
  return `${JSON.stringify(manifest, null, 2)}\n`
}

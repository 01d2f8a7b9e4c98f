/** `init`: the files of a folder that stands alone, from the package's template. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './failure.ts'
import type { PlannedFile } from './write-files.ts'

/** Beside the command in the package. */
const template = fileURLToPath(new URL('../template', import.meta.url))

/** npm leaves files with these names out of a package, so that the template spells them differently. */
const names: ReadonlyMap<string, string> = new Map([['gitignore', '.gitignore']])

/**
 * The template's files for a folder.
 * @throws CommandError if one of them is there
 */
export function templateFiles(folder: string): PlannedFile[] {
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
    file.path === 'package.json' ? { ...file, text: withName(file.text, folder) } : file,
  )
}

/** The folder's own name as the name of the package, where npm takes it. */
function withName(text: string, folder: string): string {
  const name = basename(resolve(folder)).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) return text
  return `${JSON.stringify({ ...(JSON.parse(text) as object), name }, null, 2)}\n`
}

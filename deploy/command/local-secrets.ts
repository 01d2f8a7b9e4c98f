/** The secrets of an edge on this machine: files in `secrets/`, as a server has them, or the lines of `.dev.vars`. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual, parseEnv } from 'node:util'
import { CommandError } from './failure.ts'

export type LocalSecrets =
  /** A folder with a file for each. */
  { files: string } | { variables: Record<string, string | undefined> }

/** @throws CommandError if there are none, or two that differ: one of them is for another provider */
export function localSecrets(folder: string, names: readonly string[]): LocalSecrets {
  const files = resolve(folder, 'secrets')
  const file = join(folder, '.dev.vars')
  const hasFiles = names.every((name) => existsSync(join(files, name)))
  if (!existsSync(file)) {
    if (hasFiles) return { files }
    throw new CommandError(`${folder} has neither secrets/ nor .dev.vars. Run the command setup first.`)
  }
  const variables: Record<string, string | undefined> = parseEnv(readFileSync(file, 'utf8'))
  if (!hasFiles) return { variables }
  const other = names.find((name) => !isSame(readFileSync(join(files, name), 'utf8'), variables[name]))
  if (other === undefined) return { files }
  throw new CommandError(
    `secrets/ and .dev.vars in ${folder} have another ${other} each. Move .dev.vars away to start with those of setup for a server, or secrets/ to start with the others.`,
  )
}

/** Whether two secrets are the same. Their JSON may be written with other escapes. */
export function isSame(one: string, other: string | undefined): boolean {
  if (other === undefined) return false
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
  } catch {
    return one === other
  }
}

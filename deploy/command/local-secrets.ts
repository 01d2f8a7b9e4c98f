/** The secrets of an edge on this machine: files in `secrets/`, as a server has them, or the lines of `.dev.vars`. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual, parseEnv } from 'node:util'
import { CommandError } from './failure.ts'

export type LocalSecrets =
  /** A folder with a file for each. */
  { files: string } | { variables: Record<string, string | undefined> }

/** @throws CommandError if one is missing, or if there are two that differ: one of them is for another provider */
export function localSecrets(folder: string, names: readonly string[]): LocalSecrets {
  const files = resolve(folder, 'secrets')
  const file = join(folder, '.dev.vars')
  const variables: NodeJS.Dict<string> | undefined = existsSync(file)
    ? parseEnv(readFileSync(file, 'utf8'))
    : undefined
  const there = names.filter((name) => existsSync(join(files, name)))
  if (there.length === 0) {
    if (variables) return { variables }
    throw new CommandError(`${folder} has neither secrets/ nor .dev.vars. Run the command setup first.`)
  }
  const other =
    variables && there.find((name) => !isSame(readFileSync(join(files, name), 'utf8'), variables[name]))
  if (other !== undefined) {
    throw new CommandError(
      `secrets/ and .dev.vars in ${folder} have another ${other} each. Move .dev.vars away to start with those of setup for a server, or secrets/ to start with the others.`,
    )
  }
  const missing = names.find((name) => !there.includes(name))
  if (missing === undefined) return { files }
  const elsewhere = variables ? ', or move secrets/ away to start with those of .dev.vars' : ''
  throw new CommandError(`secrets/ in ${folder} has no ${missing}. Put it there${elsewhere}.`)
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

/**
 * `build`: puts everything that a server needs into one folder: workerd, its configuration, the worker and the files
 * that it serves. No secret is in it: workerd reads them when it starts.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { builtFiles } from './built-files.ts'
import { CommandError } from './failure.ts'
import { secretNames } from './secret-names.ts'
import { workerdConfig } from './workerd-config.ts'
import { readWranglerFile } from './wrangler-file.ts'

export interface BuildOptions {
  /** The folder with `wrangler.jsonc`. */
  folder: string
  out: string
  /** Where workerd listens. */
  address: string
  /** Where workerd finds the secrets: in files of their names, or in its environment. */
  secrets: 'files' | 'environment'
}

/** The configuration's name in the folder. */
export const CONFIG = 'edge.capnp'

/** @throws CommandError if something is missing, or if the folder has other files */
export function buildFolder({ folder, out, address, secrets }: BuildOptions): void {
  const wrangler = readWranglerFile(join(folder, 'wrangler.jsonc'))
  const main = resolve(folder, wrangler.main ?? 'worker.js')
  const assets = wrangler.assets && resolve(folder, wrangler.assets.directory)
  for (const path of [main, ...(assets ? [assets] : [])]) {
    if (!existsSync(path)) throw new CommandError(`${path} is not there. Run npm install first.`)
  }
  if (existsSync(out) && !existsSync(join(out, CONFIG))) {
    throw new CommandError(`${out} is there and was not made by this command. Name another folder.`)
  }
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'worker'), { recursive: true })
  const modules = builtFiles(dirname(main), basename(main))
  for (const path of modules) cpSync(path, join(out, 'worker', basename(path)))
  if (assets) cpSync(assets, join(out, 'assets'), { recursive: true })
  cpSync(workerdBinary(folder), join(out, 'workerd'))
  chmodSync(join(out, 'workerd'), 0o755)
  const content = workerdConfig({
    wrangler,
    modules: modules.map((path) => `worker/${basename(path)}`),
    address,
    storage: 'state',
    assets: 'assets',
    ...(secrets === 'files' ? { fromFiles: secretNames } : { fromEnvironment: secretNames }),
  })
  writeFileSync(join(out, CONFIG), content)
}

/** The path of workerd, as the folder's own packages have it. */
function workerdBinary(folder: string): string {
  try {
    const required = createRequire(resolve(folder, 'package.json'))('workerd') as { default: string }
    return required.default
  } catch (error) {
    throw new CommandError(`${folder} has no workerd. Run npm install first.`, { cause: error })
  }
}

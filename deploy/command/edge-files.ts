/** The files of a folder's worker, and the workerd that runs it. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { builtFiles } from './built-files.ts'
import { CommandError } from './failure.ts'
import { readWranglerFile, type WranglerFile } from './wrangler-file.ts'

export interface EdgeFiles {
  wrangler: WranglerFile
  /** Paths of the worker's modules, the entry first. */
  modules: string[]
  /** The folder of the files that it serves. */
  assets: string
  /** The path of workerd. */
  workerd: string
}

/**
 * Finds them by `wrangler.jsonc` and the folder's own packages.
 * @throws CommandError if something is missing
 */
export function findEdgeFiles(folder: string): EdgeFiles {
  const wrangler = readWranglerFile(join(folder, 'wrangler.jsonc'))
  const main = resolve(folder, wrangler.main ?? 'worker.js')
  const assets = resolve(folder, wrangler.assets?.directory ?? '.')
  for (const path of [main, assets]) {
    if (!existsSync(path)) throw new CommandError(`${path} is not there. Run npm install first.`)
  }
  return { wrangler, modules: builtFiles(dirname(main), basename(main)), assets, workerd: workerdOf(folder) }
}

/** The path of workerd for a folder. @throws CommandError if it is not installed */
export function workerdOf(folder: string): string {
  try {
    const required = createRequire(resolve(folder, 'package.json'))('workerd') as { default: string }
    return required.default
  } catch (error) {
    throw new CommandError(`${folder} has no workerd. Run npm install first.`, { cause: error })
  }
}

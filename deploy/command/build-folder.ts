/**
 * `build`: writes everything that a server needs into one folder: workerd, its configuration, the worker and the files
 * that it serves. It has no secrets: workerd reads them when it starts.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findEdgeFiles } from './edge-files.ts'
import { CommandError } from './failure.ts'
import { secretNamesOf } from './secret-names.ts'
import { type Network, workerdConfig } from './workerd-config.ts'

export interface BuildOptions {
  /** The folder with `wrangler.jsonc`. */
  folder: string
  out: string
  /** The address on which workerd listens. */
  address: string
  /** Where workerd reads the secrets: from files with their names, or from its environment. */
  secrets: 'files' | 'environment'
  reaches: readonly Network[]
}

/** The configuration's name in the folder. */
const CONFIG = 'edge.capnp'
const SEEN = 'seen'

/** The scripts that start and stop a server, beside the command in the package. */
const scripts = fileURLToPath(new URL('../server', import.meta.url))

/** @throws CommandError if something is missing, or if `out` is another kind of folder */
export function buildFolder({ folder, out, address, secrets, reaches }: BuildOptions): void {
  const { wrangler, modules, assets, workerd } = findEdgeFiles(folder)
  if (existsSync(out) && !existsSync(join(out, CONFIG))) {
    throw new CommandError(`${out} is there and was not made by this command. Name another folder.`)
  }
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'worker'), { recursive: true })
  // workerd does not start without the folder; the command line names another one.
  mkdirSync(join(out, SEEN))
  for (const path of modules) cpSync(path, join(out, 'worker', basename(path)))
  cpSync(assets, join(out, 'assets'), { recursive: true })
  cpSync(workerd, join(out, 'workerd'))
  cpSync(scripts, out, { recursive: true })
  for (const program of ['workerd', 'serve.sh', 'close-sockets.sh', 'remove-empty.sh'])
    chmodSync(join(out, program), 0o755)
  const names = secretNamesOf(wrangler)
  const content = workerdConfig({
    wrangler,
    modules: modules.map((path) => `worker/${basename(path)}`),
    address,
    schemeHeader: 'X-Forwarded-Proto',
    stop: {},
    storage: 'state',
    seen: SEEN,
    assets: 'assets',
    reaches,
    ...(secrets === 'files' ? { fromFiles: names } : { fromEnvironment: names }),
  })
  writeFileSync(join(out, CONFIG), content)
}

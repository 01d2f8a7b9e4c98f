/** `start`: runs the edge of a folder on workerd, on this machine, until it is stopped. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { buildFolder, CONFIG } from './build-folder.ts'
import { CommandError } from './failure.ts'
import { secretNames } from './secret-names.ts'

/** @returns the exit code of workerd */
export function startFolder(folder: string, address: string): Promise<number> {
  const out = resolve(folder, '.order-admin')
  const files = join(folder, 'secrets')
  const variables = join(folder, '.dev.vars')
  const hasFiles = secretNames.every((name) => existsSync(join(files, name)))
  if (!hasFiles && !existsSync(variables)) {
    throw new CommandError(`${folder} has neither secrets/ nor .dev.vars. Run the command setup first.`)
  }
  buildFolder({ folder, out, address, secrets: hasFiles ? 'files' : 'environment' })
  const state = resolve(folder, '.state')
  mkdirSync(state, { recursive: true, mode: 0o700 })
  const child = spawn(
    join(out, 'workerd'),
    [
      'serve',
      ...(hasFiles ? [`--import-path=${resolve(files)}`] : []),
      `--directory-path=storage=${state}`,
      CONFIG,
    ],
    {
      cwd: out,
      stdio: 'inherit',
      env: { ...process.env, ...(hasFiles ? {} : parseEnv(readFileSync(variables, 'utf8'))) },
    },
  )
  // workerd answers what is under way before it ends, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => done(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)))
  })
}

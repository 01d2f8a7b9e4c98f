/** The packed `order-admin-sandbox` in a project that has nothing else, and its command as processes of a test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { SandboxMerchant } from '../../deploy/sandbox/api.ts'
import { type Packed, packPackage } from './packed.ts'

export interface SandboxProject extends Packed {
  /** Where its commands have their temporary files. */
  temporary: string
  /** Runs a command of the package to its end. */
  run(words: readonly string[], how?: How): Promise<Ended>
  /** Starts the sandbox with `--json`, and waits for its first line. */
  serve(words?: readonly string[], how?: How): Promise<Serving>
  remove(): void
}

export interface How {
  command?: 'order-admin-sandbox' | 'order-admin-conformance'
  env?: Record<string, string>
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface Serving {
  address: string
  merchants: SandboxMerchant[]
  child: ChildProcess
  /** Milliseconds from the start of the process to its first line. */
  startMs: number
  /** Sends a signal and waits for the end. @returns the exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** To be removed at the end. */
export async function packSandbox(): Promise<SandboxProject> {
  const packed = await packPackage('sandbox')
  const { project, folder } = packed
  const temporary = join(project, 'tmp')
  mkdirSync(temporary)
  const start = (words: readonly string[], { command = 'order-admin-sandbox', env = {} }: How = {}) =>
    spawn(process.execPath, [join(folder, `dist/command/${command}.js`), ...words], {
      cwd: project,
      // A folder for temporary files of its own: a test looks at what is left there.
      env: { ...process.env, npm_command: undefined, TMPDIR: temporary, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return {
    ...packed,
    temporary,
    async run(words, how) {
      const child = start(words, how)
      const closed = once(child, 'close')
      const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
      const [code] = (await closed) as [number | null]
      return { code, stdout, stderr }
    },
    async serve(words = ['--port', '0'], how) {
      const began = performance.now()
      const child = start(['--json', ...words], how)
      const closed = once(child, 'close')
      const errors = text(child.stderr)
      const lines = createInterface({ input: child.stdout })
      const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?]
      if (line === undefined) throw new Error(`The sandbox did not start: ${await errors}`)
      const startMs = performance.now() - began
      const { address, merchants } = JSON.parse(line) as Pick<Serving, 'address' | 'merchants'>
      return {
        address,
        merchants,
        child,
        startMs,
        async end(signal = 'SIGTERM') {
          child.kill(signal)
          const [code] = (await closed) as [number | null]
          return code
        },
      }
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}

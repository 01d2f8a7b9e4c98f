/** The command of the packed `@order-admin/edge`, and a folder that it makes, outside of the project. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../scripts/places.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import { execute, packPackage } from './packed.ts'

const id = sandboxMerchants.first

/** The API key of {@link merchant} if its hash is in the answers. */
export const apiKey = 'an-api-key-of-a-test'
export const ApiKeyHashes = [createHash('sha256').update(apiKey).digest('hex')]

/** The configuration of the first merchant at the sandbox's provider. */
export const merchant = {
  MerchantId: id,
  ClientId: `sandbox-client-${id}`,
  ClientSecret: `sandbox-client-secret-${id}`,
  Origins: ['https://shop.example'],
}

export interface EdgeFolder {
  /** The parent of the folder, outside of the project. */
  project: string
  /** The `.tgz` of the package. */
  tarball: string
  /** The name of the folder that the command makes. */
  folder: string
  /** @param env members of its environment besides the process's own */
  run(parameters: string[], input?: string, env?: Record<string, string>): Promise<Ended>
  /** Starts the command and leaves it running. @param isDetached in a group of processes of its own */
  start(parameters: string[], isDetached?: boolean): ChildProcess
  /** Puts the packages where `npm install` puts them. In the long run, npm itself does. */
  install(): Promise<void>
  remove(): void
}

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

// Node 22.0 lacks these, and the command runs there too.
const likeNode22 = 'data:text/javascript,delete URL.parse; delete Uint8Array.prototype.toHex'

export async function packEdge(): Promise<EdgeFolder> {
  const packed = await packPackage('edge')
  const { project, tarball } = packed
  const folder = join(project, 'my-edge')
  const command = join(packed.folder, 'dist/command/order-admin-edge.js')
  const start = (parameters: string[], detached = false, env: Record<string, string> = {}) =>
    spawn(process.execPath, ['--import', likeNode22, command, ...parameters], {
      cwd: project,
      detached,
      env: { ...process.env, ...env },
    })
  return {
    project,
    tarball,
    folder,
    start,
    async run(parameters, input = '', env = {}) {
      const child = start(parameters, false, env)
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
      const code = new Promise<number | null>((done) => child.once('close', done))
      const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
      return { code: await code, stdout, stderr }
    },
    async install() {
      if (isLongRun) {
        await execute('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', tarball], { cwd: folder })
        return
      }
      symlinkSync(join(root, 'node_modules/workerd'), join(project, 'node_modules/workerd'))
      mkdirSync(join(project, 'node_modules/.bin'))
      symlinkSync(command, join(project, 'node_modules/.bin/order-admin-edge'))
      chmodSync(command, 0o755)
      symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  }
}

/** Answers for `setup --answers -`. */
export function answersFor(provider: string, changes: object = {}): string {
  return JSON.stringify({
    target: 'local',
    PROVIDER_URL: provider,
    AUTH_URL: provider,
    MERCHANTS: [merchant],
    ...changes,
  })
}

/** `start`: runs the edge of a folder on workerd, on this machine, until it is stopped. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { closeSockets } from './close-sockets.ts'
import { findEdgeFiles } from './edge-files.ts'
import { localSecrets } from './local-secrets.ts'
import { lockedState } from './locked-state.ts'
import { seenFolderOf } from './seen-folder.ts'
import { secretNamesOf } from './secret-names.ts'
import { workerdConfig } from './workerd-config.ts'

/** Milliseconds after which a second signal means more: npm passes the signal of one Ctrl-C on, which arrives twice. */
const AGAIN_MS = 1_000

/** @returns the exit code of workerd */
export function startFolder(folder: string, address: string): Promise<number> {
  const { wrangler, modules, assets, workerd } = findEdgeFiles(folder)
  const names = secretNamesOf(wrangler)
  const secrets = localSecrets(folder, names)
  const storage = resolve(folder, '.state')
  const seen = seenFolderOf(storage, undefined)
  for (const path of [storage, seen]) mkdirSync(path, { recursive: true, mode: 0o700 })
  const config = resolve(folder, '.order-admin')
  mkdirSync(config, { recursive: true })
  // The path of a Unix socket has at most 107 bytes, and the folder's path may be longer.
  const forSocket = mkdtempSync(join(tmpdir(), 'order-admin-edge-'))
  const socket = join(forSocket, 'stop.sock')
  const content = workerdConfig({
    wrangler,
    modules: modules.map((path) => relative(config, path)),
    address,
    stop: { address: `unix:${socket}` },
    storage,
    seen,
    assets,
    ...('files' in secrets ? { fromFiles: names } : { fromEnvironment: names }),
  })
  writeFileSync(join(config, 'edge.capnp'), content)
  const paths = 'files' in secrets ? [`--import-path=${secrets.files}`] : []
  // A group of its own: Ctrl-C goes to this process alone, and not to workerd, which would end at once.
  const child = spawn(workerd, ['serve', ...paths, join(config, 'edge.capnp')], {
    detached: true,
    stdio: 'inherit',
    env: { ...process.env, ...('files' in secrets ? {} : secrets.variables) },
  })
  process.stderr.write(`The edge starts at http://${address}. Ctrl-C ends it.\n`)
  const ended = new AbortController()
  let isLocked = false
  async function endIfLocked(): Promise<void> {
    const reason = await lockedState(address, ended.signal)
    if (reason === undefined) return
    isLocked = true
    process.stderr.write(`${reason}\n`)
    child.kill('SIGTERM')
  }
  void endIfLocked()
  let stoppedAt: number | undefined
  function stop(): void {
    if (stoppedAt === undefined) {
      stoppedAt = Date.now()
      // workerd answers what is under way on SIGTERM alone. It ends when that is done, and this process waits for it.
      closeSockets(socket, () => child.kill('SIGTERM'))
    } else if (Date.now() - stoppedAt > AGAIN_MS) child.kill('SIGKILL')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return new Promise<number>((done, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      done(isLocked ? 1 : (code ?? (signal === 'SIGTERM' ? 0 : 1)))
    })
  }).finally(() => {
    ended.abort()
    rmSync(forSocket, { recursive: true, force: true })
  })
}

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
  const child = spawn(workerd, ['serve', ...paths, join(config, 'edge.capnp')], {
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
  // workerd ends when no WebSocket is open and open requests are answered, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => closeSockets(socket, () => child.kill(signal)))
  }
  return new Promise<number>((done, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const isStopped = signal === 'SIGTERM' || signal === 'SIGINT'
      done(isLocked ? 1 : (code ?? (isStopped ? 0 : 1)))
    })
  }).finally(() => {
    ended.abort()
    rmSync(forSocket, { recursive: true, force: true })
  })
}

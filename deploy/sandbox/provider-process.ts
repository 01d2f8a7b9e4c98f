/** Runs the provider's worker on workerd, until it is stopped or until the process that started it is gone. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { builtFiles } from '../command/built-files.ts'
import { workerdOf } from '../command/edge-files.ts'
import { CommandError } from '../command/failure.ts'
import { lockState, type StateLock } from '../command/state-lock.ts'
import { workerdConfig } from '../command/workerd-config.ts'
import { readWranglerFile } from '../command/wrangler-file.ts'

export interface ProviderOptions {
  port: number
  host: string
  /** Where the data stays. Without it, it is removed with the process. */
  state?: string
  /** The provider's configuration. */
  env: Readonly<Record<string, string>>
  /** Each line that workerd writes. */
  onLine?: (line: string) => void
}

export interface RunningProvider {
  /** Where this machine reaches it, without a trailing slash. */
  address: string
  pid: number
  /** Resolves when workerd has ended, whoever ended it, with its last lines. */
  ended: Promise<string>
  stop(): Promise<void>
}

const worker = fileURLToPath(new URL('../provider', import.meta.url))

const READY_MS = 30_000
/** How long workerd may take to answer what is under way before it is killed. */
const STOP_MS = 5_000
const LAST_LINES = 20

/**
 * Ends workerd and removes its files when the pipe to this process closes, however it ended. It is a process of its own:
 * SIGKILL leaves no time to do so.
 */
const guardSource = `
const [pid, folder] = process.argv.slice(1)
process.stdin.resume().on('end', () => {
  try { process.kill(Number(pid), 'SIGKILL') } catch {}
  setTimeout(() => require('node:fs').rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 100)
})`

/** What is still running, to be ended with this process. */
const running = new Set<() => void>()
process.on('exit', () => running.forEach((end) => end()))

/** @throws CommandError if the state is in use, the port is taken, or workerd does not start */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { state } = options
  const workerd = workerdOf(dirname(fileURLToPath(import.meta.url)))
  const lock = state === undefined ? undefined : lockOf(state)
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-sandbox-'))
  const clear = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    lock?.release()
  }
  try {
    const config = writeConfig(folder, options)
    const started = await startWorkerd(workerd, config, folder, options, clear)
    lock?.tell(started.address)
    return started
  } catch (error) {
    clear()
    throw error
  }
}

function lockOf(state: string): StateLock {
  const lock = lockState(state)
  if (lock.ok) return lock.value
  const { pid, address, file } = lock.reason
  throw new CommandError(
    `Process ${pid} uses ${state} already, ${address ? `at ${address}` : 'and is still starting'}. Two of them would share ` +
      `its data. If that process is something else, remove ${file}.`,
  )
}

/** @returns the path of a configuration whose files stay in the folder, or in the state's */
function writeConfig(folder: string, { host, port, state, env }: ProviderOptions): string {
  const storage = join(state ?? folder, 'provider')
  mkdirSync(storage, { recursive: true, mode: 0o700 })
  const file = join(folder, 'provider.capnp')
  const content = workerdConfig({
    wrangler: readWranglerFile(join(worker, 'wrangler.jsonc')),
    modules: builtFiles(worker).map((path) => relative(folder, path)),
    address: `${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`,
    storage,
    assets: join(worker, 'console'),
    texts: env,
  })
  writeFileSync(file, content)
  return file
}

async function startWorkerd(
  workerd: string,
  config: string,
  folder: string,
  options: ProviderOptions,
  clear: () => void,
): Promise<RunningProvider> {
  // A group of its own: Ctrl-C must not end it before its data is written.
  const child = spawn(workerd, ['serve', '--control-fd=3', config], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (error) =>
      reject(new CommandError(`${workerd} cannot be run: ${error.message}.`, { cause: error })),
    ),
  )
  const last: string[] = []
  let isReady = false
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream! }).on('line', (line) => {
      last.push(line)
      if (last.length > LAST_LINES) last.shift()
      // What it says before, the error quotes.
      if (isReady) options.onLine?.(line)
    })
  }
  const guard = child.pid === undefined ? undefined : startGuard(child.pid, folder)
  const end = () => {
    child.kill('SIGKILL')
    clear()
  }
  running.add(end)
  // Not 'exit', which may come before the last lines.
  const ended = new Promise<string>((done) =>
    child.once('close', () => {
      running.delete(end)
      guard?.kill('SIGKILL')
      clear()
      done(last.join('\n'))
    }),
  )
  const early = ended.then((lines) => {
    throw new CommandError(whyNot(options, lines))
  })
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(new CommandError(`workerd did not start within ${READY_MS / 1000} seconds.`)),
      READY_MS,
    ).unref(),
  )
  // What is left of the race must not end the process.
  for (const promise of [failed, early, late]) promise.catch(() => undefined)
  try {
    const port = await Promise.race([portOf(child.stdio[3] as Readable), failed, early, late])
    const address = `http://${reachable(options.host)}:${port}`
    await Promise.race([requireConfigured(address), early, late])
    release(child)
    isReady = true
    return {
      address,
      pid: child.pid!,
      ended,
      async stop() {
        child.ref()
        child.kill('SIGTERM')
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
        await ended
        clearTimeout(timer)
      },
    }
  } catch (error) {
    if (child.pid !== undefined) {
      child.kill('SIGKILL')
      await ended
    }
    throw error
  }
}

function startGuard(pid: number, folder: string): ChildProcess {
  const guard = spawn(process.execPath, ['--eval', guardSource, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.unref()
  unref(guard.stdin)
  return guard
}

/** Lets this process end although workerd runs. */
function release(child: ChildProcess): void {
  child.unref()
  for (const stream of child.stdio) unref(stream)
}

/** The pipes of a process are sockets, which their type does not say. */
function unref(stream: unknown): void {
  ;(stream as { unref?: () => void } | null)?.unref?.()
}

/** The port that workerd listens on, which it tells as a line of JSON. */
function portOf(control: Readable): Promise<number> {
  return new Promise((done) => {
    createInterface({ input: control }).on('line', (line) => {
      const { event, socket, port } = JSON.parse(line) as { event: string; socket?: string; port?: number }
      if (event === 'listen' && socket === 'http' && port !== undefined) done(port)
    })
  })
}

/** The provider names the member that is missing or wrong in every answer. @throws CommandError with it */
async function requireConfigured(address: string): Promise<void> {
  const answer = await fetch(`${address}/sandbox/clock`)
  const text = await answer.text()
  if (answer.status !== 503) return
  throw new CommandError((JSON.parse(text) as { Message: string }).Message)
}

function whyNot({ host, port }: ProviderOptions, lines: string): string {
  if (/address already in use/i.test(lines)) {
    return `Port ${port} of ${host} is taken. Stop what uses it, or choose another one: --port 0 takes any that is free.`
  }
  if (/can't assign requested address|cannot assign requested address/i.test(lines))
    return `${host} is no address of this machine.`
  return `workerd ended before it answered.${lines === '' ? '' : `\n${lines}`}`
}

/** An address that stands for all of them cannot be asked everywhere. */
function reachable(host: string): string {
  if (host === '*' || host === '0.0.0.0') return '127.0.0.1'
  const bare = host.replace(/^\[|\]$/g, '')
  if (bare === '::') return '[::1]'
  return bare.includes(':') ? `[${bare}]` : bare
}

/**
 * Runs a built worker on workerd: the bundle that is deployed, with the bindings of its `wrangler.jsonc` and its
 * Durable Objects on disk. `wrangler dev` would also reload, but costs many times the CPU.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { builtFiles } from '../deploy/command/built-files.ts'
import { closeSockets } from '../deploy/command/close-sockets.ts'
import { workerdConfig } from '../deploy/command/workerd-config.ts'
import { readWranglerFile } from '../deploy/command/wrangler-file.ts'
import { keepOutput } from './output.ts'
import { dist, root, type Module } from './places.ts'

export interface WorkerOptions {
  port: number
  /** Plain text bindings: configuration and secrets. */
  env: Record<string, string>
  /** Where Durable Objects keep their files. */
  stateDirectory: string
  /** The folder beside it, for an edge that notes there what it has served. */
  seenDirectory?: string
  /** Each line that the worker writes. */
  onLine?: (line: string) => void
  /** Milliseconds that it may take to its first answer, if clients already wait for it. */
  readyMs?: number
}

export interface RunningWorker {
  module: Module
  address: string
  pid: number
  /** Milliseconds from the start of the process to its first answer. */
  startMs: number
  /** Stops the process; with SIGKILL it cannot finish anything. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Whether the process had to be killed. */
  wasKilled(): boolean
}

// The package has no types; its main export is the path of the binary.
const { default: workerdBinary } = createRequire(import.meta.url)('workerd') as { default: string }

const READY_MS = 20_000
/** How long workerd may take to answer what is under way, and to see its WebSockets end, before it is killed. */
const STOP_MS = 15_000

/** @throws Error with workerd's output if it does not start */
export async function startWorker(module: Module, options: WorkerOptions): Promise<RunningWorker> {
  // Only the edge has WebSockets. The path of a Unix socket has at most 107 bytes.
  const folder = module === 'edge' ? mkdtempSync(join(tmpdir(), 'order-admin-edge-')) : undefined
  const stopSocket = folder && join(folder, 'stop.sock')
  const config = writeWorkerdConfig(module, options, stopSocket)
  const removeFolder = () => folder && rmSync(folder, { recursive: true, force: true })
  try {
    const { stop, ...started } = await startWorkerd(config, options.port, options.onLine, options.readyMs)
    return {
      module,
      ...started,
      async stop(signal = 'SIGTERM') {
        if (stopSocket && signal === 'SIGTERM')
          await new Promise<void>((done) => closeSockets(stopSocket, done))
        await stop(signal)
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/**
 * The command that runs a worker on a socket that its parent has opened, as systemd does.
 * @param fd the socket's number in the new process
 */
export function socketCommand(module: Module, options: WorkerOptions, fd: number): string[] {
  return [workerdBinary, 'serve', `--socket-fd=http=${fd}`, writeWorkerdConfig(module, options)]
}

/**
 * Runs workerd with a configuration file that listens on the port.
 * @throws Error with workerd's output if it does not start
 */
export async function startWorkerd(
  file: string,
  port: number,
  onLine?: (line: string) => void,
  readyMs = READY_MS,
): Promise<Omit<RunningWorker, 'module'>> {
  const begin = performance.now()
  const child = spawn(workerdBinary, ['serve', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const source = `${basename(file, '.capnp')}-${child.pid}`
  const output = readLines(child, (line) => {
    keepOutput(source, `${line}\n`)
    onLine?.(line)
  })
  // Not 'exit', which may come before the last lines.
  const exited = new Promise<void>((done) => child.once('close', () => done()))
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address, child, output, readyMs)
  return {
    address,
    pid: child.pid!,
    startMs: performance.now() - begin,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
      await exited
      clearTimeout(timer)
    },
    wasKilled: () => child.signalCode === 'SIGKILL',
  }
}

/** Finds a free port: the preferred one, else any. */
export async function freePort(preferred = 0): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer()
    server.once('error', () =>
      preferred === 0 ? reject(new Error('no free port')) : resolvePort(freePort()),
    )
    server.listen(preferred, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolvePort(port))
    })
  })
}

/** @param stopSocket the path of a Unix socket that closes the edge's WebSockets */
function writeWorkerdConfig(
  module: Module,
  { port, env, stateDirectory, seenDirectory }: WorkerOptions,
  stopSocket?: string,
): string {
  const wrangler = readWranglerFile(join(root, module, 'wrangler.jsonc'))
  const storage = resolve(stateDirectory, module)
  mkdirSync(storage, { recursive: true })
  const folder = join(dist, 'workerd')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${module}-${port}.capnp`)
  const content = workerdConfig({
    wrangler,
    modules: builtFiles(join(dist, module)).map((path) => relative(folder, path)),
    address: `127.0.0.1:${port}`,
    ...(stopSocket !== undefined && { stop: { address: `unix:${stopSocket}` } }),
    storage,
    ...(seenDirectory !== undefined && { seen: seenDirectory }),
    assets: resolve(root, module, wrangler.assets?.directory ?? '.'),
    texts: env,
  })
  writeFileSync(file, content)
  return file
}

function readLines(child: ChildProcess, onLine: (line: string) => void): string[] {
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    const take = (line: string) => {
      if (lines.length < 200) lines.push(line)
      onLine(line)
    }
    stream?.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      parts.forEach(take)
    })
    stream?.once('end', () => rest !== '' && take(rest))
  }
  return lines
}

async function waitUntilReady(
  address: string,
  child: ChildProcess,
  output: string[],
  readyMs: number,
): Promise<void> {
  const end = Date.now() + readyMs
  while (Date.now() < end && child.exitCode === null) {
    try {
      await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) })
      return
    } catch {
      await new Promise((resume) => setTimeout(resume, 5))
    }
  }
  child.kill('SIGKILL')
  throw new Error(`workerd did not start at ${address}\n${output.join('\n')}`)
}

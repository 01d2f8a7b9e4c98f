/** Programs that a test starts and ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** The time limit for a program to start. */
const START_MS = 30_000

export interface Started {
  /** The folder of its user. */
  home: string
  /** The part of its word that was asked for. */
  said: string
  end(): Promise<void>
}

/**
 * Starts a program in a home of its own, and waits for its word.
 * @param word what it writes when it is ready, on its output or on its fourth pipe; undefined if it writes nothing
 * @throws Error with its output if it ends first, or takes too long
 */
export async function start(
  program: string,
  parameters: (home: string) => string[],
  word: RegExp | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const home = mkdtempSync(join(tmpdir(), 'order-admin-engine-'))
  const child = spawn(program, parameters(home), {
    // Without a bus, a browser would start one that outlives it.
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Its own children end with it.
    detached: true,
  })
  const end = async () => {
    await endGroup(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    return { home, said: word ? await saying(child, program, word) : '', end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The screen writes its number to the fourth pipe. */
function screenParameters(): string[] {
  return ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
}

/** Programs that need each other: what was started last ends first. */
export class Programs {
  readonly #started: Started[] = []

  async start(...parameters: Parameters<typeof start>): Promise<Started> {
    const program = await start(...parameters)
    this.#started.push(program)
    return program
  }

  /** Starts Xvfb, a screen that nobody sees. @returns its name, for `DISPLAY` */
  async startScreen(program: string): Promise<string> {
    const { said } = await this.start(program, screenParameters, /(\d+)\n/)
    return `:${said}`
  }

  async end(): Promise<void> {
    for (const program of this.#started.toReversed()) await program.end()
  }
}

function saying(child: ChildProcess, program: string, word: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) => reject(new Error(`${program} ${why}\n${output}`))
    const timer = setTimeout(fail, START_MS, 'did not start')
    for (const stream of child.stdio.slice(1) as Readable[]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
        const said = word.exec(output)
        if (!said) return
        clearTimeout(timer)
        output = ''
        resolve(said[1] ?? '')
      })
    }
    child.once('error', (error) => fail(error.message)).once('exit', (code) => fail(`ended with ${code}`))
  })
}

/** Ends a program and all that it started. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isOver = child.exitCode !== null || child.signalCode !== null
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The whole group is gone.
  }
  if (!isOver) await ended
}

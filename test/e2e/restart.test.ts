/** A restart under load with the socket held by the parent, as `deploy/systemd/` does it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { socketCommand } from '../../scripts/workerd.ts'
import { fault } from '../support/sandbox.ts'

const addresses = inject('addresses')
const CLIENTS = 8
/** Answers before the signal. */
const BEFORE = 50
/** Starts the command again when it has ended, and names each process. */
const KEEP_RUNNING = 'while :; do "$@" & echo "pid $!"; wait; done'

let stateDirectory: string
let supervisor: ChildProcess
let address: string
/** The processes so far. */
let pids: number[]

beforeEach(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  pids = []
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  address = `http://127.0.0.1:${port}`
  const { edge: env } = sandboxEnv({ ...addresses, edge: address })
  const command = socketCommand('edge', { port, env, stateDirectory }, 3)
  const { fd } = (server as Server & { _handle: { fd: number } })._handle
  supervisor = spawn('sh', ['-c', KEEP_RUNNING, 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
  })
  supervisor.stdout!.setEncoding('utf8').on('data', (text: string) => {
    for (const [, pid] of text.matchAll(/^pid (\d+)$/gm)) {
      pids.push(Number(pid))
    }
  })
  // The socket stays open in the supervisor.
  server.close()
})

afterEach(() => {
  supervisor.kill('SIGKILL')
  for (const pid of pids.slice(-1)) process.kill(pid, 'SIGKILL')
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** Each request has a new connection. @returns the status, or the code of the connection's error */
function read(order = 8906810): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { Authorization: 'Bearer sandbox-api-key-100001' }
    const asked = request(`${address}/api/v1/orders/${order}`, { headers, agent: false }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode!))
        .once('error', () => resolve('cut'))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error')).end()
  })
}

it('a restart refuses no connection and cuts no answer; only unread requests are sent again', async () => {
  expect(await read()).toBe(200)
  await fault(addresses, { path: '/api/v1/orders/8906812', method: 'GET', latencyMs: 1_500 })
  const underWay = read(8906812)
  const answers: (number | string)[] = []
  let isEnding = false
  async function client(): Promise<void> {
    while (!isEnding) {
      answers.push(await read())
      // The signal comes between and during the requests of the others.
      if (answers.length === BEFORE) process.kill(pids[0]!, 'SIGTERM')
      if (answers.length >= BEFORE && pids.length === 2) isEnding = true
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  expect(await underWay).toBe(200)
  const unanswered = answers.filter((answer) => answer !== 200)
  expect(new Set(unanswered)).toSatisfy((codes: Set<unknown>) => codes.isSubsetOf(new Set(['ECONNRESET'])))
  expect(unanswered.length).toBeLessThanOrEqual(CLIENTS)
  expect(await read()).toBe(200)
})

/** The folder that `setup` makes deploys, starts on workerd, and becomes a server by Docker's and systemd's files. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { freePort } from '../../../scripts/workerd.ts'
import { SERVICE_RESTART } from '../../../shared/domain/order/live.ts'
import { type Image, pathsBelow, runInShell, runSteps } from '../../support/dockerfile.ts'
import {
  answersFor,
  ApiKeyHashes,
  apiKey,
  type EdgeFolder,
  merchant,
  packEdge,
} from '../../support/edge-folder.ts'
import { execute } from '../../support/packed.ts'
import { openRawWebSocket, type RawWebSocket } from '../../support/raw-websocket.ts'

const { provider } = inject('addresses')
const ORDER = '8906810'
const answers = answersFor(provider, { MERCHANTS: [{ ...merchant, ApiKeyHashes }] })
let edge: EdgeFolder

beforeAll(async () => {
  edge = await packEdge()
  await edge.run(['setup', 'my-edge', '--answers', '-'], answers)
  await edge.install()
})
afterAll(() => edge.remove())

/**
 * Waits until the edge is ready, and uses it as a merchant's backend and its page do.
 * @returns the WebSocket of the page, which stays open
 */
async function useEdge(address: string, child: ChildProcess): Promise<RawWebSocket> {
  const opens: RawWebSocket[] = []
  onTestFinished(async () => {
    for (const live of opens) live.destroy()
    await stop(child)
  })
  expect(await firstAnswer(`${address}/readyz`, child)).toMatch(/^ready /)
  const origin = 'https://shop.example'
  const opened = await fetch(`${address}/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ origin, user: { id: 'u1', name: 'Tester' }, capabilities: ['order.read'] }),
  })
  expect(opened.status).toBe(201)
  const { token } = (await opened.json()) as { token: string }
  const headers = { Origin: origin, Authorization: `Bearer ${token}` }
  const order = await fetch(`${address}/api/v1/orders/${ORDER}`, { headers })
  expect(await order.json()).toMatchObject({ Id: Number(ORDER) })
  const module = await fetch(`${address}/order-admin.js`)
  expect(module.headers.get('Content-Type')).toContain('javascript')
  const live = await openRawWebSocket(address, `/api/v1/orders/${ORDER}/live`, { origin, token })
  opens.push(live)
  // As a browser does.
  void live.closeFrame.then(({ code }) => live.close(code))
  return live
}

/** Stops the edge as its supervisor does, and expects it to tell the page and to end in time. */
async function expectToEnd(live: RawWebSocket, child: ChildProcess, ask?: () => unknown): Promise<void> {
  const begin = performance.now()
  ask?.()
  const stopped = stop(child)
  expect(await live.closeFrame).toEqual({ code: SERVICE_RESTART })
  expect(await stopped).toBe(0)
  expect(performance.now() - begin).toBeLessThan(15_000)
}

/** The first answer with status 200, or the output of the process if it ended. */
async function firstAnswer(address: string, child: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await answer?.body?.cancel()
    await new Promise((resume) => setTimeout(resume, 20))
  }
  return `it ended: ${output}`
}

/** @returns the exit code */
async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  return ((await closed) as [number | null])[0]
}

/** The output of wrangler for a dry run. */
async function dryRun(...options: string[]): Promise<string> {
  const env = {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: join(edge.project, 'log'),
  }
  const wrangler = join(root, 'node_modules/.bin/wrangler')
  const { stdout, stderr } = await execute(wrangler, ['deploy', '--dry-run', ...options], {
    cwd: edge.folder,
    env,
  })
  return stdout + stderr
}

describe('the folder of setup', () => {
  it('deploys to a Workers account, as far as a dry run shows', { tags: 'long' }, async () => {
    const stdout = await dryRun()
    expect(stdout).toContain(`env.PROVIDER_URL ("${provider}")`)
    expect(stdout).toContain('env.RATES (RateWindows)')
  })

  it('deploys with the lines that export logs and traces', { tags: 'long' }, async () => {
    const config = readFileSync(join(edge.folder, 'wrangler.jsonc'), 'utf8')
    const lines = config.replace(/\/\/ (?="(?:logs|traces)": )/g, '')
    expect(lines).not.toBe(config)
    writeFileSync(join(edge.folder, 'exporting.jsonc'), lines)
    expect(await dryRun('--config', 'exporting.jsonc')).not.toMatch(/WARNING|Unexpected/)
  })

  it('starts on workerd, is ready, and opens a session that reads an order', async () => {
    const port = await freePort()
    const child = edge.start(['start', 'my-edge', '--address', `127.0.0.1:${port}`])
    const live = await useEdge(`http://127.0.0.1:${port}`, child)
    await expectToEnd(live, child)
    expect(statSync(join(edge.folder, '.state')).mode & 0o777).toBe(0o700)
  })

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'ends as after SIGTERM when the terminal sends %s',
    { tags: 'long' },
    async (signal) => {
      const port = await freePort()
      const child = edge.start(['start', 'my-edge', '--address', `127.0.0.1:${port}`], true)
      const live = await useEdge(`http://127.0.0.1:${port}`, child)
      const closed = once(child, 'close')
      // A terminal sends it to the whole group, and npm passes it on.
      process.kill(-child.pid!, signal)
      process.kill(child.pid!, signal)
      expect(await live.closeFrame).toEqual({ code: SERVICE_RESTART })
      expect((await closed)[0]).toBe(0)
    },
  )
})

// Docker's base image is Linux; this machine's programs take the place of its own.
describe.runIf(process.platform === 'linux')('a server', () => {
  let image: Image

  beforeAll(async () => {
    await edge.run(['setup', 'my-edge', '--answers', '-', '--target', 'server', '--replace'], answers)
    const into = join(edge.project, 'images')
    mkdirSync(into)
    // The folder has the packages that npm ci would install from package-lock.json.
    const shell = (command: string, folder: string) =>
      command === 'npm ci --omit=dev'
        ? Promise.resolve(symlinkSync(join(edge.folder, 'node_modules'), join(folder, 'node_modules')))
        : runInShell(command, folder)
    image = await runSteps(join(edge.folder, 'deploy/Dockerfile'), edge.folder, into, shell)
  })

  it('runs the result of the Dockerfile’s steps in an empty folder, as a user without rights', async () => {
    const port = await freePort()
    const isRoot = process.getuid?.() === 0
    const user = isRoot ? Number(image.user.split(':')[0]) : process.getuid!()
    expect(image.user).toBe('10001:10001')
    // Compose mounts the secrets there, and the user of the image owns them.
    const secrets = join(image.root, 'run/secrets')
    cpSync(join(edge.folder, 'secrets'), secrets, { recursive: true })
    for (const path of ['', 'MERCHANTS', 'SESSION_KEYS']) chownSync(join(secrets, path), user, user)
    chmodSync(edge.project, 0o755)
    // The base image has this folder.
    mkdirSync(join(image.root, 'tmp'))
    chmodSync(join(image.root, 'tmp'), 0o1777)
    const [program, ...parameters] = image.command.map((part) => pathsBelow(part, image.root))
    const child = spawn(program!, [...parameters, `--socket-addr=http=127.0.0.1:${port}`], {
      cwd: join(image.root, image.workdir),
      ...(isRoot && { uid: user, gid: user }),
      env: {},
    })
    const live = await useEdge(`http://127.0.0.1:${port}`, child)
    // The proxy sets the headers of a browser or a SOAP client.
    const wsdl = await fetch(`http://127.0.0.1:${port}/soap?wsdl`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    expect(await wsdl.text()).toContain(`"https://127.0.0.1:${port}/soap"`)
    const [tool, ...words] = image.healthcheck.map((part) => part.replace('8787', String(port)))
    execFileSync(tool!, words)
    await expectToEnd(live, child)
    expect(() => execFileSync(tool!, words, { stdio: 'ignore' })).toThrow('Command failed')
  })

  it('and this machine never share a folder with other secrets of each', async () => {
    const { code, stderr } = await edge.run(['start', 'my-edge'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('have another SESSION_KEYS each')])
    expect(stderr).not.toContain(merchant.ClientSecret)
  })

  it('is not built over a folder with other content', async () => {
    const { code, stderr } = await edge.run(['build', 'my-edge', '--out', 'my-edge/deploy'])
    expect(stderr).toContain('is there and was not made by this command. Name another folder.')
    expect(code).toBe(1)
    expect(statSync(join(edge.folder, 'deploy/Dockerfile')).isFile()).toBe(true)
  })

  it('has no secret in the files that the Dockerfile copies', () => {
    const config = readFileSync(join(image.root, 'app/edge.capnp'), 'utf8')
    expect(config).toContain(provider)
    expect(config).not.toContain(merchant.ClientSecret)
    expect(config).not.toContain(ApiKeyHashes[0])
  })
})

/** Whether this machine has systemd's programs, even if systemd did not start it. */
const hasSystemd = ['systemd-analyze', 'systemd-socket-activate'].every((tool) => {
  try {
    return execFileSync(tool, ['--version']).length > 0
  } catch {
    return false
  }
})

describe.runIf(hasSystemd)('the units of systemd', () => {
  let destination: string

  beforeAll(async () => {
    await edge.run(['build', 'my-edge'])
    destination = mkdtempSync(join(edge.project, 'destination-'))
    const env = { ...process.env, DESTDIR: destination }
    await execute('/bin/sh', ['deploy/systemd/install.sh'], { cwd: edge.folder, env })
  })

  it('are valid, and expose little', async () => {
    const units = ['service', 'socket'].map((kind) =>
      join(destination, `etc/systemd/system/order-admin-edge.${kind}`),
    )
    for (const unit of units) {
      // The program is not at its path on this machine.
      const text = readFileSync(unit, 'utf8').replaceAll('/opt/', `${destination}/opt/`)
      execFileSync('tee', [unit], { input: text, stdio: ['pipe', 'ignore', 'inherit'] })
    }
    const { stdout, stderr } = await execute('systemd-analyze', ['verify', ...units])
    expect(stdout + stderr).toBe('')
    const review = await execute('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      units[0]!,
    ])
    expect(review.stdout).toMatch(/Overall exposure level for order-admin-edge.service: (?:0|1)\.\d OK/)
  })

  it('start the edge on the socket that systemd holds, with its credentials', async () => {
    const unit = readFileSync(join(destination, 'etc/systemd/system/order-admin-edge.service'), 'utf8')
    const state = join(destination, 'state')
    for (const name of ['order-admin-edge', 'order-admin-edge-seen'])
      mkdirSync(join(state, name), { recursive: true })
    const runtime = join(destination, 'run')
    mkdirSync(join(runtime, 'order-admin-edge'), { recursive: true })
    const commandOf = (setting: string) =>
      new RegExp(`^${setting}=(.*)$`, 'm')
        .exec(unit)![1]!
        // systemd ignores the failure of a command after a hyphen.
        .replace(/^-/, '')
        .replace(/^\/opt/, join(destination, 'opt'))
        .replace('%d', join(destination, 'etc/order-admin-edge'))
        .replaceAll('%S', state)
        .replace('%t', runtime)
        .split(' ')
    const port = await freePort()
    const child = spawn(
      'systemd-socket-activate',
      [`--listen=127.0.0.1:${port}`, ...commandOf('ExecStart')],
      {
        cwd: join(destination, 'opt/order-admin-edge'),
      },
    )
    const live = await useEdge(`http://127.0.0.1:${port}`, child)
    const [tool, ...words] = commandOf('ExecStop')
    await expectToEnd(live, child, () => execFileSync(tool!, words))
  })
})

describe.runIf(!hasSystemd)('the units of systemd', () => {
  it('are not verified: this machine has no systemd', () => expect(hasSystemd).toBe(false))
})

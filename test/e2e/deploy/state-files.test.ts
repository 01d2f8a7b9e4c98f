/** `backup` and `restore` of the command, for an edge that runs as another user, as in both deployments. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { root } from '../../../scripts/places.ts'
import { freePort } from '../../../scripts/workerd.ts'
import {
  answersFor,
  ApiKeyHashes,
  apiKey,
  type EdgeFolder,
  merchant,
  packEdge,
} from '../../support/edge-folder.ts'
import { execute } from '../../support/packed.ts'

const isRoot = process.getuid?.() === 0
/** The user of the image; the current user if it must not change users. */
const user = isRoot ? 10_001 : process.getuid!()
const origin = 'https://shop.example'

let edge: EdgeFolder
let runtime: string
let state: string
let server: string
let address: string
let child: ChildProcess | undefined

beforeAll(async () => {
  edge = await packEdge()
  const answers = answersFor(inject('addresses').provider, { MERCHANTS: [{ ...merchant, ApiKeyHashes }] })
  await edge.run(['setup', 'my-edge', '--answers', '-', '--target', 'server'], answers)
  await edge.install()
  await edge.run(['build', 'my-edge'])
  server = join(edge.folder, 'server')
  state = join(edge.project, 'state')
  runtime = join(edge.project, 'run')
  for (const path of [state, `${state}-seen`, runtime]) {
    mkdirSync(path, { mode: 0o700 })
    chownSync(path, user, user)
  }
  for (const path of [edge.project, edge.folder, server]) chmodSync(path, 0o755)
  for (const file of ['MERCHANTS', 'SESSION_KEYS']) chmodSync(join(edge.folder, 'secrets', file), 0o644)
  chmodSync(join(edge.folder, 'secrets'), 0o755)
})
afterAll(async () => {
  await stop()
  edge.remove()
})

async function start(): Promise<void> {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const paths = [
    `--import-path=${join(edge.folder, 'secrets')}`,
    `--directory-path=storage=${state}`,
    `--directory-path=seen=${state}-seen`,
  ]
  child = spawn(
    join(server, 'serve.sh'),
    [join(runtime, 'stop.sock'), ...paths, `--socket-addr=http=127.0.0.1:${port}`, 'edge.capnp'],
    { cwd: server, ...(isRoot && { uid: user, gid: user }), env: {}, stdio: 'ignore' },
  )
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (answer?.status === 503) throw new Error('The edge serves nobody.')
    await new Promise((resume) => setTimeout(resume, 20))
  }
  throw new Error(`workerd ended with ${child.exitCode}`)
}

async function stop(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

const asMerchant = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }

async function openSession(id: string): Promise<string> {
  const body = JSON.stringify({ origin, user: { id, name: id }, capabilities: ['order.read'] })
  const answer = await fetch(`${address}/sessions`, { method: 'POST', headers: asMerchant, body })
  return ((await answer.json()) as { token: string }).token
}

const endSessionsOf = (id: string) =>
  fetch(`${address}/sessions?user=${id}`, { method: 'DELETE', headers: asMerchant })

async function sessionCode(token: string): Promise<string | number> {
  const headers = { Origin: origin, Authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/session`, { headers })
  return ((await answer.json()) as { code?: string }).code ?? answer.status
}

/** Runs the block of docs/self-hosting.md that begins with this comment, in the folder that `init` made. */
async function documented(title: string): Promise<string> {
  const page = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')
  const [, block = 'false'] = new RegExp(`^\`\`\`sh\\n(# ${title}\\n[^]*?)^\`\`\``, 'm').exec(page) ?? []
  const env = { ...process.env, STATE: state }
  const { stdout } = await execute('sh', ['-c', block], { cwd: edge.folder, env })
  return stdout
}

const command = (name: string, ...options: string[]) => edge.run([name, '--state', state, ...options])

it('a restored server starts as its own user, with the content of the backup', async () => {
  await start()
  const [ended, later] = [await openSession('ended'), await openSession('later')]
  expect((await endSessionsOf('ended')).status).toBe(204)
  // While it runs: the log beside the database has the last write.
  expect(await documented('With the command: back up')).toMatch(/^backup has \d+ databases\.$/m)
  expect((await endSessionsOf('later')).status).toBe(204)

  const whileItRuns = await command('restore', '--from', 'my-edge/backup')
  expect([whileItRuns.code, whileItRuns.stderr]).toEqual([
    1,
    expect.stringMatching(/^Process \d+ uses .*Stop the edge first/),
  ])
  await stop()
  expect(await documented('With the command, while the edge is stopped: restore')).toContain(
    ' databases of backup.',
  )
  const owners = readdirSync(state, { recursive: true, encoding: 'utf8' }).map((path) => {
    const { uid, gid } = statSync(join(state, path))
    return [uid, gid]
  })
  expect(owners.length).toBeGreaterThan(1)
  expect(new Set(owners.map(String))).toEqual(new Set([`${user},${user}`]))

  await start()
  expect(await sessionCode(ended)).toBe('session-ended')
  // Writes after the backup are forgotten, as docs/self-hosting.md says.
  expect(await sessionCode(later)).toBe(200)
  expect((await endSessionsOf('later')).status).toBe(204)
  expect(await sessionCode(later)).toBe('session-ended')
  await stop()
})

it('a restored server knows it, and an operator ends the lost time', { tags: 'long' }, async () => {
  const epoch = async () => ((await (await fetch(`${address}/state`)).json()) as { epoch: number }).epoch
  const keyMark = async () => {
    const answer = await fetch(`${address}/session`, { headers: asMerchant })
    return ((await answer.json()) as { keyMark?: string }).keyMark
  }
  await start()
  const before = await epoch()
  await stop()
  expect(await command('restored')).toMatchObject({ code: 0, stdout: expect.stringContaining('For a day') })
  await start()
  expect([await epoch(), await keyMark()]).toEqual([before + 1, expect.stringMatching(/^[0-9a-f]{8}$/)])
  await stop()
  expect(await command('restored', '--settled')).toMatchObject({ code: 0 })
  await start()
  expect(await epoch()).toBe(before + 2)
  await stop()
})

it(
  'a move is complete once, and only of the state that served last',
  { tags: 'long', timeout: 120_000 },
  async () => {
    const move = (out: string) => command('move', '--out', out)
    const identity = async () => (await (await fetch(`${address}/state`)).json()) as { epoch: number }
    const restore = async (from: string) => (await command('restore', '--from', from)).stdout
    const lostTime = expect.stringContaining('For a day')
    await start()
    const { epoch } = await identity()
    expect(await command('backup', '--out', 'earlier')).toMatchObject({ code: 0 })
    await stop()

    expect(await move('moved')).toMatchObject({ code: 0 })
    expect(await move('again')).toMatchObject({ code: 1, stderr: expect.stringContaining('moved from here') })
    expect(await restore('moved')).not.toEqual(lostTime)
    // It has not served here yet.
    expect(await move('again')).toMatchObject({ code: 1, stderr: expect.stringContaining(': arrived.') })
    await start()
    expect((await identity()).epoch).toBe(epoch + 1)
    await stop()

    expect(await restore('earlier')).toEqual(lostTime)
    expect(await move('again')).toMatchObject({ code: 1, stderr: expect.stringContaining(': restored.') })
    rmSync(join(`${state}-seen`, 'told.json'))
    expect(await move('again')).toMatchObject({ code: 1, stderr: expect.stringContaining('a later one') })
    await expect(start()).rejects.toThrow('The edge serves nobody.')
    await stop()
    expect(await move('again')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('(state-locked, older)'),
    })
    expect(existsSync(join(edge.project, 'again'))).toBe(false)
    expect(await command('restored')).toMatchObject({ code: 0 })
    await start()
    await stop()
    expect(await move('again')).toMatchObject({ code: 0 })
    expect(await restore('again')).not.toEqual(lostTime)
    await start()
    await stop()
  },
)

it.each([
  ['restore', ['--from', 'my-edge/backup']],
  ['restored', []],
  ['move', []],
])('%s says where the folder beside the state is missing', async (name, options) => {
  const { code, stderr } = await command(name, ...options, '--seen', 'nowhere')
  expect([code, stderr]).toEqual([1, expect.stringContaining('name it with --seen')])
})

it('a backup replaces the previous one, and never another folder', async () => {
  const databases = (cwd: string) =>
    globSync('**/*.sqlite', { cwd })
      .filter((path) => !path.includes('RateWindows'))
      .toSorted()
  const backups = () => databases(join(edge.folder, 'backup'))
  writeFileSync(join(edge.folder, 'backup/former.sqlite'), '')
  expect(await command('backup', '--out', 'my-edge/backup')).toMatchObject({ code: 0 })
  expect(backups().length).toBeGreaterThan(0)
  expect(backups()).toEqual(databases(state))
  const refused = await command('backup', '--out', 'my-edge')
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `${edge.folder} is there and is no backup. Name another folder.\n`,
  ])
  expect(existsSync(join(edge.folder, 'wrangler.jsonc'))).toBe(true)
})

it.each([
  ['backup', ['--state', 'nowhere'], 'nowhere is not there.'],
  ['restore', ['--from', 'nowhere'], 'nowhere has no databases: name the folder of a backup.'],
])('%s says what is missing, and changes nothing', async (name, options, text) => {
  const files = () => execFileSync('ls', ['-lR', state]).toString()
  const before = files()
  const { code, stderr } = await edge.run([name, '--state', state, ...options])
  expect([code, stderr]).toEqual([1, expect.stringContaining(text)])
  expect(files()).toBe(before)
})

it('a restore that cannot be written replaces nothing', async () => {
  const { code, stderr } = await edge.run(['restore', '--state', 'gone', '--from', 'my-edge/backup'])
  expect([code, stderr]).toEqual([1, expect.stringContaining('Start the edge once: it makes the folder.')])
})

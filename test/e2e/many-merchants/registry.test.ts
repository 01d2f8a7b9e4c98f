/** The registry on a real edge: its command, its files, and how fast a change is in force. */
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KeyLimits } from '../../../edge/config/merchant.ts'
import { defaultRates } from '../../../edge/config/rates.ts'
import type { MerchantEntry } from '../../../edge/registry/registry-merchant.ts'
import type { MadeApiKey } from '../../../shared/domain/merchant/registry.schema.ts'
import type { RunningWorker } from '../../../scripts/workerd.ts'
import type { Addresses } from '../../../scripts/sandbox-env.ts'
import { type EdgeFolder, packEdge } from '../../support/edge-folder.ts'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { addMerchant, atOperator, OPERATOR_KEY, registryEnv, sandboxEntry } from '../../support/registry.ts'

/** Seconds that are promised. */
const SECONDS = 5

const folder = mkdtempSync(join(tmpdir(), 'order-admin-registry-'))
const env = registryEnv()
let provider: RunningWorker
let edge: RunningWorker & { addresses: Addresses }
let packed: EdgeFolder

beforeAll(async () => {
  provider = await startProvider(folder)
  edge = await startEdge({ provider: provider.address, stateDirectory: folder, env })
  packed = await packEdge()
})
afterAll(async () => {
  packed.remove()
  await Promise.all([edge.stop(), provider.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function statusOf(
  key: string,
  address = edge.address,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(`${address}/session`, {
    headers: { Authorization: `Bearer ${key}`, ...headers },
  })
  await response.body?.cancel()
  return response.status
}

/** Runs the packed command as an operator. */
async function command(...words: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await packed.run(
    ['merchants', ...words, '--edge', edge.address],
    undefined,
    {
      ORDER_ADMIN_OPERATOR_KEY: OPERATOR_KEY,
    },
  )
  if (code !== 0) throw new Error(stderr)
  return stdout.trim().split('\n')
}

/** Milliseconds until the key is answered so, asked all the time: each isolate hears of a change by itself. */
async function msUntil(key: string, status: number): Promise<number> {
  const start = performance.now()
  while ((await statusOf(key)) !== status) {
    if (performance.now() - start > SECONDS * 1000) return Infinity
  }
  return performance.now() - start
}

it('the command adds, lists, rotates, stops and deletes a merchant', async () => {
  const file = join(folder, 'shop.json')
  writeFileSync(file, JSON.stringify(sandboxEntry()))
  const [key] = await command('add', 'shop-1', '--entry', file)
  expect(await statusOf(key!)).toBe(200)
  await expect(command('add', 'shop-1', '--entry', file)).rejects.toThrow('has this merchant already')
  writeFileSync(file, JSON.stringify({ ...sandboxEntry(), ClientSecret: 'wrong' }))
  await expect(command('add', 'shop-2', '--entry', file)).rejects.toThrow('does not accept these credentials')
  writeFileSync(file, JSON.stringify({ ...sandboxEntry(), Orgins: [] }))
  await expect(command('add', 'shop-2', '--entry', file)).rejects.toThrow('Did you mean Origins?')
  expect((await command('list'))[0]).toMatch(/^shop-1\tenabled\t20/)
  const [second, others] = await command('rotate', 'shop-1')
  const [, name] = /too: (\w{8})\.$/.exec(others!)!
  expect(await statusOf(second!)).toBe(200)
  await command('remove-key', 'shop-1', name!)
  expect(await msUntil(key!, 401)).toBeLessThan(SECONDS * 1000)
  await expect(command('delete', 'shop-1')).rejects.toThrow('Disable it first')
  await command('disable', 'shop-1')
  expect(await msUntil(second!, 401)).toBeLessThan(SECONDS * 1000)
  await command('enable', 'shop-1')
  // Its credentials stayed as they were.
  expect(await msUntil(second!, 200)).toBeLessThan(SECONDS * 1000)
  const headers = { Authorization: `Bearer ${second!}` }
  expect((await fetch(`${edge.address}/api/v1/orders/8906810`, { headers })).status).toBe(200)
  await command('disable', 'shop-1')
  expect((await command('delete', 'shop-1'))[0]).toBe('shop-1 is deleted. The edge still has:')
  expect((await command('keys'))[0]).toContain('REGISTRY_KEY')
  await expect(command('add')).rejects.toThrow('Name what to do')
})

it(
  'the command makes a key that may do less, lists it, and keeps the limits of a merchant that it stops',
  { tags: 'long' },
  async () => {
    const Limits = { RequestsPerMinute: 600 }
    await addMerchant(edge.address, 'limited', { ...sandboxEntry(), Limits })
    const options = ['--name', 'ERP', '--capabilities', 'order.read', '--expires', '2099-01-31T00:00:00Z']
    const [key, line] = await command('add-key', 'limited', ...options)
    const asKey = (method: string, path: string) =>
      fetch(edge.address + path, { method, headers: { Authorization: `Bearer ${key!}` } })
    expect((await asKey('GET', '/api/v1/orders/8906810')).status).toBe(200)
    expect((await asKey('DELETE', '/sessions')).status).toBe(403)
    expect((await asKey('GET', '/api/v1/orders')).status).toBe(403)
    const lines = await command('keys', 'limited')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe(line)
    expect(line).toMatch(
      /^\w{8}\tERP\t\S+\torder\.read\tsessions for every origin\tuntil 2099-01-31T00:00:00Z$/,
    )
    expect(lines[0]).toMatch(/^\w{8}\t\t\S+\teverything\tsessions for every origin\tno end$/)
    await expect(command('add-key', 'limited', '--capabilities', 'order.red')).rejects.toThrow('Capabilities')
    await expect(command('add-key', 'limited')).rejects.toThrow('Limit the key by')
    await command('disable', 'limited')
    await command('enable', 'limited')
    const shown = await atOperator(edge.address, 'merchants/limited')
    expect(await shown.json()).toMatchObject({ Limits })
    await command('remove-key', 'limited', line!.slice(0, 8))
    expect(await msUntil(key!, 401)).toBeLessThan(SECONDS * 1000)
  },
)

/** With all members, also those that may be left out. */
type Whole<T> = T extends object ? { [Member in keyof T]-?: Whole<NonNullable<T[Member]>> } : T

const client = { ClientNumber: 9_876_543_210, Username: 'user-of-no-value', Password: 'password-of-no-value' }
/** Every member that an entry may have: the compiler asks for a new one. */
const wholeEntry: Whole<MerchantEntry> = {
  Origins: ['https://shop-of-no-value.example'],
  ClientId: 'client-of-no-value',
  ClientSecret: 'client-secret-of-no-value',
  Scheme: 'bearer',
  SharedSecret: 'shared-secret-of-no-value',
  CallbackSecret: 'callback-secret-of-no-value-at-all',
  ServerSecret: 'server-secret-of-no-value',
  SoapClients: { Invoice: client, PaymentPlan: client, Loan: client, AccountCredit: client },
  WriteMarks: true,
  Limits: { UserSessionsPerMinute: 123_456_789, RequestsPerMinute: 987_654_321 },
  Disabled: false,
}
/** The same of a key. */
const wholeLimits: Whole<KeyLimits> = {
  Name: 'Key of the ERP',
  Capabilities: ['credits.write'],
  Origins: wholeEntry.Origins,
  Expires: '2098-07-06T05:04:03Z',
}

/** Every text and number below a value. A boolean cannot be searched. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return typeof value === 'boolean' ? [] : [String(value)]
}

/** What stands in a file that has these bytes, in Latin-1: as they are, in hex, or in base64 behind any others. */
function spellings(bytes: Buffer): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    // The signs at both ends have bits of what stands beside it, too.
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
  const url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const hex = bytes.toString('hex')
  return [bytes.toString('latin1'), hex, hex.toUpperCase(), ...base64, ...url]
}

it('a copy of the files without the key tells nothing of an entry', async () => {
  const first = await addMerchant(edge.address, 'searched', wholeEntry)
  const made = await atOperator(edge.address, 'merchants/searched/keys', {
    method: 'POST',
    body: JSON.stringify(wholeLimits),
  })
  const second = ((await made.json()) as MadeApiKey).ApiKey
  const keys = [first, second]
  for (const key of keys) expect(await statusOf(key)).toBe(200)
  const [{ key: sealing }] = JSON.parse(env.REGISTRY_KEY) as [{ key: string }]
  const entry = textsOf([wholeEntry, wholeLimits])
  const secrets = new Map([
    ...[...entry, ...keys, OPERATOR_KEY].map((text) => [text, Buffer.from(text)] as const),
    ...keys.map((key) => [`the random part of ${key}`, Buffer.from(key.slice(-43), 'base64url')] as const),
    ...keys.map((key) => [`the hash of ${key}`, createHash('sha256').update(key).digest()] as const),
    ['REGISTRY_KEY', Buffer.from(sealing, 'base64')],
  ])
  const foundIn = (texts: readonly string[]) =>
    [...secrets].flatMap(([name, bytes]) =>
      spellings(bytes).some((spelled) => texts.some((text) => text.includes(spelled))) ? [name] : [],
    )
  // The search itself works: what is not sealed is found, however it is spelled.
  const open = Buffer.from(JSON.stringify([wholeEntry, wholeLimits]))
  for (const encoding of ['latin1', 'hex', 'base64', 'base64url'] as const) {
    expect(foundIn([open.toString(encoding)])).toEqual([...new Set(entry)])
  }
  const files = globSync('edge/**/Merchant{Record,Directory}/*.sqlite*', { cwd: folder })
  const bytes = files.map((file) => readFileSync(join(folder, file), 'latin1'))
  expect(bytes.some((text) => text.includes('searched'))).toBe(true)
  expect(foundIn(bytes)).toEqual([])
})

it('after a restart the merchants are there; under another key nobody is served, with the ids of both', async () => {
  const key = await addMerchant(edge.address, 'restarted')
  await edge.stop()
  const wrong = await startEdge({
    provider: provider.address,
    stateDirectory: folder,
    env: registryEnv('other'),
  })
  const refused = await fetch(`${wrong.address}/readyz`)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'registry-locked',
    detail: 'REGISTRY_KEY has the keys other. Records are sealed with first, which it lacks or has wrong.',
  })
  await wrong.stop()
  edge = await startEdge({ provider: provider.address, stateDirectory: folder, env })
  expect(await statusOf(key)).toBe(200)
})

it('does not start without its key', async () => {
  const { OPERATOR_KEY_HASHES } = env
  const started = startEdge({
    provider: provider.address,
    stateDirectory: folder,
    env: { OPERATOR_KEY_HASHES },
  })
  await expect(started).rejects.toThrow('OPERATOR_KEY_HASHES needs REGISTRY_KEY')
})

describe('ten thousand unknown keys within a minute, at the rates that are deployed', () => {
  const CLIENT = 'X-Real-IP'
  const KEYS = 10_000
  const own = mkdtempSync(join(tmpdir(), 'order-admin-flood-'))
  let flooded: RunningWorker
  beforeAll(async () => {
    flooded = await startEdge({
      provider: provider.address,
      stateDirectory: own,
      env: { ...env, TRUSTED_PROXY_HEADER: CLIENT },
      rates: defaultRates,
    })
  })
  afterAll(async () => {
    await flooded.stop()
    rmSync(own, { recursive: true, force: true })
  })

  const statusAt = (key: string, address?: string) =>
    statusOf(key, flooded.address, address === undefined ? {} : { [CLIENT]: address })
  const filesNow = () => globSync('edge/**/MerchantRecord/*.sqlite', { cwd: own }).length

  it.each<[string, (n: number) => string | undefined, Record<number, number>, number]>([
    ['one address', () => '203.0.113.7', { 401: 30, 429: KEYS - 30 }, 429],
    ['ten thousand addresses', (n) => `10.1.${n >> 8}.${n & 255}`, { 401: KEYS }, 200],
    ['no address that the edge is told', () => undefined, { 401: KEYS }, 200],
  ])(
    'from %s make no file, and keep nobody else out',
    { tags: 'long' },
    async (_, addressOf, expected, ofOwner) => {
      const key = await addMerchant(flooded.address, `known-${crypto.randomUUID()}`)
      const before = filesNow()
      const start = performance.now()
      const statuses: Record<number, number> = {}
      const elsewhere: number[] = []
      let next = 0
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          while (next < KEYS) {
            const n = next++
            const status = await statusAt(`oa_nobody-${n}_${'x'.repeat(43)}`, addressOf(n))
            statuses[status] = (statuses[status] ?? 0) + 1
            if (n % 500 === 0) elsewhere.push(await statusAt(key, '192.0.2.1'))
          }
        }),
      )
      expect(statuses).toEqual(expected)
      expect(performance.now() - start).toBeLessThan(60_000)
      expect(elsewhere).toEqual(Array.from({ length: KEYS / 500 }, () => 200))
      expect(filesNow()).toBe(before)
      // An address that guesses is refused also with a key that is right.
      expect(await statusAt(key, addressOf(0))).toBe(ofOwner)
      const added = await addMerchant(flooded.address, `added-${crypto.randomUUID()}`)
      expect(await statusAt(added, '192.0.2.1')).toBe(200)
    },
  )
})

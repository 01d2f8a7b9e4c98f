import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readWranglerFile } from '../wrangler-file.ts'
import type { Answers } from './answers.ts'
import { planSetup } from './plan.ts'

const now = Date.UTC(2026, 10, 28, 23, 30)
const address = 'https://provider.example'
const merchant = {
  MerchantId: '100001',
  ApiKeyHashes: ['0'.repeat(64)],
  Origins: ['https://shop.example'],
  ClientId: 'client',
  ClientSecret: 'secret',
}
const answers: Answers = {
  target: 'workers',
  vars: { PROVIDER_URL: address, AUTH_URL: address },
  merchants: [merchant],
}

/** Answers of an edge with a registry. */
const withRegistry: Answers = {
  ...answers,
  vars: { ...answers.vars, OPERATOR_KEY_HASHES: '[]' },
  registryKey: [{ kid: '1', key: `${'A'.repeat(43)}=` }],
}
const ring = JSON.stringify(withRegistry.registryKey)

/** A folder in which an earlier setup has written these variables. */
function folderWith(vars: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'wrangler.jsonc'), JSON.stringify({ name: 'edge', vars }))
  return folder
}

/** Answers with a list of merchants whose JSON has so many bytes. */
function answersOf(bytes: number, target: Answers['target']): Answers {
  const rest = Buffer.byteLength(JSON.stringify([{ ...merchant, ClientSecret: 'å' }]))
  const ClientSecret = `å${'a'.repeat(bytes - rest)}`
  return { ...answers, target, merchants: [{ ...merchant, ClientSecret }] }
}

describe('a plan of setup', () => {
  it('fits merchants into a secret of the platform, to the last byte of 5 kB', () => {
    const folder = folderWith({})
    const { secrets } = planSetup(folder, answersOf(5_120, 'workers'), now)
    expect(Buffer.byteLength(secrets.MERCHANTS)).toBe(5_120)
    expect(() => planSetup(folder, answersOf(5_121, 'workers'), now)).toThrow('more than the 5 kB')
    // A server reads them from a file.
    expect(planSetup(folder, answersOf(9_000, 'server'), now).files).toHaveLength(3)
  })

  it('keeps the rest of an earlier one', () => {
    const folder = folderWith({ PROVIDER_URL: 'https://old.example', KEY_RATE: '7' })
    writeFileSync(join(folder, '.dev.vars'), "MERCHANTS='[]'\nREGISTRY_KEY='kept'\n")
    const { files } = planSetup(folder, { ...answers, isNearProvider: true }, now)
    const [config, secrets] = files
    writeFileSync(join(folder, config!.path), config!.text)
    expect(readWranglerFile(join(folder, 'wrangler.jsonc'))).toEqual({
      name: 'edge',
      vars: { PROVIDER_URL: address, AUTH_URL: address, KEY_RATE: '7' },
      placement: { hostname: 'provider.example' },
    })
    expect(secrets!.text).toMatch(/^MERCHANTS='\[.*\]'\nSESSION_KEYS='\[.*\]'\nREGISTRY_KEY='kept'\n$/)
    expect(secrets!.mode).toBe(0o600)
    expect(readFileSync(join(folder, '.dev.vars'), 'utf8')).toContain("MERCHANTS='[]'")
  })

  it('puts the key of the registry where the other secrets are, and never into the variables', () => {
    const folder = folderWith({})
    const filesFor = (target: Answers['target']) => planSetup(folder, { ...withRegistry, target }, now).files
    for (const target of ['workers', 'server', 'local'] as const) {
      const [config, ...others] = filesFor(target)
      expect(JSON.parse(config!.text)).toHaveProperty('vars.OPERATOR_KEY_HASHES', '[]')
      expect(config!.text).not.toContain('REGISTRY_KEY')
      expect(others.map(({ mode }) => mode)).toEqual(others.map(() => 0o600))
    }
    expect(filesFor('server')).toContainEqual({ path: 'secrets/REGISTRY_KEY', text: ring, mode: 0o600 })
    expect(filesFor('local')[1]!.text).toContain(`\nREGISTRY_KEY='${ring}'\n`)
    // What the account gets.
    expect(planSetup(folder, withRegistry, now).secrets.REGISTRY_KEY).toBe(ring)
    expect(planSetup(folder, answers, now).secrets).not.toHaveProperty('REGISTRY_KEY')
  })

  it.each([
    ['server', 'secrets/REGISTRY_KEY', (text: string) => text],
    ['local', '.dev.vars', (text: string) => `REGISTRY_KEY='${text}'\n`],
  ] as const)('never replaces the key of a registry: %s', (target, path, line) => {
    const folder = folderWith({})
    mkdirSync(join(folder, 'secrets'))
    const plan = () => planSetup(folder, { ...withRegistry, target }, now)
    for (const text of ['', JSON.stringify(withRegistry.registryKey, undefined, ' ')]) {
      writeFileSync(join(folder, path), line(text))
      expect(plan).not.toThrow()
    }
    writeFileSync(join(folder, path), line(ring.replace('AAA', 'BBB')))
    expect(plan).toThrow(`${join(folder, path)} has another REGISTRY_KEY than the answers`)
  })

  it.each(['MERCHANTS', 'SESSION_KEYS', 'REGISTRY_KEY'])(
    'is refused where somebody has written %s into the variables',
    (name) => {
      expect(() => planSetup(folderWith({ [name]: '[]' }), answers, now)).toThrow(
        `wrangler.jsonc has ${name} among its vars`,
      )
    },
  )

  it.each([
    ['stays', 'server', undefined, 'https://edge.example'],
    ['goes when a server is said to have none', 'server', true, undefined],
    ['goes with the server', 'local', undefined, undefined],
    ['goes on the platform', 'workers', undefined, undefined],
  ] as const)('the address of a server %s', (_, target, hasNoAddress, PUBLIC_URL) => {
    const folder = folderWith({ PROVIDER_URL: address, PUBLIC_URL: 'https://edge.example', KEY_RATE: '7' })
    const [config] = planSetup(
      folder,
      { ...answers, target, ...(hasNoAddress && { hasNoAddress }) },
      now,
    ).files
    writeFileSync(join(folder, config!.path), config!.text)
    const { vars } = readWranglerFile(join(folder, 'wrangler.jsonc'))
    expect(vars).toEqual({
      PROVIDER_URL: address,
      AUTH_URL: address,
      KEY_RATE: '7',
      ...(PUBLIC_URL !== undefined && { PUBLIC_URL }),
    })
  })

  it('gives a merchant without a key a new one, and names the key of sessions by its day', () => {
    const folder = folderWith({})
    const { ApiKeyHashes: _, ...unknown } = merchant
    const { secrets, apiKeys } = planSetup(folder, { ...answers, merchants: [unknown] }, now)
    expect(apiKeys).toEqual({ '100001': expect.stringMatching(/^oak_[\w-]{43}$/) })
    expect(JSON.parse(secrets.SESSION_KEYS)).toEqual([
      {
        kid: expect.stringMatching(/^2026-11-28-[0-9a-f]{6}$/),
        secret: expect.stringMatching(/^[\w-]{64}$/),
      },
    ])
    expect(planSetup(folder, answers, now).apiKeys).toEqual({})
  })

  it('never moves an edge to another jurisdiction', () => {
    const eu = { ...answers, vars: { ...answers.vars, JURISDICTION: 'eu' } }
    expect(() => planSetup(folderWith({ PROVIDER_URL: address }), eu, now)).toThrow('JURISDICTION is none in')
    expect(() => planSetup(folderWith({ PROVIDER_URL: address, JURISDICTION: 'eu' }), eu, now)).not.toThrow()
    // The template has no address of a provider: there, nothing has begun.
    expect(() => planSetup(folderWith({}), eu, now)).not.toThrow()
  })
})

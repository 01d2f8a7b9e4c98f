/** Rotates secrets step by step, as edge/operations.md says: each step is a new edge at the same provider. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { creditOrderTypes } from '../../shared/domain/credit/credit.enums.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, type RunningWorker, startWorker } from '../../scripts/workerd.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'

type Edge = Awaited<ReturnType<typeof startEdge>>

const ORDER = '/api/v1/orders/8906810'
const merchant = sandboxMerchants.first
const oldApiKey = `sandbox-api-key-${merchant}`
const newApiKey = 'a-new-api-key-for-the-same-merchant'
const addresses = { provider: 'http://provider.test', edge: 'http://edge.test', demo: 'http://demo.test' }
const before = sandboxEnv(addresses)
const [oldKey] = JSON.parse(before.edge['SESSION_KEYS']!) as object[]
const newKey = { kid: 'sandbox-2', secret: 'the-next-session-key-of-no-value-at-all' }

let stateDirectory: string
let running: RunningWorker[]

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()))
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function start(env: Record<string, string>, provider = inject('addresses').provider): Promise<Edge> {
  const edge = await startEdge({ provider, stateDirectory, env })
  running.push(edge)
  return edge
}

/** Deploys another configuration on the same state. */
async function replace(edge: Edge, env: Record<string, string>, provider?: string): Promise<Edge> {
  await edge.stop()
  return start(env, provider)
}

/** A module's MERCHANTS in which the first merchant has these members. */
function merchants(module: 'edge' | 'provider', members: object): { MERCHANTS: string } {
  const [first, ...others] = JSON.parse(before[module]['MERCHANTS']!) as object[]
  return { MERCHANTS: JSON.stringify([{ ...first, ...members }, ...others]) }
}

const apiKeys = (...keys: string[]) =>
  merchants('edge', { ApiKeyHashes: keys.map((key) => createHash('sha256').update(key).digest('hex')) })
const sessionKeys = (...keys: object[]) => ({ SESSION_KEYS: JSON.stringify(keys) })

/** An answer's status, and its code if it is a problem. */
async function said(response: Response): Promise<string> {
  const { code = '' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`.trim()
}

async function read(edge: Edge, token: string): Promise<string> {
  return said(await atEdge(edge.addresses, ORDER, { token }))
}

async function readByKey({ addresses: { edge } }: Edge, key: string): Promise<string> {
  return said(await fetch(edge + ORDER, { headers: { Authorization: `Bearer ${key}` } }))
}

describe('the rotation of a session key', () => {
  it('keeps the sessions of the old key while it is listed after the new one, and then refuses them', async () => {
    const first = await start(sessionKeys(oldKey!))
    const { token: ofOld } = await openSession(first.addresses)
    const overlap = await replace(first, sessionKeys(newKey, oldKey!))
    const { token: ofNew } = await openSession(overlap.addresses)
    expect([await read(overlap, ofOld), await read(overlap, ofNew)]).toEqual(['200', '200'])
    const last = await replace(overlap, sessionKeys(newKey))
    expect([await read(last, ofOld), await read(last, ofNew)]).toEqual(['401 session-invalid', '200'])
  })
})

describe('the rotation of an API key', () => {
  it('accepts both keys while both hashes are listed, and then refuses the old key', async () => {
    const overlap = await start(apiKeys(oldApiKey, newApiKey))
    expect([await readByKey(overlap, oldApiKey), await readByKey(overlap, newApiKey)]).toEqual(['200', '200'])
    const { token } = await openSession(overlap.addresses)
    const last = await replace(overlap, apiKeys(newApiKey))
    expect([await readByKey(last, oldApiKey), await readByKey(last, newApiKey)]).toEqual([
      '401 api-key-invalid',
      '200',
    ])
    // A session that the old key opened belongs to the merchant, and goes on.
    expect(await read(last, token)).toBe('200')
  })
})

describe('the rotation of the credentials at the provider', () => {
  const secret = 'the-next-client-secret-of-no-value'
  const shared = 'the-next-shared-secret-of-no-value'
  let port: number
  let provider: RunningWorker

  async function startProvider(members: object): Promise<string> {
    const env = { ...before.provider, ...merchants('provider', members) }
    provider = await startWorker('provider', { port, env, stateDirectory })
    running.push(provider)
    return provider.address
  }

  /** Gives the provider the new secrets in place of the old ones. */
  async function changeAtProvider(): Promise<void> {
    await provider.stop()
    await startProvider({ ClientSecret: secret, SharedSecret: shared })
  }

  beforeEach(async () => {
    port = await freePort()
    await startProvider({})
  })

  it('lets the edge go on with its token, then refuses the old client secret and accepts the new one', async () => {
    const { address } = provider
    const first = await start({}, address)
    expect(await readByKey(first, oldApiKey)).toBe('200')
    await changeAtProvider()
    expect(await readByKey(first, oldApiKey)).toBe('200')
    // The token is stored, sealed with the secret.
    const cold = await replace(first, {}, address)
    expect(await readByKey(cold, oldApiKey)).toBe('200')
    const next = await replace(cold, merchants('edge', { ClientSecret: secret }), address)
    expect(await readByKey(next, oldApiKey)).toBe('200')
    // Now the stored token is sealed with the new secret.
    const last = await replace(next, {}, address)
    expect(await readByKey(last, oldApiKey)).toBe('502 provider-rejects-credentials')
  })

  it('refuses the old shared secret at once, and accepts the new one', async () => {
    const { address } = provider
    const signed = (SharedSecret: string) => merchants('edge', { Scheme: 'signed', SharedSecret })
    const first = await start(signed(`sandbox-shared-secret-${merchant}`), address)
    expect(await readByKey(first, oldApiKey)).toBe('200')
    await changeAtProvider()
    expect(await readByKey(first, oldApiKey)).toBe('502 provider-rejects-credentials')
    const last = await replace(first, signed(shared), address)
    expect(await readByKey(last, oldApiKey)).toBe('200')
  })

  const soapPassword = 'the-next-soap-password-of-no-value'

  /** The first merchant's client at the provider, before the rotation. */
  function soapClient(): { ClientNumber: number; Username: string; Password: string } {
    const [{ SoapClients }] = JSON.parse(before.provider['MERCHANTS']!) as [{ SoapClients: [never] }]
    return SoapClients[0]
  }

  /** The edge sends this client for every kind of order. */
  const soapClients = (client: object) =>
    merchants('edge', { SoapClients: Object.fromEntries(creditOrderTypes.map((kind) => [kind, client])) })

  async function askSoap({ addresses: { edge } }: Edge): Promise<string> {
    const headers = { Authorization: `Bearer ${oldApiKey}`, 'Content-Type': 'application/json' }
    return said(await fetch(`${edge}/api/soap/GetPaymentPlanParams`, { method: 'POST', headers, body: '{}' }))
  }

  it('refuses the old password of a SOAP client at once, for SOAP only, and accepts the new one', async () => {
    const { address } = provider
    const first = await start({}, address)
    expect(await askSoap(first)).toBe('200')
    await provider.stop()
    const changed = { ...soapClient(), Password: soapPassword }
    await startProvider({ SoapClients: [changed] })
    expect([await askSoap(first), await readByKey(first, oldApiKey)]).toEqual(['422 credit-rejected', '200'])
    const last = await replace(first, soapClients(changed), address)
    expect(await askSoap(last)).toBe('200')
  })

  it('causes no interruption with a second SOAP client, after which the first is withdrawn', async () => {
    const { address } = provider
    const second = { ...soapClient(), ClientNumber: 79_029, Password: soapPassword }
    await provider.stop()
    await startProvider({ SoapClients: [soapClient(), second] })
    const first = await start({}, address)
    expect(await askSoap(first)).toBe('200')
    const overlap = await replace(first, soapClients(second), address)
    expect(await askSoap(overlap)).toBe('200')
    await provider.stop()
    await startProvider({ SoapClients: [second] })
    expect(await askSoap(overlap)).toBe('200')
  })
})

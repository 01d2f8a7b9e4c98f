/** Problems of the operator's API, at an edge with a registry of its own. */
import type { ProblemCode } from '../../../shared/problems.ts'
import { startEdge } from '../../support/edge-process.ts'
import { atOperator, putMerchant, registryEnv, sandboxEntry } from '../../support/registry.ts'
import { atOwnEdge, type Provoke, type World } from './world.ts'

const asOperator = ({ addresses }: World, path: string, init: RequestInit = {}, key?: string) =>
  atOperator(addresses.edge, path, init, key)

const put = ({ addresses }: World, more: object = {}, headers: Record<string, string> = {}, id = 'shop') =>
  putMerchant(addresses.edge, id, { ...sandboxEntry(), ...more }, headers)

/** Provokes at an edge with a registry. */
const withRegistry = (provoke: (world: World) => Promise<Response>): Provoke =>
  atOwnEdge({ env: registryEnv() }, provoke)

export const ofTheOperator = {
  'operator-key-missing': withRegistry((world) => asOperator(world, 'merchants', {}, '')),
  'operator-key-invalid': withRegistry((world) => asOperator(world, 'merchants', {}, 'another')),
  'member-unknown': withRegistry((world) => put(world, { Origns: [] })),
  'merchant-not-found': withRegistry((world) => asOperator(world, 'merchants/nobody')),
  'merchant-exists': withRegistry(async (world) => {
    await put(world)
    return put(world, {}, { 'If-None-Match': '*' })
  }),
  'merchant-changed': withRegistry(async (world) => {
    await put(world)
    return put(world, {}, { 'If-Match': '"9"' })
  }),
  'merchant-in-configuration': withRegistry((world) => put(world, {}, {}, '100001')),
  'merchant-enabled': withRegistry(async (world) => {
    await put(world)
    return asOperator(world, 'merchants/shop', { method: 'DELETE' })
  }),
  'merchant-deleted': withRegistry(async (world) => {
    await put(world, { Disabled: true })
    await asOperator(world, 'merchants/shop', { method: 'DELETE' })
    return put(world)
  }),
  'merchant-keys-too-many': withRegistry(async (world) => {
    await put(world)
    let response: Response
    do {
      response = await asOperator(world, 'merchants/shop/keys', { method: 'POST' })
    } while (response.status === 201)
    return response
  }),
  // Two seconds: the shortest that an expiry can be in the future on a slow machine.
  'api-key-expired': withRegistry(async (world) => {
    await put(world)
    const Expires = new Date(Date.now() + 2000).toISOString()
    const made = await asOperator(world, 'merchants/shop/keys', {
      method: 'POST',
      body: JSON.stringify({ Expires }),
    })
    const { ApiKey } = (await made.json()) as { ApiKey: string }
    const ask = () =>
      fetch(`${world.addresses.edge}/session`, { headers: { Authorization: `Bearer ${ApiKey}` } })
    let response = await ask()
    while (response.status === 200) response = await ask()
    return response
  }),
  'merchant-credentials-refused': withRegistry((world) =>
    put(world, { ClientSecret: 'wrong' }, {}, 'shop?check=provider'),
  ),
  'state-locked': async (world, id) => {
    const beside = atOwnEdge({ env: { PUBLIC_URL: world.addresses.edge } }, (own) =>
      fetch(`${own.addresses.edge}/session`, { headers: { Authorization: 'Bearer sandbox-api-key-100001' } }),
    )
    return beside(world, id)
  },
  // The same state under another key.
  'registry-locked': atOwnEdge({ env: registryEnv() }, async (world) => {
    await put(world)
    const { provider } = world.addresses
    const { stateDirectory } = world
    const other = await startEdge({ provider, stateDirectory, env: registryEnv('second') })
    try {
      const response = await fetch(`${other.address}/session`, {
        headers: { Authorization: 'Bearer sandbox-api-key-100001' },
      })
      return new Response(await response.text(), response)
    } finally {
      await other.stop()
    }
  }),
} as const satisfies { [Code in ProblemCode]?: Provoke }

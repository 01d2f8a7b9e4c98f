/** A sandbox in a test's own hands: `createSandbox` starts one, `connectSandbox` uses one that runs. */
import { randomBytes } from 'node:crypto'
import { sandboxAccounts } from '../../shared/sandbox-accounts.ts'
import type * as api from './api.ts'
import { importFrom } from './data-files.ts'
import { environmentOf, merchantsOf } from './merchants.ts'
import { merchantClient } from './merchant-client.ts'
import { startProvider } from './provider-process.ts'
import { readOptions } from './settings.ts'

export const createSandbox: typeof api.createSandbox = async (options = {}) => {
  const settings = readOptions({ port: 0, ...options })
  const env = environmentOf(settings.provider, randomBytes(24).toString('base64url'))
  const provider = await startProvider({ ...settings, env })
  try {
    const merchants = merchantsOf(env)
    if (settings.import !== undefined) await importFrom(settings.import, provider.address, merchants[0]!)
    const operatorName = settings.provider['OPERATOR_NAME']
    return sandboxAt({ address: provider.address, merchants, ...(operatorName && { operatorName }) }, () =>
      provider.stop(),
    )
  } catch (error) {
    await provider.stop()
    throw error
  }
}

export const connectSandbox: typeof api.connectSandbox = (at) =>
  sandboxAt(typeof at === 'string' ? { address: at } : at, () => Promise.resolve())

function sandboxAt(at: api.SandboxAddress, stop: () => Promise<void>): api.Sandbox {
  const { merchants = sandboxAccounts, operatorName = 'Provider' } = at
  const [first] = merchants
  if (!first) throw new TypeError('A sandbox has at least one merchant.')
  const address = at.address.replace(/\/$/, '')
  const client = merchantClient(address, first, operatorName)
  return {
    ...client,
    address,
    merchants,
    async reset() {
      await client.control('/sandbox/reset', { method: 'POST' })
    },
    async world(options = {}) {
      const made = (await client.control('/sandbox/merchants', { body: options })) as api.SandboxMerchant
      const world = merchantClient(address, made, operatorName)
      const remove = async () => {
        await client.control(`/sandbox/merchants/${made.MerchantId}`, { method: 'DELETE' })
      }
      return { ...world, remove, [Symbol.asyncDispose]: remove }
    },
    async requests(filter = {}, of = client) {
      const found = (await of.control(withQuery('/sandbox/requests', filter))) as {
        requests: api.RecordedRequest[]
      }
      return found.requests
    },
    async nextRequest(filter = {}, of = client) {
      return (await of.control(withQuery('/sandbox/requests/next', filter))) as
        | api.RecordedRequest
        | undefined
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function withQuery(path: string, members: object): string {
  const given = Object.entries(members).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? path : `${path}?${query}`
}

/** An edge with a registry of merchants, as an operator uses it. */
import { createHash, randomBytes } from 'node:crypto'
import type { AddedMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'

export const OPERATOR_KEY = 'operator-key-of-no-value'
const hash = createHash('sha256').update(OPERATOR_KEY).digest('hex')

/** The members of an edge with a registry. @param kid of its only key, which is a new one */
export function registryEnv(kid = 'first'): { OPERATOR_KEY_HASHES: string; REGISTRY_KEY: string } {
  return {
    OPERATOR_KEY_HASHES: JSON.stringify([hash]),
    REGISTRY_KEY: JSON.stringify([{ kid, key: randomBytes(32).toString('base64') }]),
  }
}

/** The entry of a merchant that the sandbox knows by this id, for pages of the demo. */
export function sandboxEntry(merchantId = '100001'): Record<string, unknown> {
  const { edge } = sandboxEnv({ provider: '', edge: '', demo: 'http://demo.test' })
  const merchants = JSON.parse(edge['MERCHANTS']!) as Record<string, unknown>[]
  const {
    MerchantId: _id,
    ApiKeyHashes: _hashes,
    ...entry
  } = merchants.find((one) => one['MerchantId'] === merchantId)!
  return entry
}

export function atOperator(edge: string, path: string, init: RequestInit = {}, key = OPERATOR_KEY) {
  return fetch(`${edge}/operator/${path}`, {
    ...init,
    headers: {
      ...(key && { Authorization: `Bearer ${key}` }),
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      ...(init.headers as Record<string, string>),
    },
  })
}

/** Adds a merchant, or replaces its entry. */
export function putMerchant(
  edge: string,
  id: string,
  entry: object = sandboxEntry(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return atOperator(edge, `merchants/${id}`, { method: 'PUT', body: JSON.stringify(entry), headers })
}

/** @returns the API key of the new merchant */
export async function addMerchant(edge: string, id: string, entry?: object): Promise<string> {
  const response = await putMerchant(edge, id, entry, { 'If-None-Match': '*' })
  if (response.status !== 201) throw new Error(`not added: ${response.status} ${await response.text()}`)
  return ((await response.json()) as AddedMerchant).ApiKey
}

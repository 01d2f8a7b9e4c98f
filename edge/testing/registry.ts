/** An edge with a registry, and its operator, for tests. */
import { afterEach, beforeEach } from 'vitest'
import type { RegistryKey } from '../config/config.ts'
import { config } from '../config/configured.ts'
import { keyHash } from '../registry/registry-merchant.ts'
import { ask, json } from './edge.ts'

export const OPERATOR_KEY = 'operator-key-of-tests'
export const FIRST_KEY: RegistryKey = { kid: 'first', key: `${'A'.repeat(43)}=` }
export const SECOND_KEY: RegistryKey = { kid: 'second', key: `${'B'.repeat(42)}A=` }

/** Turns the registry on for each test of a file. The merchants that a test adds are there in the next one too. */
export function useRegistry(keys: readonly RegistryKey[] = [FIRST_KEY]): void {
  beforeEach(async () => {
    config.registry = { keys, operatorKeys: new Set([await keyHash(OPERATOR_KEY)]) }
  })
  afterEach(() => {
    config.registry = undefined
  })
}

/** Another ring from now on, as after a restart. */
export function useRing(...keys: RegistryKey[]): void {
  config.registry = { ...config.registry!, keys }
}

/** A request of the operator. */
export function asOperator(path: string, init: RequestInit = {}, key = OPERATOR_KEY): Promise<Response> {
  return ask(path, { ...init, headers: { Authorization: `Bearer ${key}`, ...init.headers } })
}

/** An entry with the credentials of a merchant of the sandbox. */
export function entryOf(merchantId: string, more: object = {}): object {
  const known = config.merchants.get(merchantId)!
  const { ClientId, ClientSecret, SoapClients, Origins } = known
  return { ClientId, ClientSecret, SoapClients, Origins, ...more }
}

export function put(id: string, entry: object, headers: Record<string, string> = {}): Promise<Response> {
  return asOperator(`/operator/merchants/${id}`, json('PUT', entry, headers))
}

/** Finds a merchant by its id: in `MERCHANTS`, or in the registry. */
import type { RegistryConfig } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { directoryCopy } from './directory-copy.ts'
import type { ListedMerchant } from './news.ts'
import { readRecord, type RegistryBindings } from './read-record.ts'
import { configOf, merchantIdForm } from './registry-merchant.ts'

/** Records that an isolate keeps open; the one that came first is forgotten first. */
const OPEN = 20_000

interface Opened {
  merchant: MerchantConfig
  revision: number
}
const opened = new Map<string, Opened>()

/**
 * The merchant that may be served now: one of `MERCHANTS`, or an enabled one of the registry.
 * @returns no promise if the isolate knows it, which makes a request faster
 * @throws ObjectFailure if the registry does not answer, and the isolate does not know the merchant
 */
export function findMerchant(
  env: RegistryBindings,
  id: string,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  return find(env, id, (listed) => listed.state === 'enabled')
}

/** The same for a call that is under way: the writes of a merchant that was disabled meanwhile are still ended. */
export function merchantOfCall(
  env: RegistryBindings,
  id: string,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  return find(env, id, (listed) => listed.state !== 'deleted')
}

/** The merchant as the isolate knows it now: for what follows {@link findMerchant}, and asks nobody. */
export function knownMerchant(id: string): MerchantConfig | undefined {
  return config.merchants.get(id) ?? opened.get(id)?.merchant
}

function find(
  env: RegistryBindings,
  id: string,
  serves: (listed: ListedMerchant) => boolean,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  const { registry } = config
  const configured = config.merchants.get(id)
  if (configured || !registry || !merchantIdForm.test(id)) return configured
  const copy = directoryCopy(env, registry)
  if (copy instanceof Promise) return copy.then(() => find(env, id, serves))
  const listed = copy.find(id)
  if (!listed || !serves(listed)) return undefined
  const known = opened.get(id)
  // A record can be newer than the news of it.
  return known && known.revision >= listed.revision ? known.merchant : openRecord(env, id, registry)
}

async function openRecord(
  env: RegistryBindings,
  id: string,
  registry: RegistryConfig,
): Promise<MerchantConfig | undefined> {
  const read = await readRecord(env, id, registry.keys)
  if (!read || read === 'deleted') return undefined
  opened.delete(id)
  if (opened.size >= OPEN) opened.delete(opened.keys().next().value!)
  const { revision, merchant } = read
  opened.set(id, { revision, merchant: configOf(id, merchant) })
  return opened.get(id)!.merchant
}

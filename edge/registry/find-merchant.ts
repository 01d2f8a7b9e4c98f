/** Finds a merchant by its id: in `MERCHANTS`, or in the registry. */
import type { RegistryConfig } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { isPassing } from '../config/object-stub.ts'
import { directoryCopy, isKnownEnabled } from './directory-copy.ts'
import type { MerchantState } from './news.ts'
import { type OpenRecord, readRecord, type RegistryBindings } from './read-record.ts'
import { recordOf } from './record-of.ts'
import { configOf, merchantIdForm } from './registry-merchant.ts'

/** Records that an isolate keeps open; the one that came first is forgotten first. */
const OPEN = 20_000

const opened = new Map<string, MerchantConfig>()
const records = new WeakMap<MerchantConfig, Pick<OpenRecord, 'revision' | 'state'>>()

/**
 * The merchant that may be served now: one of `MERCHANTS`, or an enabled one of the registry.
 * @returns no promise if the isolate knows it, which makes a request faster
 * @throws ObjectFailure if the registry does not answer, and the isolate does not know the merchant
 */
export function findMerchant(
  env: RegistryBindings,
  id: string,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  return find(env, id, (state) => state === 'enabled')
}

/** The same for a call that is under way: the writes of a merchant that was disabled meanwhile are still ended. */
export function merchantOfCall(
  env: RegistryBindings,
  id: string,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  return find(env, id, (state) => state !== 'deleted')
}

/**
 * The same, at this revision of its record or a later one: for an object whose caller may know a change before it.
 * @throws ObjectFailure as {@link findMerchant} does
 */
export function merchantSince(
  env: RegistryBindings,
  id: string,
  revision: number,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  const { registry } = config
  const isBehind = revision > revisionOf(knownMerchant(id))
  return registry && isBehind ? openRecord(env, id, registry) : merchantOfCall(env, id)
}

/** The merchant as the isolate knows it now: for what follows {@link findMerchant}, and asks nobody. */
export function knownMerchant(id: string): MerchantConfig | undefined {
  return config.merchants.get(id) ?? opened.get(id)
}

/** Whether the isolate serves the merchant, as far as it knows now. Asks nobody. */
export function isServed(id: string): boolean {
  const { merchants, registry } = config
  return merchants.has(id) || (registry !== undefined && isKnownEnabled(registry, id))
}

/**
 * Whether the merchant's record says that it is not served, also if this isolate has not heard of it. Nobody is closed out
 * by a record that does not answer.
 */
export async function isStopped(env: RegistryBindings, id: string): Promise<boolean> {
  if (!config.registry || config.merchants.has(id)) return false
  try {
    return (await recordOf(env, id).read())?.state !== 'enabled'
  } catch (error) {
    if (!isPassing(error)) throw error
    return false
  }
}

/** The revision of the record that the entry is from: 0 for one of `MERCHANTS`, which changes with a restart only. */
export function revisionOf(merchant: MerchantConfig | undefined): number {
  return (merchant && records.get(merchant)?.revision) ?? 0
}

function find(
  env: RegistryBindings,
  id: string,
  serves: (state: MerchantState) => boolean,
): MerchantConfig | undefined | Promise<MerchantConfig | undefined> {
  const { registry } = config
  const configured = config.merchants.get(id)
  if (configured || !registry || !merchantIdForm.test(id)) return configured
  const copy = directoryCopy(env, registry)
  if (copy instanceof Promise) return copy.then(() => find(env, id, serves))
  const listed = copy.find(id)
  if (!listed || !serves(listed.state)) return undefined
  // A record can be newer than the news of it, and after a restore nobody tells of it: both must allow it.
  const allowed = (merchant: MerchantConfig | undefined) =>
    merchant && serves(records.get(merchant)!.state) ? merchant : undefined
  const known = opened.get(id)
  if (known && revisionOf(known) >= listed.revision) return allowed(known)
  return openRecord(env, id, registry).then(allowed)
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
  const merchant = configOf(id, read.merchant)
  records.set(merchant, { revision: read.revision, state: read.state })
  opened.set(id, merchant)
  return merchant
}

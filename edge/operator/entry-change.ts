/** What a sent entry makes of a record. Pure, but for the time and a new key. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { missingCredential } from '../config/merchant.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { OpenRecord } from '../registry/read-record.ts'
import type { MerchantEntry, RecordedKey, RegistryMerchant } from '../registry/registry-merchant.ts'
import type { Wanted } from './change-merchant.ts'

/** The versions that a change is for. */
export interface Conditions {
  /** Only if there is no such merchant. */
  isNew: boolean
  /** Only if it has this revision. */
  revision: number | undefined
}

/** @param firstKey the API key that a new merchant gets */
export function entryChange(
  { Disabled, ...members }: MerchantEntry,
  { isNew, revision }: Conditions,
  now: OpenRecord | undefined,
  firstKey: RecordedKey,
): Result<Wanted, ProblemReason> {
  if (now && isNew) return refuse({ code: 'merchant-exists' })
  if (revision !== undefined && now?.revision !== revision) {
    return refuse({ code: 'merchant-changed', ...(now && { etag: `"${now.revision}"` }) })
  }
  const merchant = withKept(members, now?.merchant, firstKey)
  if (!merchant.ok) return merchant
  const state = Disabled ? 'disabled' : 'enabled'
  return ok({ operation: operationOf(now, state), state, merchant: merchant.value })
}

function operationOf(now: OpenRecord | undefined, state: 'enabled' | 'disabled') {
  if (!now) return 'addMerchant'
  if (now.state === state) return 'changeMerchant'
  return state === 'disabled' ? 'disableMerchant' : 'enableMerchant'
}

/** The merchant with its keys, and with the credentials that the entry leaves out, as they were. */
function withKept(
  { SoapClients, ...members }: Omit<MerchantEntry, 'Disabled'>,
  before: RegistryMerchant | undefined,
  firstKey: RecordedKey,
): Result<RegistryMerchant, ProblemReason> {
  const {
    ClientSecret = before?.ClientSecret,
    SharedSecret = before?.SharedSecret,
    CallbackSecret = before?.CallbackSecret,
    ServerSecret = before?.ServerSecret,
    ...others
  } = members
  const clients: NonNullable<RegistryMerchant['SoapClients']> = {}
  for (const [kind, client] of Object.entries(SoapClients ?? {}) as [
    keyof typeof clients,
    NonNullable<NonNullable<MerchantEntry['SoapClients']>[keyof typeof clients]>,
  ][]) {
    const known = before?.SoapClients?.[kind]
    // Another client's password is no client's.
    const Password = client.Password ?? (known?.Username === client.Username ? known.Password : undefined)
    if (Password === undefined) return missing(`/SoapClients/${kind}/Password`)
    clients[kind] = { ...client, Password }
  }
  const merchant = {
    ...others,
    ...(ClientSecret !== undefined && { ClientSecret }),
    ...(SharedSecret !== undefined && { SharedSecret }),
    ...(CallbackSecret !== undefined && { CallbackSecret }),
    ...(ServerSecret !== undefined && { ServerSecret }),
    ...(SoapClients && { SoapClients: clients }),
    keys: before?.keys ?? [firstKey],
    ...(before?.restrictedKeys && { restrictedKeys: before.restrictedKeys }),
  }
  const credential = missingCredential(merchant)
  return credential ? missing(`/${credential}`) : ok(merchant)
}

function missing(pointer: string): { ok: false; reason: ProblemReason } {
  return refuse({
    code: 'member-missing',
    pointer,
    detail: `${pointer.slice(1).replaceAll('/', '.')} is required: nothing is stored that could stay.`,
  })
}

/** What an operator is shown of a merchant: never a credential. */
import type { RegisteredMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { keyName } from '../config/merchant.ts'
import type { ListedMerchant, MerchantState } from '../registry/news.ts'
import { allKeys, type RecordedKey, type RegistryMerchant } from '../registry/registry-merchant.ts'
import { keptOfMerchant } from './kept.ts'

/** The record as it is shown. */
interface Shown {
  state: MerchantState
  changedAt: number
  merchant: RegistryMerchant
}

export function merchantView(id: string, { state, changedAt, merchant }: Shown): RegisteredMerchant {
  const { ClientSecret, SharedSecret, CallbackSecret, ServerSecret, ...others } = merchant
  const { SoapClients, Origins, Scheme, ClientId, WriteMarks, Limits } = others
  const clients = Object.entries(SoapClients ?? {}).map(
    ([kind, { ClientNumber, Username }]) => [kind, { ClientNumber, Username }] as const,
  )
  return {
    MerchantId: id,
    Disabled: state === 'disabled',
    Origins,
    Scheme,
    ...(ClientId !== undefined && { ClientId }),
    ...(SoapClients && { SoapClients: Object.fromEntries(clients) }),
    ...(WriteMarks !== undefined && { WriteMarks }),
    ...(Limits && { Limits: limitsOf(Limits) }),
    // Which credentials are stored, and not what they are.
    Stored: [
      ...(ClientSecret === undefined ? [] : (['ClientSecret'] as const)),
      ...(SharedSecret === undefined ? [] : (['SharedSecret'] as const)),
      ...(CallbackSecret === undefined ? [] : (['CallbackSecret'] as const)),
      ...(ServerSecret === undefined ? [] : (['ServerSecret'] as const)),
    ],
    ApiKeys: allKeys(merchant).map(keyView),
    ChangedAt: instant(changedAt),
    KeptWhenDeleted: keptOfMerchant(),
  }
}

/** A key as it is shown, with its limits. */
export function keyView({ hash, madeAt, limits = {} }: RecordedKey): RegisteredMerchant['ApiKeys'][number] {
  const { Name, Capabilities, Origins, Expires } = limits
  return {
    Id: keyName(hash),
    MadeAt: instant(madeAt),
    ...(Name !== undefined && { Name }),
    ...(Capabilities && { Capabilities }),
    ...(Origins && { Origins }),
    ...(Expires !== undefined && { Expires }),
  }
}

function limitsOf({
  UserSessionsPerMinute,
  RequestsPerMinute,
}: NonNullable<RegistryMerchant['Limits']>): NonNullable<RegisteredMerchant['Limits']> {
  return {
    ...(UserSessionsPerMinute !== undefined && { UserSessionsPerMinute }),
    ...(RequestsPerMinute !== undefined && { RequestsPerMinute }),
  }
}

export function listedView({ id, state, changedAt }: ListedMerchant) {
  return { MerchantId: id, Disabled: state === 'disabled', ChangedAt: instant(changedAt) }
}

export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

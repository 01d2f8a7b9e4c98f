import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { writePath } from '../../shared/wire/rest-paths.ts'
import { sign, signedTimestamp } from '../../shared/wire/signature.ts'
import type { Config } from '../config/config.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { fetchProvider, type ProviderFailure, rateLimited, unexpectedStatus } from './failure.ts'
import { mintToken } from './mint-token.ts'

/** An order that need not exist: any answer shows whether the credentials are accepted. */
const ANY_ORDER = { CheckoutOrderId: 1 }

/** What was asked, and why the credentials are not known to be accepted; undefined if they are. */
export interface TriedCredentials {
  address: string
  failure: ProviderFailure | undefined
}

/** Tries a merchant's credentials: mints a token if the scheme needs one, and reads one order. */
export async function tryCredentials(config: Config, merchant: MerchantConfig): Promise<TriedCredentials> {
  const authorized = await authorize(config, merchant)
  if (!authorized.ok) return { address: `${config.authUrl}/connect/token`, failure: authorized.reason }
  const address = config.providerUrl + writePath('getOrder', ANY_ORDER)
  const response = await fetchProvider(address, {
    headers: { Accept: 'application/json', ...authorized.value },
    signal: AbortSignal.timeout(config.callMs),
  })
  return { address, failure: response instanceof Response ? await failureIn(response) : response }
}

async function failureIn(response: Response): Promise<ProviderFailure | undefined> {
  await response.body?.cancel()
  const { status } = response
  if (status === 401) return { code: 'provider-rejects-credentials' }
  if (status === 429) return rateLimited(response, Date.now())
  return status < 500 ? undefined : unexpectedStatus(status)
}

async function authorize(
  config: Config,
  merchant: MerchantConfig,
): Promise<Result<Record<string, string>, ProviderFailure>> {
  const now = Date.now()
  if (merchant.Scheme === 'signed') {
    const Timestamp = signedTimestamp(now)
    const signer = { MerchantId: merchant.MerchantId, SharedSecret: merchant.SharedSecret ?? '' }
    const value = await sign(signer, { body: new Uint8Array(), timestamp: Timestamp })
    return ok({ Authorization: `${config.operator.name} ${value}`, Timestamp })
  }
  const token = await mintToken(config, merchant, now)
  if (!token.ok) return refuse(token.reason)
  return ok({ Authorization: `Bearer ${token.value.value}`, Timestamp: new Date(now).toISOString() })
}

/** Checks the answers at the provider. Each check returns the reason of a failure, or undefined. */
import { type Config, readConfig } from '../../../edge/config/config.ts'
import type { MerchantConfig } from '../../../edge/config/merchant.ts'
import type { ConfigMembers } from '../../../edge/config/members.ts'
import type { ProviderFailure } from '../../../edge/upstream/failure.ts'
import { mintToken } from '../../../edge/upstream/mint-token.ts'
import { tryCredentials } from '../../../edge/upstream/try-credentials.ts'
import { readCapped } from '../../../shared/wire/read-capped.ts'
import { readEnvelope, soapVersions, writeEnvelope } from '../../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../../shared/wire/soap/message.ts'
import { soapAction } from '../../../shared/wire/soap/wsdl.ts'

const PING_LIMIT = 64 * 1024

/** Sends a Ping to the SOAP service, as `/readyz` does. */
export async function pingReason(members: ConfigMembers & Required<Pick<ConfigMembers, 'PROVIDER_URL'>>) {
  const config = configOf(members)
  const { operator, soap, providerUrl } = config
  const address = providerUrl + soap.path
  const body = writeEnvelope('1.1', writeRequest('Ping', undefined, { operator, namespace: soap.namespace }))
  const action = soapAction(soap.namespace, operator.toWire('Ping'))
  const headers = { 'Content-Type': soapVersions['1.1'].contentType, SOAPAction: `"${action}"` }
  const response = await ask(config, address, { method: 'POST', headers, body })
  if (typeof response === 'string') return response
  const message = await readCapped(response.body, PING_LIMIT)
    .then((bytes) => bytes && readEnvelope(bytes, 'answer'))
    .catch(() => undefined)
  if (message?.ok && message.value.payload.name === `${operator.toWire('Ping')}Response`) return undefined
  const got = message?.ok ? `a SOAP ${message.value.payload.name}` : `status ${response.status}`
  return `${address} does not answer a Ping: it answered ${got}. Check the address, the path, the namespace and the operator's name.`
}

/** Checks for a token endpoint, which must refuse invalid credentials. */
export async function tokenEndpointReason(AUTH_URL: string): Promise<string | undefined> {
  const config = configOf({ AUTH_URL })
  const token = await mintToken(
    config,
    { ClientId: 'setup', ClientSecret: 'setup' } as MerchantConfig,
    Date.now(),
  )
  if (token.ok || token.reason.code === 'provider-rejects-credentials') return undefined
  return tokenFailure(`${config.authUrl}/connect/token`, token.reason)
}

/** Checks the merchant's credentials: mints a token, and reads one order. */
export async function credentialsReason(members: ConfigMembers): Promise<string | undefined> {
  const config = configOf(members)
  const [merchant] = config.merchants.values()
  const { address, failure } = await tryCredentials(config, merchant!)
  return failure && credentialsFailure(address, failure)
}

function tokenFailure(address: string, failure: ProviderFailure): string {
  const known = knownFailure(address, failure)
  return known ?? `${address} is no token endpoint. ${failure.detail ?? ''}`.trim()
}

function credentialsFailure(address: string, failure: ProviderFailure): string {
  return knownFailure(address, failure) ?? `${address}: ${failure.detail ?? failure.code} Try again later.`
}

function knownFailure(address: string, { code, retryAfter }: ProviderFailure): string | undefined {
  switch (code) {
    case 'provider-rejects-credentials':
      return `${address} refuses these credentials.`
    case 'provider-timeout':
      return `${address} did not answer in time.`
    case 'provider-unreachable':
      return `${address} cannot be reached.`
    case 'provider-rate-limited':
      return `${address} asks to wait ${retryAfter} seconds.`
    case 'provider-answer-invalid':
      return `${address} answers, but not with a token.`
    default:
      return undefined
  }
}

/** The answer, or the reason why there is none. */
async function ask({ callMs }: Config, address: string, init: RequestInit): Promise<Response | string> {
  try {
    return await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(callMs) })
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return `${address} did not answer in time.`
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    return `${address} cannot be reached${code ? ` (${code})` : ''}.`
  }
}

const anyAddress = 'https://provider.example'

/** Members that are not known yet get values that are never used. */
function configOf(members: ConfigMembers): Config {
  return readConfig({
    MERCHANTS: JSON.stringify([
      {
        MerchantId: '1',
        ApiKeyHashes: ['0'.repeat(64)],
        Origins: [anyAddress],
        Scheme: 'signed',
        SharedSecret: '-',
      },
    ]),
    SESSION_KEYS: JSON.stringify([{ kid: 'setup', secret: '-'.repeat(32) }]),
    PROVIDER_URL: anyAddress,
    AUTH_URL: anyAddress,
    ...members,
  })
}

/** SOAP calls as a merchant's clients make them: to the provider itself, and to the edge as JSON and as XML. */
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { outputOf } from '../../shared/wire/testing/output-of.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'

const merchant = sandboxMerchants.first
const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const Auth = {
  ClientNumber: 79021,
  Username: `sandbox-soap-user-${merchant}`,
  Password: `sandbox-soap-password-${merchant}`,
}
const xmlHeaders = { 'Content-Type': soapVersions['1.1'].contentType }

/** Calls the provider directly, without the edge. */
export async function soapAtProvider<Name extends SoapName>(
  { provider }: Pick<Addresses, 'provider'>,
  name: Name,
  input: SoapInput<Name>,
): Promise<SoapOutput<Name>> {
  const signed = { ...(input as object), Auth } as SoapInput<Name>
  const body = writeEnvelope('1.1', writeRequest(name, signed, spelling))
  const response = await fetch(`${provider}/soap`, { method: 'POST', headers: xmlHeaders, body })
  return outputOf(name, new Uint8Array(await response.arrayBuffer()), spelling)
}

export interface SoapReply {
  status: number
  /** The code of a problem or fault; empty for a result. */
  code: string
  text: string
}

/** Calls the edge as the merchant's server. */
export async function soapAtEdge<Name extends SoapName>(
  { edge }: Pick<Addresses, 'edge'>,
  name: Name,
  input: SoapInput<Name>,
  { wire, key, signal }: { wire: 'json' | 'xml'; key?: string | undefined; signal?: AbortSignal },
): Promise<SoapReply> {
  const authorized = {
    Authorization: `Bearer sandbox-api-key-${merchant}`,
    ...(key !== undefined && { 'Idempotency-Key': key }),
  }
  const isJson = wire === 'json'
  const response = await fetch(edge + (isJson ? `/api/soap/${name}` : '/soap'), {
    method: 'POST',
    ...(signal && { signal }),
    headers: { ...authorized, ...(isJson ? { 'Content-Type': 'application/json' } : xmlHeaders) },
    body: isJson ? stringifyJson(input) : writeEnvelope('1.1', writeRequest(name, input, spelling)),
  })
  const { status } = response
  const text = await response.text()
  const [, code = ''] = (isJson ? /"code":"([\w-]+)"/ : /<faultstring>([\w-]+): /).exec(text) ?? []
  return { status, code, text }
}

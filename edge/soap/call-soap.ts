/** The edge's client of the provider's SOAP service, made from the operation table. */
import { BODY_LIMIT } from '../../shared/domain/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { operations, type SoapInput, type SoapName, type SoapOutput } from '../../shared/wire/operations.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import {
  readEnvelope,
  type SoapVersion,
  soapVersions,
  writeEnvelope,
} from '../../shared/wire/soap/envelope.ts'
import { readResponse, type SoapSpelling, writeRequest } from '../../shared/wire/soap/message.ts'
import { soapAction } from '../../shared/wire/soap/wsdl.ts'
import { DecodeError } from '../../shared/wire/xml/codec.ts'
import type { Config } from '../config.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Caller } from '../upstream/caller.ts'
import { ANSWER_LIMIT, type ProviderFailure } from '../upstream/failure.ts'
import { send } from '../upstream/send.ts'
import { soapClientFor } from './credentials.ts'

export interface SoapAnswer<Name extends SoapName> {
  output: SoapOutput<Name>
  /** The provider's envelope, in the version of the question. */
  bytes: Uint8Array
}

export function soapSpelling({ operator, soap }: Config): SoapSpelling {
  return { operator, namespace: soap.namespace }
}

/** Calls an operation with the merchant's own credentials: whatever `Auth` the input has is dropped. */
export async function callSoap<Name extends SoapName>(
  caller: Caller,
  name: Name,
  input: SoapInput<Name>,
  version: SoapVersion = '1.1',
): Promise<Result<SoapAnswer<Name>, ProblemReason>> {
  const { config, merchantId } = caller
  const merchant = config.merchants.get(merchantId)
  const client = merchant && soapClientFor(merchant, name, input)
  if (!client && name !== 'Ping') return refuse({ code: 'credit-not-offered' })
  const spelling = soapSpelling(config)
  const signed = (input && { ...(input as object), Auth: client }) as SoapInput<Name>
  const { contentType } = soapVersions[version]
  const body = writeEnvelope(version, writeRequest(name, signed, spelling))
  // What is read leniently can be longer when it is written in full: the provider would refuse it.
  if (new TextEncoder().encode(body).byteLength > BODY_LIMIT) {
    const detail = `Written in full, the message has more than ${BODY_LIMIT} bytes. Send fewer rows.`
    return refuse({ code: 'body-too-large', detail })
  }
  const action = soapAction(spelling.namespace, config.operator.toWire(name))
  return send(
    caller,
    {
      method: 'POST',
      path: config.soap.path,
      body,
      plain:
        version === '1.1'
          ? { 'Content-Type': contentType, SOAPAction: `"${action}"` }
          : { 'Content-Type': contentType },
      isRead: operations[name].capability === 'credit.read',
    },
    (response) => readAnswer(response, name, spelling),
  )
}

async function readAnswer<Name extends SoapName>(
  response: Response,
  name: Name,
  spelling: SoapSpelling,
): Promise<Result<SoapAnswer<Name>, ProviderFailure>> {
  const bytes = await readCapped(response.body, ANSWER_LIMIT)
  const message = bytes && readEnvelope(bytes, 'answer')
  if (!message?.ok) {
    return refuse({ code: response.status === 200 ? 'provider-answer-invalid' : 'provider-failed' })
  }
  const { payload } = message.value
  if (payload.name === 'Fault') return refuse({ code: 'provider-fault' })
  if (payload.name !== `${spelling.operator.toWire(name)}Response`)
    return refuse({ code: 'provider-answer-invalid' })
  try {
    return ok({ output: readResponse(name, payload, spelling), bytes: bytes! })
  } catch (error) {
    if (error instanceof DecodeError) return refuse({ code: 'provider-answer-invalid' })
    throw error
  }
}

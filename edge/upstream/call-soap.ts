/** The edge's client of the provider's SOAP service, made from the operation table. */
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { type SoapVersion, soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readAnswer, type SoapSpelling, writeRequest } from '../../shared/wire/soap/message.ts'
import { soapAction } from '../../shared/wire/soap/wsdl.ts'
import type { Config } from '../config/config.ts'
import type { ProblemReason } from '../http/problem.ts'
import { merchantOfCall } from '../registry/find-merchant.ts'
import type { Caller } from './caller.ts'
import { ANSWER_LIMIT, unexpectedStatus } from './failure.ts'
import { send } from './send.ts'
import { clientKindOf } from './soap-client.ts'

export interface SoapAnswer<Name extends SoapName> {
  output: SoapOutput<Name>
  /** The provider's envelope, in the version of the request. */
  bytes: Uint8Array
}

/** Facts of an answer that are known even if reading the rest of it fails. */
export interface SeenAnswer {
  status: number
  /** The provider says that the request is wrong, so that it did nothing. */
  isSenderFault: boolean
}

interface CallOptions {
  version?: SoapVersion
  /** The kind of order whose SOAP client calls, if it does not follow from the operation. */
  kind?: CreditOrderType
  /** The most bytes of the answer. */
  limit?: number
  /** Whether it may be sent again after an outage; by default only a read may. */
  isRead?: boolean
  seen?: (answer: SeenAnswer) => void
}

export function soapSpelling({ operator, soap }: Config): SoapSpelling {
  return { operator, namespace: soap.namespace }
}

/** Calls an operation with the merchant's own credentials, which replace the input's `Auth`. */
export async function callSoap<Name extends SoapName>(
  caller: Caller,
  name: Name,
  input: SoapInput<Name>,
  {
    version = '1.1',
    kind = clientKindOf(name, input),
    limit = ANSWER_LIMIT,
    isRead = operations[name].capability === 'credit.read',
    seen = () => undefined,
  }: CallOptions = {},
): Promise<Result<SoapAnswer<Name>, ProblemReason>> {
  const { config, merchantId } = caller
  const client = kind && (await merchantOfCall(caller.env, merchantId))?.SoapClients?.[kind]
  if (!client && kind) return refuse({ code: 'credit-not-offered' })
  const spelling = soapSpelling(config)
  const signed = (input && { ...(input as object), Auth: client }) as SoapInput<Name>
  const { contentType } = soapVersions[version]
  const body = writeEnvelope(version, writeRequest(name, signed, spelling))
  // A leniently read message can be longer when it is written in full; the provider would refuse it.
  if (new TextEncoder().encode(body).byteLength > BODY_LIMIT) {
    const detail = `Written in full, the message has more than ${BODY_LIMIT} bytes. Send fewer rows.`
    return refuse({ code: 'body-too-large', detail })
  }
  const action = soapAction(spelling.namespace, config.operator.toWire(name))
  return send(
    caller,
    {
      operation: name,
      method: 'POST',
      path: config.soap.path,
      // All operations have one address, but one of them may fail alone.
      subject: `${config.soap.path} ${name}`,
      body,
      plain:
        version === '1.1'
          ? { 'Content-Type': contentType, SOAPAction: `"${action}"` }
          : { 'Content-Type': contentType },
      isRead,
    },
    async (response) => {
      seen({ status: response.status, isSenderFault: false })
      const bytes = await readCapped(response.body, limit)
      const message = bytes && readAnswer(name, bytes, spelling)
      if (!message?.ok) {
        const { status } = response
        return refuse(status === 200 ? { code: 'provider-answer-invalid' } : unexpectedStatus(status))
      }
      const { kind, isSenderFault, output } = message.value
      if (isSenderFault) seen({ status: response.status, isSenderFault })
      if (kind === 'fault') return refuse({ code: 'provider-fault' })
      if (kind === 'other' || !output.ok) return refuse({ code: 'provider-answer-invalid' })
      return ok({ output: output.value, bytes: bytes! })
    },
  )
}

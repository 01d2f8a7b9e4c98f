/** Messages of operations. A payload is the operation's wrapper with one child, named `request` or `…Result`. */
import type { OperatorName } from '../operator-name.ts'
import { ok, type Result } from '../../domain/values/result.ts'
import {
  type SoapInput,
  type SoapName,
  soapNames,
  type SoapOutput,
} from '../../domain/credit/soap/operations.ts'
import { operations } from '../operations.ts'
import { both, firstChildren, TextReader } from '../xml/element-readers.ts'
import { ValueReader } from '../xml/decode.ts'
import { encode } from '../xml/encode.ts'
import { element } from '../xml/writer.ts'
import { type Message, type Payload, readEnvelope, soapVersions, type Unreadable } from './envelope.ts'

/** The names of the SOAP service in a deployment. */
export interface SoapSpelling {
  operator: OperatorName
  /** `SOAP_NAMESPACE`: the one namespace of all operations and types. */
  namespace: string
}

export interface RequestMessage extends Message {
  /** Undefined if the operation is not known. */
  call: RequestedCall | undefined
}

export interface RequestedCall {
  name: SoapName
  /** The input, or the first element that is not valid, in words. */
  input: Result<SoapInput<SoapName>, string>
  /** The texts of `Auth` as they were sent, also if the input is not valid; undefined where an element is absent. */
  auth: Readonly<Record<'ClientNumber' | 'Username' | 'Password', string | undefined>>
}

/** Reads a request. The operation is that of the wrapper; prefixes and the action header do not matter. */
export function readRequest(bytes: Uint8Array, spelling: SoapSpelling): Result<RequestMessage, Unreadable> {
  let reading: ReturnType<typeof requestReader> | undefined
  const message = readEnvelope(bytes, 'request', (payload) => {
    const name = operationOf(payload, spelling)
    if (name) reading = requestReader(name, spelling)
    return reading?.reader
  })
  return message.ok ? ok({ ...message.value, call: reading?.call() }) : message
}

function requestReader(name: SoapName, { operator }: SoapSpelling) {
  const value = new ValueReader(operations[name].request, 'request', operator)
  const [ClientNumber, Username, Password] = [new TextReader(), new TextReader(), new TextReader()]
  const auth = firstChildren({
    ClientNumber: ClientNumber.begin,
    Username: Username.begin,
    Password: Password.begin,
  })
  const reader = firstChildren({
    request: () => both(value.begin(), firstChildren({ Auth: () => auth })),
  })
  const call = (): RequestedCall => ({
    name,
    input: value.result as Result<SoapInput<SoapName>, string>,
    auth: { ClientNumber: ClientNumber.value, Username: Username.value, Password: Password.value },
  })
  return { reader, call }
}

/** The operation of a wrapper. */
function operationOf(payload: Payload, { operator, namespace }: SoapSpelling): SoapName | undefined {
  // A wrapper of another namespace is an operation of another service, even with a known name.
  if (payload.namespace !== namespace) return undefined
  return soapNames.find((name) => operator.toWire(name) === payload.name)
}

export function writeRequest<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const request = encode(operations[name].request, 'request', input, operator)
  return element(operator.toWire(name), { xmlns: namespace }, request)
}

export interface AnswerMessage<Name extends SoapName> extends Message {
  /** `answer`: it is the operation's. `fault`: the service refuses it. `other`: it is none of both. */
  kind: 'answer' | 'fault' | 'other'
  /** The fault says that the request is wrong. */
  isSenderFault: boolean
  /** The output, or the first element that is not valid, in words. If it is no answer, all its members are absent. */
  output: Result<SoapOutput<Name>, string>
}

/** Reads the answer to an operation. Texts that an enumeration does not list are read as they are. */
export function readAnswer<Name extends SoapName>(
  name: Name,
  bytes: Uint8Array,
  { operator }: SoapSpelling,
): Result<AnswerMessage<Name>, Unreadable> {
  const wire = operator.toWire(name)
  const value = new ValueReader(operations[name].result, `${wire}Result`, operator, true)
  const code = new TextReader()
  const message = readEnvelope(bytes, 'answer', (_, version) =>
    firstChildren({
      [`${wire}Result`]: () => value.begin(),
      // `faultcode` in SOAP 1.1, `Code/Value` in SOAP 1.2.
      ...(version === '1.1'
        ? { faultcode: code.begin }
        : { Code: () => firstChildren({ Value: code.begin }) }),
    }),
  )
  if (!message.ok) return message
  const { version, payload } = message.value
  const isFault = payload.name === 'Fault'
  const kind = isFault ? 'fault' : payload.name === `${wire}Response` ? 'answer' : 'other'
  const sender = code.value?.trim().split(':').at(-1) === soapVersions[version].sender
  const output = value.result as Result<SoapOutput<Name>, string>
  return ok({ version, payload, kind, isSenderFault: isFault && sender, output })
}

export function writeResponse<Name extends SoapName>(
  name: Name,
  output: SoapOutput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const result = encode(operations[name].result, `${operator.toWire(name)}Result`, output, operator)
  return element(`${operator.toWire(name)}Response`, { xmlns: namespace }, result)
}

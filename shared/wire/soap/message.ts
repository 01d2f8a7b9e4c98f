/** The payload of an envelope: the operation's wrapper with one child, named `request` or `…Result`. */
import type { OperatorName } from '../operator-name.ts'
import {
  type SoapInput,
  type SoapName,
  soapNames,
  type SoapOutput,
} from '../../domain/credit/soap/operations.ts'
import { operations } from '../operations.ts'
import { decode, encode } from '../xml/codec.ts'
import type { XmlElement } from '../xml/reader.ts'
import type { Shape, ShapeValue } from '../../domain/credit/soap/shape.ts'
import { element } from '../xml/writer.ts'

/** The names of the SOAP service in a deployment. */
export interface SoapSpelling {
  operator: OperatorName
  /** `SOAP_NAMESPACE`: the one namespace of all operations and types. */
  namespace: string
}

/** The operation of a wrapper. Prefixes and the action header do not matter. */
export function operationOf(
  payload: XmlElement,
  { operator, namespace }: SoapSpelling,
): SoapName | undefined {
  // A wrapper of another namespace is an operation of another service, even with a known name.
  if (payload.namespace !== namespace) return undefined
  return soapNames.find((name) => operator.toWire(name) === payload.name)
}

/** @throws DecodeError naming the first element that is not valid */
export function readRequest<Name extends SoapName>(
  name: Name,
  payload: XmlElement,
  { operator }: SoapSpelling,
): SoapInput<Name> {
  return decodeChild(operations[name].request, payload, 'request', operator) as SoapInput<Name>
}

export function writeRequest<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const request = encode(operations[name].request, 'request', input, operator)
  return element(operator.toWire(name), { xmlns: namespace }, request)
}

/** @throws DecodeError naming the first element that is not valid */
export function readResponse<Name extends SoapName>(
  name: Name,
  payload: XmlElement,
  { operator }: SoapSpelling,
): SoapOutput<Name> {
  return decodeChild(
    operations[name].result,
    payload,
    `${operator.toWire(name)}Result`,
    operator,
  ) as SoapOutput<Name>
}

export function writeResponse<Name extends SoapName>(
  name: Name,
  output: SoapOutput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const result = encode(operations[name].result, `${operator.toWire(name)}Result`, output, operator)
  return element(`${operator.toWire(name)}Response`, { xmlns: namespace }, result)
}

/** The wrapper's one child. Without it, every member of the value is absent. */
function decodeChild<S extends Shape>(
  shape: S,
  wrapper: XmlElement,
  name: string,
  operator: OperatorName,
): ShapeValue<S> {
  const child = wrapper.children.find((element) => element.name === name)
  return decode(shape, child ?? { ...wrapper, name, text: '', children: [] }, operator)
}

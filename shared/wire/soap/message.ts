/** What goes into an envelope for an operation: its wrapper, with one child named `request` or `…Result`. */
import type { OperatorName } from '../operator-name.ts'
import { operations, type SoapInput, type SoapName, soapNames, type SoapOutput } from '../operations.ts'
import { decode, encode } from '../xml/codec.ts'
import type { XmlElement } from '../xml/reader.ts'
import { element } from '../xml/writer.ts'

/** How a deployment spells the SOAP service. */
export interface SoapSpelling {
  operator: OperatorName
  /** `SOAP_NAMESPACE`: the one namespace of all operations and types. */
  namespace: string
}

/** The operation whose wrapper this is; prefixes do not matter, and neither does the action header. */
export function operationOf(payload: XmlElement, { operator }: SoapSpelling): SoapName | undefined {
  return soapNames.find((name) => operator.toWire(name) === payload.name)
}

export function readRequest<Name extends SoapName>(name: Name, payload: XmlElement): SoapInput<Name> {
  return decode(operations[name].request, child(payload, 'request')) as SoapInput<Name>
}

export function writeRequest<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const request = encode(operations[name].request, 'request', input)
  return element(operator.toWire(name), { xmlns: namespace }, request)
}

export function readResponse<Name extends SoapName>(name: Name, payload: XmlElement): SoapOutput<Name> {
  return decode(operations[name].result, child(payload, `${name}Result`)) as SoapOutput<Name>
}

export function writeResponse<Name extends SoapName>(
  name: Name,
  output: SoapOutput<Name>,
  { operator, namespace }: SoapSpelling,
): string {
  const result = encode(operations[name].result, `${name}Result`, output)
  return element(`${operator.toWire(name)}Response`, { xmlns: namespace }, result)
}

function child(parent: XmlElement, name: string): XmlElement | undefined {
  return parent.children.find((element) => element.name === name)
}

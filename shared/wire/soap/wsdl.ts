/** The WSDL 1.1 of the operation table: document/literal wrapped, one namespace, a port for each version. */
import { type SoapName, soapNames } from '../../domain/credit/soap/operations.ts'
import { operations } from '../operations.ts'
import { element, escapeXml } from '../xml/writer.ts'
import type { SoapSpelling } from './message.ts'
import { type Wrapper, writeSchema } from './xsd.ts'

const bindings = [
  { suffix: 'Soap', prefix: 'soap', namespace: 'http://schemas.xmlsoap.org/wsdl/soap/' },
  { suffix: 'Soap12', prefix: 'soap12', namespace: 'http://schemas.xmlsoap.org/wsdl/soap12/' },
] as const
/** Generated clients take this name, so it does not contain the operator's. */
const SERVICE = 'Service'
const HTTP_TRANSPORT = 'http://schemas.xmlsoap.org/soap/http'

/** @param address the URL of the service, with the host of the request */
export function writeWsdl({ operator, namespace }: SoapSpelling, address: string): string {
  const names = soapNames.map((name) => ({ name, wire: operator.toWire(name) }))
  const definitions = element(
    'wsdl:definitions',
    {
      'xmlns:wsdl': 'http://schemas.xmlsoap.org/wsdl/',
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:soap': bindings[0].namespace,
      'xmlns:soap12': bindings[1].namespace,
      'xmlns:tns': namespace,
      targetNamespace: namespace,
    },
    element('wsdl:types', {}, writeSchema(namespace, wrappers(names), operator)),
    ...names.flatMap(({ wire }) => [message(wire, 'In', wire), message(wire, 'Out', `${wire}Response`)]),
    element('wsdl:portType', { name: `${SERVICE}Soap` }, ...names.map(portOperation)),
    ...bindings.map(({ suffix, prefix }) =>
      element(
        'wsdl:binding',
        { name: `${SERVICE}${suffix}`, type: `tns:${SERVICE}Soap` },
        element(`${prefix}:binding`, { transport: HTTP_TRANSPORT }),
        ...names.map(({ wire }) => boundOperation(prefix, wire, soapAction(namespace, wire))),
      ),
    ),
    element(
      'wsdl:service',
      { name: SERVICE },
      ...bindings.map(({ suffix, prefix }) =>
        element(
          'wsdl:port',
          { name: `${SERVICE}${suffix}`, binding: `tns:${SERVICE}${suffix}` },
          element(`${prefix}:address`, { location: address }),
        ),
      ),
    ),
  )
  return `<?xml version="1.0" encoding="utf-8"?>${definitions}`
}

/** The SOAPAction of an operation. The service itself dispatches by the body. */
export function soapAction(namespace: string, wireName: string): string {
  return `${namespace.replace(/\/$/, '')}/${wireName}`
}

interface Named {
  name: SoapName
  wire: string
}

function wrappers(names: readonly Named[]): Wrapper[] {
  return names.flatMap(({ name, wire }) => [
    { name: wire, child: 'request', shape: operations[name].request },
    { name: `${wire}Response`, child: `${wire}Result`, shape: operations[name].result },
  ])
}

function message(wire: string, direction: 'In' | 'Out', elementName: string): string {
  const part = element('wsdl:part', { name: 'parameters', element: `tns:${elementName}` })
  return element('wsdl:message', { name: `${wire}Soap${direction}` }, part)
}

function portOperation({ name, wire }: Named): string {
  const { summary, deprecated } = operations[name]
  const text = deprecated ? `Deprecated. ${summary}` : summary
  return element(
    'wsdl:operation',
    { name: wire },
    element('wsdl:documentation', {}, escapeXml(text)),
    element('wsdl:input', { message: `tns:${wire}SoapIn` }),
    element('wsdl:output', { message: `tns:${wire}SoapOut` }),
  )
}

function boundOperation(prefix: string, wire: string, action: string): string {
  const body = element(`${prefix}:body`, { use: 'literal' })
  return element(
    'wsdl:operation',
    { name: wire },
    element(`${prefix}:operation`, { soapAction: action, style: 'document' }),
    element('wsdl:input', {}, body),
    element('wsdl:output', {}, body),
  )
}

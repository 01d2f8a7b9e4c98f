import { ok, refuse, type Result } from '../../domain/result.ts'
import { readXml, type XmlElement, type XmlSize, XSI } from '../xml/reader.ts'
import { element, escapeXml } from '../xml/writer.ts'

interface Version {
  namespace: string
  contentType: string
  /** The code of a fault that is the sender's. */
  sender: string
  /** The code of a fault that is the service's. */
  receiver: string
}

/** Both bindings that the description declares. */
export const soapVersions = {
  '1.1': {
    namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
    contentType: 'text/xml; charset=utf-8',
    sender: 'Client',
    receiver: 'Server',
  },
  '1.2': {
    namespace: 'http://www.w3.org/2003/05/soap-envelope',
    contentType: 'application/soap+xml; charset=utf-8',
    sender: 'Sender',
    receiver: 'Receiver',
  },
} as const satisfies Record<string, Version>
export type SoapVersion = keyof typeof soapVersions

export interface Message {
  version: SoapVersion
  /** The body's first child: the wrapper that names the operation. */
  payload: XmlElement
}

/** A message that could not be read, with the version to answer it in. */
export interface Unreadable {
  version: SoapVersion
  message: string
}

/** Reads an envelope of either version. Headers are the caller's own and are not looked at. */
export function readEnvelope(bytes: Uint8Array, size?: XmlSize): Result<Message, Unreadable> {
  const document = readXml(bytes, size)
  if (!document.ok) return refuse({ version: '1.1', message: document.reason })
  const root = document.value
  const version = versionOf(root)
  if (!version) return refuse({ version: '1.1', message: 'The message is not a SOAP envelope.' })
  const body = root.children.find(({ name, namespace }) => name === 'Body' && namespace === root.namespace)
  const payload = body?.children[0]
  return payload ? ok({ version, payload }) : refuse({ version, message: 'The SOAP body is empty.' })
}

function versionOf(root: XmlElement): SoapVersion | undefined {
  if (root.name !== 'Envelope') return undefined
  return (Object.keys(soapVersions) as SoapVersion[]).find(
    (version) => soapVersions[version].namespace === root.namespace,
  )
}

/** An envelope around a payload that is already XML. */
export function writeEnvelope(version: SoapVersion, payload: string): string {
  const envelope = element(
    'soap:Envelope',
    { 'xmlns:soap': soapVersions[version].namespace, 'xmlns:xsi': XSI },
    element('soap:Body', {}, payload),
  )
  return `<?xml version="1.0" encoding="utf-8"?>${envelope}`
}

/** A fault of the given side, in the version's own form. */
export function writeFault(version: SoapVersion, side: 'sender' | 'receiver', reason: string): string {
  const code = `soap:${soapVersions[version][side]}`
  const text = escapeXml(reason)
  const content =
    version === '1.1'
      ? [element('faultcode', {}, code), element('faultstring', {}, text)]
      : [
          element('soap:Code', {}, element('soap:Value', {}, code)),
          element('soap:Reason', {}, element('soap:Text', { 'xml:lang': 'en' }, text)),
        ]
  return writeEnvelope(version, element('soap:Fault', {}, ...content))
}

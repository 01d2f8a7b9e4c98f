import { ok, refuse, type Result } from '../../domain/values/result.ts'
import { childrenReader } from '../xml/element-readers.ts'
import type { XmlTag } from '../xml/namespaces.ts'
import { type ElementReader, readXml, XSI } from '../xml/reader.ts'
import { element, escapeXml } from '../xml/writer.ts'
import type { XmlSize } from '../xml/xml-limits.ts'

interface Version {
  namespace: string
  contentType: string
  /** The code of a fault that the sender caused. */
  sender: string
  /** The code of a fault that the service caused. */
  receiver: string
  /** The attribute that names the receiver of a header. */
  role: string
  /** The values of that attribute that mean this service, as does a missing attribute. */
  ours: readonly string[]
}

/** The two bindings of the description. */
export const soapVersions = {
  '1.1': {
    namespace: 'http://schemas.xmlsoap.org/soap/envelope/',
    contentType: 'text/xml; charset=utf-8',
    sender: 'Client',
    receiver: 'Server',
    role: 'actor',
    ours: ['', 'http://schemas.xmlsoap.org/soap/actor/next'],
  },
  '1.2': {
    namespace: 'http://www.w3.org/2003/05/soap-envelope',
    contentType: 'application/soap+xml; charset=utf-8',
    sender: 'Sender',
    receiver: 'Receiver',
    role: 'role',
    ours: [
      '',
      'http://www.w3.org/2003/05/soap-envelope/role/next',
      'http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver',
    ],
  },
} as const satisfies Record<string, Version>
export type SoapVersion = keyof typeof soapVersions

export interface Message {
  version: SoapVersion
  /** The body's first child: the wrapper that names the operation. */
  payload: Payload
}

export interface Payload {
  /** The local name, without prefix. */
  name: string
  namespace: string
}

/** Gives the reader of the payload. Without one, the payload is only checked. */
export type OpenPayload = (payload: Payload, version: SoapVersion) => ElementReader | undefined

/** The side that caused a fault, or a mandatory header that is not supported. */
export type FaultKind = 'sender' | 'receiver' | 'must-understand'

/** A message that could not be read, with the SOAP version for the answer. */
export interface Unreadable {
  version: SoapVersion
  fault: 'sender' | 'must-understand'
  message: string
}

/** Action and To of WS-Addressing, which .NET sends as mandatory. They repeat the body and the URL. */
const ADDRESSING = [
  'http://www.w3.org/2005/08/addressing',
  'http://schemas.xmlsoap.org/ws/2004/08/addressing',
]
const UNDERSTOOD = ['Action', 'To']

/**
 * Reads an envelope of either version. It ignores headers, and refuses mandatory ones that it does not support
 * (SOAP 1.1, 4.2.3; SOAP 1.2 part 1, 2.4). What the payload's reader has heard counts only if the result is ok.
 */
export function readEnvelope(
  bytes: Uint8Array,
  size?: XmlSize,
  openPayload: OpenPayload = () => undefined,
): Result<Message, Unreadable> {
  let envelope: EnvelopeParts | undefined
  const document = readXml(bytes, size, (root) => {
    const version = versionOf(root)
    if (!version) return undefined
    envelope = { version, bodies: 0, payloads: 0, payload: undefined, isUnderstood: true }
    return envelopeReader(envelope, openPayload)
  })
  if (!document.ok) return unreadable('1.1', document.reason)
  if (!envelope) return unreadable('1.1', 'The message is not a SOAP envelope.')
  const { version, payload } = envelope
  if (!envelope.isUnderstood) {
    return unreadable(version, 'A header that must be understood is not.', 'must-understand')
  }
  if (envelope.bodies > 1) return unreadable(version, 'The message has more than one SOAP body.')
  if (!payload) return unreadable(version, 'The SOAP body is empty.')
  return envelope.payloads === 1
    ? ok({ version, payload })
    : unreadable(version, 'The SOAP body has more than one child.')
}

function unreadable(
  version: SoapVersion,
  message: string,
  fault: Unreadable['fault'] = 'sender',
): Result<never, Unreadable> {
  return refuse({ version, fault, message })
}

/** What has been read of an envelope. */
interface EnvelopeParts {
  version: SoapVersion
  bodies: number
  /** Children of the first body, and the first of them. */
  payloads: number
  payload: Payload | undefined
  /** Whether there is no mandatory header that is not supported. */
  isUnderstood: boolean
}

function envelopeReader(envelope: EnvelopeParts, openPayload: OpenPayload): ElementReader {
  const { version } = envelope
  const headers = childrenReader((header) => {
    if (isNotUnderstood(header, version)) envelope.isUnderstood = false
    return undefined
  })
  const body = childrenReader(({ local: name, uri: namespace }) => {
    if (++envelope.payloads > 1) return undefined
    envelope.payload = { name, namespace }
    return openPayload(envelope.payload, version)
  })
  return childrenReader(({ local, uri }) => {
    if (uri !== soapVersions[version].namespace) return undefined
    if (local === 'Header') return headers
    return local === 'Body' && ++envelope.bodies === 1 ? body : undefined
  })
}

/** Whether the header is mandatory for this service and not supported by it. */
function isNotUnderstood({ local: name, uri: owner, attributes }: XmlTag, version: SoapVersion): boolean {
  const { namespace, role, ours }: Version = soapVersions[version]
  const valueOf = (wanted: string) =>
    attributes.find(({ local, uri }) => local === wanted && uri === namespace)?.value.trim()
  const isMust = ['1', 'true'].includes(valueOf('mustUnderstand') ?? '')
  const isKnown = ADDRESSING.includes(owner) && UNDERSTOOD.includes(name)
  return isMust && !isKnown && ours.includes(valueOf(role) ?? '')
}

function versionOf({ local, uri }: XmlTag): SoapVersion | undefined {
  if (local !== 'Envelope') return undefined
  return (Object.keys(soapVersions) as SoapVersion[]).find(
    (version) => soapVersions[version].namespace === uri,
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

/** A fault in the form of the version. */
export function writeFault(version: SoapVersion, kind: FaultKind, reason: string): string {
  const code = `soap:${kind === 'must-understand' ? 'MustUnderstand' : soapVersions[version][kind]}`
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

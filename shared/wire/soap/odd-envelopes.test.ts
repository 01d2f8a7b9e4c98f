/** Envelopes in odd forms, each with its outcome. */
import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { requestOutcome } from '../testing/outcomes.ts'
import { soapVersions } from './envelope.ts'
import { XSI } from '../xml/reader.ts'

const spelling = { operator: operatorName(), namespace: 'urn:n' }
const S11 = soapVersions['1.1'].namespace
const S12 = soapVersions['1.2'].namespace
const env = (inside: string, namespace: string = S11) =>
  `<s:Envelope xmlns:s="${namespace}" xmlns:i="${XSI}">${inside}</s:Envelope>`
const body = (payload: string, namespace: string = S11) => env(`<s:Body>${payload}</s:Body>`, namespace)

describe('the outcome of', () => {
  it.each([
    [
      'a wrong member and then a broken tag',
      body(
        '<CloseOrder xmlns="urn:n"><request><ProviderOrderNr>x</ProviderOrderNr><a </request></CloseOrder>',
      ),
      '1.1 sender: The message is not well-formed XML.',
    ],
    [
      'a wrong member and then a second Body',
      env(
        '<s:Body><CloseOrder xmlns="urn:n"><request><ProviderOrderNr>x</ProviderOrderNr></request></CloseOrder></s:Body><s:Body/>',
      ),
      '1.1 sender: The message has more than one SOAP body.',
    ],
    ['a wrapper of another namespace', body('<CloseOrder xmlns="urn:m"/>'), '1.1 no operation'],
    ['a wrapper of no namespace', body('<CloseOrder/>'), '1.1 no operation'],
    ['an unknown wrapper', body('<Open xmlns="urn:n"/>'), '1.1 no operation'],
    [
      'a nil wrapper',
      body(
        '<CloseOrder xmlns="urn:n" i:nil="true"><request><ProviderOrderNr>5</ProviderOrderNr></request></CloseOrder>',
      ),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    ['a Ping', body('<Ping xmlns="urn:n"/>'), '1.1 Ping undefined'],
    [
      'SOAP 1.2',
      body(
        '<CloseOrder xmlns="urn:n"><request><ProviderOrderNr>5</ProviderOrderNr></request></CloseOrder>',
        S12,
      ),
      '1.2 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'headers',
      env('<s:Header><a>x</a></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>'),
      '1.1 Ping undefined',
    ],
    [
      'a header behind the body',
      env('<s:Body><Ping xmlns="urn:n"/></s:Body><s:Header><a s:mustUnderstand="1"/></s:Header>'),
      '1.1 must-understand: A header that must be understood is not.',
    ],
    [
      'a mandatory header in the second Header',
      env('<s:Header/><s:Header><a s:mustUnderstand=" true "/></s:Header><s:Body/>'),
      '1.1 must-understand: A header that must be understood is not.',
    ],
    [
      'a mandatory header within another',
      env('<s:Header><b><a s:mustUnderstand="1"/></b></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>'),
      '1.1 Ping undefined',
    ],
    [
      'a mandatory header for another role',
      env(
        '<s:Header><a s:mustUnderstand="1" s:actor="urn:x"/></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>',
      ),
      '1.1 Ping undefined',
    ],
    [
      'a mandatory header for the next',
      env(
        '<s:Header><a s:mustUnderstand="1" s:actor="http://schemas.xmlsoap.org/soap/actor/next"/></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>',
      ),
      '1.1 must-understand: A header that must be understood is not.',
    ],
    [
      'mandatory addressing',
      env(
        '<s:Header><Action xmlns="http://www.w3.org/2005/08/addressing" s:mustUnderstand="1">x</Action><To xmlns="http://schemas.xmlsoap.org/ws/2004/08/addressing" s:mustUnderstand="1">x</To></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>',
      ),
      '1.1 Ping undefined',
    ],
    [
      'a mandatory header of addressing that is not known',
      env(
        '<s:Header><From xmlns="http://www.w3.org/2005/08/addressing" s:mustUnderstand="1">x</From></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>',
      ),
      '1.1 must-understand: A header that must be understood is not.',
    ],
    [
      'mustUnderstand of the other version',
      env(
        `<s:Header><a xmlns:t="${S12}" t:mustUnderstand="1"/></s:Header><s:Body><Ping xmlns="urn:n"/></s:Body>`,
      ),
      '1.1 Ping undefined',
    ],
    [
      'a mandatory header of 1.2',
      env(
        '<s:Header><a s:mustUnderstand="1" s:role="http://www.w3.org/2003/05/soap-envelope/role/ultimateReceiver"/></s:Header><s:Body/>',
        S12,
      ),
      '1.2 must-understand: A header that must be understood is not.',
    ],
    [
      'two bodies',
      env('<s:Body><Ping xmlns="urn:n"/></s:Body><s:Body/>', S12),
      '1.2 sender: The message has more than one SOAP body.',
    ],
    ['no body', env('<s:Header/>'), '1.1 sender: The SOAP body is empty.'],
    [
      'a body of another namespace',
      env('<Body><Ping xmlns="urn:n"/></Body>'),
      '1.1 sender: The SOAP body is empty.',
    ],
    ['an empty body', body(' text '), '1.1 sender: The SOAP body is empty.'],
    [
      'two payloads',
      body('<Ping xmlns="urn:n"/><Ping xmlns="urn:n"/>', S12),
      '1.2 sender: The SOAP body has more than one child.',
    ],
    ['text around the payload', body(' a <Ping xmlns="urn:n"/> b '), '1.1 Ping undefined'],
    [
      'an envelope of another version',
      env('<s:Body><Ping xmlns="urn:n"/></s:Body>', 'urn:other'),
      '1.1 sender: The message is not a SOAP envelope.',
    ],
    [
      'an envelope of another name',
      `<envelope xmlns="${S11}"><Body><Ping xmlns="urn:n"/></Body></envelope>`,
      '1.1 sender: The message is not a SOAP envelope.',
    ],
    [
      'a nil envelope',
      `<s:Envelope xmlns:s="${S11}" xmlns:i="${XSI}" i:nil="1"><s:Body i:nil="1"><Ping xmlns="urn:n"/></s:Body></s:Envelope>`,
      '1.1 Ping undefined',
    ],
  ])('%s', (_, text, outcome) => {
    expect(requestOutcome(new TextEncoder().encode(text), spelling)).toBe(outcome)
  })
})

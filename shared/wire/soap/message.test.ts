import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { answerOutcome } from '../testing/outcomes.ts'
import { soapVersions, writeEnvelope, writeFault } from './envelope.ts'
import { readAnswer, readRequest } from './message.ts'

const spelling = { operator: operatorName('Acme'), namespace: 'urn:n' }
const bytes = (text: string) => new TextEncoder().encode(text)
const answer = (payload: string) => writeEnvelope('1.1', payload)
const closed = (result: string) =>
  answer(
    `<CloseOrderResponse xmlns="urn:n"><CloseOrderResult>${result}</CloseOrderResult></CloseOrderResponse>`,
  )
const faultOf12 = (content: string) => writeEnvelope('1.2', `<soap:Fault>${content}</soap:Fault>`)

describe('readAnswer', () => {
  it.each([
    [
      'a result with a code that is not listed',
      closed('<Accepted>false</Accepted><RejectionCode> OrderIsFrozen </RejectionCode>'),
      '1.1 answer {"Accepted":false,"RejectionCode":"OrderIsFrozen"}',
    ],
    [
      'a result with an empty code',
      closed('<Accepted>false</Accepted><RejectionCode> </RejectionCode>'),
      '1.1 answer invalid: RejectionCode must be',
    ],
    [
      'a result with all required members',
      closed('<Accepted>true</Accepted><RejectionCode>Accepted</RejectionCode>'),
      '1.1 answer {"Accepted":true,"RejectionCode":"Accepted"}',
    ],
    [
      'a result of any namespace',
      answer(
        '<CloseOrderResponse><p:CloseOrderResult xmlns:p="urn:p"><Accepted>1</Accepted></p:CloseOrderResult></CloseOrderResponse>',
      ),
      '1.1 answer {"Accepted":true,"RejectionCode":"Error"}',
    ],
    ['no result', answer('<CloseOrderResponse/>'), '1.1 answer invalid: Accepted is missing.'],
    ['an empty result', closed(''), '1.1 answer invalid: Accepted is missing.'],
    [
      'a result that does not say whether it is Accepted',
      closed('<RejectionCode>Accepted</RejectionCode>'),
      '1.1 answer invalid: Accepted is missing.',
    ],
    [
      'a refusal without a code',
      closed('<Accepted>false</Accepted>'),
      '1.1 answer {"Accepted":false,"RejectionCode":"Error"}',
    ],
    ['the answer to another operation', answer('<PingResponse xmlns="urn:n"/>'), '1.1 other'],
    ["a sender's fault of 1.1", writeFault('1.1', 'sender', 'No.'), '1.1 fault of the sender'],
    ["the service's fault of 1.1", writeFault('1.1', 'receiver', 'No.'), '1.1 fault'],
    ["a sender's fault of 1.2", writeFault('1.2', 'sender', 'No.'), '1.2 fault of the sender'],
    ["the service's fault of 1.2", writeFault('1.2', 'receiver', 'No.'), '1.2 fault'],
    [
      'a fault whose code has spaces and no prefix',
      answer('<Fault><faultcode> Client </faultcode></Fault>'),
      '1.1 fault of the sender',
    ],
    ['a code of the other version', faultOf12('<faultcode>soap:Sender</faultcode>'), '1.2 fault'],
    [
      'only the first code',
      faultOf12(
        '<soap:Code><soap:Value>soap:Receiver</soap:Value></soap:Code><soap:Code><soap:Value>soap:Sender</soap:Value></soap:Code>',
      ),
      '1.2 fault',
    ],
    [
      'a subcode',
      faultOf12(
        '<soap:Code><soap:Subcode><soap:Value>soap:Sender</soap:Value></soap:Subcode><soap:Value>soap:Receiver</soap:Value></soap:Code>',
      ),
      '1.2 fault',
    ],
    ['a message cut off', closed('').slice(0, -9), '1.1 sender: The message is not well-formed XML.'],
  ])('reads %s', (_, text, outcome) => {
    expect(answerOutcome('CloseOrder', bytes(text), spelling)).toContain(outcome)
  })

  it('takes a code beside a result for no fault', () => {
    const text = answer('<CloseOrderResponse><faultcode>Client</faultcode></CloseOrderResponse>')
    expect(readAnswer('CloseOrder', bytes(text), spelling)).toMatchObject({
      value: { kind: 'answer', isSenderFault: false },
    })
  })
})

describe('readRequest', () => {
  it('gives the texts of Auth as they were sent, whatever the input is', () => {
    const auth =
      '<Auth><ClientNumber>x</ClientNumber><Username> a </Username><Password/><Username>b</Username></Auth>'
    const text = answer(`<CloseOrder xmlns="urn:n"><request>${auth}</request></CloseOrder>`)
    expect(readRequest(bytes(text), spelling)).toMatchObject({
      value: {
        call: {
          input: { ok: false, reason: 'ClientNumber must be an integer of 32 bits.' },
          auth: { ClientNumber: 'x', Username: ' a ', Password: '' },
        },
      },
    })
  })

  it('gives no texts of an Auth outside the request', () => {
    const text = answer(
      `<CloseOrder xmlns="urn:n"><Auth><Username>a</Username></Auth><request><x><Auth><Username>b</Username></Auth></x></request></CloseOrder>`,
    )
    const message = readRequest(bytes(text), spelling)
    expect(message.ok && message.value.call?.auth).toEqual({})
  })

  it('has no call if the wrapper is none of the operations', () => {
    const { namespace } = soapVersions['1.2']
    const text = `<Envelope xmlns="${namespace}"><Body><Other xmlns="urn:n"/></Body></Envelope>`
    const payload = { name: 'Other', namespace: 'urn:n' }
    const value = { version: '1.2', payload, call: undefined }
    expect(readRequest(bytes(text), spelling)).toEqual({ ok: true, value })
  })
})

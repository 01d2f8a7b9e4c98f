/** What old clients expect of a WSDL and of answers, beyond the shapes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { soapNames, soapOperations } from '../../domain/credit/soap/operations.ts'
import { arbitraryOf } from '../../testing/shape.arbitrary.ts'
import type { Shape } from '../../domain/credit/soap/shape.ts'
import { writeResponse } from './message.ts'
import { writeWsdl } from './wsdl.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const wsdl = writeWsdl(spelling, 'https://provider.test/soap')

describe('the operations', () => {
  it('are twenty-four, with the last four after CloseOrderEu', () => {
    expect(soapNames).toHaveLength(24)
    expect(soapNames.slice(-5)).toEqual([
      'CloseOrderEu',
      'DeliverOrderEu',
      'GetPaymentPlanParamsEu',
      'GetAccountCreditParamsEu',
      'GetContractPdfEu',
    ])
  })

  it('say in the WSDL which of them are deprecated', () => {
    const current = ['GetAddressesEu', 'Ping', 'CreateOrderEu', 'CloseOrderEu', ...soapNames.slice(-4)]
    const marked = [...wsdl.matchAll(/<wsdl:operation name="(\w+)"><wsdl:documentation>Deprecated\. /g)]
    expect(marked.map(([, name]) => name)).toEqual(soapNames.filter((name) => !current.includes(name)))
  })

  it.each([
    'DeliverOrderEu',
    'GetPaymentPlanParamsEu',
    'GetAccountCreditParamsEu',
    'GetContractPdfEu',
  ] as const)(
    'have Auth first in %s, and Accepted, ErrorMessage and ResultCode first in its answer',
    (name) => {
      const { request, result } = soapOperations[name]
      expect(Object.keys(request.members)[0]).toBe('Auth')
      expect(Object.keys(result.members).slice(0, 3)).toEqual(['Accepted', 'ErrorMessage', 'ResultCode'])
    },
  )
})

describe('an answer', () => {
  it.each(soapNames)('has no prefix and no white space between elements: %s', (name) => {
    const outputs = arbitraryOf(soapOperations[name].result as Shape)
    fc.assert(
      fc.property(outputs, (output) => {
        const xml = writeResponse(name, output as never, spelling)
        // Text contains no `<`, so each one begins an element.
        expect(xml).not.toMatch(/<\/?[\w-]+:/)
        expect(xml).toMatch(new RegExp(`^<${name}Response xmlns="urn:provider:order-finance"`))
        // The text between the tags of one element is its value; there is no other text.
        expect(xml.replace(/<(\w+)>[^<]*<\/\1>/g, '<$1/>')).not.toMatch(/>[^<]+</)
      }),
      { numRuns: 30 },
    )
  })
})

/** What old clients look for in a WSDL and in answers, beyond the shapes. */
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
  it('are twenty-four: the last four follow CloseOrderEu', () => {
    expect(soapNames).toHaveLength(24)
    expect(soapNames.slice(-5)).toEqual([
      'CloseOrderEu',
      'DeliverOrderEu',
      'GetPaymentPlanParamsEu',
      'GetAccountCreditParamsEu',
      'GetContractPdfEu',
    ])
  })

  it('that are deprecated say so in the WSDL', () => {
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
    '%s begins with Auth and is answered with Accepted, ErrorMessage and ResultCode first',
    (name) => {
      const { request, result } = soapOperations[name]
      expect(Object.keys(request.members)[0]).toBe('Auth')
      expect(Object.keys(result.members).slice(0, 3)).toEqual(['Accepted', 'ErrorMessage', 'ResultCode'])
    },
  )
})

describe('an answer', () => {
  it.each(soapNames)('of %s has no prefix and no white space between its elements', (name) => {
    const outputs = arbitraryOf(soapOperations[name].result as Shape)
    fc.assert(
      fc.property(outputs, (output) => {
        const xml = writeResponse(name, output as never, spelling)
        // Text has no `<`: what begins with one is an element.
        expect(xml).not.toMatch(/<\/?[\w-]+:/)
        expect(xml).toMatch(new RegExp(`^<${name}Response xmlns="urn:provider:order-finance"`))
        // What stands between the tags of one element is its text; beside that there is nothing.
        expect(xml.replace(/<(\w+)>[^<]*<\/\1>/g, '<$1/>')).not.toMatch(/>[^<]+</)
      }),
      { numRuns: 30 },
    )
  })
})

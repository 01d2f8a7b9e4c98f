/** The WSDL by libxml2: its grammar, its schema, and every request and result of the table against it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { writeRequest, writeResponse } from '../../shared/wire/soap/message.ts'
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { arbitraryOf } from '../../shared/testing/shape.arbitrary.ts'
import { schemaErrors, schemaOf, wsdlSchema } from '../support/xmllint.ts'

const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
const names = Object.keys(soapOperations) as (keyof typeof soapOperations)[]

describe.each(someOf(['Acme', 'Provider'], 1))('the WSDL of the operator %s', (name) => {
  const spelling = { operator: operatorName(name), namespace: 'urn:test:finance' }
  const wsdl = writeWsdl(spelling, 'http://127.0.0.1/soap')
  const schema = schemaOf(wsdl)
  // The envelope declares xsi; a payload without its envelope must declare it itself.
  const alone = (payload: string) => payload.replace(/^<(\w+) /, `<$1${XSI} `)

  it('follows the grammar of WSDL 1.1', async () => {
    expect(await schemaErrors([wsdl], wsdlSchema())).toEqual([])
  })

  it.each(names)('describes every request and answer of %s', async (operation) => {
    const { request, result } = soapOperations[operation]
    const documents = [
      ...fc.sample(arbitraryOf(request), 6).map((input) => writeRequest(operation, input as never, spelling)),
      ...fc
        .sample(arbitraryOf(result), 6)
        .map((output) => writeResponse(operation, output as never, spelling)),
    ]
    expect(await schemaErrors(documents.map(alone), schema)).toEqual([])
  })

  it('refuses elements that are not in it', async () => {
    const xml = `<GetOrders xmlns="${spelling.namespace}"><request><Unknown/></request></GetOrders>`
    expect(await schemaErrors([xml], schema)).not.toEqual([])
  })
})

/** Names of inherited properties are no values or members of this API: they are refused without an internal error. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { testPersons } from '../../shared/test-persons.ts'
import { operations, type RestOperation, restNames } from '../../shared/wire/operations.ts'
import { soapVersions } from '../../shared/wire/soap/envelope.ts'
import { prototypeNames } from '../../shared/wire/testing/prototype-names.ts'
import { ask, authOf } from '../testing/credit-soap.ts'
import { readOrder, seeds } from '../testing/orders.ts'
import { call, JSON_TYPE, send } from '../testing/provider.ts'

beforeEach(reset)

describe.each(prototypeNames)('the name %s', (name) => {
  it('is no flag of a report', async () => {
    const path = `/api/v2/reports?date=2020-03-05&includeWithholding=${name}`
    const response = await call(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ Errors: [{ Field: 'includeWithholding' }] })
  })

  it.each(restNames)('is no parameter of %s', async (operation) => {
    const { method, path, body }: RestOperation = operations[operation]
    const init = { method, headers: JSON_TYPE, ...(body && { body: `{"${name}":{"${name}":"${name}"}}` }) }
    const everywhere = `${path.replace(/\{\w+\}/g, name)}?date=${name}&${name}=${name}`
    expect((await call(everywhere, init)).status).toBe(400)
    if (!body) return
    const order = path.includes('{DeliveryId}') ? seeds.partlyDelivered : seeds.open
    const ids = { CheckoutOrderId: order, DeliveryId: 5_500_101, OrderRowId: 1 }
    const here = path.replace(/\{(\w+)\}/g, (_, id: keyof typeof ids) => String(ids[id]))
    const before = await readOrder(order)
    // An update without a member of a row changes nothing.
    expect((await call(here, init)).status).toBe(operation === 'updateOrderRow' ? 204 : 400)
    expect(await readOrder(order)).toEqual(before)
  })

  it.each(['1.1', '1.2'] as const)('is no boolean of SOAP %s', async (version) => {
    const { ClientNumber, Username, Password } = authOf()
    const auth = `<Auth><ClientNumber>${ClientNumber}</ClientNumber><Username>${Username}</Username><Password>${Password}</Password></Auth>`
    const body =
      `<e:Envelope xmlns:e="${soapVersions[version].namespace}"><e:Body>` +
      `<GetAddresses xmlns="urn:provider:order-finance"><request>${auth}<IsCompany>${name}</IsCompany>` +
      `<CountryCode>SE</CountryCode></request></GetAddresses></e:Body></e:Envelope>`
    const response = await send('/soap', { method: 'POST', body })
    expect(response.status).toBe(version === '1.1' ? 500 : 400)
    const text = await response.text()
    expect(text).toContain(version === '1.1' ? 'soap:Client' : 'soap:Sender')
    expect(text).toContain('>IsCompany must be true or false.<')
  })

  it('is no person of the directory and no country', async () => {
    const who = { IsCompany: false, CountryCode: 'SE', SecurityNumber: testPersons.tess.NationalId }
    expect(await ask('GetAddresses', who)).toMatchObject({ RejectionCode: 'Accepted' })
    expect(await ask('GetAddresses', { ...who, SecurityNumber: name })).toMatchObject({
      RejectionCode: 'NoSuchEntity',
    })
    expect(await ask('GetAddresses', { ...who, CountryCode: name })).toMatchObject({
      RejectionCode: 'Error',
    })
  })
})

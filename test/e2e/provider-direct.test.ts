/** An integrator's REST client, with both authorization schemes, and a SOAP client, directly at the provider. */
import { describe, expect, inject, it } from 'vitest'
import { providerToken, signedHeaders } from '../support/client.ts'

const addresses = inject('addresses')
const order = `${addresses.provider}/api/v1/orders/8906810`

describe('the provider, called directly', () => {
  it('answers 200 to a bearer token with a timestamp', async () => {
    const headers = {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
    }
    const response = await fetch(order, { headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ Id: 8906810, MerchantOrderId: 'web-2041' })
  })

  it('answers 200 to the signed scheme', async () => {
    expect((await fetch(order, { headers: signedHeaders() })).status).toBe(200)
  })

  it('accepts a row in the signed scheme, signed over the exact body', async () => {
    const body = '{ "Name": "Signed bulb",  "Quantity": 100, "UnitPrice": 100 }'
    const headers = { ...signedHeaders(body), 'Content-Type': 'application/json' }
    const response = await fetch(`${addresses.provider}/api/v1/orders/8906811/rows/`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(202)
    const { OrderRowID, OrderRowId } = (await response.json()) as Record<string, number>
    expect(OrderRowID).toBe(OrderRowId)
  })

  it.each(['Authorization', 'Timestamp'])('answers 401 without %s, in either scheme', async (missing) => {
    const bearer = {
      Authorization: `Bearer ${await providerToken(addresses)}`,
      Timestamp: new Date().toISOString(),
    }
    for (const complete of [bearer, signedHeaders()]) {
      const headers = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing))
      const response = await fetch(order, { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ Code: expect.any(Number), Message: expect.any(String) })
    }
  })

  it('answers a SOAP Ping, and has it in its WSDL', async () => {
    const wsdl = await (await fetch(`${addresses.provider}/soap?wsdl`)).text()
    expect(wsdl).toContain(`location="${addresses.provider}/soap"`)
    const response = await fetch(`${addresses.provider}/soap`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '"urn:provider:order-finance/Ping"' },
      body: '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><Ping xmlns="urn:provider:order-finance"/></e:Body></e:Envelope>',
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<PingResult>.+<\/PingResult>/)
  })
})

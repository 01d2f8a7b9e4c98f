/**
 * Requests in the styles of several toolkits, and an answer, byte for byte: they pin the codec independently of
 * itself. The documents in `test/wire/requests/` have the same content in five styles.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readRequest, writeResponse } from '../../shared/wire/soap/message.ts'

const folder = new URL('../wire/requests/', import.meta.url)
const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }

describe('a recorded request', () => {
  it.each(readdirSync(folder))('is read correctly: %s', (file) => {
    const message = readRequest(readFileSync(new URL(file, folder)), spelling)
    if (!message.ok) throw new Error(message.reason.message)
    const { version, call } = message.value
    expect(version).toBe(file.includes('soap12') ? '1.2' : '1.1')
    expect(call?.name).toBe('CreateOrder')
    expect(call?.input.ok && call.input.value).toEqual({
      Auth: { ClientNumber: 79021, Username: 'user', Password: 'pass & word' },
      Order: {
        ClientOrderNr: expect.stringMatching(/^(php|java|net|wcf|py)-1$/),
        OrderDate: expect.stringMatching(/^2026-11-21T/),
        CountryCode: 'SE',
        SecurityNumber: '00123',
        IsCompany: false,
        PreApprovedCustomerId: 0,
      },
      InvoiceRows: [
        {
          Description: 'Räksmörgås',
          PricePerUnit: '99.9',
          NrOfUnits: '2',
          VatPercent: 12,
          DiscountPercent: 0,
        },
      ],
    })
  })
})

describe('an answer', () => {
  it('is written as exactly the recorded bytes', () => {
    const payload = writeResponse(
      'CreateOrder',
      {
        Accepted: true,
        ProviderOrderNr: 9223372036854775807n,
        RejectionCode: 'Accepted',
        WillBuyInvoices: true,
        AuthorizeId: 7,
        AuthorizedAmount: '223.78',
        ExpirationDate: null,
        ValidCustomer: { LegalName: 'Å & Ö', Postcode: 11455, BusinessType: 'Person' },
      },
      spelling,
    )
    expect(writeEnvelope('1.2', payload)).toBe(
      '<?xml version="1.0" encoding="utf-8"?>' +
        '<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"' +
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>' +
        '<CreateOrderResponse xmlns="urn:provider:order-finance"><CreateOrderResult>' +
        '<Accepted>true</Accepted><ProviderOrderNr>9223372036854775807</ProviderOrderNr>' +
        '<RejectionCode>Accepted</RejectionCode><WillBuyInvoices>true</WillBuyInvoices>' +
        '<AuthorizeId>7</AuthorizeId><AuthorizedAmount>223.78</AuthorizedAmount>' +
        '<ExpirationDate xsi:nil="true"/><ValidCustomer><LegalName>Å &amp; Ö</LegalName>' +
        '<Postcode>11455</Postcode><BusinessType>Person</BusinessType></ValidCustomer>' +
        '</CreateOrderResult></CreateOrderResponse></soap:Body></soap:Envelope>',
    )
  })
})

/**
 * A credit order from its creation to a credit invoice, in requests as SOAP clients of PHP, Java and .NET send them, to
 * the provider and through the edge. The answers are compared byte for byte: old clients look for texts in them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.ts'

const folder = new URL('../wire/deliveries/', import.meta.url)
const files = readdirSync(folder).toSorted()
const envelopes = {
  soap11: 'http://schemas.xmlsoap.org/soap/envelope/',
  soap12: 'http://www.w3.org/2003/05/soap-envelope',
}

/** Dates are today's: the test compares them separately. */
const DATE = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g

interface Numbers {
  order: number
  invoice: number
}

const invoiceDetails = (id: number, how: string, ocr: string, lowest: string) =>
  `<InvoiceResultDetails><InvoiceId>${id}</InvoiceId><DueDate>DATE</DueDate><InvoiceDate>DATE</InvoiceDate>` +
  `<InvoiceDistributionType>${how}</InvoiceDistributionType><Ocr>${ocr}</Ocr><LowestAmountToPay>${lowest}</LowestAmountToPay></InvoiceResultDetails>`
const delivered = (amount: string, details: string) =>
  '<Accepted>true</Accepted><ResultCode>0</ResultCode><DeliverOrderResult>' +
  `<Amount>${amount}</Amount><OrderType>Invoice</OrderType>${details}</DeliverOrderResult>`

/** The answer to each file; amounts and check digits are worked out by hand. */
const answers: Record<string, (numbers: Numbers & { ocr: (of: number) => string }) => [string, string]> = {
  // 2 × 125.00 + 53.00 = 303.00.
  '1': ({ order }) => [
    'CreateOrderEu',
    '<Accepted>true</Accepted><ResultCode>0</ResultCode><CreateOrderResult>' +
      `<ProviderOrderId>${order}</ProviderOrderId><OrderType>Invoice</OrderType>` +
      '<ProviderWillBuyOrder>true</ProviderWillBuyOrder><Amount>303</Amount><CustomerIdentity>' +
      '<NationalIdNumber>19721340-0000</NationalIdNumber><Email>prov@example.com</Email><PhoneNumber/>' +
      '<FullName>Prov Provsson</FullName><Street>Exempelvägen 3</Street><ZipCode>41119</ZipCode>' +
      '<Locality>Göteborg</Locality><CountryCode>SE</CountryCode><CustomerType>Individual</CustomerType>' +
      '<IndividualIdentity><FirstName>Prov</FirstName><LastName>Provsson</LastName></IndividualIdentity>' +
      '</CustomerIdentity><ExpirationDate>DATE</ExpirationDate><ClientOrderNumber>php-7</ClientOrderNumber>' +
      '</CreateOrderResult>',
  ],
  '2': ({ invoice, ocr }) => [
    'DeliverOrderEu',
    delivered('125', invoiceDetails(invoice, 'Post', ocr(invoice), '125')),
  ],
  // 303.00 - 125.00.
  '3': ({ invoice, ocr }) => [
    'DeliverOrderEu',
    delivered('178', invoiceDetails(invoice + 1, 'Email', ocr(invoice + 1), '178')),
  ],
  '4': ({ invoice, ocr }) => [
    'DeliverOrderEu',
    delivered('-25', invoiceDetails(invoice + 2, 'Post', ocr(invoice + 2), '0')),
  ],
  '5': () => [
    'DeliverOrderEu',
    '<Accepted>false</Accepted><ErrorMessage>The order is closed.</ErrorMessage><ResultCode>20000</ResultCode>',
  ],
  '6': () => [
    'GetContractPdfEu',
    '<Accepted>false</Accepted><ErrorMessage>There is no such payment plan.</ErrorMessage>' +
      '<ResultCode>27006</ResultCode><FileLengthInBytes>0</FileLengthInBytes>',
  ],
  '7': () => [
    'GetAccountCreditParamsEu',
    '<Accepted>true</Accepted><ResultCode>0</ResultCode><AccountCreditCampaignCodes>' +
      '<AccountCreditCampaignCodeInfo><CampaignCode>400001</CampaignCode><Description>Account credit</Description>' +
      '<InitialFee>0</InitialFee><LowestAmountToPayPerMonth>150</LowestAmountToPayPerMonth>' +
      '<LowestPercentToPayPerMonth>4.17</LowestPercentToPayPerMonth><LowestOrderAmount>100</LowestOrderAmount>' +
      '<InterestRatePercent>19.9</InterestRatePercent><NotificationFee>29</NotificationFee>' +
      '</AccountCreditCampaignCodeInfo><AccountCreditCampaignCodeInfo><CampaignCode>400002</CampaignCode>' +
      '<Description>Account credit without fees</Description><InitialFee>0</InitialFee>' +
      '<LowestAmountToPayPerMonth>250</LowestAmountToPayPerMonth>' +
      '<LowestPercentToPayPerMonth>8.34</LowestPercentToPayPerMonth><LowestOrderAmount>1000</LowestOrderAmount>' +
      '<InterestRatePercent>0</InterestRatePercent><NotificationFee>0</NotificationFee>' +
      '</AccountCreditCampaignCodeInfo></AccountCreditCampaignCodes>',
  ],
}

/**
 * Luhn's digits of 3 00 00 0x: 6 of the 3, twice, and what x has twice. 1: 2 + 6 = 8, 2; 2: 4 + 6 = 10, 0; 3: 6 + 6 =
 * 12, 8; 4: 8 + 6 = 14, 6; 5: 1 (of 10) + 6 = 7, 3; 6: 3 (of 12) + 6 = 9, 1.
 */
const ocrs: Record<number, string> = {
  3000001: '30000012',
  3000002: '30000020',
  3000003: '30000038',
  3000004: '30000046',
  3000005: '30000053',
  3000006: '30000061',
}

let stack: Stack
let stateDirectory: string

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-recorded-'))
  stack = await startStack({ stateDirectory })
})
afterAll(async () => {
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

describe.each([
  ['provider', { order: 1_000_001, invoice: 3_000_001 }],
  ['edge', { order: 1_000_002, invoice: 3_000_004 }],
] as const)('the recorded delivery at the %s', (module, numbers) => {
  it.each(files)('has exactly the recorded answer to %s', async (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const version = file.includes('soap12') ? 'soap12' : 'soap11'
    const response = await fetch(`${stack.addresses[module]}/soap`, {
      method: 'POST',
      headers: {
        'Content-Type':
          version === 'soap12' ? 'application/soap+xml; charset=utf-8' : 'text/xml; charset=utf-8',
        ...(module === 'edge' && { Authorization: 'Bearer sandbox-api-key-100001' }),
      },
      body: text.replace('{order}', String(numbers.order)).replace('{invoice}', String(numbers.invoice)),
    })
    const [name, result] = answers[file[0]!]!({ ...numbers, ocr: (of) => ocrs[of]! })
    expect((await response.text()).replace(DATE, 'DATE')).toBe(
      `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${envelopes[version]}"` +
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>' +
        `<${name}Response xmlns="urn:provider:order-finance"><${name}Result>${result}</${name}Result></${name}Response>` +
        '</soap:Body></soap:Envelope>',
    )
    expect(response.status).toBe(200)
  })
})

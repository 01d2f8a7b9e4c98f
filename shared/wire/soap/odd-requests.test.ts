/** Requests in odd forms, each with its outcome. */
import { describe, expect, it } from 'vitest'
import { operatorName } from '../operator-name.ts'
import { requestOutcome } from '../testing/outcomes.ts'
import { soapVersions } from './envelope.ts'
import { XSI } from '../xml/reader.ts'

const spelling = { operator: operatorName(), namespace: 'urn:n' }

const body = (payload: string) =>
  `<s:Envelope xmlns:s="${soapVersions['1.1'].namespace}" xmlns:i="${XSI}"><s:Body>${payload}</s:Body></s:Envelope>`
const call = (name: string, request: string) =>
  body(`<${name} xmlns="urn:n"><request>${request}</request></${name}>`)
const closeOrder = (request: string) => call('CloseOrder', request)
const change = (request: string) => call('ChangeOrderInfo', request)
const rows = (request: string) =>
  call('ChangeOrderAmount', `<RemainingInvoiceRows>${request}</RemainingInvoiceRows>`)

describe('the outcome of', () => {
  it.each([
    [
      'members in another order',
      change(
        '<NewCustomerReference>b</NewCustomerReference><ChangeClientOrderNr>1</ChangeClientOrderNr><ProviderOrderNr>7</ProviderOrderNr>',
      ),
      '1.1 ChangeOrderInfo {"ProviderOrderNr":7,"ProviderPaymentPlanNr":null,"ChangeClientOrderNr":true,"ChangeCustomerReference":false,"NewCustomerReference":"b"}',
    ],
    [
      'the first of two members',
      closeOrder('<ProviderOrderNr>1</ProviderOrderNr><ProviderOrderNr>x</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":1}',
    ],
    [
      'the first of two members that is nil',
      change('<ProviderOrderNr i:nil="1"/><ProviderOrderNr>2</ProviderOrderNr>'),
      '1.1 ChangeOrderInfo {"ProviderOrderNr":null,"ProviderPaymentPlanNr":null,"ChangeClientOrderNr":false,"ChangeCustomerReference":false}',
    ],
    [
      'the first of two members, behind another',
      closeOrder('<Auth/><ProviderOrderNr>1</ProviderOrderNr><Auth><ClientNumber>x</ClientNumber></Auth>'),
      '1.1 CloseOrder {"Auth":{"ClientNumber":0},"ProviderOrderNr":1}',
    ],
    [
      'two wrong members',
      change(
        '<ChangeCustomerReference>x</ChangeCustomerReference><ChangeClientOrderNr>y</ChangeClientOrderNr>',
      ),
      '1.1 ChangeOrderInfo invalid: ChangeClientOrderNr must be true or false.',
    ],
    [
      'two wrong members in order',
      change(
        '<ChangeClientOrderNr>y</ChangeClientOrderNr><ChangeCustomerReference>x</ChangeCustomerReference>',
      ),
      '1.1 ChangeOrderInfo invalid: ChangeClientOrderNr must be true or false.',
    ],
    [
      'a wrong member before a wrong Auth',
      closeOrder('<ProviderOrderNr>x</ProviderOrderNr><Auth><ClientNumber>y</ClientNumber></Auth>'),
      '1.1 CloseOrder invalid: ClientNumber must be an integer of 32 bits. {"ClientNumber":"y"}',
    ],
    [
      'an unknown member with members of known names',
      closeOrder('<Other><ProviderOrderNr>x</ProviderOrderNr></Other><ProviderOrderNr>5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'a number with an element within',
      closeOrder('<ProviderOrderNr>1<b>9</b>2</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":12}',
    ],
    [
      'an empty nullable number with an element within',
      change('<ProviderOrderNr><b/></ProviderOrderNr>'),
      '1.1 ChangeOrderInfo invalid: ProviderOrderNr must be an integer of 64 bits.',
    ],
    [
      'an empty nullable number',
      change('<ProviderOrderNr> \n </ProviderOrderNr>'),
      '1.1 ChangeOrderInfo {"ProviderOrderNr":null,"ProviderPaymentPlanNr":null,"ChangeClientOrderNr":false,"ChangeCustomerReference":false}',
    ],
    [
      'an empty number',
      closeOrder('<ProviderOrderNr/>'),
      '1.1 CloseOrder invalid: ProviderOrderNr must be an integer of 64 bits.',
    ],
    [
      'a number with a comment, an instruction and CDATA',
      closeOrder('<ProviderOrderNr>1<!-- 9 -->2<?p 9?><![CDATA[3]]>&#52;</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":1234}',
    ],
    [
      'nil with a text',
      closeOrder('<ProviderOrderNr i:nil="true">5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":0}',
    ],
    [
      'nil that is false',
      closeOrder('<ProviderOrderNr i:nil="false">5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'nil of other letters or with spaces',
      closeOrder('<ProviderOrderNr i:nil=" true">5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'nil of no namespace',
      closeOrder('<ProviderOrderNr nil="true">5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'a type',
      closeOrder('<ProviderOrderNr i:type="x:string">5</ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'members of any namespace',
      closeOrder('<a:ProviderOrderNr xmlns:a="urn:a">5</a:ProviderOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'names in other letters',
      closeOrder('<providerOrderNr>5</providerOrderNr>'),
      '1.1 CloseOrder {"ProviderOrderNr":0}',
    ],
    [
      'a nil Auth',
      closeOrder('<Auth i:nil="true"><ClientNumber>x</ClientNumber></Auth>'),
      '1.1 CloseOrder {"ProviderOrderNr":0} {"ClientNumber":"x"}',
    ],
    [
      'an empty Auth',
      closeOrder('<Auth/>'),
      '1.1 CloseOrder {"Auth":{"ClientNumber":0},"ProviderOrderNr":0}',
    ],
    [
      'text between members',
      closeOrder('a<ProviderOrderNr>5</ProviderOrderNr>b'),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    [
      'a nil request',
      body(
        '<CloseOrder xmlns="urn:n"><request i:nil="true"><ProviderOrderNr>5</ProviderOrderNr></request></CloseOrder>',
      ),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    ['no request', body('<CloseOrder xmlns="urn:n"/>'), '1.1 CloseOrder {"ProviderOrderNr":0}'],
    [
      'the first of two requests',
      body(
        '<CloseOrder xmlns="urn:n"><other/><request/><request><ProviderOrderNr>5</ProviderOrderNr></request></CloseOrder>',
      ),
      '1.1 CloseOrder {"ProviderOrderNr":0}',
    ],
    [
      'a request of another namespace',
      body(
        '<CloseOrder xmlns="urn:n"><request xmlns=""><ProviderOrderNr>5</ProviderOrderNr></request></CloseOrder>',
      ),
      '1.1 CloseOrder {"ProviderOrderNr":5}',
    ],
    ['a Ping with a request', call('Ping', '<Auth>x</Auth>'), '1.1 Ping undefined'],
    ['an empty list', rows(''), '1.1 ChangeOrderAmount {"ProviderOrderNr":0,"RemainingInvoiceRows":[]}'],
    [
      'a list of other items',
      rows('<Row/><clientInvoiceRowInfo/>'),
      '1.1 ChangeOrderAmount {"ProviderOrderNr":0,"RemainingInvoiceRows":[]}',
    ],
    [
      'a list with a nil item',
      rows(
        '<ClientInvoiceRowInfo i:nil="1"/><ClientInvoiceRowInfo><VatPercent>2</VatPercent></ClientInvoiceRowInfo>',
      ),
      '1.1 ChangeOrderAmount {"ProviderOrderNr":0,"RemainingInvoiceRows":[{"PricePerUnit":"0","NrOfUnits":"0","VatPercent":2,"DiscountPercent":0}]}',
    ],
    [
      'a nil list',
      call(
        'ChangeOrderAmount',
        '<RemainingInvoiceRows i:nil="true"><ClientInvoiceRowInfo/></RemainingInvoiceRows>',
      ),
      '1.1 ChangeOrderAmount {"ProviderOrderNr":0}',
    ],
    [
      'two wrong items',
      rows(
        '<ClientInvoiceRowInfo><VatPercent>x</VatPercent></ClientInvoiceRowInfo><ClientInvoiceRowInfo><NrOfUnits>y</NrOfUnits></ClientInvoiceRowInfo>',
      ),
      '1.1 ChangeOrderAmount invalid: VatPercent must be an integer of 32 bits.',
    ],
    [
      'a wrong item before a wrong number',
      call(
        'ChangeOrderAmount',
        '<RemainingInvoiceRows><ClientInvoiceRowInfo><VatPercent>x</VatPercent></ClientInvoiceRowInfo></RemainingInvoiceRows><ProviderOrderNr>y</ProviderOrderNr>',
      ),
      '1.1 ChangeOrderAmount invalid: ProviderOrderNr must be an integer of 64 bits.',
    ],
    [
      'a wrong item and too many',
      rows('<ClientInvoiceRowInfo><VatPercent>x</VatPercent></ClientInvoiceRowInfo>' + '<a/>'.repeat(2000)),
      '1.1 ChangeOrderAmount invalid: RemainingInvoiceRows has more than 2000 items.',
    ],
    [
      'the most items of any name',
      rows('<a/>'.repeat(2000)),
      '1.1 ChangeOrderAmount {"ProviderOrderNr":0,"RemainingInvoiceRows":[]}',
    ],
    [
      'an alias',
      call(
        'CreateOrderEu',
        '<CreateOrderInformation><OrderRows><OrderRow><RowType> Row </RowType></OrderRow></OrderRows></CreateOrderInformation>',
      ),
      '1.1 CreateOrderEu {"CreateOrderInformation":{"OrderRows":[{"PricePerUnit":"0","PriceIncludingVat":null,"NumberOfUnits":"0","VatPercent":"0","DiscountPercent":"0","DiscountAmount":null,"DiscountAmountIncludingVat":null,"RowType":"Default"}],"OrderDate":"0001-01-01T00:00:00","OrderType":"Invoice"}}',
    ],
    [
      'a wrong enumeration',
      call(
        'CreateOrderEu',
        '<CreateOrderInformation><OrderType>invoice</OrderType></CreateOrderInformation>',
      ),
      '1.1 CreateOrderEu invalid: OrderType must be one of Invoice, PaymentPlan, Loan, AccountCredit.',
    ],
  ])('%s', (_, text, outcome) => {
    expect(requestOutcome(new TextEncoder().encode(text), spelling)).toBe(outcome)
  })
})

/** The bodies of #10 to #18, as clients write them. */
import { describe, expect, it } from 'vitest'
import { jsonBodyReader } from './json-body.ts'
import { operations, type OrderWriteName, type RestOperation } from './operations.ts'
import { operatorName } from './operator-name.ts'

function read(name: OrderWriteName, body: string) {
  const { body: schema }: RestOperation = operations[name]
  const read = jsonBodyReader(schema!, operatorName())(new TextEncoder().encode(body))
  return read.ok ? read.value : read.reason.map(({ pointer, code }) => `${pointer} ${code}`)
}

describe('the body of an operation', () => {
  it.each<[OrderWriteName, string, unknown]>([
    ['deliverOrder', '{"orderrowids":[],"Unknown":1}', { OrderRowIds: [] }],
    [
      'deliverOrder',
      '{"OrderRowIds":[9223372036854775807],"InvoiceDistributionType":"einvoiceb2b","CancelRemaining":null}',
      { OrderRowIds: [9223372036854775807n], InvoiceDistributionType: 'EInvoiceB2B' },
    ],
    [
      'deliverOrder',
      '{"OrderRowIds":[],"InvoiceDistributionType":0}',
      { OrderRowIds: [], InvoiceDistributionType: 'Default' },
    ],
    [
      'deliverOrder',
      '{"OrderRowIds":[],"InvoiceDistributionType":3}',
      { OrderRowIds: [], InvoiceDistributionType: 'Email' },
    ],
    ['deliverOrder', '{"OrderRowIds":[],"InvoiceDistributionType":""}', { OrderRowIds: [] }],
    ['cancelOrder', '{"iscancelled":true}', { IsCancelled: true }],
    ['cancelAmount', '{"CancelledAmount":9999999999999}', { CancelledAmount: 9_999_999_999_999 }],
    [
      'creditNewRow',
      '{"NewCreditOrderRow":{"Name":"x","UnitPrice":0,"VatPercent":0,"Quantity":""}}',
      { NewCreditOrderRow: { Name: 'x', UnitPrice: 0, VatPercent: 0 } },
    ],
    ['creditWithFee', '{"OrderRowIds":[1],"Fee":null}', { OrderRowIds: [1] }],
  ])('is read, %s: %s', (name, body, value) => {
    expect(read(name, body)).toEqual(value)
  })

  it.each<[OrderWriteName, string, string[]]>([
    ['deliverOrder', '{}', ['/OrderRowIds member-missing']],
    ['deliverOrder', '{"OrderRowIds":null}', ['/OrderRowIds member-missing']],
    ['deliverOrder', '{"OrderRowIds":["1"]}', ['/OrderRowIds/0 member-wrong-type']],
    ['deliverOrder', '{"OrderRowIds":[1,2,1]}', ['/OrderRowIds/2 row-repeated']],
    [
      'deliverOrder',
      '{"OrderRowIds":[1],"RowDeliveryOptions":[{"OrderRowId":2,"Quantity":100},{"OrderRowId":1,"Quantity":0}]}',
      [
        '/RowDeliveryOptions/0/OrderRowId row-not-listed',
        '/RowDeliveryOptions/1/Quantity member-out-of-range',
      ],
    ],
    [
      'deliverOrder',
      '{"OrderRowIds":[],"RowDeliveryOptions":[{"OrderRowId":2,"Quantity":100},{"OrderRowId":2,"Quantity":1}]}',
      ['/RowDeliveryOptions/1/OrderRowId row-repeated'],
    ],
    [
      'deliverOrder',
      '{"OrderRowIds":[],"InvoiceDistributionType":1}',
      ['/InvoiceDistributionType member-wrong-type'],
    ],
    [
      'deliverOrder',
      '{"OrderRowIds":[],"InvoiceDistributionType":"Fax"}',
      ['/InvoiceDistributionType member-wrong-type'],
    ],
    ['deliverAndLowerAmount', '{"DeliveredAmount":0}', ['/DeliveredAmount member-out-of-range']],
    ['deliverAndLowerAmount', '{"DeliveredAmount":""}', ['/DeliveredAmount member-wrong-type']],
    ['cancelOrder', '{"IsCancelled":false}', ['/IsCancelled member-wrong-type']],
    ['cancelAmount', '{"CancelledAmount":-1}', ['/CancelledAmount member-out-of-range']],
    ['cancelAmount', '{"CancelledAmount":10000000000000}', ['/CancelledAmount member-out-of-range']],
    ['cancelOrderRows', '{"OrderRowIds":[]}', ['/OrderRowIds list-empty']],
    ['creditOrderRows', '{"OrderRowIds":[]}', ['/OrderRowIds list-empty']],
    [
      'creditNewRow',
      '{"NewCreditOrderRow":{"Name":"","UnitPrice":-1,"VatPercent":10001,"Quantity":0}}',
      [
        '/NewCreditOrderRow/Name member-too-short',
        '/NewCreditOrderRow/UnitPrice member-out-of-range',
        '/NewCreditOrderRow/VatPercent member-out-of-range',
        '/NewCreditOrderRow/Quantity member-out-of-range',
      ],
    ],
    [
      'creditNewRow',
      '{"NewCreditOrderRow":{"Name":"x","UnitPrice":1,"VatPercent":0},"NewCreditOrderRows":[{"Name":"x","UnitPrice":1,"VatPercent":0}]}',
      ['/NewCreditOrderRow members-exclusive'],
    ],
    ['creditNewRow', '{"NewCreditOrderRows":[]}', ['/NewCreditOrderRows list-empty']],
    [
      'creditWithFee',
      `{"OrderRowIds":[1],"Fee":{"ArticleNumber":"${'a'.repeat(257)}","Name":"x","UnitPrice":1,"VatPercent":0}}`,
      ['/Fee/ArticleNumber member-too-long'],
    ],
    ['creditAmount', '{"CreditedAmount":null}', ['/CreditedAmount member-missing']],
  ])('is refused, %s: %s', (name, body, reasons) => {
    expect(read(name, body)).toEqual(reasons)
  })
})

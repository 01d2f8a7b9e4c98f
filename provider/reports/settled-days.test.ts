/**
 * Days of a merchant from the order to the report, through the sandbox's endpoints. Every amount is computed by hand
 * from README.md's prices: Service 1,95 % on invoice and 1,45 % on others, Admin 19,00 for an invoice, Credit 9,00, and
 * 25 % VAT, each rounded half away from zero.
 */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report/report.schema.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { MerchantAccount } from '../config.ts'
import { clientRow } from '../testing/credit-rows.ts'
import { createInvoice, madeOrder } from '../testing/credit-soap.ts'
import { callSandbox, creditAmount, creditRows, deliver, readOrder } from '../testing/orders.ts'
import { bodyOf, call, merchantAccount } from '../testing/provider.ts'

/** A merchant without seeded deliveries. */
const fresh = merchantAccount(sandboxMerchants.second)

beforeEach(reset)

/** Calls a sandbox endpoint and returns its answer, which must be a success. */
async function made<Body>(path: string, body?: object, merchant = fresh): Promise<Body> {
  const response = await callSandbox('POST', path, body, merchant)
  expect(response.status).toBeLessThan(300)
  return bodyOf<Body>(response)
}

async function clockAt(now: string, merchant?: MerchantAccount): Promise<void> {
  await made('clock', { now }, merchant)
}

/** An order of rows with 25 % VAT, delivered whole. */
async function delivered(
  OrderRows: object[],
  changes: object = {},
  merchant = fresh,
): Promise<{ Id: Long; DeliveryId: Long }> {
  const rows = OrderRows.map((row, index) => ({ Name: `Row ${index + 1}`, VatPercent: 2500, ...row }))
  const { Id } = await made<{ Id: Long }>('orders', { OrderRows: rows, ...changes }, merchant)
  return { Id, DeliveryId: await deliver(Id, [], merchant) }
}

/** A sale by card: Service 1,45 % and no Admin. */
function sale(UnitPrice: number, changes: object = {}, merchant = fresh) {
  return delivered([{ Quantity: 100, UnitPrice }], { PaymentType: 'Card', ...changes }, merchant)
}

function ask(date: string, merchant = fresh): Promise<Response> {
  return call(`/api/v2/reports?date=${date}&includeWithholding=true`, {}, merchant)
}

/** The report of a day that is over, which must also pass the reader's check. */
async function read(date: string, merchant = fresh): Promise<Report> {
  const response = await ask(date, merchant)
  expect(response.status).toBe(200)
  const report = reportSchema.parse(await bodyOf(response))
  expect(reportDifferences(report)).toEqual([])
  return report
}

const payments = ({ clientReports }: Report) => clientReports.map(({ paymentReport }) => paymentReport)
const rowsOf = ({ clientReports }: Report) => clientReports.flatMap(({ rows }) => rows)

describe('a merchant of four days', () => {
  it('has a payout, a debt after a late credit, its repayment, and the rest a year later', async () => {
    // 3 × 199,00 = 597,00 less 10,00 is 587,00. 1,5 × 249,99 = 374,985 less 12,5 % is 328,111875: 328,11.
    await clockAt('2100-05-01T08:00:00Z')
    const invoice = await delivered([
      { Quantity: 300, UnitPrice: 19_900, DiscountAmount: 1000 },
      { Quantity: 150, UnitPrice: 24_999, DiscountPercent: 1250 },
    ])
    await sale(100_000)
    const { Deliveries } = await readOrder(invoice.Id, fresh)
    expect(Deliveries[0]!.DeliveryAmount).toBe(91_511)

    await clockAt('2100-05-02T08:00:00Z')
    await creditRows(invoice.Id, invoice.DeliveryId, [1], fresh)
    await clockAt('2100-05-03T08:00:00Z')
    await sale(10_000)
    await clockAt('2101-05-04T08:00:00Z')
    await sale(100_000)
    await clockAt('2101-05-05T00:00:00Z')

    const first = await read('2100-05-01')
    expect(rowsOf(first)).toMatchObject([
      { rowType: 'OpeningBalanceDebt', nominalAmount: 0, providerPaidAmount: 0 },
      {
        rowType: 'Purchase',
        // 587,00 + 328,11.
        nominalAmount: 91_511,
        // 1,95 % of 915,11 is 17,844645, its VAT 4,46; Admin 19,00 and 4,75.
        fees: [
          {
            type: 'Service',
            amountExcludingVat: 1784,
            vatPercent: 2500,
            vatAmount: 446,
            providerPaidAmount: -2230,
          },
          {
            type: 'Admin',
            amountExcludingVat: 1900,
            vatPercent: 2500,
            vatAmount: 475,
            providerPaidAmount: -2375,
          },
        ],
        totalFeeAmountExcludingVat: 3684,
        totalFeeVatAmount: 921,
        // 91 511 − 3684 − 921.
        providerPaidAmount: 86_906,
        deliveryId: invoice.DeliveryId,
        providerCheckoutId: invoice.Id,
        reconciliationDate: '2100-05-01',
      },
      {
        rowType: 'Order',
        nominalAmount: 100_000,
        // 1,45 % is 14,50; 25 % of it 3,625, rounded 3,63.
        fees: [
          {
            type: 'Service',
            amountExcludingVat: 1450,
            vatPercent: 2500,
            vatAmount: 363,
            providerPaidAmount: -1813,
          },
        ],
        providerPaidAmount: 98_187,
      },
      { rowType: 'ClosingBalanceDebt', nominalAmount: 0, providerPaidAmount: 0 },
    ])
    expect(payments(first)).toEqual([
      {
        // 86 906 + 98 187, and 191 511 − 5134 − 1284.
        providerPaidAmountExcludingWithholding: 185_093,
        providerPaidAmountIncludingWithholding: 185_093,
        openingBalanceDebt: 0,
        closingBalanceDebt: 0,
        nominalAmount: 191_511,
        feeAmountExcludingVat: 5134,
        feeVatAmount: 1284,
        numberOfRows: 2,
        currency: 'SEK',
        vatGroups: [{ vatPercent: 2500, vatAmount: 1284 }],
      },
    ])

    const second = await read('2100-05-02')
    expect(rowsOf(second)[1]).toMatchObject({
      rowType: 'Credit',
      nominalAmount: -58_700,
      fees: [
        {
          type: 'Credit',
          amountExcludingVat: 900,
          vatPercent: 2500,
          vatAmount: 225,
          providerPaidAmount: -1125,
        },
      ],
      providerPaidAmount: -59_825,
      deliveryId: invoice.DeliveryId,
      creditId: expect.any(Number),
    })
    expect(payments(second)).toEqual([
      {
        // −58 700 − 900 − 225; nothing is paid and all of it is owed.
        providerPaidAmountExcludingWithholding: -59_825,
        providerPaidAmountIncludingWithholding: 0,
        openingBalanceDebt: 0,
        closingBalanceDebt: 59_825,
        nominalAmount: -58_700,
        feeAmountExcludingVat: 900,
        feeVatAmount: 225,
        numberOfRows: 1,
        currency: 'SEK',
        vatGroups: [{ vatPercent: 2500, vatAmount: 225 }],
      },
    ])

    const third = await read('2100-05-03')
    expect(third.totalNrOfRows).toBe(3)
    expect(rowsOf(third)).toMatchObject([
      { rowType: 'OpeningBalanceDebt', nominalAmount: -59_825, providerPaidAmount: -59_825 },
      { rowType: 'Order', nominalAmount: 10_000, providerPaidAmount: 9819 },
      { rowType: 'ClosingBalanceDebt', nominalAmount: 50_006, providerPaidAmount: 50_006 },
    ])
    expect(payments(third)).toEqual([
      {
        // 1,45 % of 100,00 is 1,45, its VAT 0,3625: 10 000 − 145 − 36, without the earlier debt.
        providerPaidAmountExcludingWithholding: 9819,
        // 9819 − 59 825 + 50 006.
        providerPaidAmountIncludingWithholding: 0,
        openingBalanceDebt: 59_825,
        closingBalanceDebt: 50_006,
        nominalAmount: 10_000,
        feeAmountExcludingVat: 145,
        feeVatAmount: 36,
        numberOfRows: 1,
        currency: 'SEK',
        vatGroups: [{ vatPercent: 2500, vatAmount: 36 }],
      },
    ])

    expect(payments(await read('2101-05-04'))).toMatchObject([
      {
        providerPaidAmountExcludingWithholding: 98_187,
        // 98 187 − 50 006.
        providerPaidAmountIncludingWithholding: 48_181,
        openingBalanceDebt: 50_006,
        closingBalanceDebt: 0,
      },
    ])
    // The skipped days have no transactions.
    expect((await ask('2100-12-24')).status).toBe(404)
  })
})

describe('the first day of the sandbox', () => {
  it("uses an invoice's 73,81 for the debt of the seeded credit", async () => {
    const merchant = merchantAccount()
    await clockAt('2100-05-01T08:00:00Z', merchant)
    await delivered([{ Quantity: 100, UnitPrice: 10_000 }], {}, merchant)
    await clockAt('2100-05-02T00:00:00Z', merchant)
    expect(payments(await read('2100-05-01', merchant))).toMatchObject([
      {
        // 10 000 − 195 − 49 − 1900 − 475.
        providerPaidAmountExcludingWithholding: 7381,
        providerPaidAmountIncludingWithholding: 0,
        // A credit of 1 895,00 with its 11,25 of fees and VAT.
        openingBalanceDebt: 190_625,
        closingBalanceDebt: 183_244,
        nominalAmount: 10_000,
        feeAmountExcludingVat: 2095,
        feeVatAmount: 524,
      },
    ])
  })
})

describe('a day of two currencies', () => {
  it('has a client report with its own balance for each', async () => {
    await clockAt('2100-05-01T08:00:00Z')
    await sale(100_000)
    await sale(10_000, { TestCustomer: 'nora' })
    await clockAt('2100-05-02T00:00:00Z')
    const report = await read('2100-05-01')
    expect(payments(report)).toMatchObject([
      { currency: 'NOK', nominalAmount: 10_000, providerPaidAmountIncludingWithholding: 9819 },
      { currency: 'SEK', nominalAmount: 100_000, providerPaidAmountIncludingWithholding: 98_187 },
    ])
    // One transaction and two balance rows for each.
    expect(report.totalNrOfRows).toBe(6)
  })
})

describe('a day that is not over', () => {
  it('has no report before its midnight and an unchanging one after it', async () => {
    await clockAt('2100-05-01T08:00:00Z')
    await sale(10_000)
    expect((await ask('2100-05-01')).status).toBe(404)
    await clockAt('2100-05-01T23:59:30Z')
    const running = await ask('2100-05-01')
    expect(running.status).toBe(404)
    expect(await bodyOf(running)).toEqual({ Code: 40403, Message: 'There is no report for this day.' })
    await clockAt('2100-05-02T00:00:00Z')
    const text = await (await ask('2100-05-01')).text()
    await sale(10_000)
    expect(await (await ask('2100-05-01')).text()).toBe(text)
    expect((await ask('2100-05-02')).status).toBe(404)
  })

  it('has no report or a complete one for requests around midnight', async () => {
    await clockAt('2100-05-01T23:59:00Z')
    await sale(10_000)
    await sale(20_000)
    const answers = async () => {
      const response = await ask('2100-05-01')
      return response.status === 200 ? await response.text() : response.status
    }
    const [early, , late] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, answers)),
      clockAt('2100-05-02T00:00:00Z'),
      Promise.all(Array.from({ length: 5 }, answers)),
    ])
    const whole = await answers()
    expect(whole).toContain('"numberOfRows":2')
    for (const answer of [...early, ...late]) expect([404, whole]).toContain(answer)
  })

  it('has no report until it is over, even with rows in bulk', async () => {
    await clockAt('2100-05-01T08:00:00Z')
    await made('reports', { date: '2100-06-01', rows: 10 })
    expect((await ask('2100-06-01')).status).toBe(404)
    await clockAt('2100-06-02T00:00:00Z')
    expect((await read('2100-06-01')).totalNrOfRows).toBe(12)
  })
})

describe('the customer number of a row', () => {
  it("is the customer's SOAP number in all transactions", async () => {
    const merchant = merchantAccount()
    await clockAt('2100-05-01T08:00:00Z', merchant)
    const tess = await delivered([{ Quantity: 100, UnitPrice: 10_000 }], {}, merchant)
    await sale(200, { TestCustomer: 'prov' }, merchant)
    await clockAt('2100-05-02T08:00:00Z', merchant)
    await creditAmount(tess.Id, tess.DeliveryId, 100, merchant)
    await sale(300, {}, merchant)
    await clockAt('2100-05-03T00:00:00Z', merchant)
    const numbers = async (date: string) =>
      rowsOf(await read(date, merchant))
        .slice(1, -1)
        .map(({ providerCustomerId }) => providerCustomerId)
    const [first, second, ...others] = await numbers('2100-05-01')
    expect(others).toEqual([])
    expect(second).not.toBe(first)
    expect(await numbers('2100-05-02')).toEqual([first, first])
    const { CustomerId } = await createInvoice(await madeOrder([clientRow()]))
    expect(CustomerId).toBe(first)
  })
})

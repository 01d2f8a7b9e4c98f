import { reset, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { feeTypes, reportRowTypes } from '../../shared/domain/order/enums.ts'
import { balanceRowTypes } from '../../shared/domain/report/report.rules.ts'
import { reportDifferences } from '../../shared/testing/report-differences.ts'
import {
  clientReport,
  report as reportSchema,
  reportRow,
  type Report,
} from '../../shared/domain/report/report.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import type { Env } from '../config.ts'
import {
  bearerHeaders,
  bodyOf,
  call,
  env,
  merchantAccount,
  ORIGIN,
  send,
  signedHeaders,
} from '../testing/provider.ts'
import worker from '../worker.ts'
import { openDatabase } from '../storage/database.ts'
import { dummyDates } from './dummy-days.ts'
import { insertReportRows, type ReportRowRecord } from './report-rows.ts'

const path = (date: string, rest = '') => `/api/v2/reports?date=${date}${rest}`
const WITH = '&includeWithholding=true'
const rowTypes = (report: Report) => report.clientReports[0]!.rows.map(({ rowType }) => rowType)
const get = async (date: string, rest = '') => bodyOf<Report>(await call(path(date, rest)))

/** Requests a report from a worker with a changed configuration. */
async function ask(changes: Partial<Env>, date: string): Promise<Response> {
  const request = new Request(ORIGIN + path(date, WITH), { headers: await bearerHeaders() })
  return worker.fetch(request, { ...env, ...changes })
}

it('is there beside an order of such a day, which a file may bring', async () => {
  const [date] = dummyDates
  await runInDurableObject(
    env.MERCHANT.getByName(merchantAccount().MerchantId),
    (_, { storage: { sql } }) => {
      const own: ReportRowRecord = { date, currency: 'SEK', rowType: 'Order', nominalAmount: 100, fees: [] }
      insertReportRows(openDatabase(sql), [{ ...own, externalOrderNo: 'own' }])
    },
  )
  const { rows } = (await get(date)).clientReports[0]!
  expect(rows.filter(({ externalOrderNo }) => externalOrderNo?.startsWith('dummy-')).length).toBeGreaterThan(
    10,
  )
  expect(rows.filter(({ externalOrderNo }) => externalOrderNo === 'own')).toHaveLength(1)
  await reset()
})

describe.each(dummyDates)('the dummy report of %s', (date) => {
  it.each(['', '&includeWithholding=false', WITH])(
    'has the shape of the contract and balances: %s',
    async (flag) => {
      const body = await get(date, flag)
      expect(reportDifferences(reportSchema.parse(body))).toEqual([])
      expect(body.clientReports).toHaveLength(1)
      expect(body.clientReports[0]).toMatchObject({
        clientId: 100001,
        recipientTaxId: 'SE-SANDBOX-100001',
        reconciliationDate: date,
      })
    },
  )

  it('has every row type and every fee type, and balance rows only on request', async () => {
    const whole = await get(date, WITH)
    const fees = whole.clientReports[0]!.rows.flatMap((row) => row.fees.map(({ type }) => type))
    expect(new Set(rowTypes(whole))).toEqual(new Set(reportRowTypes))
    expect(new Set(fees)).toEqual(new Set(feeTypes))
    const transactions = rowTypes(await get(date))
    expect(transactions).toEqual(rowTypes(whole).slice(1, -1))
    expect(transactions).not.toEqual(expect.arrayContaining([balanceRowTypes[0]]))
  })

  it('has its members in the sequence of the description', async () => {
    const [client] = (await get(date, WITH)).clientReports
    expect(Object.keys(client!)).toEqual(Object.keys(clientReport.shape))
    const table = Object.keys(reportRow.shape)
    for (const row of client!.rows) {
      expect(Object.keys(row)).toEqual(table.filter((member) => member in row))
    }
  })
})

describe('the dummy reports', () => {
  it('have a payout, then a debt, which the next day pays', async () => {
    const days = await Promise.all(dummyDates.map((date) => get(date, WITH)))
    // On each day the fees are 134 374 and their VAT, rounded for each fee, 25 563.
    const fees = {
      feeAmountExcludingVat: 134_374,
      feeVatAmount: 25_563,
      numberOfRows: 25,
      currency: 'SEK',
      vatGroups: [
        { vatPercent: 2500, vatAmount: 25_563 },
        { vatPercent: 0, vatAmount: 0 },
      ],
    }
    expect(days.map(({ clientReports }) => clientReports[0]!.paymentReport)).toEqual([
      {
        // 2 096 468 less the chargeback of 49 900; 2 046 568 − 134 374 − 25 563.
        nominalAmount: 2_046_568,
        providerPaidAmountExcludingWithholding: 1_886_631,
        providerPaidAmountIncludingWithholding: 1_886_631,
        openingBalanceDebt: 0,
        closingBalanceDebt: 0,
        ...fees,
      },
      {
        // Twice 2 096 468 less 5 000 000; −807 064 − 159 937.
        nominalAmount: -807_064,
        providerPaidAmountExcludingWithholding: -967_001,
        providerPaidAmountIncludingWithholding: 0,
        openingBalanceDebt: 0,
        closingBalanceDebt: 967_001,
        ...fees,
      },
      {
        // Three times 2 096 468 less 49 900; 6 239 504 − 159 937, and that less the debt.
        nominalAmount: 6_239_504,
        providerPaidAmountExcludingWithholding: 6_079_567,
        providerPaidAmountIncludingWithholding: 5_112_566,
        openingBalanceDebt: 967_001,
        closingBalanceDebt: 0,
        ...fees,
      },
    ])
  })

  it('count 25 transactions with and without the two balance rows, which only totalNrOfRows counts', async () => {
    const counts = await Promise.all(
      ['', WITH].map(async (flag) => {
        const { totalNrOfRows, clientReports } = await get('2020-03-05', flag)
        return [clientReports[0]!.paymentReport.numberOfRows, totalNrOfRows, clientReports[0]!.rows.length]
      }),
    )
    expect(counts).toEqual([
      [25, 25, 25],
      [25, 27, 27],
    ])
  })

  it('exist only in the sandbox', async () => {
    await reset()
    expect((await ask({ SANDBOX: 'off' }, '2020-03-05')).status).toBe(404)
  })

  it('have the name of the operator', async () => {
    const text = await (await ask({ OPERATOR_NAME: 'Acme' }, '2020-03-05')).text()
    expect(text).not.toMatch(/provider/i)
    expect(text).toContain('"acmePaidAmountIncludingWithholding":')
    expect(text).toContain('"acmeCustomerId":')
    expect(text).toContain('"rowType":"AcmeFee"')
    const read = memberReader(reportSchema, operatorName('Acme'))
    expect(reportDifferences(reportSchema.parse(read(JSON.parse(text))))).toEqual([])
  })
})

describe('a request for a report', () => {
  it.each([
    ['', 'date', 1010, 'date is required.'],
    ['?date=', 'date', 1010, 'date is required.'],
    ['?date=2020-02-30', 'date', 1030, 'date must be a date of the form YYYY-MM-DD.'],
    ['?date=2020-03-05T00:00:00', 'date', 1030, 'date must be a date of the form YYYY-MM-DD.'],
    ['?date=5', 'date', 1030, 'date must be a date of the form YYYY-MM-DD.'],
    [
      '?date=2020-03-05&includeWithholding=yes',
      'includeWithholding',
      1011,
      'includeWithholding must be true or false.',
    ],
  ])('is 400 with %s', async (query, Field, Code, ErrorMessage) => {
    const response = await call(`/api/v2/reports${query}`)
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toEqual({
      Code: 40000,
      Message: 'The request is not valid.',
      Errors: [{ Code, Field, ErrorMessage }],
    })
  })

  it('is 404 for a day without transactions', async () => {
    const response = await call(path('2019-01-01'))
    expect(response.status).toBe(404)
    expect(await bodyOf(response)).toEqual({ Code: 40403, Message: 'There is no report for this day.' })
  })

  it('is 403 for a merchant whose reports are not activated', async () => {
    const response = await ask(
      { MERCHANTS: JSON.stringify([{ ...merchantAccount(), Reports: false }]) },
      '2020-03-05',
    )
    expect(response.status).toBe(403)
    expect(await bodyOf(response)).toMatchObject({ Code: 40301 })
  })

  it('is 401 without credentials, and accepts both schemes', async () => {
    expect((await send(path('2020-03-05'))).status).toBe(401)
    expect((await send(path('2020-03-05'), { headers: await signedHeaders() })).status).toBe(200)
  })

  it('is accepted in any case', async () => {
    expect((await call('/API/v2/Reports/?DATE=2020-03-05&IncludeWithholding=TRUE')).status).toBe(200)
  })
})

/** A day from the order to its report, through the edge: no report during the day, all of it afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Report } from '../../shared/domain/report/report.schema.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { atEdge, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { callSandbox, createOrder, deliver } from '../support/sandbox.ts'

let stateDirectory: string
let provider: RunningWorker
let edge: Awaited<ReturnType<typeof startEdge>>

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  provider = await startProvider(stateDirectory)
  edge = await startEdge({ provider: provider.address, stateDirectory })
})

afterAll(async () => {
  await Promise.all([edge.stop(), provider.stop()])
  rmSync(stateDirectory, { recursive: true, force: true })
})

it('a day has no report until it is over, and then the payout of its delivery', async () => {
  const { addresses } = edge
  const { token } = await openSession(addresses, { capabilities: ['report.read'] })
  const ask = (flag: boolean) =>
    atEdge(addresses, `/api/v2/reports?date=2100-05-01&includeWithholding=${flag}`, { token })
  const at = (now: string) => callSandbox(addresses, 'clock', { now })

  await at('2100-05-01T12:00:00Z')
  const id = await createOrder(addresses, {
    OrderRows: [{ Name: 'Lamp', Quantity: 200, UnitPrice: 5500, DiscountAmount: 1000, VatPercent: 2500 }],
  })
  await deliver(addresses, id)
  const running = await ask(true)
  expect(running.status).toBe(404)
  expect(await running.json()).toMatchObject({ code: 'report-not-found' })

  await at('2100-05-02T00:00:00Z')
  const whole = (await (await ask(true)).json()) as Report
  const plain = (await (await ask(false)).json()) as Report
  const [client] = whole.clientReports
  expect(client!.paymentReport).toMatchObject({
    // 2 × 55,00 less 10,00 is 100,00; Service 1,95 and Admin 19,00; VAT 0,49 and 4,75.
    nominalAmount: 10_000,
    feeAmountExcludingVat: 2095,
    feeVatAmount: 524,
    providerPaidAmountExcludingWithholding: 7381,
    // The sandbox begins with a debt from a credit: 190 625 − 7381 is still owed.
    openingBalanceDebt: 190_625,
    closingBalanceDebt: 183_244,
    providerPaidAmountIncludingWithholding: 0,
    numberOfRows: 1,
  })
  expect(client!.rows.map(({ rowType, providerPaidAmount }) => [rowType, providerPaidAmount])).toEqual([
    ['OpeningBalanceDebt', -190_625],
    ['Purchase', 7381],
    ['ClosingBalanceDebt', 183_244],
  ])
  expect([whole.totalNrOfRows, plain.totalNrOfRows]).toEqual([3, 1])
  expect(plain.clientReports[0]!.paymentReport).toEqual(client!.paymentReport)
  expect(plain.clientReports[0]!.rows).toEqual(client!.rows.slice(1, -1))
})

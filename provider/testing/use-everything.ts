/** Makes one of everything that a merchant's tables may hold, through the endpoints. */
import { expect } from 'vitest'
import { testPersons } from '../../shared/test-persons.ts'
import { DAY } from '../clock.ts'
import { ask, createInvoice, deliver as deliverEu, madeOrder, madeOrderEu } from './credit-soap.ts'
import { callSandbox, cancelOrder, creditRows, deliver, makeOrder, sendJson } from './orders.ts'
import { planRequest } from './plan-merchant.ts'
import { call, orderPath } from './provider.ts'
import { receive, subscribe } from './receiver.ts'
import { addRows } from './row-calls.ts'
import { rowToAdd } from './row.ts'

/** Its callbacks are held back, so that none is under way afterwards. Call `vi.restoreAllMocks()` at the end. */
export async function useEverything(): Promise<void> {
  await callSandbox('POST', 'callbacks/mode', { hold: true })
  receive()
  await subscribe()
  const id = await makeOrder()
  const Metadata = [
    { Key: 'b', Value: 'ö' },
    { Key: 'a', Value: '"\\' },
  ]
  await sendJson('PUT', `${orderPath(id)}/metadata`, { Metadata })
  await creditRows(id, await deliver(id, [1]), [1])
  await cancelOrder(await makeOrder())
  await callSandbox('POST', 'faults', { path: '/nowhere', status: 503, times: 3 })
  await useCredit()
  await callSandbox('POST', 'clock', { advanceSeconds: (2 * DAY) / 1000 })
  const report = await call(`/api/v2/reports?date=${new Date().toISOString().slice(0, 10)}`)
  expect(report.status).toBe(200)
  await report.text()
  const unsettled = await makeOrder()
  await creditRows(unsettled, await deliver(unsettled, [1]), [1])
  await callSandbox('POST', 'tasks', { delaySeconds: 86_400 })
  expect((await addRows(await makeOrder(), [rowToAdd()])).status).toBe(202)
}

async function useCredit(): Promise<void> {
  await madeOrder()
  await createInvoice(await madeOrder())
  await deliverEu(await madeOrderEu())
  const OrderType = 'AccountCredit'
  const account = await madeOrderEu({ OrderType })
  await deliverEu(account, undefined, {
    OrderType,
    DeliverInvoiceDetails: undefined,
    DeliverAccountCreditDetails: { OrderRows: [] },
  })
  await ask('CreatePaymentPlan', planRequest())
  await ask('GetContractPdf', { ProviderPaymentPlanNr: 500_001 })
  await ask('AddToBlockList', {
    SecurityNumber: testPersons.prov.NationalId,
    IsCompany: false,
    ReasonForBlock: 'Returns everything',
  })
}

/** A client without a key that hangs up before its answer, and asks again: over real sockets, nothing is done twice. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/long.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { olderOrderThroughEdge } from '../support/credit-act.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { fault } from '../support/sandbox.ts'
import { soapAtEdge, soapAtProvider } from '../support/soap-calls.ts'

let addresses: Addresses

beforeAll(async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-leave-'))
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  ;({ addresses } = edge)
  return async () => {
    await Promise.all([edge.stop(), provider.stop()])
    rmSync(stateDirectory, { recursive: true, force: true })
  }
})

const row = { Description: 'Lamp', PricePerUnit: '10', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }

function invoiceOf(ProviderOrderNr: Long) {
  const days = { NumberOfCreditDays: 30, InvoiceDistributionForm: 'Email', InvoiceNrToCredit: null } as const
  return { ProviderOrderNr, Invoice: { ...days, InvoiceRows: [row] } }
}

async function invoicesOf(ProviderOrderNr: Long): Promise<number> {
  const search = { ClientOrderNrIncluded: false, ProviderOrderNr, ProviderOrderNrIncluded: true }
  const { Orders = [] } = await soapAtProvider(addresses, 'GetOrders', search)
  return Orders[0]!.Invoices!.length
}

/** The provider takes its time for the next write: the desk reads the order before it. */
async function slowWrite(): Promise<void> {
  await fault(addresses, { path: '/soap', latencyMs: 1 })
  await fault(addresses, { path: '/soap', latencyMs: 1500 })
}

describe.each(['xml', 'json'] as const)('an invoice over %s without a key', (wire) => {
  it('is never made twice for a client that hung up after 150 ms and asked again', async () => {
    const order = await olderOrderThroughEdge(addresses)
    await slowWrite()
    const input = invoiceOf(order)
    const gone = soapAtEdge(addresses, 'CreateInvoice', input, { wire, signal: AbortSignal.timeout(150) })
    await expect(gone).rejects.toThrow(/abort|timeout/i)
    const again = await soapAtEdge(addresses, 'CreateInvoice', input, { wire })
    expect(again.status).toBe(200)
    expect(await invoicesOf(order)).toBe(1)
    // The answer did arrive now, but nothing says so: for ten minutes the same is the same.
    expect(await soapAtEdge(addresses, 'CreateInvoice', input, { wire })).toEqual(again)
    expect(await invoicesOf(order)).toBe(1)
  })

  it('is made twice for a client that got its answer and asks again', async () => {
    const order = await olderOrderThroughEdge(addresses)
    await slowWrite()
    const first = await soapAtEdge(addresses, 'CreateInvoice', invoiceOf(order), { wire })
    const second = await soapAtEdge(addresses, 'CreateInvoice', invoiceOf(order), { wire })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await invoicesOf(order)).toBe(2)
  })
})

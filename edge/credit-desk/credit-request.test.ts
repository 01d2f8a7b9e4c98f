import { describe, expect, it } from 'vitest'
import { isCreditWrite, soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { SoapOperation } from '../../shared/domain/credit/soap/soap-operation.ts'
import {
  contentOf,
  creditDeskName,
  type CreditRequest,
  type CreditWrite,
  subjectOf,
} from './credit-request.ts'

const request = (write: object, changes: Partial<CreditRequest> = {}): CreditRequest => ({
  merchantId: '1',
  requester: { kind: 'server', id: 'k', user: { id: 'k', name: 'K' } },
  requestId: 'r',
  wire: 'json',
  write: write as CreditWrite,
  ...changes,
})

describe('the subject of a write', () => {
  it.each([
    ['CreateOrder', { Order: { ClientOrderNr: 'A' } }, { kind: 'ClientOrderNr', number: 'A' }],
    ['CreateOrder', { Order: { ClientOrderNr: '' } }, undefined],
    ['CreateOrder', {}, undefined],
    [
      'CreateOrderEu',
      { CreateOrderInformation: { ClientOrderNumber: 'A' } },
      { kind: 'ClientOrderNr', number: 'A' },
    ],
    ['CloseOrder', { ProviderOrderNr: 2n ** 62n }, { kind: 'ProviderOrderNr', number: 2n ** 62n }],
    ['CloseOrder', { ProviderOrderNr: 0 }, undefined],
    [
      'CloseOrderEu',
      { CloseOrderInformation: { ProviderOrderId: 7 } },
      { kind: 'ProviderOrderNr', number: 7 },
    ],
    [
      'ChangeOrderInfo',
      { ProviderOrderNr: null, ProviderPaymentPlanNr: 5 },
      { kind: 'ProviderPaymentPlanNr', number: 5 },
    ],
    [
      'ChangeOrderInfo',
      { ProviderOrderNr: 4, ProviderPaymentPlanNr: 5 },
      { kind: 'ProviderOrderNr', number: 4 },
    ],
    [
      'CreatePaymentPlan',
      { PayPlan: { ClientPaymentPlanNr: 'P' } },
      { kind: 'ClientPaymentPlanNr', number: 'P' },
    ],
    ['AddToBlockList', { SecurityNumber: 'S' }, { kind: 'SecurityNumber', number: 'S' }],
  ])('follows from operation and input: %s %o is %o', (name, input, subject) => {
    expect(subjectOf({ name, input } as CreditWrite)).toEqual(subject)
  })

  it('is named by every operation that writes, and by no read', () => {
    const writes = soapNames.filter((name) => isCreditWrite(name))
    expect(writes).toHaveLength(12)
    for (const name of soapNames) {
      expect(Object.keys((operations[name] as SoapOperation).writesTo ?? {}).length > 0).toBe(
        writes.includes(name as never),
      )
    }
  })
})

describe('the desk of a write', () => {
  const close = { name: 'CloseOrder', input: { ProviderOrderNr: 1 } }
  const create = { name: 'CreateOrder', input: {} }

  it('is the same for every operation on one subject', async () => {
    const eu = { name: 'CloseOrderEu', input: { CloseOrderInformation: { ProviderOrderId: 1 } } }
    expect(await creditDeskName(request(eu))).toBe(
      await creditDeskName(request(close, { idempotencyKey: 'x' })),
    )
  })

  it('is each merchant’s own', async () => {
    expect(await creditDeskName(request(close, { merchantId: '2' }))).not.toBe(
      await creditDeskName(request(close)),
    )
  })

  it('follows from the key, or else from the content, if the request has no number', async () => {
    const one = { idempotencyKey: 'one' }
    const other = { name: 'CreateOrder', input: { InvoiceRows: [] } }
    expect(await creditDeskName(request(create, one))).toBe(await creditDeskName(request(other, one)))
    expect(await creditDeskName(request(create))).not.toBe(await creditDeskName(request(other)))
    expect(await creditDeskName(request(create))).toBe(
      await creditDeskName(request(create, { requestId: 's' })),
    )
  })

  it("does not reveal a customer's number", async () => {
    const block = request({ name: 'AddToBlockList', input: { SecurityNumber: '19851332-0000' } })
    expect(await creditDeskName(block)).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('the content of a write', () => {
  it('differs for another wire, operation or member', async () => {
    const close = { name: 'CloseOrder', input: { ProviderOrderNr: 1 } }
    const contents = await Promise.all([
      contentOf(request(close)),
      contentOf(request(close, { wire: '1.1' })),
      contentOf(request({ ...close, name: 'CreateInvoice' })),
      contentOf(request({ ...close, input: { ProviderOrderNr: 2 } })),
    ])
    expect(new Set(contents).size).toBe(4)
  })
})

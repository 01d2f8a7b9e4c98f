import { describe, expect, it } from 'vitest'
import { operations, type RestName } from '../../shared/wire/operations.ts'
import { memberCodes, providerErrors, rowCodes } from '../../shared/wire/provider-errors.ts'
import { asServer, json, orderNow, orderPath } from '../testing/edge.ts'
import { providerRefusal } from './provider-refusal.ts'

// The customer of this order has a credit limit of 10 000,00.
const LIMITED = 8906811

describe('a refusal of the provider', () => {
  it('has its own code for a higher amount, and nothing has changed', async () => {
    const before = await orderNow(LIMITED)
    const row = { Name: 'Too much', Quantity: 100, UnitPrice: 1_000_000, VatPercent: 2500 }
    const response = await asServer(`${orderPath(LIMITED)}/rows/`, json('POST', row))
    expect(response.status).toBe(409)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'credit-refused', detail: expect.any(String) })
    // The text is the edge's own, not the provider's.
    expect(text).not.toContain('"Message"')
    expect((await orderNow(LIMITED)).etag).toBe(before.etag)
  })
})

describe("a provider's code", () => {
  const codeOf = async (status: number, Code: number) => {
    const { code } = await providerRefusal(Response.json({ Code }, { status }), operations.addOrderRow)
    return code
  }
  const {
    'order-not-found': notFound,
    'order-not-open': notOpen,
    'order-forbidden': forbidden,
  } = providerErrors

  it('has its meaning under its own status', async () => {
    expect(await codeOf(404, notFound.Code)).toBe('order-not-found')
    expect(await codeOf(400, notOpen.Code)).toBe('order-not-open')
  })

  // Another operator's codes have other meanings, so only the status counts.
  it('has no meaning under another status', async () => {
    expect(await codeOf(400, notFound.Code)).toBe('provider-refused')
    expect(await codeOf(403, notFound.Code)).toBe('provider-forbids')
    expect(await codeOf(404, notOpen.Code)).toBe('order-not-found')
    expect(await codeOf(400, forbidden.Code)).toBe('provider-refused')
  })
})

describe('a refusal of a delivery, a cancellation or a credit', () => {
  const refusal = ({ status, Code }: { status: number; Code: number }, name: RestName, Errors?: object[]) =>
    providerRefusal(Response.json({ Code, Errors }, { status }), operations[name])
  const errors = providerErrors

  it.each<[RestName, object]>([
    ['deliverOrder', { code: 'action-missing', action: 'CanDeliverOrder' }],
    ['cancelAmount', { code: 'action-missing', action: 'CanCancelAmount' }],
    ['creditNewRow', { code: 'delivery-action-missing', action: 'CanCreditNewRow' }],
    ['creditAmount', { code: 'delivery-action-missing', action: 'CanCreditAmount' }],
  ])('names a missing action of %s and its owner', async (name, expected) => {
    expect(await refusal(errors['action-missing'], name)).toMatchObject(expected)
  })

  it('names no action if one of several is missing, because the provider does not say which', async () => {
    const failure = await refusal(errors['action-missing'], 'deliverAndLowerAmount')
    expect(failure.code).toBe('action-missing')
    expect(failure).not.toHaveProperty('action')
    expect(failure.detail).toContain('CanDeliverOrder, CanCancelAmount')
  })

  it.each([
    ['delivery-not-found', 'creditOrderRows', { code: 'delivery-not-found', pointer: '/DeliveryId' }],
    ['credit-not-found', 'getCredit', { code: 'credit-not-found', pointer: '/CreditId' }],
    ['credit-too-high', 'creditWithFee', { code: 'credit-too-high' }],
    ['order-not-found', 'getCredit', { code: 'order-not-found' }],
    ['order-amount-too-large', 'cancelAmount', { code: 'order-amount-too-large' }],
  ] as const)('has its meaning: %s at %s', async (error, name, expected) => {
    expect(await refusal(errors[error], name)).toMatchObject(expected)
  })

  it("names the members and rows with the edge's codes", async () => {
    const member = { Code: memberCodes['payment-type-wrong'], Field: 'CancelRemaining' }
    expect(await refusal(errors['request-invalid'], 'deliverOrder', [member])).toMatchObject({
      code: 'provider-refused',
      errors: [{ code: 'payment-type-wrong', pointer: '/CancelRemaining' }],
    })
    const row = { Code: rowCodes['row-not-creditable'], Field: 'OrderRowIds[0]' }
    expect(await refusal(errors['rows-refused'], 'creditOrderRows', [row])).toMatchObject({
      code: 'rows-refused',
      errors: [{ code: 'row-not-creditable', pointer: '/OrderRowIds/0' }],
    })
  })
})

describe('a status without its own meaning', () => {
  it.each([
    [402, 'provider-refused'],
    [499, 'provider-refused'],
    [307, 'provider-failed'],
    [500, 'provider-failed'],
    [503, 'provider-failed'],
  ])('%i is %s, and the problem has the number', async (status, code) => {
    const failure = await providerRefusal(new Response('', { status }), operations.getOrder)
    expect(failure).toEqual({ code, detail: `The provider answered with status ${status}.` })
  })

  it.each([408, 421, 425])('%i is about the connection, and may be tried again', async (status) => {
    const failure = await providerRefusal(new Response('', { status }), operations.getOrder)
    expect(failure).toMatchObject({ code: 'provider-failed', retryAfter: 1 })
  })
})

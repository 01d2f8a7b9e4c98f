import { expect } from '@open-wc/testing'
import { describe, it } from 'vitest'
import { openedOf } from './opened-of.ts'

describe('what an entry opens', () => {
  const all = new Set(['order', 'credit-order'] as const)

  it('is an order, or one on credit by the number of the provider', () => {
    expect(openedOf({ kind: 'order', number: '8906810' }, all)).to.deep.equal({
      kind: 'order',
      id: '8906810',
    })
    expect(openedOf({ kind: 'credit', number: '1000123', of: 'ProviderOrderNr' }, all)).to.deep.equal({
      kind: 'credit-order',
      id: '1000123',
    })
  })

  it('is nothing where another number is known, or none', () => {
    expect(openedOf({ kind: 'credit', number: 'web-7', of: 'ClientOrderNr' }, all)).to.equal(undefined)
    expect(openedOf({ kind: 'credit', number: '500002', of: 'ProviderPaymentPlanNr' }, all)).to.equal(
      undefined,
    )
    expect(openedOf({ kind: 'credit', of: 'ProviderOrderNr' }, all)).to.equal(undefined)
  })

  it('is nothing that no desk of the session shows', () => {
    expect(
      openedOf({ kind: 'credit', number: '1', of: 'ProviderOrderNr' }, new Set(['order'] as const)),
    ).to.equal(undefined)
    expect(openedOf({ kind: 'order', number: '1' }, undefined)).to.equal(undefined)
  })
})

import { describe, expect, it } from 'vitest'
import { misfitOf } from './campaigns.ts'

describe('a campaign from 500.00 to 60 000.00', () => {
  const campaign = { from: 50_000, to: 6_000_000 }

  it.each([50_000, 6_000_000, 123_456])('fits %i', (amount) => {
    expect(misfitOf(campaign, amount)).toBeUndefined()
  })

  it.each([
    [49_999, { term: 'creditNewTooLow', bound: 50_000 }],
    [6_000_001, { term: 'creditNewTooHigh', bound: 6_000_000 }],
    [2n ** 63n - 1n, { term: 'creditNewTooHigh', bound: 6_000_000 }],
  ])('does not fit %s, and says why', (amount, misfit) => {
    expect(misfitOf(campaign, amount)).toEqual(misfit)
  })
})

it('a campaign without a highest amount fits any from its lowest', () => {
  expect(misfitOf({ from: 10_000, to: undefined }, 2n ** 63n - 1n)).toBeUndefined()
})

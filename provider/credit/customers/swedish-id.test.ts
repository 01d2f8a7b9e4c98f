import { describe, expect, it } from 'vitest'
import { isSameSwedishId, swedishId } from './swedish-id.ts'

describe('a Swedish id', () => {
  it.each([
    ['Individual', '8513320000', '198513320000', true],
    ['Individual', '198513320000', '8513320000', true],
    ['Individual', '198513320000', '208513320000', false],
    ['Individual', '168513320000', '8513320000', false],
    // A sole trader's company, known with and without the century.
    ['Company', '4608142222', '194608142222', true],
    ['Company', '194608142222', '4608142222', true],
    ['Company', '165560000000', '5560000000', true],
    ['Company', '5560000000', '5560000001', false],
    ['Company', '', '5560000001', false],
    ['Company', 'SE556000000001', '5560000001', false],
  ] as const)('%s %s and %s are the same: %s', (type, one, other, isSame) => {
    expect(isSameSwedishId(type, one, other)).toBe(isSame)
  })

  it.each([
    ['Individual', '198513320000', '8513320000', '198513320000'],
    ['Individual', '200102030000', '0102030000', '200102030000'],
    ['Individual', '8513320000', '8513320000', '198513320000'],
    // The third and fourth digits of an organization number are at least 20.
    ['Company', '5560000001', '5560000001', '165560000001'],
    ['Company', '4608142222', '4608142222', '194608142222'],
    ['Company', 'NOBODY', 'NOBODY', 'NOBODY'],
  ] as const)('%s %s is %s in ten digits and %s in twelve', (type, id, ten, twelve) => {
    expect([swedishId(type, id, 10), swedishId(type, id, 12)]).toEqual([ten, twelve])
  })
})

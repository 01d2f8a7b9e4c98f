import { describe, expect, it } from 'vitest'
import { checkBatch } from './batch.rules.ts'

const TODAY = '2026-11-28'
const metadata = { Key: 'route', Value: 'north' }

describe('an act of a batch', () => {
  it.each([
    ['extends with a later date', { kind: 'extend', expiryDate: '2026-11-29' }],
    ['sets metadata', { kind: 'metadata', metadata }],
    ['delivers without either', { kind: 'deliver' }],
  ] as const)('%s', (_, act) => {
    expect(checkBatch(act, TODAY)).toEqual([])
  })

  it.each([
    ['an extension without its date', { kind: 'extend' }, '/expiryDate'],
    ['metadata without its key', { kind: 'metadata' }, '/metadata'],
  ] as const)('is refused for %s', (_, act, pointer) => {
    expect(checkBatch(act, TODAY)).toEqual([{ pointer, code: 'member-missing' }])
  })

  it.each([
    ['a date', { kind: 'metadata', metadata, expiryDate: '2026-11-29' }, '/expiryDate', 'extend'],
    ['metadata', { kind: 'extend', expiryDate: '2026-11-29', metadata }, '/metadata', 'metadata'],
    ['metadata of a delivery', { kind: 'deliver', metadata }, '/metadata', 'metadata'],
  ] as const)('is refused for %s that another kind takes', (_, act, pointer, owner) => {
    expect(checkBatch(act, TODAY)).toEqual([
      { pointer, code: 'member-wrong-type', expected: `absent unless kind is ${owner}` },
    ])
  })

  it('is refused for a date that is not later than today, and for metadata that an order would refuse', () => {
    expect(checkBatch({ kind: 'extend', expiryDate: TODAY }, TODAY)).toEqual([
      { pointer: '/expiryDate', code: 'date-not-later', today: TODAY },
    ])
    expect(checkBatch({ kind: 'extend', expiryDate: '2026-02-30' }, TODAY)).toEqual([
      { pointer: '/expiryDate', code: 'date-invalid' },
    ])
    const [refusal] = checkBatch({ kind: 'metadata', metadata: { Key: '', Value: 'x' } }, TODAY)
    expect(refusal?.pointer).toBe('/metadata/Key')
  })
})

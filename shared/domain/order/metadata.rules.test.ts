import { describe, expect, it } from 'vitest'
import { checkMetadata, type MetadataItem } from './metadata.rules.ts'

function reasons(items: MetadataItem[]): string[] {
  return checkMetadata(items).map(({ pointer, code }) => `${pointer} ${code}`)
}

const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ Key: `key ${index}`, Value: '' }))

describe('checkMetadata', () => {
  it('takes 50 pairs at their limits', () => {
    expect(reasons([{ Key: 'k'.repeat(50), Value: 'v'.repeat(500) }, ...pairs(49)])).toEqual([])
  })

  it.each([
    ['no pair', [], '/Metadata list-empty'],
    ['51 pairs', pairs(51), '/Metadata list-too-long'],
    ['an empty key', [{ Key: '', Value: 'v' }], '/Metadata/0/Key member-too-short'],
    ['a key of 51 characters', [{ Key: 'k'.repeat(51), Value: '' }], '/Metadata/0/Key member-too-long'],
    [
      'a value of 501 characters',
      [{ Key: 'k', Value: 'v'.repeat(501) }],
      '/Metadata/0/Value member-too-long',
    ],
    ['a key twice', [...pairs(2), { Key: 'key 0', Value: 'other' }], '/Metadata/2/Key key-repeated'],
    ['a line break', [{ Key: 'k\n', Value: '' }], '/Metadata/0/Key member-has-control-characters'],
  ])('refuses %s', (_, items, expected) => {
    expect(reasons(items)).toEqual([expected])
  })
})

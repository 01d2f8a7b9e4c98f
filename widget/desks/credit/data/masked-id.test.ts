import { describe, expect, it } from 'vitest'
import { maskedId } from './masked-id.ts'

describe('a masked national id', () => {
  it.each([
    ['19851332-0000', '19851332-••••'],
    ['321390-900X', '321390-••••'],
    ['DE000000101', 'DE00000••••'],
    ['0000010-0', '0000•••-•'],
    ['32138800000', '3213880••••'],
    ['123', '•••'],
    ['', ''],
  ])('shows %s as %s', (id, shown) => {
    expect(maskedId(id)).toBe(shown)
  })
})

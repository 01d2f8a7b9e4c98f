import { describe, expect, it } from 'vitest'
import { soughtIn } from './find-orders.ts'

describe('a search text', () => {
  it.each([
    ['web-77', { ClientOrderNr: 'web-77' }],
    ['  web 77 ', { ClientOrderNr: 'web 77' }],
    ['1000001', { ClientOrderNr: '1000001', ProviderOrderNr: 1_000_001 }],
    // As a page or a sheet groups digits.
    ['1 000 001', { ClientOrderNr: '1 000 001', ProviderOrderNr: 1_000_001 }],
    ['1\u00a0000\u202f001', { ClientOrderNr: '1\u00a0000\u202f001', ProviderOrderNr: 1_000_001 }],
    ['9223372036854775807', { ClientOrderNr: '9223372036854775807', ProviderOrderNr: 2n ** 63n - 1n }],
    ['9223372036854775808', { ClientOrderNr: '9223372036854775808' }],
    ['007', { ClientOrderNr: '007', ProviderOrderNr: 7 }],
    ['0', { ClientOrderNr: '0' }],
    ['-7', { ClientOrderNr: '-7' }],
    ['1.5', { ClientOrderNr: '1.5' }],
    ['1e3', { ClientOrderNr: '1e3' }],
    ['', 'empty'],
    [' \u00a0 ', 'empty'],
    ['web\u0000', 'unreadable'],
    ['web\t77', 'unreadable'],
    ['web\u0085x', 'unreadable'],
    ['\ud800x', 'unreadable'],
  ])('%j looks for %o', (text, sought) => {
    expect(soughtIn(text)).toEqual(sought)
  })
})

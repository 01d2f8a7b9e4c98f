import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const V6 = '2001:db8::7'

describe('the address of a client', () => {
  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.7'],
    ['IPv4 with a port', '203.0.113.7:49152', '203.0.113.7'],
    ['IPv6', V6, V6],
    ['IPv6 in upper case and at full length', '2001:0DB8:0000:0000:0000:0000:0000:0007', V6],
    ['IPv6 in brackets', `[${V6}]`, V6],
    ['IPv6 in brackets with a port', `[${V6}]:49152`, V6],
    ['IPv6 with a zone', 'fe80::7%eth0', 'fe80::7'],
    ['IPv4 within IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 within IPv6, in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
    ['blanks around', ' 203.0.113.7 ', '203.0.113.7'],
  ])('is read from %s', (_, value, address) => {
    expect(clientAddress(value, 1)).toBe(address)
  })

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['a word', 'unknown'],
    ['a hidden name of RFC 7239', '_gazonk'],
    ['a host name', 'proxy.example'],
    ['three numbers', '203.0.113'],
    ['a number above 255', '203.0.113.256'],
    ['an octal number', '203.0.113.007'],
    ['one number for an address', '3405803783'],
    ['hexadecimal IPv4', '0xcb.0.0x71.7'],
    ['two double colons', '2001::db8::7'],
    ['nine groups', '1:2:3:4:5:6:7:8:9'],
    ['a bracket that stays open', `[${V6}`],
    ['IPv4 in brackets', '[203.0.113.7]'],
    ['text behind the brackets', `[${V6}]@evil`],
    ['a slash', '203.0.113.7/32'],
    ['a zone of 100 characters', `fe80::7%${'z'.repeat(100)}`],
    ['a megabyte', '1'.repeat(1_000_000)],
    ['only commas', ',,,'],
  ])('is undefined for %s', (_, value) => {
    expect(clientAddress(value, 1)).toBeUndefined()
  })

  it.each([
    [1, '203.0.113.9', '203.0.113.9'],
    // The client sent the first two; the proxy appended the last.
    [1, '198.51.100.1, 198.51.100.2,203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [3, '203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
    [3, `${'198.51.100.1, '.repeat(50_000)}203.0.113.9:80, 10.0.0.3, 10.0.0.2`, '203.0.113.9'],
    // The request bypassed one of the two proxies.
    [2, '203.0.113.9', undefined],
    [2, ', 203.0.113.9', undefined],
    // An invalid entry is not replaced by another one.
    [1, '203.0.113.9, unknown', undefined],
    [1, '203.0.113.9,', undefined],
  ])('is, behind %d proxies, the entry at that place from the end', (hops, value, address) => {
    expect(clientAddress(value, hops)).toBe(address)
  })
})

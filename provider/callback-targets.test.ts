import { describe, expect, it } from 'vitest'
import { defaultTargets, isListedTarget, targetOf } from './callback-targets.ts'

describe('the default targets', () => {
  it.each([
    'http://127.0.0.1:8787/callbacks',
    'http://localhost/a?b=c',
    'http://[::1]:99/',
    // Spellings of 127.0.0.1 that a parser reads as it.
    'http://2130706433/',
    'http://127.1:80/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'HTTP://LocalHost:1/',
  ])('have %s', (address) => {
    expect(targetOf(address, defaultTargets)).toBeDefined()
  })

  it.each([
    '',
    'here',
    'http://shop.example/',
    'https://shop.example/',
    'https://localhost/',
    'http://localhost./',
    'http://localhost.shop.example/',
    'http://0.0.0.0/',
    'http://127.0.0.2/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://user@localhost/',
    'http://user:pass@127.0.0.1/',
    'http://localhost/#part',
    'http://localhost@shop.example/',
    'ftp://localhost/',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('do not have %s', (address) => {
    expect(targetOf(address, defaultTargets)).toBeUndefined()
  })
})

describe('listed targets', () => {
  const listed = ['https://shop.example', 'https://shop.example:8443', 'http://localhost:9000']

  it.each([
    ['https://shop.example/callbacks/x', true],
    ['https://SHOP.example:443/', true],
    ['https://shop.example:8443/', true],
    ['https://shop.example:8444/', false],
    ['http://shop.example/', false],
    ['https://shop.example./', false],
    ['https://a.shop.example/', false],
    ['https://shop.example.evil.example/', false],
    ['http://localhost:9000/', true],
    ['http://localhost:9001/', false],
    ['http://127.0.0.1:9000/', false],
    ['http://2130706433:9000/', false],
  ])('have %s: %s', (address, isListed) => {
    expect(targetOf(address, listed) !== undefined).toBe(isListed)
  })

  it.each([
    ['https://shop.example', true],
    ['http://localhost:*', true],
    ['http://127.0.0.1:9000', true],
    ['http://[::1]:*', true],
    ['https://*', false],
    ['https://shop.example:*', false],
    ['https://*.shop.example', false],
    ['https://shop.example/', false],
    ['https://Shop.example', false],
    ['http://shop.example', false],
    ['http://10.0.0.1', false],
    ['http://2130706433', false],
    ['', false],
  ])('can be %s: %s', (entry, isEntry) => {
    expect(isListedTarget(entry)).toBe(isEntry)
  })
})

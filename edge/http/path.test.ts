import { describe, expect, it } from 'vitest'
import { pathOf } from './path.ts'

describe('pathOf', () => {
  it.each([
    ['http://edge.test/API/v1/Orders/1/', '/api/v1/orders/1'],
    ['http://[::1]:8080/session', '/session'],
    ['http://edge.test', '/'],
    ['http://edge.test/soap?WSDL', '/soap'],
    ['http://edge.test/api/../session', '/session'],
    ['http://edge.test/api/%2e%2e/session', '/session'],
    ['http://edge.test/order-admin.js', '/order-admin.js'],
    ['http://edge.test/a%2Fb', '/a%2fb'],
    ['http://user:secret@edge.test/session', '/session'],
  ])('returns for %s %s', (url, path) => expect(pathOf(url)).toBe(path))

  it('keeps two slashes at the end, which no route has', () => {
    expect(pathOf('http://edge.test/session//')).toBe('/session//')
  })
})

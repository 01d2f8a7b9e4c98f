import { describe, expect, it } from 'vitest'
import { capabilities } from './session.ts'
import { sessionRequest } from './session.schema.ts'

const request = {
  origin: 'https://shop.example',
  user: { id: 'u1', name: 'Åsa Öberg' },
  capabilities: ['order.read'],
}
const takes = (changes: object) => sessionRequest.safeParse({ ...request, ...changes }).success

describe('the request of a session', () => {
  it('may name every capability, and at least one', () => {
    expect(takes({ capabilities })).toBe(true)
    expect(takes({ capabilities: [] })).toBe(false)
    expect(takes({ capabilities: [...capabilities, 'order.read'] })).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'order.READ', '*', ''])('names no capability %j', (capability) => {
    expect(takes({ capabilities: [capability] })).toBe(false)
  })

  it.each([
    'https://shop.example/',
    'https://shop.example, https://evil.example',
    'https://*.example',
    'null',
    'file://',
    'https://SHOP.example',
    `https://${'a'.repeat(250)}.example`,
  ])('names no origin %j', (origin) => expect(takes({ origin })).toBe(false))

  it.each(['http://localhost:5173', 'https://[::1]:8443', 'https://xn--bcher-kva.example'])(
    'may name the origin %s',
    (origin) => expect(takes({ origin })).toBe(true),
  )

  it('has a user whose id and name have 1 to 100 characters', () => {
    for (const member of ['id', 'name']) {
      expect(takes({ user: { ...request.user, [member]: 'x'.repeat(100) } })).toBe(true)
      expect(takes({ user: { ...request.user, [member]: 'x'.repeat(101) } })).toBe(false)
      expect(takes({ user: { ...request.user, [member]: '' } })).toBe(false)
    }
  })
})

import { expect, it } from 'vitest'
import { config } from '../config/configured.ts'
import { env } from '../testing/edge.ts'
import { entryOf, put, useRegistry } from '../testing/registry.ts'
import { customerDigest } from './customer-digest.ts'

useRegistry()

const NUMBER = '4605092222'
const digestOf = (merchantId: string, number = NUMBER) =>
  customerDigest({ config, env: env as never, merchantId }, 'Invoice', number)

it('a customer’s digest is the same for the same merchant and number alone', async () => {
  const first = await digestOf('100001')
  expect(await digestOf('100001')).toBe(first)
  expect(await digestOf('100001', '4605092223')).not.toBe(first)
  expect(await digestOf('100002')).not.toBe(first)
})

it('a customer’s digest is keyed for a merchant of the registry too: whoever tries all numbers finds none', async () => {
  const soap = { SoapClients: { Invoice: { ClientNumber: 1, Username: 'u', Password: 'of-the-digest' } } }
  expect((await put('digest-shop', entryOf('100001', soap))).status).toBe(201)
  const first = await digestOf('digest-shop')
  expect(await digestOf('digest-shop')).toBe(first)
  // What anybody could compute.
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode('customer '),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const guess = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(NUMBER))
  expect(first).not.toBe(new Uint8Array(guess).toHex())
  // Nor has a merchant without a client a digest that can be computed.
  expect(await digestOf('nobody')).not.toBe(await digestOf('nobody'))
})

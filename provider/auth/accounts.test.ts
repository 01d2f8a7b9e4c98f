import { describe, expect, it } from 'vitest'
import type { MerchantAccount } from '../config.ts'
import { accountOf, accountOfClient, accountOfSoapClient, type AccountConfig, isWorld } from './accounts.ts'

const key = new TextEncoder().encode('a-signing-key-for-these-tests-only-0')
const configured: MerchantAccount = {
  MerchantId: '100001',
  Name: 'Configured',
  ClientId: 'c1',
  ClientSecret: 'cs1',
  SharedSecret: 'ss1',
  SoapClients: [{ ClientNumber: 79021, Username: 'u', Password: 'p' }],
}
const config: AccountConfig = { merchants: [configured], tokenSigningKey: key, sandbox: true }

describe('the accounts of a sandbox', () => {
  it('has a configured merchant by each of its ids', () => {
    expect(accountOf(config, '100001')).toBe(configured)
    expect(accountOfClient(config, 'c1')).toBe(configured)
    expect(accountOfSoapClient(config, 79021)).toBe(configured)
  })

  it('has the same account of a world by each of its ids, each time', () => {
    const world = accountOf(config, '1000000000')!
    expect(world).toMatchObject({ MerchantId: '1000000000', ClientId: 'world-1000000000' })
    expect(accountOfClient(config, 'world-1000000000')).toEqual(world)
    expect(accountOfSoapClient(config, 1_000_000_000)).toEqual(world)
  })

  it('has other secrets for each purpose, world and signing key', () => {
    const other = { ...config, tokenSigningKey: key.with(0, 0) }
    const accounts = [
      accountOf(config, '1000000000')!,
      accountOf(config, '2147483647')!,
      accountOf(other, '1000000000')!,
    ]
    const secrets = accounts.flatMap(({ ClientSecret, SharedSecret, SoapClients: [client] }) => [
      ClientSecret,
      SharedSecret,
      client!.Password,
    ])
    expect(new Set(secrets).size).toBe(9)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  it.each(['', '999999999', '2147483648', '01000000000', '1000000000.0', '1e9', ' 1000000000', '9999999999'])(
    'has no world %j',
    (id) => {
      expect(accountOf(config, id)).toBeUndefined()
      expect(accountOfClient(config, `world-${id}`)).toBeUndefined()
    },
  )

  it.each([NaN, 0, -1, 999_999_999, 2 ** 31, 1_000_000_000.5, 2 ** 53])(
    'has no SOAP client of a world with the number %s',
    (number) => expect(accountOfSoapClient(config, number)).toBeUndefined(),
  )
})

it('has no world outside a sandbox, where a merchant may have such an id', () => {
  const merchants = [{ ...configured, MerchantId: '1000000001' }]
  const production = { ...config, merchants, sandbox: false }
  expect(accountOf(production, '1000000000')).toBeUndefined()
  expect(accountOf(production, '1000000001')).toBe(merchants[0])
  expect(isWorld(production, '1000000001')).toBe(false)
})

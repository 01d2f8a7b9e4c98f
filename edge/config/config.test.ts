import { describe, expect, it } from 'vitest'
import { restNames } from '../../shared/wire/operations.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'
import { defaultRates } from './rates.ts'

const SECRET = 'a-secret-that-no-message-may-quote'
const merchant = {
  MerchantId: '1',
  ApiKeyHashes: ['a'.repeat(64)],
  Origins: ['https://shop.example'],
  ClientId: 'client',
  ClientSecret: SECRET,
}
const key = { kid: 'one', secret: 's'.repeat(32) }

function config({
  merchants = [merchant] as object[],
  keys = [key],
  ...members
}: Record<string, unknown> & { merchants?: object[]; keys?: object[] } = {}) {
  return readConfig({
    MERCHANTS: JSON.stringify(merchants),
    SESSION_KEYS: JSON.stringify(keys),
    PROVIDER_URL: 'https://provider.example/',
    AUTH_URL: 'https://auth.example',
    ...members,
  } as unknown as Env)
}

describe('the configuration', () => {
  it('knows many merchants by their ids and keys', () => {
    const second = { ...merchant, MerchantId: '2', ApiKeyHashes: ['b'.repeat(64), 'c'.repeat(64)] }
    const { merchants, apiKeys } = config({ merchants: [merchant, second] })
    expect([...merchants.keys()]).toEqual(['1', '2'])
    expect(apiKeys.get('c'.repeat(64))).toMatchObject({ id: 'cccccccc', merchant: { MerchantId: '2' } })
  })

  it('knows keys that may do less, with their limits', () => {
    const [Hash, Expires] = ['b'.repeat(64), '2027-01-31T00:00:00Z']
    const RestrictedKeys = [
      { Hash, Name: 'ERP', Capabilities: ['order.read'], Origins: ['https://shop.example'], Expires },
    ]
    const { apiKeys } = config({ merchants: [{ ...merchant, RestrictedKeys }] })
    expect(apiKeys.get(Hash)).toMatchObject({
      id: 'bbbbbbbb',
      capabilities: ['order.read'],
      isForSessions: false,
      origins: new Set(['https://shop.example']),
      expiresAt: Date.UTC(2027, 0, 31),
    })
    expect(apiKeys.get('a'.repeat(64))).toMatchObject({ isForSessions: true, expiresAt: Infinity })
    // A merchant may have such keys alone.
    expect(config({ merchants: [{ ...merchant, ApiKeyHashes: [], RestrictedKeys }] }).apiKeys.size).toBe(1)
  })

  it.each([
    ['is misspelt', { Capabilites: ['order.read'] }, 'MERCHANTS.0.RestrictedKeys.0'],
    ['has an unknown capability', { Capabilities: ['order.red'] }, 'RestrictedKeys.0.Capabilities.0'],
    ['has no capability', { Capabilities: [] }, 'RestrictedKeys.0.Capabilities'],
    ['has an origin of nobody', { Origins: ['https://evil.example'] }, 'RestrictedKeys.0.Origins.0 is not'],
    ['ends on no day', { Expires: '2027-02-30T00:00:00Z' }, 'RestrictedKeys.0.Expires'],
    ['ends without a time zone', { Expires: '2027-01-31T00:00:00' }, 'RestrictedKeys.0.Expires'],
    ['has a line break in its name', { Name: 'a\nb' }, 'RestrictedKeys.0.Name'],
    ['is listed as a key without limits too', { Hash: 'a'.repeat(64) }, 'RestrictedKeys more than once'],
  ])('refuses a key with limits that %s', (_, limits, message) => {
    const RestrictedKeys = [{ Hash: 'b'.repeat(64), ...limits }]
    expect(messageOf(() => config({ merchants: [{ ...merchant, RestrictedKeys }] }))).toContain(message)
  })

  it('has a merchant without any key refused', () => {
    const merchants = [{ ...merchant, ApiKeyHashes: [] }]
    expect(messageOf(() => config({ merchants }))).toContain('MERCHANTS.0.ApiKeyHashes is empty')
  })

  it('has defaults for optional members', () => {
    const read = config()
    expect(read).toMatchObject({ providerUrl: 'https://provider.example', historyDays: 365 })
    expect(read.merchants.get('1')).toMatchObject({ Scheme: 'bearer' })
  })

  it('takes the listed operations, or all operations if none are listed', () => {
    const names = ['getOrder', 'deliverOrder']
    expect([...config({ OPERATIONS: JSON.stringify(names) }).operations]).toEqual(names)
    expect([...config().operations]).toEqual(restNames)
  })

  it('names an unknown operation and its place', () => {
    const OPERATIONS = JSON.stringify(['getOrder', 'deliverOrders'])
    const message = messageOf(() => config({ OPERATIONS }))
    expect(message).toContain('OPERATIONS.1 is deliverOrders, which is no operation')
  })

  it('trusts the platform’s header only together with the platform’s bindings', () => {
    const binding = { limit: () => Promise.resolve({ success: true }) }
    expect(config({ GUESS_RATE: binding }).trustedProxy).toEqual({ header: 'CF-Connecting-IP', hops: 1 })
    expect(config().trustedProxy).toEqual({ header: undefined, hops: 1 })
  })

  it('takes another header and the number of proxies that append to it', () => {
    const TRUSTED_PROXY_HEADER = 'X-Forwarded-For'
    const read = config({ TRUSTED_PROXY_HEADER, TRUSTED_PROXY_HOPS: '2' })
    expect(read.trustedProxy).toEqual({ header: TRUSTED_PROXY_HEADER, hops: 2 })
    expect(messageOf(() => config({ TRUSTED_PROXY_HOPS: '2' }))).toContain('needs TRUSTED_PROXY_HEADER')
  })

  it('takes some rates and keeps the defaults of the others', () => {
    const read = config({ RATE_LIMITS: '{"GUESS_RATE":5}' })
    expect(read.rates).toEqual({ ...defaultRates, GUESS_RATE: 5 })
    expect(config().rates).toEqual(defaultRates)
  })

  it('takes SOAP clients by kind of order and days as text', () => {
    const client = { ClientNumber: 79021, Username: 'u', Password: SECRET }
    const read = config({
      merchants: [{ ...merchant, SoapClients: { Invoice: client } }],
      HISTORY_DAYS: '30',
    })
    expect(read.merchants.get('1')?.SoapClients?.Invoice).toEqual(client)
    expect(read.historyDays).toBe(30)
  })

  it('takes the place of its objects, and not two', () => {
    expect(config().place).toEqual({ jurisdiction: undefined, locationHint: undefined })
    expect(config({ JURISDICTION: 'eu' }).place.jurisdiction).toBe('eu')
    expect(config({ LOCATION_HINT: 'weur' }).place.locationHint).toBe('weur')
    const both = messageOf(() => config({ JURISDICTION: 'eu', LOCATION_HINT: 'weur' }))
    expect(both).toContain('JURISDICTION and LOCATION_HINT')
  })

  it.each([
    'http://localhost:8787',
    'http://127.0.0.1',
    'http://127.255.255.254:1',
    'http://[::1]:8787',
    // Another spelling of 127.0.0.1.
    'http://2130706433',
  ])('takes %s without TLS, because it is this machine', (address) => {
    expect(config({ PROVIDER_URL: address, AUTH_URL: address }).authUrl).not.toBe('')
  })

  it('removes blanks and line ends from an address, as a URL parser does', () => {
    expect(config({ PUBLIC_URL: 'https://edge.example/' }).publicUrl).toBe('https://edge.example')
    expect(config({ AUTH_URL: ' https://auth.\nexample\t/a \r\n' }).authUrl).toBe('https://auth.example/a')
  })

  it.each([
    ['a header with a syntax of its own', { TRUSTED_PROXY_HEADER: 'Forwarded' }, 'TRUSTED_PROXY_HEADER'],
    ['an invalid header name', { TRUSTED_PROXY_HEADER: 'X Real IP' }, 'TRUSTED_PROXY_HEADER'],
    [
      'no proxies',
      { TRUSTED_PROXY_HEADER: 'X-Forwarded-For', TRUSTED_PROXY_HOPS: '0' },
      'TRUSTED_PROXY_HOPS',
    ],
    ['an unknown rate', { RATE_LIMITS: '{"GUES_RATE":5}' }, 'RATE_LIMITS'],
    ['a negative rate', { RATE_LIMITS: '{"GUESS_RATE":-1}' }, 'RATE_LIMITS.GUESS_RATE'],
    ['no MERCHANTS', { MERCHANTS: undefined }, 'MERCHANTS'],
    ['MERCHANTS that are not JSON', { MERCHANTS: `{${SECRET}` }, 'MERCHANTS'],
    [
      'a merchant without a secret',
      { merchants: [merchant, { ...merchant, ClientSecret: undefined }] },
      'MERCHANTS.1.ClientSecret',
    ],
    [
      'a key in place of its hash',
      { merchants: [{ ...merchant, ApiKeyHashes: [SECRET] }] },
      'MERCHANTS.0.ApiKeyHashes.0',
    ],
    [
      'the signed scheme without its secret',
      { merchants: [{ ...merchant, Scheme: 'signed' }] },
      'MERCHANTS.0.SharedSecret',
    ],
    ['another scheme', { merchants: [{ ...merchant, Scheme: SECRET }] }, 'MERCHANTS.0.Scheme'],
    ...['shop:1', 'x'.repeat(65), 'łódź'].map((MerchantId): [string, Record<string, unknown>, string] => [
      `ServerSecret with the id ${MerchantId}, which no signature can name`,
      { merchants: [merchant, { ...merchant, MerchantId, ServerSecret: SECRET }] },
      'MERCHANTS.1.MerchantId',
    ]),
    [
      'the signed scheme with an id outside Latin-1, which no signature can name',
      { merchants: [{ ...merchant, MerchantId: 'łódź', Scheme: 'signed', SharedSecret: SECRET }] },
      'MERCHANTS.0.MerchantId',
    ],
    [
      'a SOAP client without a password',
      { merchants: [{ ...merchant, SoapClients: { Loan: { ClientNumber: 1, Username: 'u' } } }] },
      'MERCHANTS.0.SoapClients.Loan.Password',
    ],
    [
      'no requests at all',
      { merchants: [{ ...merchant, Limits: { RequestsPerMinute: 0 } }] },
      'MERCHANTS.0.Limits.RequestsPerMinute',
    ],
    [
      'a SOAP client for no kind of order',
      { merchants: [{ ...merchant, SoapClients: { Other: {} } }] },
      'MERCHANTS.0.SoapClients',
    ],
    [
      'one merchant twice',
      { merchants: [merchant, { ...merchant, ApiKeyHashes: ['b'.repeat(64)] }] },
      'MerchantId',
    ],
    [
      'one API key for two merchants',
      { merchants: [merchant, { ...merchant, MerchantId: '2' }] },
      'ApiKeyHashes',
    ],
    ['a short session key', { keys: [{ kid: 'x', secret: 'short' }] }, 'SESSION_KEYS.0.secret'],
    ['one kid twice', { keys: [key, key] }, 'kid'],
    ['an invalid address', { PROVIDER_URL: 'provider' }, 'PROVIDER_URL'],
    ['an address of another scheme', { PROVIDER_URL: 'ftp://provider.example' }, 'PROVIDER_URL'],
    ['another scheme on this machine itself', { PROVIDER_URL: 'ws://localhost' }, 'PROVIDER_URL'],
    ['an address without TLS', { PROVIDER_URL: 'http://provider.example' }, 'PROVIDER_URL'],
    ['a token endpoint without TLS', { AUTH_URL: 'http://auth.example' }, 'AUTH_URL'],
    ['an address of its own without TLS', { PUBLIC_URL: 'http://edge.example' }, 'PUBLIC_URL'],
    ['a hook for errors without TLS', { ERROR_HOOK_URL: 'http://hook.example' }, 'ERROR_HOOK_URL'],
    [
      'a host that begins like loopback and is not',
      { AUTH_URL: 'http://127.0.0.1.auth.example' },
      'AUTH_URL',
    ],
    ['loopback as a user name', { AUTH_URL: 'http://localhost@auth.example' }, 'AUTH_URL'],
    ["loopback's neighbour", { PROVIDER_URL: 'http://128.0.0.1' }, 'PROVIDER_URL'],
    ['the unspecified address without TLS', { PROVIDER_URL: 'http://0.0.0.0:8787' }, 'PROVIDER_URL'],
    ['an operator in small letters', { OPERATOR_NAME: 'acme' }, 'OPERATOR_NAME'],
    ['operations that are not JSON', { OPERATIONS: `getOrder, ${SECRET}` }, 'OPERATIONS'],
    ['operations that are not a list', { OPERATIONS: '{"getOrder":true}' }, 'OPERATIONS'],
    ['a SOAP operation', { OPERATIONS: '["getOrder","CreateOrder"]' }, 'OPERATIONS.1'],
    ['an operation that is not a name', { OPERATIONS: JSON.stringify(['getOrder', SECRET]) }, 'OPERATIONS.1'],
    ['an operation twice', { OPERATIONS: '["getOrder","getOrder"]' }, 'OPERATIONS'],
    ['no operation at all', { OPERATIONS: '[]' }, 'OPERATIONS lacks getOrder'],
    [
      'operations without the one that all need',
      { OPERATIONS: '["addOrderRow"]' },
      'OPERATIONS lacks getOrder',
    ],
    ['a jurisdiction that there is not', { JURISDICTION: 'EU' }, 'JURISDICTION'],
    ['a place that there is not', { LOCATION_HINT: 'moon' }, 'LOCATION_HINT'],
    ['no days', { HISTORY_DAYS: '0' }, 'HISTORY_DAYS'],
  ])('is refused with %s; the message names the member and not its value', (_, members, name) => {
    const message = messageOf(() => config(members))
    expect(message).toContain(name)
    expect(message).not.toContain(SECRET)
  })
})

function messageOf(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return `${code} ${message}`
  }
}

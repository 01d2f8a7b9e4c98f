import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { orderPath } from '../testing/provider.ts'
import { readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'

const put = (id: Long, Metadata: unknown) => sendJson('PUT', `${orderPath(id)}/metadata`, { Metadata })
const pair = (Key: string, Value = 'v') => ({ Key, Value })
const pairs = (count: number) => Array.from({ length: count }, (_, index) => pair(`k${index}`))

beforeEach(reset)

describe('setting metadata', () => {
  it('answers 200 without a body, sets the given keys and keeps the others', async () => {
    const response = await put(seeds.open, [pair('campaign', 'winter'), pair('shelf', '7 ö 💡')])
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    expect((await readOrder(seeds.open)).OrderMetadata).toEqual({
      channel: 'web',
      campaign: 'winter',
      shelf: '7 ö 💡',
    })
  })

  it('adds the first metadata of an order', async () => {
    expect(await readOrder(seeds.limited)).not.toHaveProperty('OrderMetadata')
    await put(seeds.limited, [pair('a', '')])
    expect((await readOrder(seeds.limited)).OrderMetadata).toEqual({ a: '' })
  })

  it('accepts 50 pairs, keys of 50 and values of 500 characters, also on a closed order', async () => {
    expect((await put(seeds.expired, pairs(50))).status).toBe(200)
    expect((await put(seeds.expired, [pair('k'.repeat(50), '💡'.repeat(500))])).status).toBe(200)
    expect(Object.keys((await readOrder(seeds.expired)).OrderMetadata!)).toHaveLength(51)
  })

  it('accepts names of inherited properties', async () => {
    await put(seeds.limited, [pair('__proto__', 'a'), pair('constructor', 'b')])
    const { OrderMetadata } = await readOrder(seeds.limited)
    expect(Object.entries(OrderMetadata!)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
  })

  it.each<[string, unknown, number, string, string]>([
    ['no pairs', [], 1016, 'Metadata', 'Metadata must have at least one item.'],
    ['51 pairs', pairs(51), 1017, 'Metadata', 'Metadata must have at most 50 items.'],
    ['an empty key', [pair('')], 1012, 'Metadata[0].Key', 'Key must have at least 1 character.'],
    [
      'a key of 51',
      [pair('k'.repeat(51))],
      1013,
      'Metadata[0].Key',
      'Key has 51 characters; at most 50 are allowed.',
    ],
    [
      'a value of 501',
      [pair('a', 'v'.repeat(501))],
      1013,
      'Metadata[0].Value',
      'Value has 501 characters; at most 500 are allowed.',
    ],
    ['no value', [{ Key: 'a' }], 1010, 'Metadata[0].Value', 'Value is required.'],
    ['no key', [{ Value: 'a' }], 1010, 'Metadata[0].Key', 'Key is required.'],
    ['a number', [{ Key: 'a', Value: 1 }], 1011, 'Metadata[0].Value', 'Value must be a string.'],
    [
      'a key twice',
      [pair('a'), pair('b'), pair('a')],
      1018,
      'Metadata[2].Key',
      'The key is given more than once.',
    ],
    [
      'a secret',
      [pair('apiKey', 'x')],
      1050,
      'Metadata[0].Key',
      'Key is the name of a secret; metadata must not hold secrets.',
    ],
    [
      'a card number',
      [pair('a'), pair('note', '4111 1111 1111 1111')],
      1050,
      'Metadata[1].Value',
      'Value contains a card number; metadata must not hold secrets.',
    ],
    [
      'a national id',
      [pair('customer', '19121212-1212')],
      1051,
      'Metadata[0].Value',
      'Value contains a national id; metadata must not hold personal data.',
    ],
    [
      'half a character',
      [pair('a', '\ud800')],
      1023,
      'Metadata[0].Value',
      'Value is not valid Unicode: it contains half of a surrogate pair.',
    ],
    ['an object', { a: 'b' }, 1011, 'Metadata', 'Metadata must be an array.'],
  ])('refuses %s', async (_, metadata, Code, Field, ErrorMessage) => {
    const before = await readOrder(seeds.open)
    expect(await refusal(await put(seeds.open, metadata))).toEqual({
      Code: 40000,
      Message: 'The request is not valid.',
      Errors: [{ Code, Field, ErrorMessage }],
    })
    expect(await readOrder(seeds.open)).toEqual(before)
  })

  it('is 403 for an order of another merchant, and 400 for an unknown one', async () => {
    expect(await refusal(await put(seeds.others, pairs(1)), 403)).toMatchObject({ Code: 40300 })
    expect(await refusal(await put(1, pairs(1)))).toMatchObject({ Code: 40003 })
  })
})

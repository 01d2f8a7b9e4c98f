import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { BODY_LIMIT } from '../domain/values/limits.ts'
import { refusalText } from '../domain/values/refusal.ts'
import { orderMetadata } from '../domain/order/metadata.schema.ts'
import { orderRowAdd, orderRowsUpdate } from '../domain/order/order-row.schema.ts'
import { sessionRequest } from '../domain/session/session.schema.ts'
import { jsonBodyReader, strictBodyReader } from './json-body.ts'
import { operatorName } from './operator-name.ts'

const readRow = jsonBodyReader(orderRowAdd, operatorName())
const readMetadata = jsonBodyReader(orderMetadata, operatorName())
const readUpdates = jsonBodyReader(orderRowsUpdate, operatorName())
const readSession = jsonBodyReader(sessionRequest, operatorName())
const bytes = (text: string) => new TextEncoder().encode(text)

function reasons(result: ReturnType<typeof readRow>): string[] {
  return result.ok ? [] : result.reason.map(({ pointer, code }) => `${pointer} ${code}`)
}

describe('jsonBodyReader', () => {
  it('reads a row, ignoring the case of its members', () => {
    expect(readRow(bytes('{"name":"Lamp","QUANTITY":100,"unitPrice":5000,"Unit":null,"x":1}'))).toEqual({
      ok: true,
      value: { Name: 'Lamp', Quantity: 100, UnitPrice: 5000 },
    })
  })

  it.each([
    ['a text that is not JSON', '{"Name":', ' body-not-json'],
    ['an empty body', '', ' body-not-json'],
    ['an array', '[]', ' member-wrong-type'],
    ['null', 'null', ' member-wrong-type'],
    ['a name that is a number', '{"Name":1,"Quantity":100,"UnitPrice":1}', '/Name member-wrong-type'],
    [
      'a quantity with a fraction',
      '{"Name":"x","Quantity":1.5,"UnitPrice":1}',
      '/Quantity member-wrong-type',
    ],
    ['a quantity in quotes', '{"Name":"x","Quantity":"100","UnitPrice":1}', '/Quantity member-wrong-type'],
    [
      'a price of 2^63',
      '{"Name":"x","Quantity":100,"UnitPrice":9223372036854775808}',
      '/UnitPrice member-wrong-type',
    ],
    ['a missing name', '{"Quantity":100,"UnitPrice":1}', '/Name member-missing'],
    ['a broken rule', '{"Name":"","Quantity":100,"UnitPrice":1}', '/Name member-too-short'],
  ])('refuses %s and points to it', (_, text, expected) => {
    expect(reasons(readRow(bytes(text)))).toEqual([expected])
  })

  it('refuses broken UTF-8 instead of storing a replacement character', () => {
    expect(reasons(readRow(Uint8Array.of(0x22, 0xff, 0x22)))).toEqual([' body-not-utf8'])
  })

  it('refuses a body over the limit', () => {
    expect(reasons(readRow(new Uint8Array(BODY_LIMIT + 1)))).toEqual([' body-too-large'])
  })

  it('points into lists and names the choices', () => {
    const result = readSession(
      bytes('{"origin":"http://a.test","user":{"id":"1","name":"A"},"capabilities":["order.read","all"]}'),
    )
    expect(result).toMatchObject({
      ok: false,
      reason: [{ pointer: '/capabilities/1', code: 'member-wrong-type' }],
    })
  })

  it.each([
    [{ capabilities: [] }, '/capabilities list-empty', 'capabilities must have at least one item.'],
    [
      { capabilities: Array.from({ length: 16 }, () => 'order.read') },
      '/capabilities list-too-long',
      'capabilities must have at most 15 items.',
    ],
    [
      { capabilities: ['order.read', 7] },
      '/capabilities/1 member-wrong-type',
      /^Item 2 of capabilities must be one of /,
    ],
    [
      { origin: 'shop.example' },
      '/origin member-wrong-type',
      'origin must be an origin as a browser sends it, such as https://shop.example.',
    ],
    [{ locale: 'sv_SE' }, '/locale member-wrong-type', 'locale must be a language tag such as sv-SE.'],
  ])('says in words what is wrong with %j', (changes, reason, words) => {
    const request = {
      origin: 'http://a.test',
      user: { id: '1', name: 'A' },
      capabilities: ['order.read'],
      ...changes,
    }
    const result = readSession(bytes(JSON.stringify(request)))
    const [refusal] = result.ok ? [] : result.reason
    expect(refusal && `${refusal.pointer} ${refusal.code}`).toBe(reason)
    expect(refusal && refusalText(refusal)).toMatch(words)
  })

  it('reads both shapes of an update, ignoring the case', () => {
    const text = `{"orderrows":[
      {"RowId":1,"Quantity":100},
      {"rowid":9223372036854775807,"row":{"quantity":200,"NAME":"x"}},
      {"OrderRowId":3,"IsCancelled":true}]}`
    expect(readUpdates(bytes(text))).toEqual({
      ok: true,
      value: {
        OrderRows: [
          { RowId: 1, Quantity: 100 },
          { RowId: 9223372036854775807n, Row: { Quantity: 200, Name: 'x' } },
          { OrderRowId: 3, IsCancelled: true },
        ],
      },
    })
  })

  it.each([
    ['{"OrderRows":[{"RowId":1,"Row":{"Name":""}}]}', '/OrderRows/0/Row/Name'],
    ['{"OrderRows":[{"OrderRowId":"77","Quantity":100}]}', '/OrderRows/0/OrderRowId'],
    ['{"OrderRows":[{"RowId":1,"Row":{"Quantity":"x"}}]}', '/OrderRows/0/Row/Quantity'],
  ])('points to an existing place of the request: %s', (text, pointer) => {
    expect(readUpdates(bytes(text))).toMatchObject({ ok: false, reason: [{ pointer }] })
  })

  it.each([
    [
      '{"Name":"x","Quantity":100,"UnitPrice":1,"DiscountPercent":"","VatPercent":"","Unit":""}',
      { Unit: '' },
    ],
    ['{"Name":"x","Quantity":100,"UnitPrice":1,"discountamount":""}', {}],
  ])('reads an empty text for a number that may be absent as null: %s', (text, more) => {
    expect(readRow(bytes(text))).toEqual({
      ok: true,
      value: { Name: 'x', Quantity: 100, UnitPrice: 1, ...more },
    })
  })

  it('refuses an empty text for a required number', () => {
    expect(reasons(readRow(bytes('{"Name":"x","Quantity":"","UnitPrice":1}')))).toEqual([
      '/Quantity member-wrong-type',
    ])
  })

  it.each([
    ['a row', readRow, '{"Name":"a\\ud800","Quantity":100,"UnitPrice":1}', '/Name'],
    ['a row in two halves', readRow, '{"Name":"\\udc00\\ud800","Quantity":100,"UnitPrice":1}', '/Name'],
    ['a key', readMetadata, '{"Metadata":[{"Key":"\\udfff","Value":""}]}', '/Metadata/0/Key'],
    ['a value', readMetadata, '{"Metadata":[{"Key":"k","Value":"\\ud83d"}]}', '/Metadata/0/Value'],
  ])('refuses half of a surrogate pair in %s', (_, read, text, pointer) => {
    expect(read(bytes(text))).toMatchObject({ ok: false, reason: [{ pointer, code: 'member-not-unicode' }] })
  })

  it('refuses half of a surrogate pair and a control character in the user of a session', () => {
    const session = (name: string) =>
      bytes(`{"origin":"http://a.test","user":{"id":"1","name":"${name}"},"capabilities":["order.read"]}`)
    expect(readSession(session('A\\ud83d\\udc69'))).toMatchObject({ ok: true })
    expect(readSession(session('A\\ud83d'))).toMatchObject({
      reason: [{ pointer: '/user/name', code: 'member-not-unicode' }],
    })
    expect(readSession(session('A\\r\\nB'))).toMatchObject({
      reason: [{ pointer: '/user/name', code: 'member-has-control-characters' }],
    })
  })

  it('points to an update without the id of its row', () => {
    expect(readUpdates(bytes('{"OrderRows":[{"Row":{"Quantity":100}}]}'))).toMatchObject({
      ok: false,
      reason: [{ pointer: '/OrderRows/0/RowId', code: 'member-missing' }],
    })
  })
})

describe('the strict reader', () => {
  const schema = z.object({
    name: z.string(),
    rows: z.optional(z.array(z.object({ price: z.int() }))),
    prices: z.optional(z.record(z.string(), z.object({ amount: z.int() }))),
  })
  const read = (value: unknown) =>
    strictBodyReader(schema, operatorName())(new TextEncoder().encode(JSON.stringify(value)))

  it('takes names in any case, and null for what is absent', () => {
    expect(read({ NAME: 'Lamp', rows: null, prices: { net: { Amount: 1 } } })).toEqual({
      ok: true,
      value: { name: 'Lamp', prices: { net: { amount: 1 } } },
    })
  })

  it('names a member that only goes on, if there is one', () => {
    const longer = z.object({
      advanceSeconds: z.optional(z.int()),
      dateFrom: z.optional(z.int()),
      dateUntil: z.optional(z.int()),
    })
    const readLonger = strictBodyReader(longer, operatorName())
    const refused = readLonger(new TextEncoder().encode('{"advance":1,"date":1}'))
    expect(refused).toEqual({
      ok: false,
      reason: [
        { pointer: '/advance', code: 'member-unknown', nearest: 'advanceSeconds' },
        { pointer: '/date', code: 'member-unknown', nearest: undefined },
      ],
    })
  })

  it('refuses a number below or above its limits', () => {
    const limited = strictBodyReader(
      z.object({ months: z.int().check(z.minimum(1), z.maximum(600)) }),
      operatorName(),
    )
    const textOf = (months: unknown) => {
      const read = limited(new TextEncoder().encode(JSON.stringify({ months })))
      return read.ok ? 'ok' : read.reason.map(refusalText).join(' ')
    }
    expect(textOf(0)).toBe('months must be at least 1.')
    expect(textOf(601)).toBe('months must be at most 600.')
    expect(textOf(1.5)).toBe('months must be an integer.')
    expect(textOf('1')).toBe('months must be a number.')
    expect(textOf(600)).toBe('ok')
  })

  it('refuses a member that the schema does not have, with the nearest name, wherever it is', () => {
    const refused = read({
      nmae: 'Lamp',
      rows: [{ price: 1 }, { price: 1, prise: 2 }],
      prices: { net: { x: 1 } },
    })
    expect(refused).toEqual({
      ok: false,
      reason: [
        { pointer: '/nmae', code: 'member-unknown', nearest: 'name' },
        { pointer: '/rows/1/prise', code: 'member-unknown', nearest: 'price' },
        { pointer: '/prices/net/x', code: 'member-unknown', nearest: undefined },
        { pointer: '/name', code: 'member-missing' },
        { pointer: '/prices/net/amount', code: 'member-missing' },
      ],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { collect, describe as group, it as check } from './checks.ts'
import { expect as expected } from './expect.ts'

it('collects checks with their groups, in order, and names each case', () => {
  const checks = collect(() => {
    group('a', () => {
      check('first', () => undefined)
      group.each(['x', 'y'])('in %s', (name: string) => {
        check.each([
          [1, 'one'],
          [2, 'two'],
        ])('number %i', (_number: number, _word: string) => name)
      })
      check.skipIf(true)('left out', () => undefined)
    })
    check('last', () => undefined)
  })
  expect(checks.map(({ groups, name, run }) => [...groups, name, typeof run].join(' '))).toEqual([
    'a first function',
    'a in x number 1 function',
    'a in x number 2 function',
    'a in y number 1 function',
    'a in y number 2 function',
    'a left out undefined',
    'last function',
  ])
})

it('a case that is a list is the parameters, and another one is the parameter', () => {
  const seen: unknown[] = []
  const checks = collect(() => {
    check.each([['a', { b: 1 }]])('%s', (...given: unknown[]) => seen.push(given))
    check.each([7])('%i', (...given: unknown[]) => seen.push(given))
  })
  for (const { run } of checks) run?.()
  expect(seen).toEqual([['a', { b: 1 }], [7]])
})

it('a group that fails to declare itself ends as a group', () => {
  const declare = () =>
    group('broken', () => {
      throw new Error('no order')
    })
  expect(() => collect(declare)).toThrow('no order')
  expect(collect(() => check('alone', () => undefined))).toMatchObject([{ groups: [] }])
})

describe('what is expected', () => {
  const order = { Id: 9007199254740993n, OrderRows: [{ Name: 'Lamp', Quantity: 200 }], Note: null }

  it.each<[string, () => void]>([
    ['a Long', () => expected(order.Id).toBe(9007199254740993n)],
    ['equal members, and undefined ones', () => expected({ a: 1, b: undefined }).toEqual({ a: 1 })],
    ['some members', () => expected(order).toMatchObject({ OrderRows: [{ Name: 'Lamp' }] })],
    [
      'conditions',
      () => expected({ a: 1, b: 'x' }).toEqual({ a: expected.any(Number), b: expected.stringMatching(/x/) }),
    ],
    ['one of', () => expected({ a: 'b' }).toEqual({ a: expected.toBeOneOf(['a', 'b']) })],
    [
      'a list with',
      () =>
        expected([1, { a: 2, b: 3 }]).toEqual(
          expected.arrayContaining([expected.objectContaining({ a: 2 })]),
        ),
    ],
    ['an item', () => expected(['a', 'b']).toContain('b')],
    ['a part of a text', () => expected('no-store').toContain('store')],
    ['no property', () => expected({ a: 1 }).not.toHaveProperty('Code')],
    ['more', () => expected(2).toBeGreaterThan(1)],
    ['so many', () => expected([1, 2]).toHaveLength(2)],
    ['a text like it', () => expected('2020-03-05T00:00:00').toMatch(/T00:00:00/)],
  ])('%s', (_, judge) => {
    expect(judge).not.toThrow()
  })

  it.each<[string, () => void, string]>([
    ['another value', () => expected(409).toBe(400), 'expected 400, got 409'],
    ['a null', () => expected(order).toMatchObject({ Note: 'x' }), "Note: expected 'x', got null"],
    ['another Long', () => expected({ Id: 2n }).toEqual({ Id: 2 }), 'Id: expected 2, got 2n'],
    [
      'a place in a list',
      () => expected(order).toMatchObject({ OrderRows: [{ Quantity: 100 }] }),
      'OrderRows.0.Quantity: expected 100, got 200',
    ],
    ['a member too many', () => expected({ a: 1, b: 2 }).toEqual({ a: 1 }), 'b: expected undefined, got 2'],
    ['a member too few', () => expected({}).toEqual({ a: 1 }), 'a: expected 1, got undefined'],
    ['too many items', () => expected([1, 2]).toEqual([1]), 'expected 1 items, got '],
    ['no object', () => expected(undefined).toMatchObject({ a: 1 }), 'expected { a: 1 }, got undefined'],
    [
      'another type',
      () => expected({ a: '1' }).toEqual({ a: expected.any(Number) }),
      "a: expected a number, got '1'",
    ],
    ['a value that must not be', () => expected(1).not.toBe(1), 'expected anything but 1'],
    ['a secret in a text', () => expected('my secret').not.toContain('secret'), 'not to contain'],
    ['a member that must not be', () => expected({ Code: 1 }).not.toHaveProperty('Code'), 'not to have Code'],
    [
      'none of them',
      () => expected('c').toEqual(expected.toBeOneOf(['a'])),
      "expected one of [ 'a' ], got 'c'",
    ],
    ['no more', () => expected(1).toBeGreaterThan(1), 'expected more than 1, got 1'],
    ['no text', () => expected(null).toMatch(/x/), 'expected a text like /x/, got null'],
    ['nothing to count', () => expected(undefined).toHaveLength(0), 'got undefined'],
  ])('is not %s', (_, judge, message) => {
    expect(judge).toThrow(message)
  })
})

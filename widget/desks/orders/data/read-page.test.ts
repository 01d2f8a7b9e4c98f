import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { readPage } from './read-page.ts'

function read(answer: unknown) {
  const work = readPage(answer)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const one = (order: object) => read({ orders: [order] })
const wrong = (answer: unknown) => {
  const page = read(answer)
  return page.ok ? undefined : page.reason.member
}

describe('the answer of the page', () => {
  it('may have anything iterable, a cursor and a total', () => {
    const page = read({ orders: new Set([{ id: 1 }]), cursor: 'next', total: 2 })
    expect(page).toMatchObject({ ok: true, value: { cursor: 'next', total: 2 } })
  })

  it.each([
    [undefined, ''],
    [null, ''],
    ['orders', ''],
    [{}, 'orders'],
    [{ orders: 'web-1' }, 'orders'],
    [{ orders: [], cursor: 7 }, 'cursor'],
    [{ orders: [], total: -1 }, 'total'],
    [{ orders: [], total: 1.5 }, 'total'],
    [{ orders: [null] }, 'orders[0]'],
    [{ orders: [[]] }, 'orders[0]'],
    [{ orders: [{}] }, 'orders[0].id'],
    [{ orders: [{ id: 0 }] }, 'orders[0].id'],
    [{ orders: [{ id: 'web-1' }] }, 'orders[0].id'],
    [{ orders: [{ id: 2 ** 53 }] }, 'orders[0].id'],
    [{ orders: [{ id: 2n ** 63n }] }, 'orders[0].id'],
    [{ orders: [{ number: {} }] }, 'orders[0].number'],
    [{ orders: [{ id: 1, amount: 12.5 }] }, 'orders[0].amount'],
    [{ orders: [{ id: 1, amount: '1250' }] }, 'orders[0].amount'],
    [{ orders: [{ id: 1, customer: 7 }] }, 'orders[0].customer'],
    [{ orders: [{ id: 1, createdAt: 'yesterday' }] }, 'orders[0].createdAt'],
    [{ orders: [{ id: 1, expiresAt: '2026-13-01' }] }, 'orders[0].expiresAt'],
    [{ orders: [{ id: 1, more: { deep: true } }] }, 'orders[0].more'],
    [{ orders: [{ id: 1, more: Number.NaN }] }, 'orders[0].more'],
    [{ orders: [{ id: 1 }, { id: 2, status: [] }] }, 'orders[1].status'],
  ])('is refused with the member that is wrong: case %#', (answer, member) => {
    expect(wrong(answer)).toBe(member)
  })

  it('keeps every digit of a number', () => {
    const page = one({ id: 9_223_372_036_854_775_807n, amount: 9_007_199_254_740_993n })
    expect(page).toMatchObject({
      value: { entries: [{ id: '9223372036854775807', amount: 9_007_199_254_740_993n }] },
    })
    expect(one({ id: ' 9223372036854775807 ' })).toMatchObject({
      value: { entries: [{ id: '9223372036854775807' }] },
    })
  })

  it('tells orders apart by the id, or else by the number of the shop', () => {
    const page = read({ orders: [{ id: 7, number: 'a' }, { number: '7' }] })
    expect(page).toMatchObject({ value: { entries: [{ key: 'id 7' }, { key: 'number 7' }] } })
  })

  it('leaves markup as the text that it is', () => {
    expect(one({ id: 1, customer: '<b>Tess</b>' })).toMatchObject({
      value: { entries: [{ customer: '<b>Tess</b>' }] },
    })
  })

  it('takes other members as columns, and none of an object’s own names', () => {
    const page = one(JSON.parse('{"id":1,"warehouse":"Malmö","__proto__":"x","empty":"","none":null}'))
    expect(page.ok && Object.entries(page.value.entries[0]!.extras)).toEqual([
      ['warehouse', 'Malmö'],
      ['__proto__', 'x'],
    ])
  })

  it('never throws, whatever the page sends', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (answer) => {
        expect(typeof read(answer).ok).toBe('boolean')
        expect(typeof read({ orders: [answer] }).ok).toBe('boolean')
      }),
      { numRuns: runs(200, 2000) },
    )
  })
})

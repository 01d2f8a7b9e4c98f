import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import type { OrderEntry } from './order-entry.ts'
import { askedText, type LookedUp, namedBy, pastedLines, understood } from './pasted-numbers.ts'

function entry(id: string | undefined, number?: string): OrderEntry {
  const none = undefined
  return {
    key: id === undefined ? `number ${number}` : `id ${id}`,
    id,
    number,
    customer: none,
    amount: none,
    currency: none,
    status: none,
    createdAt: none,
    expiresAt: none,
    note: none,
    delivered: none,
    changedAt: none,
    changedBy: none,
    seenAt: none,
    extras: {},
  }
}

const list = [entry('8906810', 'web-1'), entry('8906811', '100'), entry('100'), entry(undefined, 'web-3')]

function take(text: string) {
  const lines = pastedLines(text)
  const found = new Map<string, LookedUp>(
    lines.flatMap((line) => {
      const asked = askedText(line)
      return asked === undefined ? [] : [[asked, namedBy(asked, list)]]
    }),
  )
  const { orders, findings } = understood(lines, found)
  return {
    ids: orders.map(({ id }) => id),
    findings: findings.map(({ code, line, text: written }) => [line, code, written]),
  }
}

describe('pasted numbers', () => {
  it('are looked up as numbers of the shop, and else taken as checkout ids', () => {
    expect(take('web-1\n8999999')).toEqual({
      ids: ['8906810', '8999999'],
      findings: [[2, 'as-id', '8999999']],
    })
  })

  it.each([
    ['a blank line', '8906810\n\n  \n', { ids: ['8906810'], findings: [] }],
    ['blanks around', ' \u00a08906810\u200b ', { ids: ['8906810'], findings: [] }],
    ['quotes', '"web-1"', { ids: ['8906810'], findings: [] }],
    ['leading zeros of a known order', '0008906810', { ids: ['8906810'], findings: [] }],
    ['leading zeros', '0008999999', { ids: ['8999999'], findings: [[1, 'zeros', '0008999999']] }],
    ['a rounded number', '1E+05', { ids: [], findings: [[1, 'exponent', '1E+05']] }],
    ['a rounded number of Sweden', '8,90681E+06', { ids: [], findings: [[1, 'exponent', '8,90681E+06']] }],
    ['two numbers', '8906810, 8906811', { ids: [], findings: [[1, 'several', '8906810, 8906811']] }],
    ['two cells', '8906810\t8906811', { ids: [], findings: [[1, 'several', '8906810\t8906811']] }],
    ['a number twice', '8906810\nweb-1', { ids: ['8906810'], findings: [[2, 'repeated', 'web-1']] }],
    ['a word', 'Order', { ids: [], findings: [[1, 'unknown', 'Order']] }],
    ['a number of two orders', '100', { ids: [], findings: [[1, 'ambiguous', '100']] }],
    ['an order without an id', 'web-3', { ids: [], findings: [[1, 'no-id', 'web-3']] }],
    [
      'more digits than an id has',
      '99999999999999999999',
      { ids: [], findings: [[1, 'unknown', '99999999999999999999']] },
    ],
  ])('name a doubt with its line: %s', (_, text, expected) => {
    expect(take(text)).toEqual(expected)
  })

  it('are not taken if the page could not be asked', () => {
    const lines = pastedLines('8906810')
    const { orders, findings } = understood(lines, new Map([['8906810', 'failed']]))
    expect([orders, findings]).toEqual([[], [{ code: 'not-asked', line: 1, text: '8906810' }]])
  })

  it('never name an order twice, and lose no line', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('web-1', '8906810', '100', '1E+05', 'x', '', '7 8')), (texts) => {
        const { ids, findings } = take(texts.join('\n'))
        expect(new Set(ids).size).toBe(ids.length)
        const written = texts.filter(Boolean).length
        const named = findings.filter(([, code]) => !['as-id', 'zeros'].includes(String(code))).length
        expect(ids.length + named).toBe(written)
      }),
      { numRuns: runs(100, 2000) },
    )
  })
})

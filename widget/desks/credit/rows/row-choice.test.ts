import { beforeAll, describe, expect, it } from 'vitest'
import { inputOfOrderRow, priceRow } from '../../../../shared/domain/credit/credit-row.rules.ts'
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { RowChoice } from './row-choice.ts'
import type { CreditRowStart } from './row-shapes.ts'

const lamp: CreditRowStart = {
  ArticleNumber: 'L',
  PricePerUnit: '33.335',
  PriceIncludingVat: true,
  NumberOfUnits: '3',
  VatPercent: '0',
}
const discounted = {
  ...lamp,
  ArticleNumber: 'D',
  PricePerUnit: '50',
  NumberOfUnits: '1',
  DiscountAmount: '10',
}
const reduction = { ...lamp, ArticleNumber: 'R', PricePerUnit: '-30', NumberOfUnits: '1' }

function rowsOf(...rows: CreditRowStart[]): CreditRow[] {
  return rows.flatMap((row) => {
    const read = priceRow(inputOfOrderRow(row))
    return read.ok ? read.value : []
  })
}

describe('the choice from rows that are left', () => {
  let l: Localizer
  beforeAll(async () => {
    l = await localizerOf('en')
  })
  const choose = (
    rows: CreditRowStart[],
    start: 'all' | 'none' = 'all',
    kind: 'OrderRow' | 'ClientInvoiceRow' = 'OrderRow',
  ) => new RowChoice(rowsOf(...rows), kind, start, l)

  it('is all of them at first, which needs no rows', () => {
    const choice = choose([lamp, discounted])
    // 3 × 33.335 = 100.005, so 100.01; 50.00 − 10.00.
    expect(choice.read()).toMatchObject({ ok: true, value: { amount: 14_001, isAll: true } })
    expect(choice.changeCount).toBe(0)
  })

  it('costs the rest without the units that stay', () => {
    const choice = choose([lamp, discounted])
    choice.set(0, '1')
    // Two units stay, 66.67, of 100.01.
    expect(choice.taken).toMatchObject({ ok: true, value: { amounts: [3_334, 4_000], stays: 6_667 } })
    expect(choice.read()).toMatchObject({
      ok: true,
      value: { OrderRows: [{ NumberOfUnits: '1', PricePerUnit: '33.335' }, {}], amount: 7_334, isAll: false },
    })
    expect(choice.changeCount).toBe(1)
  })

  it('leaves out a row of which nothing is chosen', () => {
    const choice = choose([lamp, discounted], 'none')
    expect(choice.read()).toEqual({ ok: false, reason: { code: 'no-rows' } })
    choice.take(1, 'all')
    expect(choice.read()).toMatchObject({
      ok: true,
      value: { OrderRows: [{ ArticleNumber: 'D' }], amount: 4_000 },
    })
    choice.takeEvery('all')
    expect(choice.read()).toMatchObject({ ok: true, value: { isAll: true } })
  })

  it('goes by steps from none to all and back', () => {
    const choice = choose([lamp], 'none')
    choice.step(0, -100)
    expect(choice.text(0)).toBe('0')
    for (const text of ['1', '2', '3', '3']) {
      choice.step(0, 100)
      expect(choice.text(0)).toBe(text)
    }
    choice.set(0, '0.5')
    choice.step(0, -100)
    expect(choice.text(0)).toBe('0')
  })

  it.each([
    ['4', 'member-out-of-range'],
    ['-1', 'member-out-of-range'],
    ['', 'empty'],
    ['two', 'not-a-number'],
    ['1.005', 'too-many-decimals'],
  ])('is wrong for %s units of three: %s', (text, code) => {
    const choice = choose([lamp])
    choice.set(0, text)
    expect(choice.problem(0)?.code).toBe(code)
    expect(choice.read()).toEqual({ ok: false, reason: { code: 'rows-wrong', count: 1 } })
    expect(choice.sums).toBe(undefined)
  })

  it('is never refused because it says that it counts pieces', () => {
    const choice = choose([lamp])
    choice.set(0, '1 st')
    expect(choice.problem(0)).toBeUndefined()
    choice.set(0, '1 kg')
    expect(choice.problem(0)).toEqual({ code: 'not-a-number' })
  })

  it('is not a part of a row with an amount of discount', () => {
    const choice = choose([{ ...discounted, NumberOfUnits: '2' }])
    choice.set(0, '1')
    expect(choice.problem(0)).toEqual({ code: 'own-rule', term: 'creditChosenWhole' })
  })

  it('is above zero, and at most the rest, even with a row that lowers it', () => {
    const choice = choose([lamp, reduction])
    choice.take(1, 'none')
    // 100.01 of 70.01.
    expect(choice.read()).toEqual({ ok: false, reason: { code: 'above-left', amount: 10_001 } })
    choice.takeEvery('none')
    choice.take(1, 'all')
    expect(choice.read()).toEqual({ ok: false, reason: { code: 'not-above-zero', amount: -3_000 } })
  })

  it('has all units of a row with more decimals than are written', () => {
    const choice = choose([{ ...lamp, NumberOfUnits: '1.125' }, lamp])
    expect([choice.text(0), choice.isWhole(0)]).toEqual(['1.13', true])
    choice.set(1, '1')
    expect(choice.read()).toMatchObject({ ok: true, value: { OrderRows: [{ NumberOfUnits: '1.125' }, {}] } })
    choice.set(0, '1.13')
    expect(choice.isWhole(0)).toBe(true)
  })

  it('names rows of the older operations in their shape, where that can say them', () => {
    const choice = choose([lamp, discounted], 'all', 'ClientInvoiceRow')
    expect(choice.read()).toMatchObject({ ok: true, value: { isAll: true } })
    choice.set(0, '1')
    expect(choice.problem(1)).toEqual({ code: 'own-rule', term: 'creditChosenOther' })
    choice.take(1, 'none')
    expect(choice.read()).toMatchObject({
      ok: true,
      value: { OrderRows: [], InvoiceRows: [{ ArticleNr: 'L', NrOfUnits: '1', VatPercent: 0 }] },
    })
  })
})

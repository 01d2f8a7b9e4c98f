import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { sale } from '../../../testing/report-day.ts'
import { anyRow } from '../../../testing/report-row.arbitrary.ts'
import { RowStore } from './row-store.ts'

it('the store of rows gives back every row as it was added', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
      const store = new RowStore()
      for (const one of rows) store.add(one)
      expect(rows.map((_, index) => store.at(index))).toEqual(rows)
    }),
    { numRuns: runs(200, 10_000) },
  )
})

it.each([-1, 1, 0.5, NaN])('the store of rows has no row %d', (index) => {
  const store = new RowStore()
  store.add(sale)
  expect(() => store.at(index)).toThrow(RangeError)
})

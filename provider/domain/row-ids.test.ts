import { describe, expect, it } from 'vitest'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import { nextRowIds } from './row-ids.ts'

const rows = (...ids: Long[]) => ids.map((OrderRowId) => ({ OrderRowId }))

describe('the ids of new rows', () => {
  it.each<[Long[], number, Long[]]>([
    [[], 2, [1, 2]],
    [[1, 7, 3], 2, [8, 9]],
    [[2n ** 53n], 2, [2n ** 53n + 1n, 2n ** 53n + 2n]],
    [[LONG_MAX - 1n, 1], 3, [LONG_MAX, 2, 3]],
    [[LONG_MAX, 2], 3, [1, 3, 4]],
  ])('are new beside %s: %i of them', (taken, count, ids) => {
    expect(nextRowIds(rows(...taken), count)).toEqual(ids)
  })
})

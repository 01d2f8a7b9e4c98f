import { describe, expect, it } from 'vitest'
import { limitOf, overBudget, readBudgets } from './budgets.ts'

describe('the budget of a part', () => {
  const part = { desk: 'Order', name: 'export', bytes: 1030 }

  it('has 3 % of room, and no byte more', () => {
    expect(limitOf(1000)).toBe(1030)
    expect(overBudget(part, 1000)).toBeUndefined()
    expect(overBudget({ ...part, bytes: 1031 }, 1000)).toContain(
      'Order, export: 1031 bytes gzip, 1 more than its budget of 1000 and 3 %.',
    )
  })

  it('is asked for where there is none', () => {
    expect(overBudget(part, undefined)).toContain('Order, export: 1030 bytes, and no budget.')
  })

  it('stands in docs/size.md', () => {
    const budgets = [...readBudgets()]
    expect(budgets.length).toBeGreaterThan(20)
    expect(budgets.filter(([, bytes]) => !(bytes > 500))).toEqual([])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Localizer } from '../../../locales/localizer.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { chipsOf, growsAtEnd, narrows, withChoice, withoutFilters } from './rows-choice.ts'

let l: Localizer
beforeAll(async () => {
  l = await localizerOf('en')
})

describe('a choice of rows', () => {
  it('loses emptied members', () => {
    expect(withChoice({ search: 'a', group: 'rowType' }, { search: '', group: undefined })).toEqual({})
  })

  it('keeps order and groups when its filters go', () => {
    const sort = { column: 'rowType', isDescending: true } as const
    expect(withoutFilters({ search: 'a', rows: [1], feeTypes: ['Admin'], sort })).toEqual({ sort })
  })

  it('narrows by search and filters, and not by order and groups', () => {
    expect(narrows({ search: 'a' })).toBe(true)
    expect(narrows({ vatPercent: 0 })).toBe(true)
    expect(narrows({ rows: [] })).toBe(true)
    expect(narrows({ group: 'rowType', sort: { column: 'comment', isDescending: false } })).toBe(false)
  })

  it('grows at its end unless it is sorted or grouped', () => {
    expect(growsAtEnd({ search: 'a', rowTypes: ['Credit'] })).toBe(true)
    expect(growsAtEnd({ group: 'rowType' })).toBe(false)
    expect(growsAtEnd({ sort: { column: 'comment', isDescending: false } })).toBe(false)
  })
})

describe('the chips of a choice', () => {
  it('say each filter in words', () => {
    const choice = {
      rowTypes: ['Credit', 'ManualCredit'],
      paymentTypes: [''],
      feeTypes: ['DueDate'],
      vatPercent: 2500,
      rows: [4],
    }
    expect(chipsOf(choice, l).map(({ text }) => text)).toEqual([
      'Row type: Credit, Credit, by hand',
      'Payment type: None given',
      'Fee type: Changed due date',
      'Fees with 25% VAT',
      '1 marked row',
    ])
  })

  it('show a value that no list has as it is', () => {
    expect(chipsOf({ rowTypes: ['constructor'], feeTypes: ['Neu <b>'] }, l).map(({ text }) => text)).toEqual([
      'Row type: constructor',
      'Fee type: Neu <b>',
    ])
  })

  it('are absent for a search, which its field shows', () => expect(chipsOf({ search: 'a' }, l)).toEqual([]))
})

/** The clerk's choice of a report's rows: search, filters, order and groups. Pure. */
import type { Localizer } from '../../../locales/localizer.ts'
import type { RowsChoice } from '../data/report-data.ts'

/** The filters by a list of values, each with its column and the facet that lists its values. */
export const valueFilters = [
  { member: 'rowTypes', column: 'rowType', words: 'reportRowType' },
  { member: 'paymentTypes', column: 'paymentType', words: 'paymentTypeWords' },
  { member: 'feeTypes', column: 'fees', words: 'reportFeeType' },
] as const

export type ValueFilter = (typeof valueFilters)[number]

/** The facet of a filter. */
export function facetOf({ column }: ValueFilter): 'rowType' | 'paymentType' | 'feeType' {
  return column === 'fees' ? 'feeType' : column
}

/** The choice with some members changed; an undefined or empty one is no longer chosen. */
export function withChoice(
  choice: RowsChoice,
  changes: Partial<Record<keyof RowsChoice, unknown>>,
): RowsChoice {
  const entries = Object.entries({ ...choice, ...changes }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return Object.fromEntries(entries)
}

/** Whether the choice hides rows. */
export function narrows(choice: RowsChoice): boolean {
  const { sort: _sort, group: _group, ...filters } = choice
  return Object.keys(filters).length > 0
}

/** Whether rows that are read later come after those that are shown. */
export function growsAtEnd({ sort, group }: RowsChoice): boolean {
  return !sort && !group
}

/** The choice without its search and filters. */
export function withoutFilters({ sort, group }: RowsChoice): RowsChoice {
  return withChoice({}, { sort, group })
}

/** A filter in words, and its member. */
export interface Chip {
  member: keyof RowsChoice
  text: string
}

/** The chosen filters, in words; the search field shows the search itself. */
export function chipsOf(choice: RowsChoice, l: Localizer): Chip[] {
  const chips = valueFilters.flatMap((filter): Chip[] => {
    const values = choice[filter.member]
    if (!values) return []
    const named = values.map((value) => valueText(filter, value, l)).join(', ')
    return [{ member: filter.member, text: `${l.term('reportColumn', filter.column)}: ${named}` }]
  })
  const { vatPercent, rows } = choice
  if (vatPercent !== undefined) {
    chips.push({ member: 'vatPercent', text: l.term('reportOnlyVat', l.format(vatPercent, 'percent')) })
  }
  if (rows) chips.push({ member: 'rows', text: l.term('reportOnlyMarked', rows.length) })
  return chips
}

/** A value of a filter in words; an unknown one is shown unchanged. */
export function valueText({ words }: Pick<ValueFilter, 'words'>, value: string, l: Localizer): string {
  return value === '' ? l.term('reportNoKey') : l.term(words, value)
}

import type { RowsQuery } from '../../widget/desks/reports/data/report-data.ts'

/** A person's questions about the rows. */
export const questions: Record<string, Omit<RowsQuery, 'client'>> = {
  'all rows': {},
  'sort by amount': { sort: { column: 'nominalAmount', isDescending: true } },
  'sort by name': { sort: { column: 'customerName', isDescending: false } },
  'sort by order': { sort: { column: 'externalOrderNo', isDescending: true } },
  'filter by row type': { rowTypes: ['Credit'] },
  'filter by fee type': { feeTypes: ['Admin'] },
  'search for a name': { search: 'kjaersti 12' },
  'search for an amount': { search: '1234,5' },
  'group by payment type': { group: 'paymentType' },
  'group by order': { group: 'externalOrderNo' },
}

/** Finds the columns without a value in any row of a client. */
import type { DayReport, PlacedRow, ReportColumn } from '../data/report-data.ts'

/**
 * Reads the first rows by each column, of transactions and of balances: rows without a value come last.
 * @param known some rows, which save most of the queries
 */
export async function emptyColumns(
  day: DayReport,
  client: number,
  columns: readonly ReportColumn[],
  known: readonly PlacedRow[],
): Promise<ReportColumn[]> {
  const empty: ReportColumn[] = []
  for (const column of columns) {
    if (known.some((placed) => hasValue(placed, column))) continue
    const view = await day.query({ client, sort: { column, isDescending: true } })
    const firsts = [
      ...(await view.rows(0, 1)),
      ...(await view.rows(view.count - (view.balances?.count ?? 0), 1)),
    ]
    view.release()
    if (!firsts.some((placed) => hasValue(placed, column))) empty.push(column)
  }
  return empty
}

function hasValue({ row }: PlacedRow, column: ReportColumn): boolean {
  if (column === 'fees') return row.fees.length > 0
  return row[column] !== undefined && row[column] !== null && row[column] !== ''
}

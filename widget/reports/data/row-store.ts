import type { ReportRow } from '../../../shared/domain/report.schema.ts'

/** The rows of a client report. */
export class RowStore {
  readonly #rows: ReportRow[] = []

  get length(): number {
    return this.#rows.length
  }

  add(row: ReportRow): void {
    this.#rows.push(row)
  }

  /** @throws RangeError when there is no such row */
  at(index: number): ReportRow {
    const row = this.#rows[index]
    if (!row) throw new RangeError(`there is no row ${index}`)
    return row
  }
}

import { ClientJudge } from '../../../../shared/domain/report/report-reading/client-judge.ts'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import type { ClientReading } from './report-data.ts'
import { RowStore } from './row-store.ts'

/** A client report while it is read: its rows, and their totals. */
export class ClientRows extends ClientJudge<string> {
  readonly rows = new RowStore()

  protected override keep(row: ReportRow): void {
    this.rows.add(row)
  }

  protected override *keptRows(): Generator<ReportRow> {
    for (let index = 0; index < this.rows.length; index += 1) yield this.rows.at(index)
  }

  /** Only once there is a head. */
  reading(): ClientReading {
    const { rowCount, payout, digest } = this
    return { ...this.head!, rowCount, payout, digest }
  }
}

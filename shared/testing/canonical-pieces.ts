import { type CanonicalHead, canonicalWriter } from '../domain/report/payout/canonical.ts'
import type { ReportRow } from '../domain/report/report.schema.ts'

/** The pieces of a whole client report, one for each row. */
export function* canonicalPieces(head: CanonicalHead, rows: Iterable<ReportRow>): Generator<string, void> {
  const writer = canonicalWriter()
  yield writer.start(head)
  for (const row of rows) yield writer.row(row)
  yield writer.end(head)
}

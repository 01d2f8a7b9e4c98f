import { stringifyJson } from '../../shared/domain/json.ts'
import type { Report } from '../../shared/domain/report.schema.ts'
import { readDay } from '../reports/data/day-reader.ts'
import type { DayReading, DayReport } from '../reports/data/report-data.ts'

/** A day as the desk has it once the report was read to its end. */
export async function readDayOf(
  report: Report,
): Promise<DayReport & { readonly whole: Promise<DayReading> }> {
  const date = report.clientReports[0]?.reconciliationDate ?? '2026-11-20'
  const body = new Response(stringifyJson(report)).body!
  const day = await readDay(date, body, () => {}, new AbortController().signal)
  await day.whole
  return day
}

/** The figures of a day's reports, which the edge reads itself, row by row. */
import type { ClosedReport } from '../../../shared/domain/report/closing.ts'
import { ClientJudge } from '../../../shared/domain/report/report-reading/client-judge.ts'
import { DayWalk } from '../../../shared/domain/report/report-reading/day-walk.ts'
import type { ClientHead } from '../../../shared/domain/report/report-reading/frame-reader.ts'
import { PartScanner } from '../../../shared/domain/report/report-reading/part-scanner.ts'
import { ReadError } from '../../../shared/domain/report/report-reading/read-error.ts'
import type { Hash } from '../../../shared/domain/report/report-reading/report-digest.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { config } from '../../config/configured.ts'
import type { Caller } from '../../upstream/caller.ts'
import type { ProviderFailure } from '../../upstream/failure.ts'
import { count } from '../../metrics/series.ts'
import { failureOf, readPieces, type ReportSource } from '../checked-stream.ts'
import { openReport } from '../open-report.ts'
import { ReportScanner } from '../report-scanner.ts'
import { reportRenamer } from '../spelling.ts'

type Judge = ClientJudge<Promise<string>>

/** Judges the day's reports, with their balance rows, by the same code as the desk. */
export async function judgedDay(
  caller: Caller,
  date: string,
): Promise<Result<ClosedReport[], ProviderFailure>> {
  const first = await readDay(caller, date, [])
  if (!first.ok || first.value.every(({ payout }) => payout)) return first.ok ? closed(first.value) : first
  // Read again: the digest begins with the stated sums, which come after the rows, and rows are not kept.
  const again = await readDay(
    caller,
    date,
    first.value.map(({ head }) => head),
  )
  return again.ok ? closed(again.value) : again
}

async function readDay(
  caller: Caller,
  date: string,
  known: readonly (ClientHead | undefined)[],
): Promise<Result<readonly Judge[], ProviderFailure>> {
  const report = await openReport(caller, { date, includeWithholding: true })
  if (!report.ok) return report
  try {
    return ok(await judge(report.value, date, known))
  } catch (error) {
    report.value.abort()
    if (!(error instanceof ReadError)) return refuse(failureOf(error).reason)
    const { failure } = error
    const detail =
      failure.code === 'wrong-type'
        ? `The answer is refused: ${failure.member} is missing or of another type.`
        : 'The answer is refused: it is no report.'
    return refuse({ code: 'provider-answer-invalid', detail })
  }
}

async function judge(
  source: ReportSource,
  date: string,
  known: readonly (ClientHead | undefined)[],
): Promise<readonly Judge[]> {
  const newHash = newSha256
  const walk = new DayWalk((path, place) => new ClientJudge({ date, path, newHash, known: known[place] }))
  const parts = new PartScanner()
  for await (const piece of readPieces(source, new ReportScanner(date, reportRenamer(config.operator)))) {
    for (const part of parts.feed(piece)) for (const _ of walk.take(part));
  }
  walk.end()
  return walk.clients
}

async function closed(clients: readonly Judge[]): Promise<Result<ClosedReport[], ProviderFailure>> {
  const reports: ClosedReport[] = []
  for (const { head, payout, digest } of clients) {
    // The two readings differ, or the report is of another day.
    if (!head || !payout || !digest || payout.verdict === 'another-day') {
      return refuse({ code: 'provider-answer-invalid', detail: 'The answer is refused: it keeps changing.' })
    }
    count('order_admin_payout_days_total', { verdict: payout.verdict })
    reports.push({
      clientId: head.clientId,
      currency: head.stated.currency,
      digest: await digest,
      verdict: payout.verdict,
      numberOfRows: payout.totals.numberOfRows,
      paid: head.stated.providerPaidAmountIncludingWithholding,
    })
  }
  return ok(reports)
}

/** The platform's streaming hash. */
function newSha256(): Hash<Promise<string>> {
  const stream = new crypto.DigestStream('SHA-256')
  const writer = stream.getWriter()
  return {
    // It rejects only if the digest does.
    update: (bytes) => void writer.write(bytes).catch(() => {}),
    async hex() {
      await writer.close()
      return new Uint8Array(await stream.digest).toHex()
    },
  }
}

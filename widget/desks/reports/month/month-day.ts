/** One day of a month: read to its end, and reduced to its summary. */
import type { ChainDay, DayDebts } from '../../../../shared/domain/report/payout/chain-days.ts'
import type { Verdict } from '../../../../shared/domain/report/payout/payout.ts'
import {
  type TransactionKeys,
  transactionKeys,
} from '../../../../shared/domain/report/payout/transaction-keys.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { requestReport } from '../../../client/report-request.ts'
import { readDay } from '../data/day-reader.ts'
import { Pace } from '../../../kit/format/pace.ts'
import { ReadError, type ReadFailure } from '../../../../shared/domain/report/report-reading/read-error.ts'
import type { DayReport } from '../data/report-data.ts'

/** The summary of one client report in a month. */
export interface MonthClient extends DayDebts {
  /** The report's stated payout, minor units: what the bank pays, even if its rows come to another amount. */
  paid: Long
  verdict: Verdict
  digest: string | undefined
}

export type MonthDay =
  /** Not asked yet. */
  | { date: string; is: 'unread' }
  /** The day has not come, or runs. */
  | { date: string; is: 'ahead' }
  | { date: string; is: 'not-reported' }
  /** The edge refused the report, for a reason of this day. */
  | { date: string; is: 'failed' }
  /** The answer is no complete report. */
  | { date: string; is: 'broken'; failure: ReadFailure }
  | { date: string; is: 'reported'; clients: readonly MonthClient[]; keys: readonly TransactionKeys[] }

/** Rows that are asked for at once. */
const PIECE = 1_000

/**
 * Reads a day. A broken report is a state of the day.
 * @throws EdgeError when the edge could not be asked, or the signal's reason
 */
export async function readMonthDay(client: EdgeClient, date: string, signal: AbortSignal): Promise<MonthDay> {
  const answer = await requestReport(client, { date, includeWithholding: true }, signal)
  if (!answer.ok) return { date, is: 'not-reported' }
  let day: DayReport | undefined
  try {
    const opened = await readDay(date, answer.value, () => {}, signal)
    day = opened
    const { clients } = await opened.whole
    const keys: TransactionKeys[] = []
    for (const [index, { clientId }] of clients.entries())
      keys.push(await keysOf(day, index, clientId, signal))
    return {
      date,
      is: 'reported',
      keys,
      clients: clients.map(({ clientId, stated, payout, digest }) => ({
        clientId,
        currency: stated.currency,
        openingBalanceDebt: stated.openingBalanceDebt,
        closingBalanceDebt: stated.closingBalanceDebt,
        paid: stated.providerPaidAmountIncludingWithholding,
        verdict: payout?.verdict ?? 'does-not-balance',
        digest,
      })),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ReadError) return { date, is: 'broken', failure: error.failure }
    throw error
  } finally {
    day?.close()
  }
}

async function keysOf(
  day: DayReport,
  client: number,
  clientId: Long,
  signal: AbortSignal,
): Promise<TransactionKeys> {
  const pace = new Pace()
  const view = await day.query({ client })
  try {
    const collected = transactionKeys(clientId, view.count)
    for (let from = 0; from < view.count; from += PIECE) {
      for (const { row, index } of await view.rows(from, PIECE)) collected.add(row, index)
      if (pace.isTired) await pace.rest()
      signal.throwIfAborted()
    }
    return collected.keys()
  } finally {
    view.release()
  }
}

/** The day as the input of the comparison of days. */
export function chainDay(day: MonthDay): ChainDay {
  const { date } = day
  if (day.is === 'reported') return { date, state: 'reported', clients: day.clients, keys: day.keys }
  return { date, state: day.is === 'not-reported' ? 'not-reported' : 'unread' }
}

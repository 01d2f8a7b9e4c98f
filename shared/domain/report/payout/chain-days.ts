/**
 * Checks a month of reports, one day after the other: the debt that closes a day opens the next, no transaction is paid
 * on two days, no day is missing. Pure; amounts are minor units.
 */
import type { Long } from '../../values/long.ts'
import type { PaymentReport } from '../report.schema.ts'
import { plus } from './exact.ts'
import { commonKeys } from './rows-alike.ts'
import type { TransactionKeys } from './transaction-keys.ts'

/** The debts of one client's payout, as the report states them. */
export interface DayDebts {
  clientId: Long
  currency: PaymentReport['currency']
  openingBalanceDebt: Long
  closingBalanceDebt: Long
}

/** A day of the month: its date, `YYYY-MM-DD`, and its reports as far as they are known. */
export type ChainDay =
  /** `keys`: the keys of its transactions, by client report. */
  | { date: string; state: 'reported'; clients: readonly DayDebts[]; keys: readonly TransactionKeys[] }
  /** A 404: nothing happened on it, or it is not over. Debts stay as they are. */
  | { date: string; state: 'not-reported' }
  /** Not asked yet, or the answer was no report: the days on both sides are not compared. */
  | { date: string; state: 'unread' }

/** A client's debt at the end of a day that differs from the one at the beginning of its next day. */
export interface DebtBreak {
  clientId: Long
  currency: string
  /** The earlier day, with the closing debt that it states. */
  from: string
  closingBalanceDebt: Long
  /** The later day, with the opening debt that it states. */
  to: string
  openingBalanceDebt: Long
}

/** A transaction that is in two days: the places of its rows in the two client reports. */
export interface RepeatedTransaction {
  from: string
  to: string
  /** Places in the `keys` of each day. */
  fromClient: number
  toClient: number
  fromRow: number
  toRow: number
}

export interface DayChain {
  breaks: DebtBreak[]
  /** At most 100 are kept; `repeatedCount` counts them all. */
  repeated: RepeatedTransaction[]
  repeatedCount: number
  /** Days that are not read. The days on both sides of one are not compared. */
  gaps: string[]
  /** How many pairs of days had a client's debts compared. */
  linksCompared: number
}

/** How many transactions in two days are named. */
const KEPT = 100

/**
 * Compares days with one another. Call it again after each day that was read.
 *
 * A debt is compared with the client's previous report in the same currency. Days without a report, or without that
 * client, leave the debt as it is. Nothing is compared across a day that was not read.
 *
 * @param days each date once, in any order
 */
export function* chainDays(days: readonly ChainDay[]): Generator<void, DayChain> {
  const inOrder = days.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const { breaks, linksCompared } = compareDebts(inOrder)
  const { repeated, repeatedCount } = yield* findRepeated(inOrder)
  const gaps = inOrder.flatMap(({ date, state }) => (state === 'unread' ? [date] : []))
  return { breaks, repeated, repeatedCount, gaps, linksCompared }
}

function compareDebts(days: readonly ChainDay[]): Pick<DayChain, 'breaks' | 'linksCompared'> {
  const breaks: DebtBreak[] = []
  let linksCompared = 0
  const before = new Map<string, { date: string; debts: DayDebts }>()
  for (const day of days) {
    if (day.state === 'unread') before.clear()
    if (day.state !== 'reported') continue
    for (const debts of debtsOf(day.clients)) {
      const { clientId, currency, openingBalanceDebt } = debts
      const key = `${clientId} ${currency}`
      const last = before.get(key)
      before.set(key, { date: day.date, debts })
      if (!last) continue
      linksCompared += 1
      const { closingBalanceDebt } = last.debts
      if (closingBalanceDebt === openingBalanceDebt) continue
      breaks.push({
        clientId,
        currency,
        from: last.date,
        closingBalanceDebt,
        to: day.date,
        openingBalanceDebt,
      })
    }
  }
  return { breaks, linksCompared }
}

/** The debts by client and currency: a day with two reports of a client has the debts of both. */
function debtsOf(clients: readonly DayDebts[]): Iterable<DayDebts> {
  const byClient = new Map<string, DayDebts>()
  for (const debts of clients) {
    const key = `${debts.clientId} ${debts.currency}`
    const other = byClient.get(key)
    byClient.set(
      key,
      other
        ? {
            ...debts,
            openingBalanceDebt: plus(debts.openingBalanceDebt, other.openingBalanceDebt),
            closingBalanceDebt: plus(debts.closingBalanceDebt, other.closingBalanceDebt),
          }
        : debts,
    )
  }
  return byClient.values()
}

interface KeyedReport {
  date: string
  client: number
  keys: TransactionKeys
}

function* findRepeated(
  days: readonly ChainDay[],
): Generator<void, Pick<DayChain, 'repeated' | 'repeatedCount'>> {
  const repeated: RepeatedTransaction[] = []
  let repeatedCount = 0
  const earlier: KeyedReport[] = []
  for (const day of days) {
    if (day.state !== 'reported') continue
    const reports = day.keys.map((keys, client) => ({ date: day.date, client, keys }))
    for (const to of reports) {
      for (const from of earlier) {
        yield
        for (const key of commonKeys(from.keys.sorted, to.keys.sorted)) {
          repeatedCount += 1
          if (repeated.length < KEPT) repeated.push(repeatedOf(from, to, key))
        }
      }
    }
    earlier.push(...reports)
  }
  return { repeated, repeatedCount }
}

function repeatedOf(from: KeyedReport, to: KeyedReport, key: number): RepeatedTransaction {
  return {
    from: from.date,
    to: to.date,
    fromClient: from.client,
    toClient: to.client,
    fromRow: from.keys.byRow.indexOf(key),
    toRow: to.keys.byRow.indexOf(key),
  }
}

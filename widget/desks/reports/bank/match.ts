/** Matches the entries of a bank statement with payouts. Pure. */
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { bankDaysBetween } from './bank-days.ts'
import type { BankEntry, BankStatement } from './camt.ts'
import { aligned, byTime, isInTime, isLate, nearest } from './pairs.ts'
import type { ExpectedPayout } from '../data/report-data.ts'

export type PayoutVerdict =
  /** The report pays nothing, so the bank has no entry. */
  | { is: 'nothing' }
  /** `debit`: the same amount left the account afterwards, and the bank does not call it a reversal. */
  | { is: 'paid-out'; entry: BankEntry; debit?: BankEntry | undefined }
  /** Paid, and taken back by a later entry. */
  | { is: 'reversed'; entry: BankEntry }
  /** An entry names this payout, but has another amount: entry minus report. */
  | { is: 'other-amount'; entry: BankEntry; difference: Long }
  /** Bank days from the report to the end of the statement; too few to miss the payout. */
  | { is: 'on-its-way'; bankDays: number }
  | { is: 'not-found' }
  /** The statement begins after the day of the report, or has no account in its currency. */
  | { is: 'not-covered' }

export interface BankMatch {
  payouts: readonly { payout: ExpectedPayout; verdict: PayoutVerdict }[]
  unknown: readonly UnknownCredit[]
}

/**
 * A credit without a report: from the first report to the last day on which a payout may arrive, or later with the
 * amount of a payout that was not found.
 */
export interface UnknownCredit {
  entry: BankEntry
  /** The payout with its amount, which is too long ago. */
  late: ExpectedPayout | undefined
}

/** The number of bank days after which a payout counts as missing. */
export const LATEST_BANK_DAYS = 5
/** Pairs payouts with credits one to one: first those that the bank names, then by amount, the nearest first. */
export function matchBank(payouts: readonly ExpectedPayout[], statement: BankStatement): BankMatch {
  const credits = statement.entries.filter(({ amount, isReversal }) => amount > 0 && !isReversal)
  const open = new Set(payouts.filter(({ paid }) => paid > 0))
  const free = new Set(credits)
  const found = new Map<ExpectedPayout, BankEntry>()
  const pair = (payout: ExpectedPayout, entry: BankEntry) => {
    found.set(payout, entry)
    open.delete(payout)
    free.delete(entry)
  }
  for (const group of groupsOf(open, free)) {
    for (const { payout, entry } of nearest(group.payouts, group.entries, namesDay)) pair(payout, entry)
    const payoutsLeft = group.payouts.filter((payout) => open.has(payout))
    const entriesLeft = group.entries.filter((entry) => free.has(entry))
    for (const { payout, entry } of aligned(payoutsLeft, entriesLeft)) pair(payout, entry)
  }
  // A day in a text proves little: the payer or the client must be the operator's too.
  const payers = new Set([...found.values()].map(({ payer }) => payer))
  const others = nearest(
    [...open],
    [...free],
    (payout, entry) =>
      namesDay(payout, entry) &&
      (numbersIn(entry).includes(String(payout.clientId)) || (entry.payer !== '' && payers.has(entry.payer))),
  )
  for (const { payout, entry } of others) pair(payout, entry)
  const taken = reversedEntries(statement.entries)
  const debits = debitsAfter([...found.values()], statement.entries)
  return {
    payouts: payouts.map((payout) => ({
      payout,
      verdict: verdictOf(payout, found.get(payout), taken, debits, statement),
    })),
    unknown: [...free].flatMap((entry) => {
      const late = [...open].find((payout) => isLate(payout, entry))
      return late || payouts.some((payout) => isInTime(payout, entry)) ? [{ entry, late }] : []
    }),
  }
}

/** The next plain debit of the same amount after a credit; each belongs to one credit. */
function debitsAfter(
  credits: readonly BankEntry[],
  entries: readonly BankEntry[],
): ReadonlyMap<BankEntry, BankEntry> {
  const debits = new Map<BankEntry, BankEntry>()
  const free = new Set(entries.filter(({ amount, isReversal }) => amount < 0 && !isReversal))
  for (const credit of credits.toSorted(byTime)) {
    const [next] = [...free].filter((debit) => takesBack(debit, credit)).toSorted(byTime)
    if (!next) continue
    debits.set(credit, next)
    free.delete(next)
  }
  return debits
}

/** Whether a debit may take back a credit: the same account and amount, not before it. */
function takesBack(debit: BankEntry, credit: BankEntry): boolean {
  return (
    debit.account === credit.account &&
    debit.currency === credit.currency &&
    BigInt(debit.amount) === -BigInt(credit.amount) &&
    credit.date <= debit.date
  )
}

function verdictOf(
  payout: ExpectedPayout,
  entry: BankEntry | undefined,
  taken: ReadonlySet<BankEntry>,
  debits: ReadonlyMap<BankEntry, BankEntry>,
  { accounts, from, to }: BankStatement,
): PayoutVerdict {
  if (payout.paid <= 0) return { is: 'nothing' }
  if (entry) {
    if (taken.has(entry)) return { is: 'reversed', entry }
    const difference = normalLong(BigInt(entry.amount) - BigInt(payout.paid))
    return difference === 0
      ? { is: 'paid-out', entry, debit: debits.get(entry) }
      : { is: 'other-amount', entry, difference }
  }
  const hasAccount = accounts.some(({ currency }) => currency === payout.currency)
  if (!hasAccount || !from || !to || from > payout.date) return { is: 'not-covered' }
  const bankDays = bankDaysBetween(payout.date, to)
  return bankDays < LATEST_BANK_DAYS ? { is: 'on-its-way', bankDays } : { is: 'not-found' }
}

interface Group {
  payouts: ExpectedPayout[]
  entries: BankEntry[]
}

/** Payouts and entries of the same currency and amount. */
function groupsOf(payouts: Iterable<ExpectedPayout>, entries: Iterable<BankEntry>): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const payout of payouts) {
    const key = `${payout.currency} ${payout.paid}`
    const group = groups.get(key) ?? { payouts: [], entries: [] }
    groups.set(key, group)
    group.payouts.push(payout)
  }
  for (const entry of entries) groups.get(`${entry.currency} ${entry.amount}`)?.entries.push(entry)
  return groups.values()
}

/** Credits that a later entry of the same account takes back: the nearest one before it with the amount. */
function reversedEntries(entries: readonly BankEntry[]): Set<BankEntry> {
  const taken = new Set<BankEntry>()
  for (const reversal of entries) {
    if (!reversal.isReversal || reversal.amount >= 0) continue
    const [entry] = entries
      .filter((one) => takesBack(reversal, one) && !one.isReversal && !taken.has(one))
      .toSorted((one, other) => byTime(other, one))
    if (entry) taken.add(entry)
  }
  return taken
}

/** Whether the bank's texts contain the day of the report, in one of the usual forms. */
function namesDay({ date }: ExpectedPayout, entry: BankEntry): boolean {
  const day = date.replaceAll('-', '')
  const forms = [date, day, day.slice(2)]
  return numbersIn(entry).some((number) => forms.includes(number))
}

function numbersIn({ reference }: BankEntry): readonly string[] {
  return reference.match(/\d{4}-\d\d-\d\d|\d+/g) ?? []
}

/** Pairs payouts with entries of a bank statement, one to one. Pure. */
import { daysBetween } from './bank-days.ts'
import type { BankEntry } from './camt.ts'
import type { ExpectedPayout } from '../data/report-data.ts'

export interface Pair {
  payout: ExpectedPayout
  entry: BankEntry
}

/** Pairs each payout and each entry once, the nearest in time first. */
export function nearest(
  payouts: readonly ExpectedPayout[],
  entries: readonly BankEntry[],
  mayBe: (payout: ExpectedPayout, entry: BankEntry) => boolean,
): Pair[] {
  const pairs = payouts.flatMap((payout) =>
    entries
      .filter((entry) => isInTime(payout, entry) && mayBe(payout, entry))
      .map((entry) => ({ payout, entry })),
  )
  const used = new Set<ExpectedPayout | BankEntry>()
  return pairs
    .toSorted((one, other) => distance(one) - distance(other))
    .filter(({ payout, entry }) => {
      if (used.has(payout) || used.has(entry)) return false
      used.add(payout).add(entry)
      return true
    })
}

/**
 * Pairs of equal amounts, in the order of time on both sides: as many as possible, and of those the nearest. A payout
 * never takes the entry of an earlier one if each can have its own.
 */
export function aligned(payouts: readonly ExpectedPayout[], entries: readonly BankEntry[]): Pair[] {
  const left = payouts.toSorted(byTime)
  const right = entries.toSorted(byTime)
  // Best outcome for the first `row` payouts and `column` entries.
  const best: { count: number; days: number; pair?: Pair; from?: [number, number] }[][] = []
  for (let row = 0; row <= left.length; row += 1) {
    best.push([])
    for (let column = 0; column <= right.length; column += 1) {
      const choices: (typeof best)[number] = row === 0 && column === 0 ? [{ count: 0, days: 0 }] : []
      if (column > 0) choices.push({ ...bare(best[row]![column - 1]!), from: [row, column - 1] })
      if (row > 0) choices.push({ ...bare(best[row - 1]![column]!), from: [row - 1, column] })
      const pair = row > 0 && column > 0 && { payout: left[row - 1]!, entry: right[column - 1]! }
      if (pair && isInTime(pair.payout, pair.entry)) {
        const { count, days } = best[row - 1]![column - 1]!
        choices.push({ count: count + 1, days: days + distance(pair), pair, from: [row - 1, column - 1] })
      }
      best[row]!.push(choices.toSorted((one, other) => other.count - one.count || one.days - other.days)[0]!)
    }
  }
  const pairs: Pair[] = []
  for (let at = best[left.length]![right.length]!; at.from; at = best[at.from[0]]![at.from[1]]!) {
    if (at.pair) pairs.push(at.pair)
  }
  return pairs
}

function bare({ count, days }: { count: number; days: number }): { count: number; days: number } {
  return { count, days }
}

/** Calendar days in which an entry may belong to a payout: two weekends and a few holidays more. */
const WINDOW = 14

/** Whether an entry may be this payout's, by its currency and day. */
export function isInTime(payout: ExpectedPayout, entry: BankEntry): boolean {
  const days = daysBetween(payout.date, entry.date)
  return entry.currency === payout.currency && days >= 0 && days <= WINDOW
}

/** Whether an entry has the payout's amount, and comes too late to be the payout. */
export function isLate(payout: ExpectedPayout, entry: BankEntry): boolean {
  return (
    entry.currency === payout.currency &&
    entry.amount === payout.paid &&
    daysBetween(payout.date, entry.date) > WINDOW
  )
}

function distance({ payout, entry }: Pair): number {
  return daysBetween(payout.date, entry.date)
}

/** The earlier one first. */
export function byTime(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : one.date > other.date ? 1 : 0
}

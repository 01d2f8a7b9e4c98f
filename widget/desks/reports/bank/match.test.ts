import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import { buildEntry, buildStatement } from '../../../testing/bank.ts'
import type { BankEntry, BankStatement } from './camt.ts'
import { matchBank } from './match.ts'
import type { ExpectedPayout } from '../data/report-data.ts'

// 2 March 2026 is a Monday.
const payout = (changes: Partial<ExpectedPayout> = {}): ExpectedPayout => ({
  date: '2026-03-02',
  clientId: 100_001,
  currency: 'SEK',
  paid: 10_000,
  ...changes,
})

function verdicts(
  payouts: readonly ExpectedPayout[],
  entries: readonly BankEntry[],
  changes: Partial<BankStatement> = {},
) {
  return matchBank(payouts, buildStatement(entries, changes)).payouts.map(({ verdict }) => verdict)
}

/** For each payout the index of its entry; -1 without one. */
function places(payouts: readonly ExpectedPayout[], entries: readonly BankEntry[]): number[] {
  return verdicts(payouts, entries).map((verdict) =>
    'entry' in verdict ? entries.indexOf(verdict.entry) : -1,
  )
}

describe('a payout', () => {
  it('is paid out where a credit has its amount and currency soon after its day', () => {
    const entry = buildEntry()
    expect(verdicts([payout()], [buildEntry({ amount: 9999 }), entry])).toEqual([{ is: 'paid-out', entry }])
  })

  it.each([
    ['a debit', { amount: -10_000 }],
    ['in another currency', { currency: 'NOK' }],
    ['before the day of the report', { date: '2026-03-01' }],
    ['fifteen days later', { date: '2026-03-17' }],
    ['a reversal', { isReversal: true }],
  ])('is not found in an entry that is %s', (_, changes) => {
    expect(verdicts([payout()], [buildEntry(changes)])).toEqual([{ is: 'not-found' }])
  })

  it.each([
    // Until Friday of the same week four bank days have passed; the weekend adds none.
    ['2026-03-06', { is: 'on-its-way', bankDays: 4 }],
    ['2026-03-08', { is: 'on-its-way', bankDays: 4 }],
    ['2026-03-09', { is: 'not-found' }],
    ['2026-03-02', { is: 'on-its-way', bankDays: 0 }],
  ])('is on its way or not found in a statement until %s', (to, verdict) => {
    expect(verdicts([payout()], [], { to })).toEqual([verdict])
  })

  it('is judged by a statement that begins on its own day', () => {
    expect(verdicts([payout()], [], { from: '2026-03-02' })).toEqual([{ is: 'not-found' }])
  })

  it.each([
    ['begins later', { from: '2026-03-03' }],
    ['has no day', { from: undefined, to: undefined }],
    ['has no account in its currency', { accounts: [{ account: '1', currency: 'NOK' }] }],
  ])('is not judged by a statement that %s', (_, changes) => {
    expect(verdicts([payout()], [], changes)).toEqual([{ is: 'not-covered' }])
  })

  it('has no entry for a payout of nothing, not even one of 0', () => {
    expect(verdicts([payout({ paid: 0 })], [buildEntry({ amount: 0 })])).toEqual([{ is: 'nothing' }])
  })

  it('is found by its last digit beyond 2^53', () => {
    const entries = [
      buildEntry({ amount: 9_007_199_254_740_993n }),
      buildEntry({ amount: 9_007_199_254_740_995n }),
    ]
    expect(places([payout({ paid: 9_007_199_254_740_995n })], entries)).toEqual([1])
  })

  it.each(['2026-03-02', '20260302', '260302'])('is found by its day in the reference, %s', (day) => {
    const entries = [buildEntry(), buildEntry({ date: '2026-03-10', reference: `PAYOUT ${day} A` })]
    expect(places([payout()], entries)).toEqual([1])
  })

  it.each([
    ['day and client', { reference: 'PAYOUT 2026-03-02 100001' }, []],
    ['day, from the payer of another payout', { reference: '20260302', payer: 'Provider AB' }, ['other']],
  ])('has another amount where the reference names its %s', (_, changes, others) => {
    const entry = buildEntry({ amount: 9_900, ...changes })
    const known = others.map(() => buildEntry({ amount: 555, payer: 'Provider AB' }))
    const found = verdicts([payout(), ...others.map(() => payout({ paid: 555 }))], [entry, ...known])
    expect(found[0]).toEqual({ is: 'other-amount', entry, difference: -100 })
  })

  it('does not take an entry of another amount for a day in its text alone', () => {
    const entry = buildEntry({ amount: 9_900, reference: 'Invoice of 2026-03-02', payer: 'Tess' })
    expect(verdicts([payout()], [entry])).toEqual([{ is: 'not-found' }])
  })

  it('is never another’s because the bank names no payer of either', () => {
    const entry = buildEntry({ amount: 9_900, reference: '20260302', payer: '' })
    const known = buildEntry({ amount: 555, payer: '' })
    const found = verdicts([payout(), payout({ paid: 555 })], [entry, known])
    expect(found.map(({ is }) => is)).toEqual(['not-found', 'paid-out'])
  })

  it('is never undone by a reversal that was booked before it', () => {
    const entry = buildEntry({ date: '2026-03-04' })
    const reversal = buildEntry({ amount: -10_000, isReversal: true, date: '2026-03-03' })
    expect(verdicts([payout()], [reversal, entry])).toEqual([{ is: 'paid-out', entry }])
    const sameDay = { ...reversal, date: '2026-03-04' }
    expect(verdicts([payout()], [sameDay, entry])).toEqual([{ is: 'reversed', entry }])
  })

  it('is never plainly paid out where the same amount left the account afterwards', () => {
    const entry = buildEntry()
    const debit = buildEntry({ amount: -10_000, date: '2026-03-09' })
    expect(verdicts([payout()], [entry, debit])).toEqual([{ is: 'paid-out', entry, debit }])
    for (const other of [
      { date: '2026-03-02' },
      { account: 'another' },
      { amount: -9999 },
      { currency: 'EUR' },
    ]) {
      expect(verdicts([payout()], [entry, { ...debit, ...other }])).toEqual([{ is: 'paid-out', entry }])
    }
  })

  it('is one of two that a single debit may be about: the earlier one', () => {
    const entries = [buildEntry(), buildEntry({ date: '2026-03-04' })]
    const debit = buildEntry({ amount: -10_000, date: '2026-03-09' })
    const found = verdicts([payout(), payout({ date: '2026-03-03' })], [...entries, debit])
    expect(found.map((verdict) => 'debit' in verdict && verdict.debit)).toEqual([debit, undefined])
  })

  it('is not paid out where a later debit takes it back', () => {
    const entry = buildEntry()
    const reversal = buildEntry({ amount: -10_000, isReversal: true, date: '2026-03-05' })
    expect(verdicts([payout()], [entry, reversal])).toEqual([{ is: 'reversed', entry }])
    const other = { ...reversal, account: 'another' }
    expect(verdicts([payout()], [entry, other])).toEqual([{ is: 'paid-out', entry }])
  })
})

describe('two payouts of equal amount on near days', () => {
  const two = [payout(), payout({ date: '2026-03-03' })]

  it('have an entry each, the earlier one the earlier entry', () => {
    const entries = [buildEntry({ date: '2026-03-04' }), buildEntry({ date: '2026-03-03' })]
    expect(places(two, entries)).toEqual([1, 0])
  })

  it('give a single entry to the nearest', () => {
    expect(places(two, [buildEntry({ date: '2026-03-04' })])).toEqual([-1, 0])
    expect(places(two, [buildEntry({ date: '2026-03-02' })])).toEqual([0, -1])
  })

  it('follow the references where these say otherwise', () => {
    const entries = [
      buildEntry({ date: '2026-03-03', reference: '2026-03-03' }),
      buildEntry({ date: '2026-03-04', reference: '2026-03-02' }),
    ]
    expect(places(two, entries)).toEqual([1, 0])
  })
})

describe('credits that no report knows', () => {
  it('are those of the days in which a payout may arrive', () => {
    const entries = [
      buildEntry(),
      buildEntry({ amount: 7 }),
      buildEntry({ amount: 7, date: '2026-03-01' }),
      buildEntry({ amount: 7, date: '2026-03-16' }),
      buildEntry({ amount: 7, date: '2026-03-17' }),
      buildEntry({ amount: -7 }),
      buildEntry({ amount: 7, currency: 'NOK' }),
    ]
    const { unknown } = matchBank([payout()], buildStatement(entries))
    expect(unknown).toEqual([{ entry: entries[1] }, { entry: entries[3] }])
  })

  it('never leave out the exact amount of a payout that came too late to be its', () => {
    const late = buildEntry({ date: '2026-03-22' })
    const statement = buildStatement([late, buildEntry({ amount: 9999, date: '2026-03-22' })])
    expect(matchBank([payout()], statement)).toMatchObject({
      payouts: [{ verdict: { is: 'not-found' } }],
      unknown: [{ entry: late, late: payout() }],
    })
  })

  it('are not late where the payout was found', () => {
    const statement = buildStatement([buildEntry(), buildEntry({ date: '2026-03-22' })])
    expect(matchBank([payout()], statement).unknown).toEqual([])
  })
})

describe('any payouts and entries', () => {
  const day = fc.integer({ min: 2, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
  const amount = fc.integer({ min: 1, max: 3 })
  const payouts = fc.array(fc.record({ date: day, paid: amount }), { maxLength: 8 })
  const entries = fc.array(fc.record({ date: day, amount }), { maxLength: 8 })

  it('are paired one to one, each with its own amount and in time, and as many as there can be', () => {
    fc.assert(
      fc.property(payouts, entries, (asked, had) => {
        const expected = asked.map((one) => payout(one))
        const booked = had.map((one) => buildEntry(one))
        const found = verdicts(expected, booked)
        const pairs = found.flatMap((verdict, index) =>
          'entry' in verdict ? [{ payout: expected[index]!, entry: verdict.entry }] : [],
        )
        expect(new Set(pairs.map(({ entry }) => entry)).size).toBe(pairs.length)
        for (const { payout, entry } of pairs) {
          expect(entry.amount).toBe(payout.paid)
          const days = (Date.parse(entry.date) - Date.parse(payout.date)) / 86_400_000
          expect(days).toBeGreaterThanOrEqual(0)
          expect(days).toBeLessThanOrEqual(14)
        }
        expect(pairs.length).toBe(mostPairs(expected, booked))
      }),
      { numRuns: runs(300, 10_000) },
    )
  })

  /** The greatest number of pairs, by augmenting paths (Kuhn). */
  function mostPairs(left: readonly ExpectedPayout[], right: readonly BankEntry[]): number {
    const owner = new Map<number, number>()
    const mayBe = (a: number, b: number) => {
      const days = (Date.parse(right[b]!.date) - Date.parse(left[a]!.date)) / 86_400_000
      return right[b]!.amount === left[a]!.paid && days >= 0 && days <= 14
    }
    const augment = (a: number, seen: Set<number>): boolean =>
      right.some((_, b) => {
        if (seen.has(b) || !mayBe(a, b)) return false
        seen.add(b)
        const now = owner.get(b)
        if (now !== undefined && !augment(now, seen)) return false
        owner.set(b, a)
        return true
      })
    return left.filter((_, a) => augment(a, new Set())).length
  }
})

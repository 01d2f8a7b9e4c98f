/** Random reports, honest and tampered with, from `shared/testing`, which shares no code with the search. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { honestClient, honestReport } from '../../../testing/report.arbitrary.ts'
import { runs } from '../../../testing/runs.ts'
import { tamperings } from '../../../testing/tampered-reports.ts'
import { reportDifferences } from '../../../testing/report-differences.ts'
import { type Long, normalLong } from '../../values/long.ts'
import type { ClientReport, Report, ReportRow } from '../report.schema.ts'
import { explainPayout } from './explain-payout.ts'
import { judgePayout } from './judge-payout.ts'
import type { Explanation, Payout } from './payout.ts'
import { payoutTotals } from './payout-totals.ts'

function judged({ paymentReport, rows }: ClientReport): Payout {
  const sums = payoutTotals()
  for (const [index, row] of rows.entries()) sums.add(row, index)
  return judgePayout(paymentReport, sums.totals())
}

function explained(client: ClientReport): Explanation {
  const { rows } = client
  const search = explainPayout(judged(client), { length: rows.length, at: (index) => rows[index]! })
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value
}

const pick = fc.nat({ max: 1000 })

describe('an honest report', () => {
  it('balances and has no cause, for any rows', () => {
    fc.assert(
      fc.property(honestReport(), (report) => {
        expect(reportDifferences(report)).toEqual([])
        for (const client of report.clientReports) {
          expect(judged(client).verdict).toBe('balances')
          expect(explained(client)).toEqual({ cause: undefined, alternatives: 0, differing: [], faults: [] })
        }
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('balances with unknown rows exactly when it has some', () => {
    fc.assert(
      fc.property(honestReport({ hasUnknownTypes: true }), (report) => {
        for (const client of report.clientReports) {
          const isUnknown = client.rows.some(({ rowType }) => ['Lottery', '__proto__', ''].includes(rowType))
          expect(judged(client).verdict).toBe(isUnknown ? 'balances-with-unknown-rows' : 'balances')
          expect(explained(client).cause).toBeUndefined()
        }
      }),
      { numRuns: runs(200, 10_000) },
    )
  })
})

describe.each(tamperings)('a report that $name', ({ tamper, kind }) => {
  function tampered(report: Report, picked: number) {
    const outcome = tamper(report, picked)
    fc.pre(outcome !== undefined)
    return { ...outcome, client: outcome.report.clientReports[outcome.client]! }
  }

  it('is caught, and a fault with a name is always explained, for any rows', () => {
    fc.assert(
      fc.property(honestReport(), pick, (honest, picked) => {
        const { client } = tampered(honest, picked)
        const isNamed = explained(client).cause !== undefined
        expect({ verdict: judged(client).verdict, isNamed: isNamed || kind === undefined }).toEqual({
          verdict: 'does-not-balance',
          isNamed: true,
        })
      }),
      { numRuns: runs(150, 10_000) },
    )
  })

  it(`has ${kind ?? 'no'} cause, if no amounts are equal`, () => {
    fc.assert(
      fc.property(honestClient({ isSpread: true, minRows: 3, maxRows: 10 }), pick, (honest, picked) => {
        const { client, names } = tampered(honest, picked)
        const { cause, alternatives } = explained(client)
        const isEitherDebt = alternatives === 1 && cause?.kind === 'closing-debt' && kind === 'opening-debt'
        const expected = { kind: isEitherDebt ? 'closing-debt' : kind, ...names }
        expect(cause ?? { kind: undefined }).toMatchObject(expected)
        expect(alternatives).toBe(alternatives === 1 && kind?.endsWith('debt') ? 1 : 0)
      }),
      { numRuns: runs(150, 10_000) },
    )
  })
})

/** The amounts of a cause: nominal, fees, VAT, paid and the VAT of each rate. */
type Claim = Record<string, bigint>

function claimOf(rows: readonly ReportRow[], onlyFee?: string): Claim {
  const claim: Claim = { nominalAmount: 0n, feeAmountExcludingVat: 0n, feeVatAmount: 0n, numberOfRows: 0n }
  const add = (term: string, amount: Long) => {
    claim[term] = (claim[term] ?? 0n) + BigInt(amount)
  }
  for (const row of rows) {
    if (onlyFee === undefined) {
      add('nominalAmount', row.nominalAmount)
      add('numberOfRows', 1)
    }
    for (const fee of row.fees.filter(({ type }) => onlyFee === undefined || type === onlyFee)) {
      add('feeAmountExcludingVat', fee.amountExcludingVat)
      add('feeVatAmount', fee.vatAmount)
      add(`vat:${fee.vatPercent}`, fee.vatAmount)
    }
  }
  const { nominalAmount, feeAmountExcludingVat, feeVatAmount } = claim
  add('providerPaidAmountExcludingWithholding', nominalAmount! - feeAmountExcludingVat! - feeVatAmount!)
  return claim
}

const debtTerms = ['openingBalanceDebt', 'closingBalanceDebt', 'providerPaidAmountIncludingWithholding']

/** Whether every differing term is the claim's amount: left out of all, or twice in all. */
function isExplainedBy(claim: Claim, { differing }: Explanation): boolean {
  const sums = differing.filter(({ term }) => !debtTerms.includes(term))
  return [-1n, 1n].some((sign) =>
    sums.every(
      ({ term, stated, computed }) => BigInt(stated) - BigInt(computed) === sign * (claim[term] ?? 0n),
    ),
  )
}

describe('a cause among rows', () => {
  it('has exactly the amounts that differ, for any stated figures', () => {
    const members = ['nominalAmount', 'feeAmountExcludingVat', 'feeVatAmount', 'numberOfRows'] as const
    const stated = 'providerPaidAmountExcludingWithholding' as const
    const change = fc.record({
      member: fc.constantFrom(...members, stated),
      by: fc.integer({ min: -9, max: 9 }),
    })
    let named = 0
    fc.assert(
      fc.property(
        honestClient({ minRows: 1 }, false),
        fc.array(change),
        fc.boolean(),
        (honest, changes, isLeftOut) => {
          const client = structuredClone(honest.clientReports[0]!)
          // A row that the stated figures lack is the cause, unless other changes hide it.
          const left = isLeftOut ? claimOf(client.rows.slice(0, 1)) : {}
          for (const member of [...members, stated]) {
            const payment = client.paymentReport
            payment[member] = normalLong(BigInt(payment[member]) - (left[member] ?? 0n))
          }
          for (const { member, by } of changes) {
            const payment = client.paymentReport
            payment[member] = normalLong(BigInt(payment[member]) + BigInt(by))
          }
          const explanation = explained(client)
          const { cause } = explanation
          const rows = cause && 'rows' in cause ? cause.rows.map((place) => client.rows[place]!) : client.rows
          const claims: Claim[] =
            cause?.kind === 'row' || cause?.kind === 'pair'
              ? [claimOf(rows)]
              : cause?.kind === 'fee-type'
                ? [claimOf(rows, cause.feeType)]
                : []
          named += claims.length
          expect(claims.filter((claim) => !isExplainedBy(claim, explanation))).toEqual([])
        },
      ),
      { numRuns: runs(2_000, 50_000) },
    )
    // About 110 of 2 000 cases leave a row out and hide it by no other change.
    expect(named).toBeGreaterThan(20)
  })
})

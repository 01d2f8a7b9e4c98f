/** Ways to be wrong that no simulated world can show: one has a single merchant, and closes no days. */
import type { Area } from './areas.ts'
import type { Plant } from './plant.ts'

/** A plant, and the test that must find it. */
export interface PlantedFault extends Plant {
  project: Area['project']
  test: string
  /** A part of the test's name, or of that of its group. */
  says: string
}

const closings = { project: 'edge', test: 'edge/reports/closings/closings.test.ts' } as const

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: "a merchant without a token gets another one's",
    file: 'edge/upstream/access-token.ts',
    find: 'const known = memory.get(merchant.MerchantId)\n',
    put: 'const known = memory.get(merchant.MerchantId) ?? memory.values().next().value\n',
    project: 'edge',
    test: 'edge/sessions/sessions.test.ts',
    // With the tests before it: the first merchant has a token then.
    says: "a merchant's own server",
  },
  {
    name: 'a token of the credentials that a merchant had before is used',
    file: 'edge/upstream/access-token.ts',
    find: 'return (revision ?? 0) >= revisionOf(merchant)',
    put: 'return (revision ?? 0) >= 0 || revisionOf(merchant) < 0',
    project: 'edge',
    test: 'edge/operator/operator.test.ts',
    says: 'uses no token of the former credentials',
  },
  {
    name: 'a stored token of another merchant is opened',
    file: 'edge/upstream/sealed-token.ts',
    find: "'provider-token', MerchantId, config.authUrl",
    put: "'provider-token', config.authUrl",
    project: 'edge',
    test: 'edge/upstream/sealed-token.test.ts',
    says: 'if it is that of another merchant',
  },
  {
    name: 'a day is closed although its clerk has seen other figures',
    file: 'edge/reports/closings/routes.ts',
    find: 'if (difference) return problem(c, difference)\n',
    put: '\n',
    ...closings,
    says: 'than the report has',
  },
  {
    name: "a closing has another sum than its report's",
    file: 'edge/reports/closings/judged-day.ts',
    find: 'paid: head.stated.providerPaidAmountIncludingWithholding,',
    put: 'paid: head.stated.nominalAmount,',
    ...closings,
    says: "keeps who closed it, when, and the edge's own figures of its report",
  },
  {
    name: 'the figures of the first closing of a day are kept for all of its closings',
    file: 'edge/reports/closings/day-closings.ts',
    find: 'if (newest && isSame(newest.kept, closing)) return ok(newest.row)',
    put: 'if (newest) return ok(newest.row)',
    ...closings,
    says: 'is never the same as a new one with the same figures',
  },
]

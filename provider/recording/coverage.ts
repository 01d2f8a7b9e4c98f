/** Which operations and rules a client's run has met, since its records were last deleted. Pure. */
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { restNames } from '../../shared/wire/operations.ts'
import { type Rule, rules } from '../../shared/wire/rules/rules.ts'
import type { MetSince } from './requests.ts'

export interface OperationCoverage {
  name: string
  area: 'REST' | 'SOAP' | 'token'
  /** Requests, and those of them that were refused. */
  count: number
  refused: number
  /** The newest of them; absent if there is none. */
  last?: number
}

export type RuleCoverage = Rule & { count: number; last?: number }

/** How many of them were met. */
export interface Share {
  met: number
  of: number
}

export interface Coverage {
  since: string
  /** Requests of operations. */
  requests: number
  met: { operations: Share; rules: Share }
  operations: OperationCoverage[]
  rules: RuleCoverage[]
}

const known: readonly { name: string; area: OperationCoverage['area'] }[] = [
  ...[...restNames, 'getTask'].map((name) => ({ name, area: 'REST' as const })),
  { name: 'getToken', area: 'token' },
  ...soapNames.map((name) => ({ name, area: 'SOAP' as const })),
]

export function coverageOf({ since, met }: MetSince): Coverage {
  const found = new Map(met.map((one) => [`${one.kind} ${one.name}`, one]))
  const counted = (kind: string, name: string) => {
    const one = found.get(`${kind} ${name}`)
    return { count: one?.count ?? 0, ...(one && { last: one.last }) }
  }
  const operations = known.map(({ name, area }) => ({
    name,
    area,
    refused: counted('refused', name).count,
    ...counted('operation', name),
  }))
  const withCounts = rules.map((rule) => ({ ...rule, ...counted('rule', rule.id) }))
  return {
    since,
    requests: operations.reduce((sum, { count }) => sum + count, 0),
    met: { operations: shareOf(operations), rules: shareOf(withCounts) },
    operations,
    rules: withCounts,
  }
}

function shareOf(all: readonly { count: number }[]): Share {
  return { met: all.filter(({ count }) => count > 0).length, of: all.length }
}

/**
 * Runs the conformance suite: against the provider of the end-to-end tests by both ways to authorize, and
 * through the edge before it; or, when CONFORMANCE_BASE_URL is set, against the deployment that the environment
 * names (README.md here).
 */
import { describe, inject } from 'vitest'
import { someOf } from '../../shared/testing/runs.ts'
import { deploymentOf } from './environment.ts'
import { ownEdge, ownProviders, useStack } from './own-deployments.ts'
import { conformance } from './suite.ts'

const addresses = inject('addresses')
const named = deploymentOf(process.env)
const shared = [...ownProviders(addresses), ownEdge('the edge, over bearer tokens', () => addresses)]
for (const deployment of named ? [named] : shared) conformance(deployment)

// The first one covers the differences of the others too.
const stacks = [
  ['Acme', 'signed'],
  ['Acme', 'bearer'],
  ['Provider', 'signed'],
] as const
describe.each(named ? [] : someOf(stacks, 1))(
  'before the operator %s, by the scheme %s',
  (operator, scheme) => {
    conformance(ownEdge('the edge', useStack(operator, scheme)))
  },
)

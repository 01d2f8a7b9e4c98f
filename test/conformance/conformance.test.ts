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
// The package's own test runs the suite against a provider with bearer tokens.
const shared = [
  ownEdge('the edge, over bearer tokens', () => addresses),
  ...ownProviders(addresses).toReversed(),
]
for (const deployment of named ? [named] : someOf(shared, 2)) conformance(deployment)

const stacks = [
  ['Acme', 'signed'],
  ['Acme', 'bearer'],
  ['Provider', 'signed'],
] as const
describe.each(named ? [] : stacks)(
  'before the operator %s, by the scheme %s',
  { tags: 'long' },
  (operator, scheme) => {
    conformance(ownEdge('the edge', useStack(operator, scheme)))
  },
)

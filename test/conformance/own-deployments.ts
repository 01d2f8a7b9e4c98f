/** The deployments that `npm test` tests: our provider, and our edge before it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { sandboxMerchants, sandboxOrders } from '../../shared/sandbox.ts'
import { signedMerchants } from '../support/edge-process.ts'
import { apiKey, bearer, type Deployment, signed } from './deployment.ts'
import { anEdge, theApi } from './kinds.ts'

const { first, second } = sandboxMerchants
const client = { clientId: `sandbox-client-${first}`, clientSecret: `sandbox-client-secret-${first}` }
const foreign = sandboxOrders.find(({ MerchantId }) => MerchantId === second)!.Id

/** The provider by both ways to authorize. */
export function ownProviders({ provider }: Addresses): Deployment[] {
  const token = { authUrl: provider, ...client }
  const orders = { sandbox: { url: provider, ...client }, foreign }
  const shared = { ...theApi, baseUrl: provider, operator: 'Provider', orders }
  return [
    { ...shared, name: 'the provider, with bearer tokens', authorize: bearer(token), token },
    {
      ...shared,
      name: 'the provider, with signatures',
      authorize: signed(first, `sandbox-shared-secret-${first}`, 'Provider'),
    },
  ]
}

/**
 * The edge, for a merchant's own server.
 * @param addresses called when the tests run, so that they can start the edge first
 */
export function ownEdge(name: string, addresses: () => Addresses): Deployment {
  return {
    ...anEdge,
    name,
    get baseUrl() {
      return addresses().edge
    },
    // The edge always uses the description's names, not the operator's.
    operator: 'Provider',
    authorize: apiKey(`sandbox-api-key-${first}`),
    orders: {
      sandbox: {
        get url() {
          return addresses().provider
        },
        ...client,
      },
      foreign,
    },
  }
}

/** Runs provider and edge during the calling file's or suite's tests. @returns their addresses */
export function useStack(operator: string, scheme: 'bearer' | 'signed'): () => Addresses {
  let stack: Stack | undefined
  let stateDirectory: string
  beforeAll(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
    stack = await startStack({
      stateDirectory,
      configure({ edge, provider }) {
        edge['OPERATOR_NAME'] = provider['OPERATOR_NAME'] = operator
        if (scheme === 'signed') edge['MERCHANTS'] = signedMerchants(edge)
      },
    })
  })
  afterAll(async () => {
    await stack?.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  })
  return () => stack!.addresses
}

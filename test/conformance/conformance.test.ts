/**
 * Runs the conformance suite: against the stack of the end-to-end tests, by both ways to authorize; or,
 * when CONFORMANCE_BASE_URL is set, against the deployment that the environment names (README.md here).
 */
import { inject } from 'vitest'
import { sandboxMerchants, sandboxOrders } from '../../shared/sandbox.ts'
import { bearer, signed, type Deployment, type TokenEndpoint } from './deployment.ts'
import { deploymentOf } from './environment.ts'
import { conformance } from './suite.ts'

const named = deploymentOf(process.env)
for (const deployment of named ? [named] : ownDeployments()) conformance(deployment)

function ownDeployments(): Deployment[] {
  const { provider } = inject('addresses')
  const { first, second } = sandboxMerchants
  const token: TokenEndpoint = {
    authUrl: provider,
    clientId: `sandbox-client-${first}`,
    clientSecret: `sandbox-client-secret-${first}`,
  }
  const foreign = sandboxOrders.find(({ MerchantId }) => MerchantId === second)!.Id
  const { clientId, clientSecret } = token
  const door = { url: provider, clientId, clientSecret }
  const shared = { baseUrl: provider, operator: 'Provider', orders: { door, foreign } }
  return [
    { ...shared, name: 'the provider, with bearer tokens', authorize: bearer(token), token },
    {
      ...shared,
      name: 'the provider, with signatures',
      authorize: signed(first, `sandbox-shared-secret-${first}`, 'Provider'),
    },
  ]
}

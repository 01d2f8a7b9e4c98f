/**
 * The merchants of a sandbox that nobody configured, and the key of its tokens. Every credential here is fake and listed in
 * docs/provider.md; nothing deploys with it.
 */
import { sandboxMerchants } from './sandbox.ts'

export const sandboxAccounts = [
  { id: sandboxMerchants.first, name: 'Lumen Lamps', clientNumber: 79021 },
  { id: sandboxMerchants.second, name: 'Other Shop', clientNumber: 79022 },
].map(({ id, name, clientNumber }) => ({
  MerchantId: id,
  Name: name,
  ClientId: `sandbox-client-${id}`,
  ClientSecret: `sandbox-client-secret-${id}`,
  SharedSecret: `sandbox-shared-secret-${id}`,
  SoapClients: [
    {
      ClientNumber: clientNumber,
      Username: `sandbox-soap-user-${id}`,
      Password: `sandbox-soap-password-${id}`,
    },
  ],
  TaxId: `SE-SANDBOX-${id}`,
}))

export const sandboxTokenKey = 'sandbox-token-signing-key-of-no-value'

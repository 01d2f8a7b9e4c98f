/** The merchants of a sandbox, with the credentials that a client needs. */
import { sandboxAccounts, sandboxTokenKey } from '../../shared/sandbox-accounts.ts'
import type { SandboxMerchant } from './api.ts'

/** The provider's whole configuration: what was given, and the sandbox's own. */
export function environmentOf(
  given: Readonly<Record<string, string>>,
  consoleKey: string,
): Record<string, string> {
  return {
    MERCHANTS: JSON.stringify(sandboxAccounts),
    ...given,
    TOKEN_SIGNING_KEY: sandboxTokenKey,
    SANDBOX: 'on',
    CONSOLE_KEY: consoleKey,
  }
}

/** @param env of a provider that has accepted it */
export function merchantsOf(env: Readonly<Record<string, string>>): SandboxMerchant[] {
  const accounts = JSON.parse(env['MERCHANTS']!) as (Omit<SandboxMerchant, 'SoapClients'> &
    Partial<SandboxMerchant>)[]
  return accounts.map(({ MerchantId, Name, ClientId, ClientSecret, SharedSecret, SoapClients = [] }) => ({
    MerchantId,
    Name,
    ClientId,
    ClientSecret,
    SharedSecret,
    SoapClients: SoapClients.map(({ ClientNumber, Username, Password }) => ({
      ClientNumber,
      Username,
      Password,
    })),
  }))
}

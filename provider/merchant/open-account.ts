import { isWorld } from '../auth/accounts.ts'
import type { Config, Env, MerchantAccount } from '../config.ts'
import { sandboxMerchantOf } from './stubs.ts'

/** The account with what its world says; undefined if the world is not open. Any other account is as it was. */
export async function openAccount(
  env: Env,
  config: Pick<Config, 'sandbox'>,
  account: MerchantAccount,
): Promise<MerchantAccount | undefined> {
  if (!isWorld(config, account.MerchantId)) return account
  return sandboxMerchantOf(env, account.MerchantId).openAccount()
}

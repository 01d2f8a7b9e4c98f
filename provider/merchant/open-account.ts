import { isWorld } from '../auth/accounts.ts'
import type { Config, Env, MerchantAccount } from '../config.ts'
import { worldNumberOf } from '../world-id.ts'
import { worldsOf } from './directory-stubs.ts'
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

/** The same for an account that is only named, without its credentials: a guessed number starts no object. */
export async function openNamedAccount(
  env: Env,
  config: Pick<Config, 'sandbox'>,
  account: MerchantAccount,
): Promise<MerchantAccount | undefined> {
  const number = config.sandbox ? worldNumberOf(account.MerchantId) : undefined
  if (number !== undefined && !(await worldsOf(env).hasWorld(number))) return undefined
  return openAccount(env, config, account)
}

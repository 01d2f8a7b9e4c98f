import { DurableObject } from 'cloudflare:workers'
import { ok, type Result } from '../../shared/domain/result.ts'
import { readConfig } from '../config.ts'
import type { Env } from '../env.ts'
import type { AccessToken } from './access-token.ts'
import type { ProviderFailure } from './failure.ts'
import { mintToken } from './mint-token.ts'

/** One object for each merchant: holds its provider token in memory, never on disk, and mints the next one. */
export class ProviderTokens extends DurableObject<Env> {
  #token: AccessToken | undefined
  #flight: Promise<Result<AccessToken, ProviderFailure>> | undefined

  /** The token in force; minted when there is none, when it is old, or when it is the rejected one. */
  async get(merchantId: string, rejected?: string): Promise<Result<AccessToken, ProviderFailure>> {
    const token = this.#token
    if (token && token.value !== rejected && Date.now() < token.renewAt) return ok(token)
    // Whoever comes while a flight is out waits for that one. A failed flight is not kept.
    this.#flight ??= this.#mint(merchantId).finally(() => (this.#flight = undefined))
    return this.#flight
  }

  async #mint(merchantId: string): Promise<Result<AccessToken, ProviderFailure>> {
    const config = readConfig(this.env)
    const merchant = config.merchants.get(merchantId)
    if (!merchant) throw new RangeError('no such merchant')
    const minted = await mintToken(config.authUrl, merchant, Date.now())
    if (minted.ok) this.#token = minted.value
    return minted
  }
}

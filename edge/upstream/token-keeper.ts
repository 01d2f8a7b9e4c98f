import { DurableObject } from 'cloudflare:workers'
import { ok, type Result } from '../../shared/domain/result.ts'
import { config } from '../configured.ts'
import type { Env } from '../env.ts'
import type { AccessToken } from './access-token.ts'
import type { ProviderFailure } from './failure.ts'
import { mintToken } from './mint-token.ts'

/** One object for each merchant: holds its provider token in memory, never on disk, and mints the next one. */
export class ProviderTokens extends DurableObject<Env> {
  #token: AccessToken | undefined
  #flight: Promise<Result<AccessToken, ProviderFailure>> | undefined

  /**
   * The token in force. Minted when there is none, when it is stale, or when it is the rejected one; minted
   * in the background when it is time to renew it.
   */
  async get(merchantId: string, rejected?: string): Promise<Result<AccessToken, ProviderFailure>> {
    const token = this.#token
    const now = Date.now()
    if (!token || token.value === rejected || now >= token.staleAt) return this.#mint(merchantId)
    if (now >= token.renewAt) this.ctx.waitUntil(this.#mint(merchantId))
    return ok(token)
  }

  /** Whoever comes while a flight is out waits for that one. A failed flight is not kept. */
  #mint(merchantId: string): Promise<Result<AccessToken, ProviderFailure>> {
    this.#flight ??= this.#fly(merchantId).finally(() => (this.#flight = undefined))
    return this.#flight
  }

  async #fly(merchantId: string): Promise<Result<AccessToken, ProviderFailure>> {
    const merchant = config.merchants.get(merchantId)
    if (!merchant) throw new RangeError('no such merchant')
    const minted = await mintToken(config, merchant, Date.now())
    if (minted.ok) this.#token = minted.value
    return minted
  }
}

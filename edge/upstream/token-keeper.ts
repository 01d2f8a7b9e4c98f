import { DurableObject } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { merchantOfCall } from '../registry/find-merchant.ts'
import type { AccessToken } from './mint-token.ts'
import type { ProviderFailure } from './failure.ts'
import { mintToken } from './mint-token.ts'
import { RefusedCredentials, refusedCredentials } from './refused-credentials.ts'

/**
 * One object for each merchant: holds its provider token in memory, never on disk, and mints the next one. It remembers
 * refused credentials for all isolates.
 */
export class ProviderTokens extends DurableObject<Env> {
  #token: AccessToken | undefined
  #minting: Promise<Result<AccessToken, ProviderFailure>> | undefined
  /** Refusals of the token endpoint. */
  readonly #byEndpoint = new RefusedCredentials()
  /** Refusals of the API, which rejects one new token after another. */
  readonly #byApi = new RefusedCredentials()
  /** When the token endpoint may be called again after a 429, in milliseconds since 1970. */
  #silentUntil = 0

  /**
   * The current token. Mints one if there is none, or if it is stale or rejected; renews a due one in the background.
   * Mints nothing while the credentials are refused.
   */
  async get(merchantId: string, rejected?: string): Promise<Result<AccessToken, ProviderFailure>> {
    const token = this.#token
    const now = Date.now()
    const refused = this.#refusal(now)
    if (token && token.value !== rejected && now < token.staleAt) {
      if (now >= token.renewAt && !refused) this.ctx.waitUntil(this.#mint(merchantId))
      return ok(token)
    }
    if (refused) return refuse(refused)
    // This token was the one attempt after a refusal, and is rejected too.
    if (rejected !== undefined && token?.value === rejected && token.isOnTrial) {
      return refuse(this.rejectedAgain(rejected))
    }
    return this.#mint(merchantId)
  }

  /** Notes that the API rejected the token, also after a renewal. @returns the failure to answer */
  rejectedAgain(token: string): ProviderFailure {
    const now = Date.now()
    if (this.#token?.value === token) {
      this.#token = undefined
      this.#byApi.refused(now)
    }
    return refusedCredentials(this.#byApi.wait(now))
  }

  /** Notes that the API accepted a token on trial. */
  accepted(token: string): void {
    if (this.#token?.value !== token) return
    this.#token = { ...this.#token, isOnTrial: false }
    this.#byApi.accepted()
  }

  /** Why no token may be requested now. */
  #refusal(now: number): ProviderFailure | undefined {
    const refusedMs = Math.max(this.#byEndpoint.wait(now), this.#byApi.wait(now))
    if (refusedMs > 0) return refusedCredentials(refusedMs)
    const silentMs = this.#silentUntil - now
    return silentMs > 0
      ? { code: 'provider-rate-limited', retryAfter: Math.ceil(silentMs / 1000) }
      : undefined
  }

  /** Mints a token. Requests meanwhile wait for that one. A failure is not kept. */
  #mint(merchantId: string): Promise<Result<AccessToken, ProviderFailure>> {
    this.#minting ??= this.#mintNow(merchantId).finally(() => (this.#minting = undefined))
    return this.#minting
  }

  async #mintNow(merchantId: string): Promise<Result<AccessToken, ProviderFailure>> {
    const merchant = await merchantOfCall(this.env, merchantId)
    // One that was deleted has no credentials any more.
    if (!merchant) return refuse({ code: 'provider-rejects-credentials' })
    const minted = await mintToken(config, merchant, Date.now())
    if (minted.ok) {
      this.#byEndpoint.accepted()
      this.#token = { ...minted.value, isOnTrial: this.#byApi.areRefused }
      return ok(this.#token)
    }
    const { code, retryAfter = 0 } = minted.reason
    const now = Date.now()
    if (code === 'provider-rate-limited') this.#silentUntil = now + retryAfter * 1000
    if (code !== 'provider-rejects-credentials') return minted
    this.#byEndpoint.refused(now)
    return refuse(refusedCredentials(this.#byEndpoint.wait(now)))
  }
}

import { DurableObject } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { merchantOfCall } from '../registry/find-merchant.ts'
import type { AccessToken } from './mint-token.ts'
import type { ProviderFailure } from './failure.ts'
import { mintToken } from './mint-token.ts'
import { RefusedCredentials, refusedCredentials } from './refused-credentials.ts'
import { openToken, sealToken } from './sealed-token.ts'

/** The entry of the storage with the sealed token. */
const STORED = 'token'

interface StoredToken {
  sealed: Uint8Array<ArrayBuffer>
  /** Milliseconds since 1970. */
  staleAt: number
}

/**
 * One object for each merchant: holds its provider token, and mints the next one. It stores the token sealed, for its
 * life, because the platform evicts an idle object. It remembers refused credentials for all isolates.
 */
export class ProviderTokens extends DurableObject<Env> {
  /** The credentials that the token and the refusals are of. */
  #credentials: string | undefined
  #token: AccessToken | undefined
  #restoring: Promise<void> | undefined
  #minting: Promise<Result<AccessToken, ProviderFailure>> | undefined
  /** Refusals of the token endpoint. */
  #byEndpoint = new RefusedCredentials()
  /** Refusals of the API, which rejects one new token after another. */
  #byApi = new RefusedCredentials()
  /** When the token endpoint may be called again after a 429, in milliseconds since 1970. */
  #silentUntil = 0

  /**
   * The current token. Mints one if there is none, or if it is stale or rejected; renews a due one in the background.
   * Mints nothing while the credentials are refused.
   */
  async get(merchantId: string, rejected?: string): Promise<Result<AccessToken, ProviderFailure>> {
    await (this.#restoring ??= this.#restore(merchantId))
    await this.#followCredentials(merchantId)
    const token = this.#token
    const now = Date.now()
    const refused = this.#refusal(now)
    if (token && token.value !== rejected && now < token.staleAt) {
      if (now >= token.renewAt && !refused) this.ctx.waitUntil(this.#mint(merchantId))
      return ok(token)
    }
    if (token && (token.value === rejected || now >= token.staleAt)) this.#forgetStored()
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
    // An instance that has not read the stored token cannot tell whether it is this one.
    if (!this.#token || this.#token.value === token) this.#forgetStored()
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

  /** Begins anew when the registry has other credentials of the merchant. */
  async #followCredentials(merchantId: string): Promise<void> {
    const merchant = await merchantOfCall(this.env, merchantId)
    const credentials = JSON.stringify([merchant?.ClientId, merchant?.ClientSecret])
    if (this.#credentials !== undefined && this.#credentials !== credentials) {
      this.#token = undefined
      this.#byEndpoint = new RefusedCredentials()
      this.#byApi = new RefusedCredentials()
    }
    this.#credentials = credentials
  }

  /** Takes the token that an earlier instance stored, if it may still be used. */
  async #restore(merchantId: string): Promise<void> {
    const stored = await this.ctx.storage.get<StoredToken>(STORED)
    const merchant = await merchantOfCall(this.env, merchantId)
    if (!stored || !merchant) return
    const token = await openToken({ merchant, config }, stored.sealed, Date.now())
    if (token) this.#token = { ...token, isOnTrial: false }
    else this.#forgetStored()
  }

  /** Stores the token, unless it was rejected meanwhile. One on trial is not stored: what it is tried for is in memory. */
  async #store(merchant: MerchantConfig, token: AccessToken): Promise<void> {
    const { isOnTrial, staleAt } = token
    if (isOnTrial) return
    const sealed = await sealToken({ merchant, config }, token, Date.now())
    if (this.#token !== token) return
    const stored: StoredToken = { sealed, staleAt }
    try {
      // Nobody waits for the disk.
      await this.ctx.storage.put(STORED, stored, { allowUnconfirmed: true })
      await this.ctx.storage.setAlarm(staleAt, { allowUnconfirmed: true })
    } catch {
      // A token that is not stored costs one more call.
    }
  }

  #forgetStored(): void {
    this.ctx.waitUntil(this.ctx.storage.delete(STORED))
  }

  /** Deletes a stored token that nobody asked for until it was stale. */
  override async alarm(): Promise<void> {
    const stored = await this.ctx.storage.get<StoredToken>(STORED)
    if (stored && Date.now() >= stored.staleAt) await this.ctx.storage.delete(STORED)
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
      const token = { ...minted.value, isOnTrial: this.#byApi.areRefused }
      this.#token = token
      await this.#store(merchant, token)
      return ok(token)
    }
    const { code, retryAfter = 0 } = minted.reason
    const now = Date.now()
    if (code === 'provider-rate-limited') this.#silentUntil = now + retryAfter * 1000
    if (code !== 'provider-rejects-credentials') return minted
    this.#byEndpoint.refused(now)
    return refuse(refusedCredentials(this.#byEndpoint.wait(now)))
  }
}

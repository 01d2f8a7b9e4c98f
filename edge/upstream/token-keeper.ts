import { DurableObject } from 'cloudflare:workers'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { MerchantConfig } from '../config/merchant.ts'
import { merchantSince, revisionOf } from '../registry/find-merchant.ts'
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
  /** The entry whose credentials the token and the refusals are of. */
  #merchant: MerchantConfig | undefined
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
   * @param revision that of the merchant's record, as the caller knows it; the token is of this one or of a later one
   */
  async get(
    merchantId: string,
    rejected?: string,
    revision = 0,
  ): Promise<Result<AccessToken, ProviderFailure>> {
    const read = await merchantSince(this.env, merchantId, revision)
    // One that was deleted has no credentials any more.
    if (!read) return refuse({ code: 'provider-rejects-credentials' })
    await this.#restored(read)
    const merchant = this.#followCredentials(read)
    const answer = await this.#current(merchant, rejected)
    return answer.ok ? ok({ ...answer.value, revision: revisionOf(merchant) }) : answer
  }

  async #current(
    merchant: MerchantConfig,
    rejected: string | undefined,
  ): Promise<Result<AccessToken, ProviderFailure>> {
    const token = this.#token
    const now = Date.now()
    const refused = this.#refusal(now)
    if (token && token.value !== rejected && now < token.staleAt) {
      if (now >= token.renewAt && !refused) this.ctx.waitUntil(this.#mint(merchant))
      return ok(token)
    }
    if (token && (token.value === rejected || now >= token.staleAt)) this.#forgetStored()
    if (refused) return refuse(refused)
    // This token was the one attempt after a refusal, and is rejected too.
    if (rejected !== undefined && token?.value === rejected && token.isOnTrial) {
      return refuse(this.rejectedAgain(rejected))
    }
    return this.#mint(merchant)
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

  /** Begins anew when the registry has other credentials of the merchant. @returns the latest entry */
  #followCredentials(merchant: MerchantConfig): MerchantConfig {
    const former = this.#merchant
    // A request that began before the change comes after one that knows it.
    if (former && revisionOf(merchant) < revisionOf(former)) return former
    if (former && !haveSameCredentials(former, merchant)) {
      this.#token = undefined
      this.#minting = undefined
      this.#byEndpoint = new RefusedCredentials()
      this.#byApi = new RefusedCredentials()
    }
    this.#merchant = merchant
    return merchant
  }

  /** Resolves once the stored token was read. A failure is not kept: the next request reads it again. */
  async #restored(merchant: MerchantConfig): Promise<void> {
    const restoring = (this.#restoring ??= this.#restore(merchant))
    try {
      await restoring
    } catch (error) {
      if (this.#restoring === restoring) this.#restoring = undefined
      throw error
    }
  }

  /** Takes the token that an earlier instance stored, if it may still be used. */
  async #restore(merchant: MerchantConfig): Promise<void> {
    this.#merchant = merchant
    const stored = await this.ctx.storage.get<StoredToken>(STORED)
    if (!stored) return
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

  /** Mints a token. Requests with the same credentials meanwhile wait for that one. A failure is not kept. */
  #mint(merchant: MerchantConfig): Promise<Result<AccessToken, ProviderFailure>> {
    if (this.#minting) return this.#minting
    const minting = this.#mintNow(merchant).finally(() => {
      if (this.#minting === minting) this.#minting = undefined
    })
    this.#minting = minting
    return minting
  }

  async #mintNow(merchant: MerchantConfig): Promise<Result<AccessToken, ProviderFailure>> {
    // Of these credentials: others that come meanwhile have their own.
    const byEndpoint = this.#byEndpoint
    const byApi = this.#byApi
    const minted = await mintToken(config, merchant, Date.now())
    if (minted.ok) {
      byEndpoint.accepted()
      const token = { ...minted.value, isOnTrial: byApi.areRefused }
      if (byEndpoint !== this.#byEndpoint) return ok(token)
      this.#token = token
      await this.#store(merchant, token)
      return ok(token)
    }
    const { code, retryAfter = 0 } = minted.reason
    const now = Date.now()
    if (code === 'provider-rate-limited') this.#silentUntil = now + retryAfter * 1000
    if (code !== 'provider-rejects-credentials') return minted
    byEndpoint.refused(now)
    return refuse(refusedCredentials(byEndpoint.wait(now)))
  }
}

function haveSameCredentials(one: MerchantConfig, other: MerchantConfig): boolean {
  return one.ClientId === other.ClientId && one.ClientSecret === other.ClientSecret
}

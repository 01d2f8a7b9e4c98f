/**
 * The isolate's copy of the registry's directory. It is asked for news every {@link NEWS_MS}, so that a new merchant is
 * known and a disabled one refused within five seconds. While the directory cannot be asked, what was known goes on for
 * {@link SILENT_MS}.
 */
import { waitUntil } from 'cloudflare:workers'
import type { RegistryConfig } from '../config/config.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { ObjectFailure } from '../config/object-stub.ts'
import { log } from '../http/log.ts'
import type { ProblemReason } from '../http/problem.ts'
import { noteLock } from '../metrics/locks.ts'
import { stateRefusal } from '../state/serving-state.ts'
import { directoryOf } from './directory-of.ts'
import type { DirectoryNews, DirectoryPlace, ListedMerchant } from './news.ts'
import { opensProof, type Sealed } from './sealed.ts'

const NEWS_MS = 2_000
/** Milliseconds from the last answer of the directory, for which known merchants go on. */
const SILENT_MS = 300_000

type Bindings = Pick<Env, 'MERCHANT_DIRECTORY'>

class DirectoryCopy {
  readonly #registry: RegistryConfig
  readonly #merchants = new Map<string, ListedMerchant>()
  /** Keys whose proofs were opened. */
  readonly #opened = new Set<string>()
  #place: DirectoryPlace | undefined
  #askedAt = -Infinity
  #heardAt = -Infinity
  /** The failure of the last question; undefined if it was answered. */
  failure: ObjectFailure | undefined
  /** Why the edge serves nobody; undefined if it does. */
  locked: ProblemReason | undefined

  constructor(registry: RegistryConfig) {
    this.#registry = registry
  }

  /** Whether the directory need not be asked now. */
  get isFresh(): boolean {
    const passed = Date.now() - this.#askedAt
    // Less than nothing has passed if the clock was set back.
    return passed >= 0 && passed < NEWS_MS
  }

  expectNews(): void {
    this.#askedAt = -Infinity
  }

  /** Whether the merchant was enabled when the directory answered last. */
  knows(id: string): boolean {
    return this.#merchants.get(id)?.state === 'enabled'
  }

  /**
   * The merchant as it is listed; undefined if there is none.
   * @throws ObjectFailure if the directory does not answer, and the merchant is not known or no longer certain
   */
  find(id: string): ListedMerchant | undefined {
    const known = this.#merchants.get(id)
    const passed = Date.now() - this.#heardAt
    if (this.failure && (!known || passed < 0 || passed > SILENT_MS)) throw this.failure
    return known
  }

  /** Asks for news. Requests meanwhile use the copy as it is, if there is one. */
  async ask(env: Bindings): Promise<void> {
    if (this.#place) this.#askedAt = Date.now()
    try {
      const pages = await newsSince(env, this.#place)
      for (const page of pages) this.#take(page)
      this.failure = undefined
      this.#askedAt = this.#heardAt = Date.now()
      await this.#check(pages.at(-1)!.seals)
    } catch (error) {
      if (!(error instanceof ObjectFailure)) throw error
      if (!this.failure) log('error', { event: 'registry-silent', object: error.object })
      this.#askedAt = Date.now()
      // Whatever failed: a merchant that is not known for certain is not refused, but asked to come again.
      error.retryable = true
      this.failure = error
    }
  }

  #take({ isWhole, merchants, place }: DirectoryNews): void {
    if (isWhole) this.#merchants.clear()
    for (const merchant of merchants) this.#merchants.set(merchant.id, merchant)
    this.#place = place
  }

  /** Whether the ring opens every key in use, and no merchant stands in two places. */
  async #check(seals: readonly Sealed[]): Promise<void> {
    const { keys } = this.#registry
    for (const seal of seals) {
      if (!this.#opened.has(seal.kid) && (await opensProof(seal, keys))) this.#opened.add(seal.kid)
    }
    const missing = seals.map(({ kid }) => kid).filter((kid) => !this.#opened.has(kid))
    const twice = [...config.merchants.keys()].filter(
      (id) => (this.#merchants.get(id)?.state ?? 'deleted') !== 'deleted',
    )
    this.#lock(
      missing,
      twice,
      keys.map(({ kid }) => kid),
    )
  }

  #lock(missing: readonly string[], twice: readonly string[], ring: readonly string[]): void {
    const isLocked = missing.length > 0 || twice.length > 0
    noteLock('registry', isLocked)
    if (!isLocked) {
      this.locked = undefined
      return
    }
    if (!this.locked) {
      log('error', {
        event: 'registry-locked',
        ring: ring.join(' '),
        missing: missing.join(' ') || undefined,
        twice: twice.join(' ') || undefined,
      })
    }
    const detail =
      missing.length > 0
        ? `REGISTRY_KEY has the keys ${ring.join(', ')}. Records are sealed with ${missing.join(', ')}, which it lacks or has wrong.`
        : `MERCHANTS and the registry both have the merchant ${twice.join(', ')}.`
    this.locked = { code: 'registry-locked', detail }
  }
}

/** All pages, before one is taken: other requests use the copy meanwhile, and a part of it refuses who is in the rest. */
async function newsSince(env: Bindings, place: DirectoryPlace | undefined): Promise<DirectoryNews[]> {
  const pages = [await directoryOf(env).news(place)]
  while (pages.at(-1)!.isMore) pages.push(await directoryOf(env).news(pages.at(-1)!.place))
  return pages
}

/** One for the isolate's configuration. */
const copies = new WeakMap<RegistryConfig, DirectoryCopy>()

function copyOf(registry: RegistryConfig): DirectoryCopy {
  const known = copies.get(registry) ?? new DirectoryCopy(registry)
  copies.set(registry, known)
  return known
}

/** Whether the merchant is enabled, as the isolate knows it now. Asks nobody. */
export function isKnownEnabled(registry: RegistryConfig, id: string): boolean {
  return copyOf(registry).knows(id)
}

/** Makes the next request ask for news: this isolate has changed a merchant. */
export function expectNews(registry: RegistryConfig): void {
  copyOf(registry).expectNews()
}

/** The copy, after it was asked for news if that is due. No promise if it was not. */
export function directoryCopy(
  env: Bindings,
  registry: RegistryConfig,
): DirectoryCopy | Promise<DirectoryCopy> {
  const copy = copyOf(registry)
  return copy.isFresh ? copy : asked(copy, env)
}

async function asked(copy: DirectoryCopy, env: Bindings): Promise<DirectoryCopy> {
  const news = copy.ask(env)
  // Other requests get the news even if this client leaves.
  waitUntil(news)
  await news
  return copy
}

/** Why the edge serves nobody: its state, or that its ring does not open the registry, or a merchant in two places. */
export function lockedRefusal(
  env: Bindings & Pick<Env, 'STATE' | 'SEEN'>,
): ProblemReason | undefined | Promise<ProblemReason | undefined> {
  const ofState = stateRefusal(env)
  if (ofState instanceof Promise) return ofState.then((refused) => refused ?? registryRefusal(env))
  return ofState ?? registryRefusal(env)
}

function registryRefusal(env: Bindings): ProblemReason | undefined | Promise<ProblemReason | undefined> {
  const { registry } = config
  if (!registry) return undefined
  const now = directoryCopy(env, registry)
  return now instanceof Promise ? now.then(({ locked }) => locked) : now.locked
}

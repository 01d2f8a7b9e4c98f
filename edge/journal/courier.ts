import { parseJson } from '../../shared/domain/values/json.ts'
import type { Env } from '../config/env.ts'
import { log } from '../http/log.ts'
import { lettersTaken, lettersWait } from '../metrics/waiting.ts'
import { headOf, journalOf } from './journal-of.ts'
import type { Delivered } from './journal.ts'
import { type JournalRecord, type Letter, type LetterBox, orderSubject } from './letter.ts'
import { INDEX_SHARDS, type OrderNews } from './order-index.ts'
import { shardOf } from './shards.ts'
import { config } from '../config/configured.ts'

/** Letters of one call. */
const BATCH = 200

/** What one shard gets. */
interface Parcel {
  merchantId: string
  /** The ids of the letters that it comes from. */
  letters: Set<string>
  entries: Delivered[]
  news: OrderNews[]
}

/**
 * Takes an object's letters to the journal, in their order. A letter leaves its box when each of its histories has it, so
 * nothing is lost; the journal knows a letter again, so nothing is there twice. What could not be taken stays, and the
 * object's alarm tries again. So do the last letters until the head has heard that they have come, if it was told that they
 * wait: an object without letters would not try again once it was evicted.
 */
export class Courier {
  readonly #env: Env
  readonly #box: LetterBox
  readonly #object: string
  /** When this instance began, in milliseconds since 1970. */
  readonly #since = Date.now()
  #underWay: Promise<boolean> | undefined
  /** Whether the head may believe that letters wait. */
  #hasTold = false

  /** @param object names the object among those whose letters wait */
  constructor(env: Env, box: LetterBox, object: string) {
    this.#env = env
    this.#box = box
    this.#object = object
  }

  /**
   * Delivers all that wait now. Calls at once share one delivery.
   * @returns whether no letter is left
   */
  async deliver(): Promise<boolean> {
    const shared = this.#underWay
    // A letter may have come after that one looked for the last time.
    if (shared && !(await shared)) return false
    const [first] = this.#box.pending()
    if (!first) return true
    this.#underWay ??= this.#deliverAll(first).finally(() => (this.#underWay = undefined))
    return this.#underWay
  }

  /** @param first the oldest letter */
  async #deliverAll({ merchantId, at }: Letter): Promise<boolean> {
    let letters = this.#box.pending()
    // An earlier instance of the object may have told that its letters wait.
    if (at <= this.#since) this.#hasTold = true
    while (letters.length > 0) {
      const batch = letters.slice(0, BATCH)
      const taken = await this.#hand(batch)
      const isLast = taken.size === letters.length
      if (isLast && !(await this.#tellArrived(merchantId))) return false
      this.#box.taken(taken)
      if (taken.size < batch.length) {
        await this.#tellWaiting(merchantId)
        return false
      }
      letters = this.#box.pending()
    }
    lettersTaken(this.#object)
    return true
  }

  /** Hands the letters to their shards. @returns those that each of their histories has */
  async #hand(letters: readonly Letter[]): Promise<Set<string>> {
    const parcels = new Map<number, Parcel>()
    const parcelFor = (shard: number, { id, merchantId }: Letter): Parcel => {
      const parcel = parcels.get(shard) ?? { merchantId, letters: new Set(), entries: [], news: [] }
      parcel.letters.add(id)
      parcels.set(shard, parcel)
      return parcel
    }
    for (const letter of letters) {
      const { id, to, number = null, record, shards = config.journalShards } = letter
      for (const { subject, isCopy = false } of to) {
        const shard = shardOf(subject, shards)
        parcelFor(shard, letter).entries.push({ id, subject, isCopy, number, record })
      }
      const news = newsIn(letter)
      if (news) parcelFor(shardOf(orderSubject(news.id), INDEX_SHARDS), letter).news.push(news)
    }
    const missed = new Set<string>()
    await Promise.all(
      [...parcels].map(async ([shard, { merchantId, letters: ids, entries, news }]) => {
        try {
          await journalOf(this.#env, merchantId, shard).take(entries, news)
        } catch {
          for (const id of ids) missed.add(id)
        }
      }),
    )
    return new Set(letters.map(({ id }) => id).filter((id) => !missed.has(id)))
  }

  async #tellWaiting(merchantId: string): Promise<void> {
    const letters = this.#box.pending()
    const since = Math.min(...letters.map(({ at }) => at))
    log('error', { event: 'journal-waits', merchant: merchantId, letters: letters.length })
    this.#hasTold = true
    lettersWait(this.#object, letters.length, since)
    await this.#tell(merchantId, (head) => head.waits(this.#object, letters.length, since))
  }

  /** @returns whether the head does not believe any more that letters wait */
  async #tellArrived(merchantId: string): Promise<boolean> {
    if (this.#hasTold) this.#hasTold = !(await this.#tell(merchantId, (head) => head.arrived(this.#object)))
    return !this.#hasTold
  }

  /** @returns whether the head has heard it */
  async #tell(
    merchantId: string,
    say: (head: ReturnType<typeof headOf>) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await say(headOf(this.#env, merchantId))
      return true
    } catch {
      // The letters are safe: only /readyz is wrong about them.
      return false
    }
  }
}

/** What the letter tells the index of orders. */
function newsIn({ order, record }: Letter): OrderNews | undefined {
  if (order === undefined) return undefined
  const { at, who, operation, outcome } = parseJson(record) as JournalRecord
  return { ...(parseJson(order) as OrderNews), lastWrite: { at, who, operation, outcome } } as OrderNews
}

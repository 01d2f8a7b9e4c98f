/**
 * The shards of a merchant's journal. Their number only grows, by doubling: a subject's earlier entries stay in the shard
 * that a smaller number gave it, so a subject is read from one shard for each doubling.
 */
import { type ShardCount, shardCounts } from '../config/config.ts'

/** The shard that takes the subject's entries. */
export function shardOf(subject: string, count: ShardCount): number {
  return hash(subject) % count
}

/** The shards that may have the subject's entries, that of new ones first. */
export function shardsOf(subject: string, count: ShardCount): number[] {
  const counts = shardCounts.filter((one) => one <= count).toReversed()
  return [...new Set(counts.map((one) => shardOf(subject, one)))]
}

/** FNV-1a of 32 bits, over UTF-16 units: it spreads, and hides nothing. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

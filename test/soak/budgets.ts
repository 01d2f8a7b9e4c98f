/** What a soak may cost: the edge's state, its files and its memory. Each is a line of what was measured, with its limit. */
import { type Measured } from './meter.ts'
import type { Killed } from './processes.ts'
import { slopeOf } from './slope.ts'
import type { StateSize } from './state.ts'

export interface Fact {
  line: string
  isKept: boolean
}

const KIB = 1024
const MIB = 2 ** 20
/**
 * Bytes of an order's object that was written to, and of each write that it keeps for 24 hours: with the pages that were
 * free again once the outcome was known, which a file keeps.
 */
const ORDER = { object: 16 * KIB, write: 4000 }
/** The same of a credit order, which has an object under each of its two numbers. */
const CREDIT_ORDER = { object: 32 * KIB, write: 2500 }
/** Bytes of the empty tables of the journal's shards, and of each entry with its order's row in the index. */
const JOURNAL = { object: 64 * KIB, write: 1000 }
const JOURNAL_SHARDS = 16
/**
 * Mebibytes of write-ahead logs while the processes run, and those that the stopped edge leaves: it closes what it can in
 * its time, and the next start reads the rest.
 */
const LOGS = { most: 256, left: 8 }
/** Open files of a process, and those that it still has once it has had nothing to do for a while. */
export const FILES = { most: 6000, idle: 200 }
/** Mebibytes a minute by which the memory may surely grow: under 200 clients, some minutes do not show its level. */
const SLOPE = 64
/** Milliseconds of traffic below which a slope is only shown: the memory still rises to its level. */
const SLOPE_FROM_MS = 120_000

export interface Counted {
  creditOrders: number
  /** Writes of each kind that the journal has, in any outcome. */
  orderWrites: number
  creditWrites: number
}

/** @param logBytes of the write-ahead logs that the stopped edge has left */
export function stateFacts(
  { bytes, databases, files }: StateSize,
  logBytes: number,
  counted: Counted,
): Fact[] {
  const { creditOrders, orderWrites, creditWrites } = counted
  const entries = orderWrites + creditWrites
  const objects = [...databases.values()].reduce((sum, count) => sum + count, 0)
  const of = (name: string) => bytes.get(name) ?? 0
  return [
    // To read a history makes an object too.
    bytesFact('an order', of('OrderDesk'), databases.get('OrderDesk') ?? 0, ORDER, orderWrites),
    bytesFact('a credit order', of('CreditDesk'), creditOrders, CREDIT_ORDER, creditWrites),
    bytesFact('a shard of the journal', of('Journal'), JOURNAL_SHARDS, JOURNAL, entries),
    {
      line: `state: ${perOne(of('Journal'), entries)} bytes of the journal an entry, ${entries} entries`,
      isKept: true,
    },
    limit('state: bytes of write-ahead logs after the edge has stopped', logBytes, LOGS.left * MIB),
    // Besides its database each class has one of workerd's, with its log.
    limit(`state: files of ${objects} objects`, files, objects + 3 * databases.size),
  ]
}

function bytesFact(
  what: string,
  bytes: number,
  count: number,
  { object, write }: { object: number; write: number },
  writes: number,
): Fact {
  const most = object * count + write * writes
  const line =
    `state: ${perOne(bytes, count)} bytes ${what}, ${count} of them with ${writes} writes: ${bytes} bytes ` +
    `(at most ${most}: ${object} each, and ${write} a write)`
  return { line, isKept: bytes <= most }
}

/** @param lastsMs how long the traffic was */
export function processFacts(name: Killed, measured: Measured, lastsMs: number): Fact[] {
  const { lives, mostFiles, idleFiles, mostLogBytes } = measured
  const slope = slopeOf(lives.map(({ memory }) => memory))
  const points = lives.reduce((sum, { memory }) => sum + memory.length, 0)
  const most = Math.max(0, ...lives.map((life) => life.most))
  const isLong = lastsMs >= SLOPE_FROM_MS
  const shown = slope ? `${slope.slope.toFixed(1)} ± ${slope.margin.toFixed(1)}` : 'an unknown number of'
  return [
    {
      line:
        `${name}: ${shown} MiB a minute of memory (95 %; ${points} seconds of ${lives.length} lives; ` +
        `${isLong ? `surely at most ${SLOPE}` : 'too short to judge'}), at most ${most.toFixed(0)} MiB`,
      isKept: !isLong || (slope !== undefined && slope.slope - slope.margin <= SLOPE),
    },
    limit(`${name}: open files at once`, mostFiles, FILES.most),
    limit(`${name}: open files of an idle process`, idleFiles, FILES.idle),
    limit(`${name}: MiB of write-ahead logs at once`, Math.ceil(mostLogBytes / MIB), LOGS.most),
  ]
}

function limit(what: string, value: number, most: number): Fact {
  return { line: `${what}: ${value} (at most ${most})`, isKept: value <= most }
}

function perOne(bytes: number, count: number): string {
  return count === 0 ? '0' : (bytes / count).toFixed(0)
}

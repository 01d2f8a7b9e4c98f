/**
 * The export of 50 000 entries, as NDJSON and CSV, from a running edge. The floor: the same rows, read from a copy of its
 * files by SQLite in this process, sorted, parsed, and written as JSON.
 */
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildWorker } from '../../scripts/build.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder } from '../support/sandbox.ts'
import type { Tell } from './fact.ts'
import { median } from './median.ts'
import { takeTurns } from './turns.ts'

const ENTRIES = 50_000
/** So many that each shard has some. */
const ORDERS = 150
const ROUNDS = 5
const AIM_MS = 2000

export const server = { Authorization: 'Bearer sandbox-api-key-100001', 'Content-Type': 'application/json' }

/** Takes about half a minute. */
export async function benchJournal(tell: Tell): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  const state = mkdtempSync(join(tmpdir(), 'order-admin-journal-'))
  const provider = await startProvider(state)
  try {
    const first = await startEdge({ provider: provider.address, stateDirectory: state })
    await saveOnce(first.addresses)
    await first.stop()
    multiplyEntries(state, ENTRIES)
    // The files of a running edge are its own.
    const copy = join(state, 'copy')
    cpSync(join(state, 'edge/Journal'), join(copy, 'edge/Journal'), { recursive: true })
    const edge = await startEdge({ provider: provider.address, stateDirectory: state })
    const sizes = new Map<string, number>()
    const exportAs = async (format: string) => {
      const start = performance.now()
      const address = `${edge.address}/api/v1/journal/export?format=${format}`
      const answer = await fetch(address, { headers: server })
      const text = await answer.text()
      const taken = performance.now() - start
      sizes.set(format, text.length)
      const counted = Number(/\d+/.exec(text.trimEnd().split('\n').at(-1)!)?.[0])
      if (counted !== ENTRIES) throw new Error(`the export has ${counted} entries`)
      return taken
    }
    const times = await takeTurns(
      { floor: () => readFiles(copy), ndjson: () => exportAs('ndjson'), csv: () => exportAs('csv') },
      ROUNDS,
    )
    for (const format of ['ndjson', 'csv'] as const) {
      tell({
        question: 'How long does an export of the journal take?',
        what: `${ENTRIES} entries as ${format}`,
        ours: { wall: median(times[format]), more: { size: { value: sizes.get(format)!, unit: 'B' } } },
        against: {
          kind: 'floor',
          name: 'the same rows read, sorted and written by SQLite in Node',
          wall: median(times.floor),
        },
        aims: [{ figure: 'wall', of: 'ours', most: AIM_MS }],
        how: `${ROUNDS} rounds of each in turns; the floor reads a copy of the files.`,
      })
    }
    await edge.stop()
  } finally {
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

/** One save of each order. */
export async function saveOnce(addresses: Addresses): Promise<void> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  for (let order = 0; order < ORDERS; order++) {
    const id = await createOrder(addresses, { OrderRows })
    const answer = await fetch(`${addresses.edge}/api/v1/orders/${id}/rows/1`, {
      method: 'PATCH',
      headers: { ...server, 'Idempotency-Key': crypto.randomUUID() },
      body: '{"Quantity":100}',
    })
    if (answer.status !== 204) throw new Error(`not saved: ${answer.status}`)
  }
}

export function shardsIn(state: string): DatabaseSync[] {
  return globSync('edge/Journal/*.sqlite', { cwd: state })
    .map((path) => new DatabaseSync(join(state, path)))
    .filter((database) => database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'entries'").get())
}

/** Adds entries like those that are there, about a second apart, until there are enough. */
export function multiplyEntries(state: string, entries: number): void {
  const shards = shardsIn(state)
  // No multiple of a millisecond's 1024 places, so that no two of a shard meet.
  const insert = `INSERT INTO entries SELECT place - ? * 1023997, subject, id || ?, who, operation, outcome, is_copy,
    number, record FROM entries WHERE place = ?`
  const seeds = shards.flatMap((shard) => {
    const rows = shard.prepare('SELECT place FROM entries').all()
    const add = shard.prepare(insert)
    return rows.map(
      ({ place }) =>
        (step: number) =>
          add.run(step, step, Number(place)),
    )
  })
  for (const shard of shards) shard.exec('BEGIN')
  for (let more = seeds.length; more < entries; more++) {
    seeds[more % seeds.length]!(Math.floor(more / seeds.length))
  }
  for (const shard of shards) {
    shard.exec('COMMIT')
    shard.close()
  }
}

/** @returns milliseconds */
function readFiles(state: string): number {
  const start = performance.now()
  const rows: { place: number; record: string }[] = []
  for (const shard of shardsIn(state)) {
    const read = shard.prepare('SELECT place, record FROM entries ORDER BY place DESC')
    rows.push(...(read.all() as unknown as typeof rows))
    shard.close()
  }
  const lines = rows
    .toSorted((a, b) => b.place - a.place)
    .map(({ record }) => JSON.stringify(JSON.parse(record)))
  const text = lines.join('\n')
  if (lines.length !== ENTRIES || text.length === 0) throw new Error(`the files have ${lines.length} entries`)
  return performance.now() - start
}

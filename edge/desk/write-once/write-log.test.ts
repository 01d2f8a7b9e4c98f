/** The write log and its double in memory, through the same operations. */
import { runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../shared/testing/runs.ts'
import { creditDeskMigrations } from '../../credit-desk/schema.ts'
import { orderDeskMigrations } from '../../order-desk/schema.ts'
import { env } from '../../testing/edge.ts'
import { MemoryLog } from '../../testing/memory-log.ts'
import type { Letter } from '../../journal/letter.ts'
import { type Fresh, Tables } from '../../storage/tables.ts'
import { KEY_MS, LOST_MS } from '../times.ts'
import type { Keeping } from './keeping.ts'
import { type LoggedWrite, WriteLog } from './write-log.ts'
import { freshWriteTable } from './write-table.ts'

interface Intent {
  answered: boolean
}
type Log = Pick<WriteLog<Intent>, keyof WriteLog<Intent>>

const keys = ['k1', 'k2', undefined]
const contents = ['c1', 'c2']
const callers = ['w1', 'w2']
const request = fc.constantFrom('r1', 'r2')
/** Milliseconds since 1970, around the instants at which something is forgotten. */
const now = fc.constantFrom(0, 1, LOST_MS - 1, LOST_MS, LOST_MS + 1, KEY_MS, KEY_MS + 1, 2 * KEY_MS)
const how = fc.constantFrom<Exclude<Keeping, 'nothing'>[]>('by-key', 'lost', 'handed', 'by-request')

let posted = 0
const letter = fc.constantFrom('order/1', 'order/2').map((subject): Letter => ({
  id: `letter ${++posted}`,
  merchantId: '100001',
  at: 0,
  to: [{ subject }],
  record: '{}',
}))
const letters = fc.array(letter, { maxLength: 2 })

/** One operation on a log; operations on an open write take the oldest one. */
const operation = fc.oneof(
  fc
    .record({
      key: fc.constantFrom(...keys),
      content: fc.constantFrom(...contents),
      caller: fc.constantFrom(...callers),
      at: now,
      onlySets: fc.boolean(),
    })
    .map((write) => (log: Log) => {
      // A key is used again only after its write is forgotten.
      if (write.key !== undefined && log.find(write.key)) return
      log.begin({ ...write, intent: { answered: false, answerKey: 'a' }, wrapped: 'w' })
    }),
  now.map((at) => (log: Log) => log.forgetSet(at)),
  fc.constant((log: Log) => {
    const [open] = log.open()
    if (open) log.update({ ...open, intent: { ...open.intent, answered: true } })
  }),
  now.map((at) => (log: Log) => void log.open().forEach((write) => log.markLost(write, at))),
  fc.record({ how, request, now, letters }).map((as) => (log: Log) => {
    const [open] = log.open()
    const how = open?.key === undefined ? as.how : 'by-key'
    if (open) log.keep(open, { ...as, how, sealed: 's' })
  }),
  fc.record({ request, isHeard: fc.boolean(), now }).map((told) => (log: Log) => {
    log.handedOver(told.request, told.isHeard, told.now)
  }),
  fc
    .record({ request, now, caller: fc.constantFrom(...callers), content: fc.constantFrom(...contents) })
    .map((told) => (log: Log) => {
      const lost = log.findLost(told.caller, told.content, told.now)
      if (lost?.kept) log.toldAgain(lost, told.request, told.now)
    }),
  letters.map((left) => (log: Log) => {
    const [open] = log.open()
    if (open) log.drop(open, left)
  }),
  letters.map((unknown) => (log: Log) => {
    const [open] = log.open()
    if (open) log.addLetters(open, unknown)
  }),
  letters.map((alone) => (log: Log) => {
    if (alone.length > 0) log.addFirst(alone)
  }),
  fc.nat({ max: 4 }).map((count) => (log: Log) => {
    log.taken(
      new Set(
        log
          .pending()
          .slice(0, count)
          .map(({ id }) => id),
      ),
    )
  }),
  now.map((at) => (log: Log) => log.dropOld(at)),
)

/** The results of all queries of a log. */
function answers(log: Log): unknown {
  const moments = [0, LOST_MS, KEY_MS]
  return {
    found: ['k1', 'k2'].map((key) => log.find(key)).map(withoutId),
    repeated: ['r1', 'r2'].map((of) => log.findRequest(of)).map(withoutId),
    lost: callers.flatMap((caller) =>
      contents.flatMap((content) => moments.map((at) => withoutId(log.findLost(caller, content, at)))),
    ),
    open: log.open().map(withoutId),
    pending: log.pending(),
    isWaiting: log.waiting().length > 0,
    unresolved: log.unresolved(),
    nextDrop: log.nextDrop(),
  }
}

/** A row's id may be used again after the row is deleted. */
function withoutId(write: LoggedWrite<Intent> | undefined): unknown {
  return write && { ...write, id: undefined }
}

it.each([
  ['a new desk', [], freshWriteTable],
  ['a desk of an order of an earlier release', orderDeskMigrations],
  ['a desk of the SOAP service of an earlier release', creditDeskMigrations],
])(
  'the log of %s and its double in memory answer the same after the same operations',
  async (name, migrations: readonly string[], fresh?: Fresh) => {
    const stub = env.SESSIONS.getByName(name)
    await runInDurableObject(stub, (__, { storage }) => {
      fc.assert(
        fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
          for (const table of ['migrations', 'writes', 'write_log', 'history', 'outbox']) {
            storage.sql.exec(`DROP TABLE IF EXISTS ${table}`)
          }
          const real = new WriteLog<Intent>(new Tables(storage, migrations, fresh))
          const double = new MemoryLog<Intent>()
          for (const run of operations) {
            run(real)
            run(double)
            expect(answers(double)).toEqual(answers(real))
          }
        }),
        { numRuns: runs(200, 5_000) },
      )
    })
  },
)

it('hands letters over again where the instance that did it is gone, and never loses those of a row with the same id', async () => {
  await runInDurableObject(env.SESSIONS.getByName('settled letters'), (_, { storage }) => {
    storage.sql.exec('DROP TABLE IF EXISTS migrations')
    const tables = new Tables(storage, [], freshWriteTable)
    const log = new WriteLog<Intent>(tables)
    const told = (id: string): Letter => ({ id, merchantId: '100001', at: 0, to: [], record: '{}' })
    const write = (key: string, id: string) => {
      const intent = { answered: false, answerKey: 'a' }
      const open = log.begin({ key, content: 'c', caller: 'w', at: 0, onlySets: false, wrapped: 'w', intent })
      log.keep(open, { how: 'by-key', sealed: 's', request: 'r', now: 0, letters: [told(id)] })
    }
    const ids = (some: WriteLog<Intent>) => some.pending().map(({ id }) => id)
    write('k1', 'first')
    log.taken(new Set(['first']))
    expect(ids(log)).toEqual([])
    expect(ids(new WriteLog(tables))).toEqual(['first'])
    // The row goes with its letter, and the next one gets its id.
    log.dropOld(KEY_MS)
    expect(ids(new WriteLog(tables))).toEqual([])
    write('k1', 'second')
    expect(ids(log)).toEqual(['second'])
  })
})

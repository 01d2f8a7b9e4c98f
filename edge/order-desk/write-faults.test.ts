/**
 * Each write, each fault, and each way to repeat it: nothing is done twice, and no outcome is reported wrongly.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import { config } from '../config/configured.ts'
import {
  asServer,
  deliverAtProvider,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { everyWrite, type SampleWrite, writeAt } from '../testing/every-write.ts'
import { settleLater } from '../testing/life.ts'
import { cut, cutWithin, isTask, isWrite, onWire, withHeaders } from '../testing/wire.ts'

interface Fault {
  name: string
  /** The fate of the write: `pass` has the provider do it. */
  write: (write: SampleWrite, pass: () => Promise<Response>, task: string) => Response | Promise<Response>
  /** The answers to looks at its task, one after the other; the last one repeats. */
  tasks?: (() => Response)[]
  /** The answer at once, and the answer when it can no longer arrive. */
  first: string
  last: string
}

const UNKNOWN = '502 outcome-unknown'
const FAILED = '502 provider-task-failed'
const inProgress = () => Response.json({ Status: 'InProgress' })
const failed = () => Response.json({ Status: 'Failed' })
const vanished = () => Response.json({ Code: 40404 }, { status: 404 })

const did: Fault['write'] = (_, pass, Location) => withHeaders(pass(), { Location })
const didNot: Fault['write'] = ({ noIds }, _, Location) =>
  Response.json(noIds, { status: 202, headers: { Location } })

/** Faults of any write. A write that was lost before the provider is sent again once that is certain. */
const cuts: Fault[] = [
  { name: 'is cut before the provider', write: cut, first: UNKNOWN, last: 'done' },
  { name: 'is cut within its answer', write: (_, pass) => cutWithin(pass()), first: 'done', last: 'done' },
  { name: 'is cut after the provider', write: (_, pass) => pass().then(cut), first: 'done', last: 'done' },
]

/** Faults of a write with a 202. */
const tasks: Fault[] = [
  { name: 'is done, and its task never ends', write: did, tasks: [inProgress], first: 'done', last: 'done' },
  { name: 'is done, and its task fails', write: did, tasks: [failed], first: 'done', last: 'done' },
  {
    name: 'is done, and its task vanishes',
    write: did,
    tasks: [inProgress, vanished],
    first: 'done',
    last: 'done',
  },
  {
    name: 'is done, and its 202 has no Location',
    write: (_, pass) => withHeaders(pass(), { Location: null }),
    first: 'done',
    last: 'done',
  },
  {
    name: 'is not done, and its task never ends',
    write: didNot,
    tasks: [inProgress],
    first: UNKNOWN,
    last: UNKNOWN,
  },
  { name: 'is not done, and its task fails', write: didNot, tasks: [failed], first: FAILED, last: FAILED },
  {
    name: 'is not done, and its task vanishes',
    write: didNot,
    tasks: [inProgress, vanished],
    first: UNKNOWN,
    last: UNKNOWN,
  },
  {
    name: 'is not done, and its 202 has no Location',
    write: ({ noIds }) => Response.json(noIds, { status: 202 }),
    first: UNKNOWN,
    last: UNKNOWN,
  },
]

/** The keys of the client's first request and of its repetition. */
const comings = { 'the same key': ['one', 'one'], 'another key': ['one', 'two'], 'no key': [] } as const
type Coming = keyof typeof comings

/** In the short run each write has each fault once, and each write and each fault has every repetition. */
const cases = Object.keys(everyWrite).flatMap((name, nth) => {
  const write = everyWrite[name as OrderWriteName]
  const faults = write.success === 202 ? [...cuts, ...tasks] : cuts
  return faults.flatMap((fault, mth) =>
    Object.keys(comings)
      .filter((_, way, all) => isLongRun || way === (nth + mth) % all.length)
      .map((coming) => [name, fault.name, coming as Coming, write, fault] as const),
  )
})

/** The state of a case at its order. */
interface Underway {
  write: SampleWrite
  /** The fault of the next write. */
  fault: Fault | undefined
  tasks: (() => Response)[]
  /** Looks at tasks so far. */
  looks: number
  /** How often the provider did the write. */
  done: number
}
const underway = new Map<string, Underway>()

beforeAll(() => {
  const { callMs, budgetMs } = config
  // A busy machine may need long for the read after a task that never ends, which is followed for ten seconds.
  Object.assign(config, { callMs: 10_000, budgetMs: 20_000 })
  onWire((request, pass) => {
    const [, order = ''] = /\/(?:orders|queue\/task-)\/?(\d+)/.exec(request.path) ?? []
    const state = underway.get(order)
    if (!state) return undefined
    if (isTask(request)) return state.tasks[Math.min(state.looks++, state.tasks.length - 1)]!()
    if (!isWrite(request)) return undefined
    const { fault, write } = state
    const counted = async () => {
      const answer = await pass()
      if (answer.status === write.success) state.done++
      return answer
    }
    if (!fault) return counted()
    state.fault = undefined
    return fault.write(write, counted, `https://provider.test/api/v1/queue/task-${order}`)
  })
  return () => Object.assign(config, { callMs, budgetMs })
})
afterAll(() => vi.restoreAllMocks())

/** `done` for the operation's success, else the status and the problem's code. */
async function send(id: Long, { path, method, body, success }: SampleWrite, key?: string): Promise<string> {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key }
  const init = body ? json(method, body, headers) : { method, headers }
  const response = await asServer(`${orderPath(id)}/${path}`, init)
  // Always read: without a key, an unread answer counts as not arrived.
  const answer = await response.text()
  if (response.status === success) return 'done'
  return `${response.status} ${(JSON.parse(answer) as { code: string }).code}`
}

describe.concurrent('a write', () => {
  it.each(cases)('%s: %s, and is repeated with %s', async (...[, , coming, sample, fault]) => {
    const id = await newOrder()
    const { order: first } = await orderNow(id)
    const write = writeAt(sample, sample.ofDelivery ? await deliverAtProvider(id) : first)
    const state: Underway = { write, fault, tasks: fault.tasks ?? [], looks: 0, done: 0 }
    underway.set(String(id), state)
    const [firstKey, nextKey] = comings[coming]
    const isOpen = fault.first === UNKNOWN
    // Without a key, the same content is the same request until its client has the answer.
    const isSame = coming === 'the same key' || (coming === 'no key' && isOpen)

    expect(await send(id, write, firstKey)).toBe(fault.first)
    expect(fault.first === 'done').toBe(state.done === 1)
    const doneFirst = state.done

    // Another write is refused while the first one is open; otherwise it is done, if the order still allows it.
    const asAnother = () => (state.done > 0 ? (write.again ?? 'done') : 'done')
    const expectedAgain = isSame ? fault.first : isOpen ? '503 desk-busy' : asAnother()
    const again = await send(id, write, nextKey)
    expect(again).toBe(expectedAgain)
    expect(state.done).toBe(doneFirst + (expectedAgain === 'done' && !isSame ? 1 : 0))

    await settleLater(id)
    const before = state.done
    // An answer under its key is repeated; without a key, an answered write is done again.
    const isTold = isSame ? fault.first === fault.last : again === 'done' && nextKey !== undefined
    const expectedLast = isSame ? fault.last : isTold ? 'done' : asAnother()
    expect(await send(id, write, nextKey)).toBe(expectedLast)
    expect(state.done).toBe(before + (isTold || expectedLast !== 'done' ? 0 : 1))

    const { order } = await orderNow(id)
    expect(write.timesDone(order)).toBe(write.adds ? state.done : Math.min(1, state.done))
    const outcomes = (await historyOf(id)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(state.done)
  })
})

/** Batches as the edge does them, for the widget's own tests: a small state machine. `test/contract/fake-batches.test.ts` holds its answers to the contract. */
import {
  type BatchCommand,
  batchCommands,
  batchItemStates,
  type BatchState,
} from '../../shared/domain/batch/batch.enums.ts'
import type {
  Batch,
  BatchDetail,
  BatchItem,
  BatchList,
  BatchRequest,
} from '../../shared/domain/batch/batch.ts'
import { sum } from '../../shared/domain/money/money.ts'
import { parseJson } from '../../shared/domain/values/json.ts'
import { batchLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { json, problem } from './fake-answer.ts'
import type { SeenCall } from './seen-call.ts'

const PATH = '/api/v1/batches'
const DAY_MS = 86_400_000

/** What becomes of an order: when it is read for the review, and when it is written to. */
export interface Fate {
  read?: Partial<Pick<BatchItem, 'state' | 'code' | 'detail' | 'amount' | 'currency' | 'merchantOrderId'>>
  written?: Partial<Pick<BatchItem, 'state' | 'code' | 'detail'>>
}

interface KeptBatch {
  batch: Omit<Batch, 'counts' | 'sums'>
  items: BatchItem[]
  /** The version in which each item changed last. */
  changed: number[]
}

const from: Readonly<Record<BatchCommand, readonly BatchState[]>> = {
  start: ['ready'],
  pause: ['waiting', 'running'],
  resume: ['paused'],
  stop: ['ready', 'waiting', 'running', 'paused', 'reading'],
}
const to: Readonly<Record<BatchCommand, BatchState>> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  stop: 'stopped',
}

/** The batches of a merchant. Each look at one lets it do some of its work. */
export class FakeBatches {
  /** What becomes of an order; by default it is done, for 100.00 SEK. */
  fate: (order: Long, place: number) => Fate = () => ({})
  /** Orders that are read or written between two looks. */
  pace = Number.POSITIVE_INFINITY
  readonly #kept: KeptBatch[] = []
  readonly #keys = new Map<string, KeptBatch>()

  /** A batch as a test needs it, without its way there. */
  put(request: BatchRequest, state: BatchState, more: Partial<Batch> = {}): Batch {
    const kept = this.#make(request)
    this.#read(kept, Number.POSITIVE_INFINITY)
    if (state === 'running' || state === 'paused') {
      kept.batch.state = 'running'
      this.#write(kept, Math.floor(kept.items.length / 2))
    } else if (state === 'ended') {
      kept.batch.state = 'running'
      this.#write(kept, Number.POSITIVE_INFINITY)
    }
    Object.assign(kept.batch, { state, ...more })
    return this.#shown(kept)
  }

  /** The answer to a call, or undefined for one that is about something else. */
  answer({ path, method, body, query, headers }: SeenCall): Response | undefined {
    if (path !== PATH && !path.startsWith(`${PATH}/`)) return undefined
    if (path === PATH) return method === 'POST' ? this.#create(body, headers) : this.#list()
    const [id, command] = path.slice(PATH.length + 1).split('/')
    const kept = this.#kept.find(({ batch: { id: known } }) => known === decodeURIComponent(id!))
    if (!kept) return problem(404, 'not-found')
    if (command === undefined) return this.#detail(kept, query.get('after'))
    return (batchCommands as readonly string[]).includes(command)
      ? this.#command(kept, command as BatchCommand)
      : problem(404, 'not-found')
  }

  #create(body: string, headers: Headers): Response {
    const request = parseJson(body) as BatchRequest
    const key = headers.get('Idempotency-Key') ?? ''
    const known = this.#keys.get(key)
    const kept = known ?? this.#make(request)
    if (key !== '') this.#keys.set(key, kept)
    return json(this.#shown(kept), 201)
  }

  #list(): Response {
    return json({ batches: this.#kept.map((kept) => this.#shown(kept)) } satisfies BatchList)
  }

  #detail(kept: KeptBatch, after: string | null): Response {
    this.#work(kept)
    const known = after === null ? 0 : Number(after)
    const items = kept.items.filter((_, place) => kept.changed[place]! > known)
    const detail: BatchDetail = { ...this.#shown(kept), items }
    return json(detail)
  }

  #command(kept: KeptBatch, command: BatchCommand): Response {
    if (!from[command].includes(kept.batch.state)) return problem(409, 'batch-state')
    kept.batch.version += 1
    kept.batch.state = to[command]
    delete kept.batch.pause
    const now = new Date().toISOString()
    if (command === 'start') Object.assign(kept.batch, { startedAt: now, startedBy: kept.batch.createdBy })
    if (command === 'pause') kept.batch.pause = 'by-user'
    if (command === 'stop') {
      kept.batch.endedAt = now
      for (const item of kept.items) {
        if (item.state === 'ready' || item.state === 'unread')
          this.#change(kept, item.place, { state: 'left' })
      }
    }
    return json(this.#shown(kept))
  }

  /** Lets a batch go on, as its alarm does at the edge. */
  #work(kept: KeptBatch): void {
    if (kept.batch.state === 'reading') this.#read(kept, this.pace)
    else if (kept.batch.state === 'running') this.#write(kept, this.pace)
  }

  #read(kept: KeptBatch, most: number): void {
    const unread = kept.items.filter(({ state }) => state === 'unread').slice(0, most)
    kept.batch.version += 1
    for (const { place, order } of unread) {
      const { read } = this.fate(order, place)
      const known = { state: 'ready', merchantOrderId: `web-${2000 + place}` }
      const sums = read?.state === 'cannot' ? {} : { amount: 10_000, currency: 'SEK' }
      this.#change(kept, place, { ...known, ...sums, ...read } as Partial<BatchItem>)
    }
    if (kept.items.every(({ state }) => state !== 'unread')) kept.batch.state = 'ready'
  }

  #write(kept: KeptBatch, most: number): void {
    const ready = kept.items.filter(({ state }) => state === 'ready').slice(0, most)
    kept.batch.version += 1
    for (const { place, order } of ready) {
      this.#change(kept, place, { state: 'done', ...this.fate(order, place).written } as Partial<BatchItem>)
    }
    if (kept.items.some(({ state }) => state === 'ready')) return
    kept.batch.state = 'ended'
    kept.batch.endedAt = new Date().toISOString()
  }

  #change(kept: KeptBatch, place: number, changes: Partial<BatchItem>): void {
    kept.items[place] = { ...kept.items[place]!, ...changes, at: new Date().toISOString() }
    kept.changed[place] = kept.batch.version
  }

  #make({ orders, ...about }: BatchRequest): KeptBatch {
    const now = Date.now()
    const kept: KeptBatch = {
      batch: {
        id: `batch-${this.#kept.length + 1}`,
        ...about,
        state: 'reading',
        createdAt: new Date(now).toISOString(),
        createdBy: { id: 'u1', name: 'Kim Andersson' },
        keptUntil: new Date(now + batchLimits.days * DAY_MS).toISOString(),
        version: 1,
      },
      items: orders.map((order, place) => ({
        place,
        order: typeof order === 'string' ? parseLong(order)! : order,
        state: 'unread',
      })),
      changed: orders.map(() => 1),
    }
    this.#kept.unshift(kept)
    return kept
  }

  #shown({ batch: about, items }: KeptBatch): Batch {
    const counts = Object.fromEntries(
      batchItemStates.map((state) => [state, items.filter((item) => item.state === state).length]),
    ) as Batch['counts']
    const counted = items.filter(
      ({ state, amount, currency }) =>
        amount !== undefined &&
        currency !== undefined &&
        ['ready', 'sent', 'done', 'unknown'].includes(state),
    )
    const sums = [...Map.groupBy(counted, ({ currency }) => currency!)].map(([currency, each]) => ({
      currency,
      orders: each.length,
      amount: sum(each.map(({ amount }) => amount!)),
    }))
    return { ...about, counts, sums }
  }
}

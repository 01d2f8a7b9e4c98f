/** One run with batches: several orders, each with its desk, and the object with the merchant's batches. */
import type { Env } from '../../../edge/config/env.ts'
import { Batches } from '../../../edge/batches/batches.ts'
import type { BatchRow } from '../../../edge/batches/batch-table.ts'
import type { ItemRow } from '../../../edge/batches/item-table.ts'
import { Journal } from '../../../edge/journal/journal.ts'
import { JournalHead } from '../../../edge/journal/journal-head.ts'
import { OrderDesk } from '../../../edge/order-desk/order-desk.ts'
import type { DeskRequest } from '../../../edge/order-desk/desk-request.ts'
import { EdgeState } from '../../../edge/state/edge-state.ts'
import { MerchantSessions } from '../../../edge/sessions/merchant-sessions.ts'
import { ProviderTokens } from '../../../edge/upstream/token-keeper.ts'
import { enter, pause } from '../platform/globals.ts'
import { Loop } from '../platform/loop.ts'
import { Platform } from '../platform/objects.ts'
import { Random } from '../platform/random.ts'
import type { Change } from '../provider/changes.ts'
import { OrderModel } from '../provider/order-model.ts'
import { Provider } from '../provider/provider.ts'
import { act } from '../world/client.ts'
import { EdgeProcess } from '../world/edge-process.ts'
import { prepare } from '../world/incidents.ts'
import { configure, forgetMerchant, newMerchantId } from '../world/merchant.ts'
import { toOrder } from '../world/order-requests.ts'
import { HOUR } from '../world/plan.ts'
import type { Report } from '../world/playing.ts'
import { orderNow } from '../world/reader.ts'
import { settled } from '../world/settled.ts'
import { findings, findingsAtRest } from './audit.ts'
import { type ClerkStory, work } from './clerk.ts'
import type { Facts, Lost } from './facts.ts'
import { type BatchPlan, FIRST_ORDER, type Start } from './plan.ts'

const START = Date.UTC(2026, 10, 26, 9)

const classes = {
  BATCHES: Batches,
  DESK: OrderDesk,
  JOURNAL: Journal,
  JOURNAL_HEAD: JournalHead,
  SESSIONS: MerchantSessions,
  STATE: EdgeState,
  TOKENS: ProviderTokens,
}

/** Objects that delete all of their tables once nothing is kept. */
const TIDY = ['BATCHES', 'DESK', 'JOURNAL', 'JOURNAL_HEAD', 'TOKENS']

/** @param plan see `plan.ts` */
export async function run(plan: BatchPlan): Promise<Report> {
  const loop = new Loop(START)
  const random = new Random(plan.seed ^ 0x5eed)
  const seen = new Set<string>()
  const note = (what: string) => void seen.add(what)
  const orders = plan.orders.map((start, index) => orderOf(start, FIRST_ORDER + index))
  const { troubles, tasks, incidents } = plan
  const losesAnswers = incidents.some(({ what }) => what.startsWith('reset'))
  const provider = new Provider(
    { loop, random, orders, troubles, tasks, losesAnswers, seen: note },
    'secret-0',
  )
  enter({ loop, random, fetch: (url, init) => provider.fetch(url, init) })
  const merchantId = newMerchantId()
  configure(merchantId, 'secret-0', plan.writeMarks)
  if (plan.writeMarks) note('marks')
  const disk = { random, lies: false }
  const idOf = (name: string) => name.replace(merchantId, 'merchant')
  const newEdge = () => {
    const platform = new Platform({ idOf, loop, random, disk, classes: classes as never })
    platform.onCall = traceBatches
    return new EdgeProcess(platform)
  }
  const edges = [newEdge(), newEdge()] as const
  const [edge, otherEdge] = edges
  const edgeOf = ({ isElsewhere }: { isElsewhere?: boolean }) => (isElsewhere ? otherEdge : edge)
  for (const incident of incidents) prepare(incident, { loop, edge, provider, merchantId, seen: note })

  const now = () => loop.steady
  const clerks = plan.clerks.map((clerk) => {
    if (clerk.isElsewhere) note('second edge')
    return work(clerk, { edge: edgeOf(clerk), merchantId, now, seen: note })
  })
  const clients = plan.clients.map(({ order: orderId, ...client }) => {
    const asked = edgeOf(client)
    const look = () => orderNow(asked.platform.env as unknown as Env, { merchantId, orderId })
    // Only what happens to batches counts.
    const send = toOrder({ edge: asked, merchantId, orderId, wait: pause })
    return act(client, { edge: asked, send, now, wait: pause, look, seen: () => undefined })
  })
  for (const story of [...clerks, ...clients]) story.catch(() => undefined)
  try {
    // A clerk who notices each pause a day later works for days.
    const works = Math.max(0, ...plan.clerks.map(({ notices = 0, resumes }) => notices * (resumes + 1)))
    // Until the last answer under a key has expired; then until nothing is kept.
    await loop.run(START + works + 60 * HOUR)
    const stories = (await settled(Promise.all(clerks))).flatMap(withLater)
    const desks = await settled(Promise.all(clients))
    const facts = edges.map((one): Facts => ({
      plan,
      lost: one === edge ? lostIn(plan) : undefined,
      orders,
      stories: stories.filter(({ clerk }) => edgeOf(clerk) === one),
      desks: desks.filter(({ client }) => edgeOf(client) === one),
      batches: rows(one, 'BATCHES', 'batches') as BatchRow[],
      items: rows(one, 'BATCHES', 'items') as ItemRow[],
      records: rows(one, 'JOURNAL', 'entries').map(({ record }) => record as string),
      sends: provider.sends,
    }))
    const left = edges.flatMap((one) => rows(one, 'DESK', 'write_log')).length
    if (plan.isLong) {
      note('two months later')
      await loop.run()
    }
    const isKept = (binding: string) =>
      edges.some(({ platform }) => platform.storages(binding).some(([, { isEmpty }]) => !isEmpty))
    const kept = plan.isLong ? TIDY.filter(isKept) : []
    const found = [
      ...facts.flatMap((one) => findings(one, note)),
      ...provider.faults,
      ...findingsAtRest(left, kept),
    ]
    const applications = orders.map((order) => order.applications)
    const told = facts.map(({ items, records }) => [items, records])
    const trail = JSON.stringify([applications, stories, desks, told])
    return { findings: found, seen, trail: trail.replaceAll(merchantId, 'merchant') }
  } catch (error) {
    const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll(
      merchantId,
      'merchant',
    )
    return { findings: [{ rule: 'the run ends', detail: text }], seen, trail: text }
  } finally {
    for (const { platform } of edges) platform.close()
    forgetMerchant(merchantId)
  }
}

/** All that an edge's objects of one kind have in a table. */
function rows({ platform }: EdgeProcess, binding: string, table: string): Record<string, unknown>[] {
  return platform.storages(binding).flatMap(([, storage]) => storage.rowsOf(table))
}

/** What somebody has seen of a batch and of those that came after it. */
function withLater(story: ClerkStory): ClerkStory[] {
  return [story, ...(story.again ? withLater(story.again) : [])]
}

/** The time of the first edge that a restore has lost. */
function lostIn({ incidents }: BatchPlan): Lost | undefined {
  const restore = incidents.find(({ what }) => what === 'restore')
  if (restore?.what !== 'restore') return undefined
  const from = START + restore.at
  return { from, to: from + restore.ms }
}

function orderOf({ rows, deliveries }: Start, id: number): OrderModel {
  const order = new OrderModel(id, rows, START, deliveries > 0)
  const second: Change = { operation: 'deliverOrder', ids: [1] }
  if (deliveries === 2) order.apply('another system', second, order.reserve(second), START)
  return order
}

/** The model of the provider knows a write of a batch by its key, as it knows a client's by its request. */
function traceBatches({
  binding,
  method,
  values,
}: {
  binding: string
  method: string
  values: unknown[]
}): void {
  if (binding !== 'DESK' || method !== 'write') return
  const request = values[0] as DeskRequest
  request.trace ??= { traceId: request.requestId, traceparent: request.requestId, upstreamMs: 0 }
}

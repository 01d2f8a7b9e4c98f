/**
 * What must hold after a run: everything that was acknowledged happened once, with its own content, and stands in the
 * journal; what was refused did not happen; what is not known was told; nothing is kept for longer than stated.
 */
import { cancelledBy, type Change, setsOnly } from '../provider/changes.ts'
import type { Application, OrderModel } from '../provider/order-model.ts'
import { type Attempt, isPassing, type Story } from './client.ts'
import type { Plan } from './plan.ts'
import type { Read } from './reader.ts'

export interface Finding {
  rule: string
  detail: string
}

interface Facts {
  plan: Plan
  order: OrderModel
  stories: readonly Story[]
  /** The rows of every journal. */
  entries: readonly Record<string, unknown>[]
  reads: readonly Read[]
  /** Desks that still store something when every answer has expired. */
  left: readonly string[]
  /** Objects that store something at the very end. */
  kept: readonly string[]
}

/** An entry of the journal. */
interface Entry {
  operation: string
  outcome: string
  requestId: string
  foundByReading?: true
  code?: string
}

type Note = (what: string) => void

export function findings(facts: Facts, seen: Note): Finding[] {
  const { order, stories, entries, left, kept } = facts
  const records = entries.map(({ record }) => JSON.parse(record as string) as Entry)
  for (const { outcome, foundByReading } of records)
    seen(`journal ${outcome}${foundByReading ? ' by reading' : ''}`)
  return [
    ...stories.flatMap((story) => ofStory(story, facts, records, seen)),
    ...ofApplications(order, stories, records),
    ...ofEntries(order, stories, records, seen),
    ...ofReads(facts),
    ...left.map((detail) => ({ rule: 'a desk forgets a write when its answer has expired', detail })),
    ...kept.map((detail) => ({ rule: 'nothing is kept for longer than stated', detail })),
  ]
}

function ofStory(story: Story, facts: Facts, records: readonly Entry[], seen: Note): Finding[] {
  const { client, attempts, second } = story
  const { order } = facts
  const found: Finding[] = []
  const fail = (rule: string, detail: unknown) => found.push({ rule, detail: JSON.stringify(detail) })
  const own = order.applications.filter(({ by }) => attempts.some(({ requestId }) => requestId === by))
  for (const application of own) {
    if (!isSameChange(application.change, client.change)) {
      fail('what is sent is what was asked for', { asked: client.change, done: application })
    }
  }
  if (own.length > 1 && (client.hasKey || !setsOnly(client.change))) {
    fail('a write is done once', { client, own })
  }
  // An edge that cannot be asked, or an order that waits for another outcome, says so.
  if (
    second !== undefined &&
    !/^(idempotency-key-reused|desk-busy|edge-unavailable|outcome-unknown)$/.test(second)
  ) {
    fail('a key belongs to one write', { client, second })
  }
  for (const attempt of attempts) {
    const { answer, requestId } = attempt
    if (answer?.code === 'idempotency-key-reused') fail("a new key is nobody else's", { client, attempt })
    if (!answer) continue
    const ofAttempt = own.filter(({ by }) => by === requestId)
    switch (answer.verdict) {
      case 'done':
        if (own.length === 0 && !isExplained(client.change, attempts, order, seen)) {
          fail('what is acknowledged was done', { client, attempt })
        }
        if (!hasOwnIds(answer.body, own, order, client.change)) {
          fail("an answer's ids belong to its write", { client, attempt, own })
        }
        break
      case 'nothing':
        if (ofAttempt.length > 0 && !isForgotten(story, attempt, facts)) {
          fail('what is refused was not done', { client, attempt, own })
        }
        break
      case 'unknown':
        if (
          !records.some(
            (record) => record.outcome === 'unknown' && record.requestId && isOf(record, attempts),
          )
        ) {
          fail('an unknown outcome stands in the journal', { client, attempt })
        }
        break
      case 'open':
    }
  }
  if (client.hasKey && own.length > 0) {
    const last = attempts.filter(({ answer }) => answer).at(-1)
    if (last?.answer?.verdict === 'nothing' && !isPassing(last) && own[0]!.at < last.at) {
      fail('a key whose write was done is never refused', { client, attempts, own })
    }
  }
  return found
}

/**
 * Whether the desk may have forgotten a change without a key: if it is reset before its answer has left, and another change
 * comes before the platform repeats the request. Then only the order tells.
 */
function isForgotten(
  { client, attempts }: Story,
  { answer, at }: Attempt,
  { plan, stories }: Facts,
): boolean {
  const isReset = plan.incidents.some(({ what }) => what === 'reset')
  const isBetween = stories.some(
    (story) =>
      story.attempts !== attempts &&
      story.attempts.some((other) => other.at <= answer!.at && (other.answer?.at ?? Infinity) >= at),
  )
  return !client.hasKey && setsOnly(client.change) && isReset && isBetween
}

function isOf({ requestId }: Entry, attempts: readonly Attempt[]): boolean {
  return attempts.some((attempt) => attempt.requestId === requestId)
}

/** Every change that the edge made stands in the journal, as done or as one whose outcome is not known. */
function ofApplications(order: OrderModel, stories: readonly Story[], records: readonly Entry[]): Finding[] {
  const ours = new Set(stories.flatMap(({ attempts }) => attempts.map(({ requestId }) => requestId)))
  return order.applications.flatMap((application): Finding[] => {
    const { by } = application
    if (!ours.has(by)) return []
    const entries = records.filter(({ requestId }) => requestId === by)
    const final = entries.filter(({ outcome }) => outcome === 'done')
    const detail = JSON.stringify({ application, entries })
    if (final.length > 1) return [{ rule: 'a write stands in the journal once', detail }]
    const isTold = final.length === 1 || entries.some(({ outcome }) => outcome === 'unknown')
    return isTold ? [] : [{ rule: 'what was done stands in the journal', detail }]
  })
}

/** What the journal calls done was done, by this write or by an equal one of somebody else. */
function ofEntries(
  order: OrderModel,
  stories: readonly Story[],
  records: readonly Entry[],
  seen: Note,
): Finding[] {
  return records.flatMap((record): Finding[] => {
    if (record.outcome !== 'done') return []
    const isDone = order.applications.some(({ by }) => by === record.requestId)
    if (isDone) return []
    for (const { client, attempts } of stories) {
      const attempt = attempts.find(({ requestId }) => requestId === record.requestId)
      if (attempt && isExplained(client.change, attempts, order, seen)) return []
    }
    return [{ rule: 'what the journal calls done was done', detail: JSON.stringify(record) }]
  })
}

/** A read shows the order as it was at some instant between its question and its answer. */
function ofReads({ reads, order, plan }: Facts): Finding[] {
  // With a clock that was set back, the instants cannot be compared.
  if (plan.incidents.some(({ what }) => what === 'clock-back')) return []
  const { versions } = order
  return reads.flatMap((read): Finding[] => {
    if (read.text === undefined) return []
    const isShown = versions.some(({ text, from }, index) => {
      const end = versions[index + 1]?.from ?? Infinity
      return text === read.text && from <= read.to && end >= read.from
    })
    return isShown ? [] : [{ rule: 'a read shows the order of its time', detail: JSON.stringify(read) }]
  })
}

/**
 * Whether a write that was not done may count as done: the order has shown what it asks for since it was asked, because it
 * was so before, or because somebody else has had the same effect. Then the provider shows nothing by which the two differ
 * (docs/decisions/0007-a-write-whose-answer-is-lost.md).
 */
function isExplained(change: Change, [first]: readonly Attempt[], order: OrderModel, seen: Note): boolean {
  const since = first!.at - SINCE_MS
  const isEqual = order.applications.some(
    ({ at, change: other }) => at >= since && hasEffectOf(other, change),
  )
  const isSo = order.versions.some(({ text }) => shows(JSON.parse(text) as Shown, change))
  if (isEqual) seen('an equal effect of somebody else')
  return isEqual || isSo
}

/** Equal effects count from a little before: a change that only sets values may find them set. */
const SINCE_MS = 60_000

interface Shown {
  OrderRows: ({ OrderRowId: number } & Record<string, unknown>)[]
  OrderMetadata?: Record<string, string>
  ExpirationDate: string
  CancelledAmount: number
  Deliveries: { Id: number; CreditedAmount: number }[]
}

/** Whether the order is as a change that only sets values would leave it. */
function shows(order: Shown, change: Change): boolean {
  const { OrderRows, OrderMetadata, ExpirationDate, CancelledAmount, Deliveries } = order
  switch (change.operation) {
    case 'updateOrderRow':
    case 'updateOrderRows':
      return change.updates.every(({ row: id, values }) => {
        const row = OrderRows.find(({ OrderRowId }) => OrderRowId === id)
        return row !== undefined && Object.entries(values).every(([name, value]) => row[name] === value)
      })
    case 'setOrderMetadata':
      return OrderMetadata?.[change.key] === change.value
    case 'extendOrder':
      return ExpirationDate.startsWith(change.date)
    case 'cancelAmount':
      return CancelledAmount === change.total
    case 'creditAmount':
      return Deliveries.some(
        ({ Id, CreditedAmount }) => Id === change.delivery && CreditedAmount === change.total,
      )
    default:
      return false
  }
}

function hasEffectOf(other: Change, wanted: Change): boolean {
  if (isSameChange(other, wanted)) return true
  const [was, is] = [cancelledBy(wanted), cancelledBy(other)]
  if (!was) return false
  return other.operation === 'cancelOrder' || (is !== undefined && was.every((row) => is.includes(row)))
}

/** Whether each id in the answer is one that the write made, or an equal one of somebody else. */
function hasOwnIds(
  body: string | null,
  own: readonly Application[],
  { applications }: OrderModel,
  wanted: Change,
): boolean {
  if (body === null || body === '') return true
  const { OrderRowId, DeliveryId, CreditId, FoundByReading } = JSON.parse(body) as Record<
    string,
    number | number[]
  >
  // An order shows no ids of credits.
  if (FoundByReading) return true
  const ids = [OrderRowId ?? DeliveryId ?? CreditId ?? []].flat().map(Number)
  // A credit whose task failed may be acknowledged by an equal one of somebody else, with the id that it would have had.
  if (own.length === 0 && CreditId !== undefined) return true
  const made = own.length > 0 ? own : applications.filter(({ change }) => isSameChange(change, wanted))
  return made.some((one) => ids.length === one.ids.length && ids.every((id) => one.ids.includes(id)))
}

function isSameChange(one: Change, other: Change): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

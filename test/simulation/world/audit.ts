/**
 * What must hold after a run: everything that was acknowledged happened once, with its own content, and stands in the
 * journal; what was refused did not happen; what is not known was told; nothing is kept for longer than stated.
 */
import { LOST_MS } from '../../../edge/desk/times.ts'
import { setsOnly } from '../provider/changes.ts'
import type { Application, OrderModel } from '../provider/order-model.ts'
import { type Attempt, isPassing, type Story } from './client.ts'
import { hasOwnIds, isExplained, isSameChange } from './explained.ts'
import type { Finding } from './finding.ts'
import type { Plan } from './plan.ts'
import type { Read } from './reader.ts'
import { isRefusedAsSecond } from './second-request.ts'

interface Facts {
  plan: Plan
  order: OrderModel
  stories: readonly Story[]
  /** The rows of every journal. */
  entries: readonly Record<string, unknown>[]
  reads: readonly Read[]
  /** What the provider has seen that must not be. */
  faults: readonly Finding[]
  /** Desks that still store something when every answer has expired. */
  left: readonly string[]
  /** Objects that store something at the very end. */
  kept: readonly string[]
}

/** An entry of the journal. */
interface Entry {
  /** When its outcome was known, as ISO 8601. */
  at: string
  operation: string
  outcome: string
  requestId: string
  foundByReading?: true
  code?: string
}

type Note = (what: string) => void

export function findings(facts: Facts, seen: Note): Finding[] {
  const { stories, entries, faults, left, kept } = facts
  const records = entries.map(({ record }) => JSON.parse(record as string) as Entry)
  for (const { outcome, foundByReading } of records)
    seen(`journal ${outcome}${foundByReading ? ' by reading' : ''}`)
  return [
    ...stories.flatMap((story) => ofStory(story, facts, records, seen)),
    ...ofApplications(facts, records),
    ...ofEntries(facts, records, seen),
    ...ofReads(facts),
    ...faults,
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
  const rivals = rivalsOf(story, facts, records)
  const sameAttempts = askedBySame(story, facts)
  for (const application of own) {
    if (!isSameChange(application.change, client.change)) {
      fail('what is sent is what was asked for', { asked: client.change, done: application })
    }
  }
  // What looks as if it had never been done is done once more.
  const lasting = own.filter((application) => !isTakenBack(application, order))
  if (
    lasting.length > 1 &&
    (client.hasKey || !setsOnly(client.change)) &&
    !isRepeatedTooLate(story, own, facts)
  ) {
    fail('a write is done once', { client, own })
  }
  if (second && !isRefusedAsSecond(second, { plan: facts.plan, applications: order.applications })) {
    fail('a key belongs to one write', { client, second })
  }
  for (const attempt of attempts) {
    const { answer, requestId } = attempt
    if (answer?.code === 'idempotency-key-reused') fail("a new key is nobody else's", { client, attempt })
    if (!answer) continue
    const ofAttempt = own.filter(({ by }) => by === requestId)
    switch (answer.verdict) {
      case 'done':
        if (own.length === 0 && !isExplained(client.change, attempts, order, rivals, seen)) {
          fail('what is acknowledged was done', { client, attempt })
        }
        if (isOfOtherVersion(story, attempt, ofAttempt, order)) {
          fail('a write is done on the version that it names', { client, attempt, ofAttempt })
        }
        if (!hasOwnIds(answer.body, own, rivals, client.change)) {
          fail("an answer's ids belong to its write", { client, attempt, own })
        }
        break
      case 'nothing':
        if (ofAttempt.some((application) => !isTakenBack(application, order))) {
          fail('what is refused was not done', { client, attempt, own })
        }
        break
      case 'unknown':
        if (
          !answer.isOfLostTime &&
          answer.at > lostUntil(story, facts) &&
          !records.some((record) => record.outcome === 'unknown' && isOf(record, sameAttempts))
        ) {
          fail('an unknown outcome stands in the journal', { client, attempt })
        }
        break
      case 'open':
        // An edge that was interrupted says so too, and then knows of nothing.
        if (
          isUndisturbed(facts.plan) &&
          !records.some(
            (record) =>
              (record.outcome === 'unknown' && isOf(record, sameAttempts)) ||
              sameAttempts.some((other) => other !== attempt && isUnderWay(other, record, answer.at)),
          )
        ) {
          fail('an open outcome stands in the journal', { client, attempt })
        }
    }
    if (isUndisturbed(facts.plan) && answer.at - attempt.at > longestAnswer(facts.plan)) {
      fail('an answer comes in time', { client, attempt })
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
 * Milliseconds: twice the budget of a request, and the moments of a call into an object and of its answer's way; see `write`
 * in edge/desk/desk-writes.ts. A clock that was set back makes each of its steps as long as it may be alone.
 */
function longestAnswer({ incidents }: Plan): number {
  return incidents.some(({ what }) => what === 'clock-back') ? 120_000 : 2 * 20_000 + 2_000
}

/** All attempts of a client at the same change: without a key, the desk takes one for another. */
function askedBySame({ client, attempts: own }: Story, { stories }: Facts): readonly Attempt[] {
  if (client.hasKey) return own
  return stories
    .filter((other) => other.client.id === client.id && isSameChange(other.client.change, client.change))
    .flatMap(({ attempts }) => attempts)
}

/** Without a key, a restored edge knows a request again for ten minutes only, however often it is repeated. */
function isRepeatedTooLate({ client }: Story, own: readonly Application[], { plan }: Facts): boolean {
  const isRestored = plan.incidents.some(({ what }) => what === 'restore')
  return isRestored && !client.hasKey && own.at(-1)!.at - own[0]!.at >= LOST_MS
}

/** Whether a record tells the outcome of another request that was under way at an instant: it had no outcome yet. */
function isUnderWay(other: Attempt, { requestId, at }: Entry, instant: number): boolean {
  const end = other.answer?.at ?? Infinity
  return requestId === other.requestId && other.at <= instant && instant <= end && Date.parse(at) >= instant
}

/** Whether the platform does what it should. */
function isUndisturbed({ incidents }: Plan): boolean {
  return !incidents.some(({ what }) => /^reset|^overload$|^restore$/.test(what))
}

/** Whether the order was another one already when the request came, and was not again what its client had seen. */
function isOfOtherVersion(
  { version }: Story,
  { at }: Attempt,
  ofAttempt: readonly Application[],
  { versions }: OrderModel,
): boolean {
  if (version === undefined || ofAttempt.length === 0) return false
  const done = ofAttempt[0]!.at
  const since = versions.findLastIndex(({ from }) => from <= at)
  return !versions.some(({ text, from }, index) => index >= since && from <= done && text === version)
}

/**
 * The changes that may be taken for those of a story: everybody else's, but for those that the same edge knows to be
 * another client's.
 */
function rivalsOf(
  { client, attempts }: Pick<Story, 'client' | 'attempts'>,
  facts: Facts,
  records: readonly Entry[],
): Application[] {
  const { order, stories } = facts
  const own = new Set(attempts.map(({ requestId }) => requestId))
  const known = new Set(
    stories
      .filter((other) => other.client.isElsewhere === client.isElsewhere && other.client.id !== client.id)
      .flatMap((other) => {
        // Of a time that a restore has lost, the edge knows what its journal has.
        const isKnown = ({ at, requestId }: Attempt) =>
          at > lostUntil(other, facts) || records.some((entry) => entry.requestId === requestId)
        return other.attempts.filter(isKnown).map(({ requestId }) => requestId)
      })
      .filter((id) => !records.some(({ requestId, outcome }) => requestId === id && outcome === 'unknown')),
  )
  return order.applications.filter(({ by }) => setsOnly(client.change) || own.has(by) || !known.has(by))
}

/**
 * Whether another system set back what the change had set, so that the order was again as before it. Nobody can see that it
 * was done.
 */
function isTakenBack({ change, at }: Application, { versions }: OrderModel): boolean {
  const made = versions.findIndex(({ from }) => from >= at)
  return (
    setsOnly(change) && versions.some(({ text }, index) => index > made && text === versions[made - 1]?.text)
  )
}

function isOf({ requestId }: Entry, attempts: readonly Attempt[]): boolean {
  return attempts.some((attempt) => attempt.requestId === requestId)
}

/** When the edge's last backup was restored: a journal of before may have been lost. */
function lostUntil({ client }: Story, { order, plan }: Pick<Facts, 'order' | 'plan'>): number {
  const restores = plan.incidents.flatMap((one) => (one.what === 'restore' ? [one.at + one.ms] : []))
  return client.isElsewhere ? 0 : order.versions[0]!.from + Math.max(-1, ...restores)
}

/** Every change that the edge made stands in the journal, as done or as one whose outcome is not known. */
function ofApplications({ order, stories, plan }: Facts, records: readonly Entry[]): Finding[] {
  const attempts = stories.flatMap((story) =>
    story.attempts.filter(({ at }) => at > lostUntil(story, { order, plan })),
  )
  const ours = new Set(attempts.map(({ requestId }) => requestId))
  return order.applications.flatMap((application): Finding[] => {
    const { by } = application
    if (!ours.has(by)) return []
    const entries = records.filter(({ requestId }) => requestId === by)
    const final = entries.filter(({ outcome }) => outcome === 'done')
    const detail = JSON.stringify({ application, entries })
    if (final.length > 1) return [{ rule: 'a write stands in the journal once', detail }]
    const isTold = final.length === 1 || entries.some(({ outcome }) => outcome === 'unknown')
    return isTold || isTakenBack(application, order)
      ? []
      : [{ rule: 'what was done stands in the journal', detail }]
  })
}

/** What the journal calls done was done, by this write or by an equal one of somebody else. */
function ofEntries(facts: Facts, records: readonly Entry[], seen: Note): Finding[] {
  const { order, stories } = facts
  return records.flatMap((record): Finding[] => {
    if (record.outcome !== 'done') return []
    const isDone = order.applications.some(({ by }) => by === record.requestId)
    if (isDone) return []
    for (const { client, attempts } of stories) {
      const attempt = attempts.find(({ requestId }) => requestId === record.requestId)
      if (!attempt) continue
      const rivals = rivalsOf({ client, attempts }, facts, records)
      if (isExplained(client.change, attempts, order, rivals, seen)) return []
    }
    return [{ rule: 'what the journal calls done was done', detail: JSON.stringify(record) }]
  })
}

/** A read shows the order as it was at some instant between its question and its answer. */
function ofReads({ reads, order }: Facts): Finding[] {
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

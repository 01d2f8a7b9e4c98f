/** What must hold after a run with credit orders: the rules of test/simulation/world/audit.ts, for the provider's book. */
import { LOST_MS } from '../../../edge/desk/times.ts'
import { type Attempt, isPassing, type Story } from '../world/client.ts'
import type { Finding } from '../world/finding.ts'
import { isRefusedAsSecond } from '../world/second-request.ts'
import { type CreditChange, setsOnly } from './changes.ts'
import type { Application, CreditBook } from './credit-book.ts'
import { hasEffectOf, isExplained, isSame } from './explained.ts'
import type { CreditPlan } from './plan.ts'

type CreditStory = Story<CreditChange>

interface Facts {
  plan: CreditPlan
  book: CreditBook
  stories: readonly CreditStory[]
  /** JSON of each entry of the journals, without the copies in other histories. */
  records: readonly string[]
  /** What the provider has seen that must not be. */
  faults: readonly Finding[]
  /** How many writes the desks still store when every answer has expired. */
  left: number
  /** Kinds of objects that store something at the very end. */
  kept: readonly string[]
  /** When the run began, in milliseconds by the steady clock. */
  start: number
}

/** An entry of the journal. */
interface Entry {
  operation: string
  outcome: string
  requestId: string
  foundByReading?: true
}

type Note = (what: string) => void

export function findings(facts: Facts, seen: Note): Finding[] {
  const { stories, faults, left, kept } = facts
  const records = facts.records.map((record) => JSON.parse(record) as Entry)
  for (const { operation, outcome, foundByReading } of records)
    seen(`${operation} ${outcome}${foundByReading ? ' by reading' : ''}`)
  return [
    ...stories.flatMap((story) => ofStory(story, facts, records, seen)),
    ...ofApplications(facts, records),
    ...ofEntries(facts, records, seen),
    ...faults,
    ...(left > 0 ? [{ rule: 'a desk forgets a write when its answer has expired', detail: `${left}` }] : []),
    ...kept.map((detail) => ({ rule: 'nothing is kept for longer than stated', detail })),
  ]
}

function ofStory(story: CreditStory, facts: Facts, records: readonly Entry[], seen: Note): Finding[] {
  const { client, attempts, second } = story
  const { book } = facts
  const found: Finding[] = []
  const fail = (rule: string, detail: object) =>
    found.push({ rule, detail: JSON.stringify({ client, ...detail }) })
  const own = book.applications.filter(({ by }) => attempts.some(({ requestId }) => requestId === by))
  const rivals = rivalsOf(story, facts, records)
  for (const { change } of own) {
    if (!isSame(change, client.change)) fail('what is sent is what was asked for', { change })
  }
  const mayRepeat = () => !client.hasKey && (setsOnly(client.change) || isRepeatedTooLate(own, facts))
  if (own.length > 1 && !mayRepeat()) fail('a write is done once', { own })
  if (second && !isRefusedAsSecond(second, { plan: facts.plan, applications: book.applications })) {
    fail('a key belongs to one write', { second })
  }
  for (const attempt of attempts) {
    const { answer, requestId } = attempt
    if (!answer) continue
    if (answer.code === 'idempotency-key-reused') fail("a new key is nobody else's", { attempt })
    const ofAttempt = own.filter(({ by }) => by === requestId)
    const isUnknown = records.some(
      ({ requestId: id, outcome }) => outcome === 'unknown' && isOneOf(id, attempts),
    )
    switch (answer.verdict) {
      case 'done':
        if (own.length === 0 && !isExplained(client.change, attempts[0]!.at, book, rivals, seen)) {
          fail('what is acknowledged was done', { attempt })
        }
        if (!isNumberOf(answer.body, own, rivals, client.change)) {
          fail('the number in an answer is that of its write', { attempt, own })
        }
        break
      case 'nothing':
        if (ofAttempt.length > 0 && !isForgotten(story, attempt, facts)) {
          fail('what is refused was not done', { attempt, own })
        }
        break
      case 'unknown':
        if ('by' in client.change) seen(`unknown delivery as ${client.change.by}`)
        if (!answer.isOfLostTime && answer.at > lostUntil(story, facts) && !isUnknown) {
          fail('an unknown outcome stands in the journal', { attempt })
        }
        break
      case 'open':
    }
  }
  const last = attempts.filter(({ answer }) => answer).at(-1)
  if (client.hasKey && own.length > 0 && last?.answer?.verdict === 'nothing') {
    if (!isPassing(last) && own[0]!.at < last.at)
      fail('a key whose write was done is never refused', { attempts, own })
  }
  return found
}

/** See the rule of the same name in test/simulation/world/audit.ts. */
function isForgotten(
  { client, attempts }: CreditStory,
  { answer, at }: Attempt,
  { plan, stories }: Facts,
): boolean {
  const isReset = plan.incidents.some(({ what }) => what.startsWith('reset'))
  const isBetween = stories.some(
    (story) =>
      story.attempts !== attempts &&
      story.attempts.some((other) => other.at <= answer!.at && (other.answer?.at ?? Infinity) >= at),
  )
  return !client.hasKey && setsOnly(client.change) && isReset && isBetween
}

/** Without a key, a restored edge knows a request again for ten minutes only, however often it is repeated. */
function isRepeatedTooLate(own: readonly Application[], { plan }: Facts): boolean {
  const isRestored = plan.incidents.some(({ what }) => what === 'restore')
  return isRestored && own.at(-1)!.at - own[0]!.at >= LOST_MS
}

/** When the edge's last backup was restored: a journal of before may have been lost. */
function lostUntil({ client }: CreditStory, { plan, start }: Facts): number {
  const restores = plan.incidents.flatMap((one) => (one.what === 'restore' ? [one.at + one.ms] : []))
  return client.isElsewhere ? 0 : start + Math.max(-1, ...restores)
}

function isOneOf(id: string, attempts: readonly Attempt[]): boolean {
  return attempts.some(({ requestId }) => requestId === id)
}

/** Whether the number in an answer is one that the write made, or an equal one of somebody else. */
function isNumberOf(
  body: string | null,
  own: readonly Application[],
  rivals: readonly Application[],
  wanted: CreditChange,
): boolean {
  // An envelope is the provider's own, or has no number.
  if (!body?.startsWith('{')) return true
  const result = JSON.parse(body) as Record<string, never>
  const number: unknown =
    result['ProviderOrderNr'] ??
    result['InvoiceNumber'] ??
    result['ProviderPaymentPlanNr'] ??
    result['CreateOrderResult']?.['ProviderOrderId'] ??
    result['DeliverOrderResult']?.['InvoiceResultDetails']?.['InvoiceId'] ??
    result['DeliverOrderResult']?.['PaymentPlanResultDetails']?.['ContractNumber'] ??
    result['DeliverOrderResult']?.['AccountCreditResultDetails']?.['ContractNumber']
  if (number === undefined) return true
  const made = [...own, ...rivals.filter((rival) => hasEffectOf(rival, wanted))]
  return made.some((one) => one.made === Number(number))
}

/** The changes that may be taken for those of a story: everybody else's, but for those that the same edge knows. */
function rivalsOf(
  { client }: CreditStory,
  { book, stories }: Facts,
  records: readonly Entry[],
): Application[] {
  const isUnknown = (id: string) =>
    records.some(({ requestId, outcome }) => requestId === id && outcome === 'unknown')
  const known = new Set(
    stories
      .filter((other) => other.client.isElsewhere === client.isElsewhere && other.client.id !== client.id)
      .flatMap((other) => other.attempts.map(({ requestId }) => requestId))
      .filter((id) => !isUnknown(id)),
  )
  return book.applications.filter(({ by }) => setsOnly(client.change) || !known.has(by))
}

/** Every change that the edge made stands in the journal, as done or as one whose outcome is not known. */
function ofApplications(facts: Facts, records: readonly Entry[]): Finding[] {
  const attempts = facts.stories.flatMap((story) =>
    story.attempts.filter(({ at }) => at > lostUntil(story, facts)),
  )
  return facts.book.applications.flatMap((application): Finding[] => {
    if (!isOneOf(application.by, attempts)) return []
    const entries = records.filter(({ requestId }) => requestId === application.by)
    const done = entries.filter(({ outcome }) => outcome === 'done')
    const detail = JSON.stringify({ application, entries })
    if (done.length > 1) return [{ rule: 'a write stands in the journal once', detail }]
    const isTold = done.length === 1 || entries.some(({ outcome }) => outcome === 'unknown')
    return isTold ? [] : [{ rule: 'what was done stands in the journal', detail }]
  })
}

/** What the journal calls done was done, by this write or by an equal one of somebody else. */
function ofEntries(facts: Facts, records: readonly Entry[], seen: Note): Finding[] {
  const { book, stories } = facts
  return records.flatMap((record): Finding[] => {
    if (record.outcome !== 'done') return []
    if (book.applications.some(({ by }) => by === record.requestId)) return []
    const story = stories.find(({ attempts }) => isOneOf(record.requestId, attempts))
    if (story) {
      const rivals = rivalsOf(story, facts, records)
      if (isExplained(story.client.change, story.attempts[0]!.at, book, rivals, seen)) return []
    }
    return [{ rule: 'what the journal calls done was done', detail: JSON.stringify(record) }]
  })
}

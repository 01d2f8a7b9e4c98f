/**
 * Somebody who wants one write done, from the first attempt to the last answer: a page or a server that repeats its
 * request, leaves before the answer, or sends it twice.
 */
import type { DeskAnswer } from '../../../edge/desk/desk-answer.ts'
import { lostTime, type LostTime } from '../../../edge/desk/lost-time.ts'
import type { Change } from '../provider/changes.ts'
import type { EdgeProcess } from './edge-process.ts'
import type { Client } from './plan.ts'

/** What an answer says. `open`: the same request is to be sent again. `unknown`: it never will be known. */
export type Verdict = 'done' | 'nothing' | 'open' | 'unknown'

interface Answered {
  verdict: Verdict
  status: number
  code: string
  body: string | null
  /** Milliseconds by the steady clock. */
  at: number
  /** Whether a restored edge says that it may have done this before. */
  isOfLostTime: boolean
}

export interface Attempt {
  /** Of the request, which the provider's model has too. */
  requestId: string
  /** Milliseconds by the steady clock. */
  at: number
  /** Absent if the client left before its answer. */
  answer?: Answered
}

/** What a client has seen. */
export interface Story<Wanted = Change> {
  client: Client<Wanted>
  attempts: Attempt[]
  /** The order as GET showed it, if the client names that version. */
  version?: string
  /** Another request under the same key, with the code of its answer; without one, it got none. */
  second?: { requestId: string; code?: string }
}

/** What of a request is not its client's. */
export interface Asked {
  requestId: string
  key: string | undefined
  /** The entity tag of the version that it names. */
  tag: string | undefined
  lost: LostTime | undefined
}

/** Does what the worker does with a request. */
export type Send<Wanted = Change> = (
  client: Client<Wanted>,
  asked: Asked,
) => { answer: Promise<DeskAnswer>; leave: () => void }

interface Surroundings<Wanted> {
  edge: EdgeProcess
  send: Send<Wanted>
  now: () => number
  wait: (milliseconds: number) => Promise<void>
  /** The order as GET shows it now; undefined if it cannot be read. */
  look: () => Promise<{ text: string; etag: string } | undefined>
  seen: (what: string) => void
}

export async function act<Wanted>(
  client: Client<Wanted>,
  world: Surroundings<Wanted>,
): Promise<Story<Wanted>> {
  const story: Story<Wanted> = { client, attempts: [] }
  await world.wait(client.at)
  // As who asks for a session learns it, and puts it before each new key.
  const { keyMark } = world.edge.restored
  const key = client.hasKey ? `${keyMark}.${crypto.randomUUID()}` : undefined
  const version = client.isVersioned ? await world.look() : undefined
  if (version) story.version = version.text
  const tag = client.isVersioned ? (version?.etag ?? '"unread"') : undefined
  await world.wait(client.thinks ?? 0)
  for (let attempt = 0; attempt <= client.retries; attempt++) {
    const answers = await Promise.all(
      Array.from({ length: client.isDoubled ? 2 : 1 }, () => ask(story, { key, tag }, world)),
    )
    if (client.isDoubled) world.seen('sent twice at once')
    const [last] = answers.toReversed()
    // Who has an answer that is final asks no more.
    if (answers.some((verdict) => verdict === 'done' || verdict === 'unknown')) break
    if (last === 'nothing' && !isPassing(story.attempts.at(-1))) break
    if (attempt < client.retries) await world.wait(client.pause + retryAfterMs(story.attempts.at(-1)))
  }
  const isDone = story.attempts.at(-1)?.answer?.verdict === 'done'
  if (client.second && isDone) story.second = await askForOther(client.second, client, key, world)
  return story
}

async function askForOther<Wanted>(
  change: Wanted,
  client: Client<Wanted>,
  key: string | undefined,
  world: Surroundings<Wanted>,
): Promise<NonNullable<Story['second']>> {
  const other: Story<Wanted> = { client: { ...client, change, patience: 60_000 }, attempts: [] }
  await ask(other, { key, tag: undefined }, world)
  const [{ requestId, answer }] = other.attempts as [Attempt]
  return { requestId, ...(answer && { code: answer.code }) }
}

async function ask<Wanted>(
  story: Story<Wanted>,
  { key, tag }: Pick<Asked, 'key' | 'tag'>,
  world: Surroundings<Wanted>,
): Promise<Verdict | undefined> {
  const { client } = story
  const requestId = crypto.randomUUID()
  const attempt: Attempt = { requestId, at: world.now() }
  story.attempts.push(attempt)
  const lost = lostTime(world.edge.restored, key, Date.now())
  const work = world.edge.run(() => world.send(client, { requestId, key, tag, lost }))
  const answer = await Promise.race([work.answer, world.wait(client.patience)])
  if (!answer) {
    world.seen('client left')
    work.leave()
    return undefined
  }
  const verdict = verdictOf(answer)
  const { status, problem: code = '', body } = answer
  const isOfLostTime = code === 'outcome-unknown' && body!.includes('was restored from a backup')
  attempt.answer = { verdict, status, code, body, at: world.now(), isOfLostTime }
  world.seen(isOfLostTime ? 'answer of the lost time' : `answer ${code || 'done'}`)
  return verdict
}

function verdictOf({ status, problem, headers, body }: DeskAnswer): Verdict {
  // An old client gets the provider's own envelope, also for a rejection.
  if (body?.includes('<Accepted>false</Accepted>')) return 'nothing'
  // An old client is told of what was done by a fault, if its answer cannot be written.
  if (status < 300 || problem === 'answer-lost') return 'done'
  if (problem !== 'outcome-unknown') return 'nothing'
  return headers['Retry-After'] === undefined ? 'unknown' : 'open'
}

/** Whether the refusal says that a later attempt may succeed. */
export function isPassing(attempt: Attempt | undefined): boolean {
  const { code = '' } = attempt?.answer ?? {}
  return /^(desk-busy|edge-unavailable|provider-(timeout|unreachable|failed|rate-limited|busy|rejects-credentials|answer-invalid))$/.test(
    code,
  )
}

function retryAfterMs(attempt: Attempt | undefined): number {
  return attempt?.answer && attempt.answer.verdict !== 'done' ? 2_000 : 0
}

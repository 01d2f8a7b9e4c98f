/** Somebody who makes a batch, and stays with it or not. */
import type { BatchCommand } from '../../../shared/domain/batch/batch.enums.ts'
import type { BatchDetail } from '../../../shared/domain/batch/batch.ts'
import { capabilities } from '../../../shared/domain/session/capabilities.ts'
import type { Env } from '../../../edge/config/env.ts'
import { isPassing } from '../../../edge/config/object-stub.ts'
import type { Requester } from '../../../edge/http/requester.ts'
import { endSessions } from '../../../edge/sessions/ending.ts'
import { newSessionId } from '../../../edge/sessions/session-id.ts'
import { pause } from '../platform/globals.ts'
import type { Finding } from '../world/finding.ts'
import { lostTime } from '../../../edge/desk/lost-time.ts'
import type { EdgeProcess } from '../world/edge-process.ts'
import { SERVER_KEY } from '../world/merchant.ts'
import { type Answer, BatchPage, PATIENCE_MS, ShownItems } from './batch-page.ts'
import type { Clerk, Command } from './plan.ts'

/** A command, or the end of the session, and its answer. Milliseconds by the steady clock. */
export interface Given {
  what: BatchCommand | 'end-session'
  from: number
  to: number
  /** The state of the batch in the answer, or the code of the refusal. */
  told: string
}

/** What a clerk has seen. */
export interface ClerkStory {
  clerk: Clerk
  /** The batches that it was told of as its own. Without a key, a repeated request makes another one. */
  ids: string[]
  given: Given[]
  /** When it asked for its batch, and was answered. Milliseconds by the steady clock. */
  asked: { from: number; to: number }
  /** The code of the answer to another act under the same key. */
  second?: string
  /** The code of the answer to the same request once more, after a restore has lost the batch. */
  forgotten?: string
  /** What it has done then. */
  again?: ClerkStory
  /** The last answer to a look, and when it came. */
  last?: BatchDetail & { at: number }
  /** What the page was told that cannot be. */
  faults: Finding[]
}

interface World {
  edge: EdgeProcess
  merchantId: string
  now: () => number
  seen: (what: string) => void
}

/** Looks at a batch; a page that waits for hours looks less often. */
const LOOKS = 400
const MOST_MS = 600_000
/** Milliseconds until a person sees that a batch has paused. */
const NOTICES_MS = 5_000

export async function work(clerk: Clerk, world: World): Promise<ClerkStory> {
  const { edge, merchantId, seen, now } = world
  await pause(clerk.at)
  const story: ClerkStory = { clerk, ids: [], given: [], faults: [], asked: { from: now(), to: Infinity } }
  const page = new BatchPage(edge, merchantId, seen)
  let requester = requesterOf(clerk, merchantId)
  // As who asks for a session learns it, and puts it before each new key.
  const key = clerk.hasKey ? `${edge.restored.keyMark}.${crypto.randomUUID()}` : undefined
  const request = { act: clerk.act, orders: clerk.orders, key }
  const asked = await Promise.all(
    Array.from({ length: clerk.isDoubled ? 2 : 1 }, () => page.create(requester, request)),
  )
  if (clerk.isDoubled) seen('asked twice at once')
  story.asked.to = now()
  story.ids = asked.flatMap((answer) => ('detail' in answer ? [answer.detail.id] : []))
  const [id] = story.ids
  /** Makes another batch, of what is left to do, because the edge has lost this one or does not know it. */
  const workAgain = async () => {
    seen('a batch lost by a restore')
    if (lostTime(edge.restored, key, Date.now()))
      story.forgotten = await codeOf(page.create(requester, request))
    story.again = await work(calmly(clerk), world)
    return story
  }
  if (id === undefined) return asked.some(({ code }) => code === 'outcome-unknown') ? workAgain() : story
  if (clerk.second) story.second = await codeOf(page.create(requester, { ...request, act: clerk.second }))

  const shown = new ShownItems()
  const look = async () => {
    const answer = await page.detail(id, shown.version)
    if (answer.code === 'not-found') return LOST
    if (!('detail' in answer)) return undefined
    story.last = { ...answer.detail, at: now() }
    const wrong = shown.take(answer.detail, clerk.orders.length)
    if (wrong) story.faults.push({ rule: 'a page can follow a batch', detail: wrong })
    return answer.detail.state
  }
  /** Looks until the batch is in another state than one of these. */
  const until = async (...states: string[]) => {
    for (let count = 0; count < LOOKS; count++) {
      const state = await look()
      if (state !== undefined && !states.includes(state)) return state
      await pause(Math.min(1_000 * 1.4 ** count, MOST_MS))
    }
    return undefined
  }
  const give = async (command: BatchCommand) => {
    const from = now()
    const answer = await page.command(requester, id, command)
    const told = 'detail' in answer ? answer.detail.state : answer.code
    story.given.push({ what: command, from, to: now(), told })
  }

  const stopped =
    clerk.stopsAfter === undefined ? undefined : pause(clerk.stopsAfter).then(() => give('stop'))
  const isLost = (await until('reading')) === LOST
  await stopped
  if (isLost) return workAgain()
  if (clerk.onlyLooks) return story
  await pause(clerk.thinks)
  await give('start')
  const endLater = async () => {
    if (clerk.endsSessionAfter === undefined) return
    await pause(clerk.endsSessionAfter)
    const from = now()
    if (!(await endSession(requester, world))) return
    requester = requesterOf(clerk, merchantId)
    story.given.push({ what: 'end-session', from, to: now(), told: 'paused' })
  }
  const giveLater = async ({ after, command }: Command) => {
    await pause(after)
    await give(command)
  }
  await Promise.all([...clerk.commands.map(giveLater), endLater()])
  if (clerk.leaves) return story
  for (let resumes = clerk.resumes; ; resumes--) {
    const state = await until('reading', 'waiting', 'running')
    if (state === LOST) return workAgain()
    // A restore may have lost the start.
    if (state !== 'paused' && state !== 'ready') return story
    await pause(clerk.notices ?? NOTICES_MS)
    await give(resumes <= 0 ? 'stop' : state === 'paused' ? 'resume' : 'start')
    if (resumes <= 0) {
      await look()
      return story
    }
  }
}

async function codeOf(answer: Promise<Answer>): Promise<string> {
  return (await answer).code ?? 'done'
}

/** What a look finds if the edge has no such batch. */
const LOST = 'lost'

/** Somebody who begins anew, with care. */
function calmly(clerk: Clerk): Clerk {
  const { stopsAfter: _, second: __, ...others } = clerk
  return { ...others, at: NOTICES_MS, isDoubled: false, commands: [], leaves: false }
}

/** @returns whether it is known to be ended */
async function endSession(requester: Requester, { edge, merchantId, seen }: World): Promise<boolean> {
  const ending = { kind: 'one', id: requester.id } as const
  const doer = {
    kind: 'server',
    id: 'shop',
    requestId: crypto.randomUUID(),
    letterId: crypto.randomUUID(),
  } as const
  try {
    const env = edge.platform.env as unknown as Env
    const isEnded = edge.run(() => endSessions(env, merchantId, ending, doer)).then(() => true)
    if (!(await Promise.race([isEnded, pause(PATIENCE_MS)]))) return false
    seen('session ended')
    return true
  } catch (error) {
    if (!isPassing(error)) throw error
    return false
  }
}

function requesterOf({ kind, id }: Clerk, merchantId: string): Requester {
  const user = { id, name: `Name of ${id}` }
  const rights = { merchantId, user, capabilities }
  if (kind === 'server') return { kind, id: SERVER_KEY, ...rights }
  return { kind, id: newSessionId(id), ...rights, issuedAt: Math.floor(Date.now() / 1000) }
}

/** The task behind a 202, followed until it ends (the design, "202 answers"). */
import { ok, refuse } from '../../shared/domain/result.ts'
import type { Caller } from '../upstream/caller.ts'
import { readJsonBody } from '../upstream/read-body.ts'
import { send } from '../upstream/send.ts'

/** A task is followed for this long, in milliseconds. */
export const FOLLOW_MS = 10_000
const FIRST_PAUSE_MS = 100
/** Other writes to the order wait meanwhile, so the pauses stay short. */
const LONGEST_PAUSE_MS = 1_000
const TASK_LIMIT = 64 * 1024
const TASK_PATH = /^\/api\/v1\/queue\/[\w-]{1,64}\/?$/i

/** `not-seen`: the task did not end in time, or could not be read. */
export type TaskEnd = 'completed' | 'failed' | 'not-seen'

/**
 * The path of the task that a 202 names, if it is one of the provider's own: credentials are sent nowhere else.
 * @param location the 202's Location header
 */
export function taskPath(location: string | null, providerUrl: string): string | undefined {
  if (!location) return undefined
  const url = URL.parse(location, `${providerUrl}/`)
  const provider = new URL(providerUrl)
  const base = provider.pathname.replace(/\/$/, '')
  if (!url || url.origin !== provider.origin || url.username || url.search) return undefined
  const path = url.pathname.slice(base.length)
  return url.pathname.startsWith(base) && TASK_PATH.test(path) ? path : undefined
}

/**
 * Looks at a task until it ends.
 * @param path as {@link taskPath} gives it
 * @param end no look begins after this instant, in milliseconds since 1970, but for the first one
 */
export async function followTask(caller: Caller, path: string, end: number): Promise<TaskEnd> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const status = await taskStatus(caller, path)
    if (status === 'Completed') return 'completed'
    if (status === 'Failed') return 'failed'
    if (status === undefined || Date.now() + pause > end) return 'not-seen'
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

async function taskStatus(caller: Caller, path: string): Promise<string | undefined> {
  const answer = await send(caller, { method: 'GET', path }, async (response) => {
    if (response.status === 303) {
      await response.body?.cancel()
      return ok('Completed')
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      return refuse({ code: 'provider-refused' as const })
    }
    const body = await readJsonBody(response, TASK_LIMIT)
    return ok(statusIn(body?.value))
  })
  return answer.ok ? answer.value : undefined
}

/** The case of member names does not matter, as in all answers of the provider. */
function statusIn(task: unknown): string | undefined {
  const members = Object.entries(task ?? {})
  const [, status] = members.find(([name]) => name.toLowerCase() === 'status') ?? []
  return typeof status === 'string' ? status : undefined
}

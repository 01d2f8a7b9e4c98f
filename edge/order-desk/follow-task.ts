/** Follows the task of a 202 until it ends (the design, "202 answers"). */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Caller } from '../upstream/caller.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import { readJsonBody } from '../upstream/read-body.ts'
import { send } from '../upstream/send.ts'

/** Milliseconds for which a task is followed. */
export const FOLLOW_MS = 10_000
const FIRST_PAUSE_MS = 100
/** The longest pause between two looks. It is short, because other writes to the order wait. */
const LONGEST_PAUSE_MS = 1_000
const TASK_LIMIT = 64 * 1024
const TASK_PATH = /^\/api\/v1\/queue\/[\w-]{1,64}\/?$/i

/** How a task ended. `not-seen`: it did not end in time, or could not be read. */
export interface TaskEnd {
  is: 'completed' | 'failed' | 'not-seen'
  /** The task's resource: a path or an address as the provider wrote it. */
  resource?: string | undefined
}
export const notSeen: TaskEnd = { is: 'not-seen' }

/**
 * The path of a 202's task, if it is at the provider: credentials are sent nowhere else.
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
 * @param end no look except the first begins after this instant, in milliseconds since 1970
 */
export async function followTask(caller: Caller, path: string, end: number): Promise<TaskEnd> {
  let waited = 0
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const { status, resource } = (await readTask(caller, path)) ?? {}
    if (status === 'Completed') return { is: 'completed', resource }
    if (status === 'Failed') return { is: 'failed' }
    waited += pause
    // The pauses count too: a clock that is set back would keep the order's other writes waiting for as long.
    if (status === undefined || waited > FOLLOW_MS || Date.now() + pause > end) return notSeen
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

export interface Task {
  status?: string | undefined
  resource?: string | undefined
}

async function readTask(caller: Caller, path: string): Promise<Task | undefined> {
  const task = await lookAtTask(caller, path)
  return task?.ok ? task.value : undefined
}

/** The path of a task, as the description writes it. */
export function taskAddress(taskId: string): string {
  return `/api/v1/queue/${taskId}`
}

/** One look at a task. @returns undefined if the provider has no such task of this merchant */
export async function lookAtTask(
  caller: Caller,
  path: string,
): Promise<Result<Task, ProviderFailure> | undefined> {
  let isUnknown = false
  const answer = await send(caller, { operation: 'getTask', method: 'GET', path }, async (response) => {
    if (response.status === 303) {
      await response.body?.cancel()
      return ok<Task>({ status: 'Completed', resource: response.headers.get('Location') ?? undefined })
    }
    if (response.status !== 200) {
      isUnknown = response.status === 404
      await response.body?.cancel()
      return refuse({ code: 'provider-refused' as const })
    }
    const task = (await readJsonBody(response, TASK_LIMIT))?.value
    return ok<Task>({ status: textIn(task, 'status'), resource: textIn(task, 'resourceuri') })
  })
  return isUnknown ? undefined : answer
}

/** Member names match in any case, as in all answers of the provider. @param wanted in lower case */
function textIn(task: unknown, wanted: string): string | undefined {
  const members = Object.entries(task ?? {})
  const [, text] = members.find(([name]) => name.toLowerCase() === wanted) ?? []
  return typeof text === 'string' ? text : undefined
}

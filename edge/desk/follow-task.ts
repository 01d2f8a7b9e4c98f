/** The task behind a 202, followed until it ends (the design, "202 answers"). */
import { ok, refuse } from '../../shared/domain/result.ts'
import type { Caller } from '../upstream/caller.ts'
import { readJsonBody } from '../upstream/read-body.ts'
import { send } from '../upstream/send.ts'

/** A task is followed for this long; what goes on after that is seen by whoever reads the order. */
export const FOLLOW_MS = 10_000
const FIRST_PAUSE_MS = 100
const TASK_LIMIT = 64 * 1024

export type TaskEnd = 'completed' | 'failed' | 'not-seen'

/** @param location the 202's Location header, which is followed only to the provider's own address */
export async function followTask(caller: Caller, location: string | null): Promise<TaskEnd> {
  const path = pathOf(location, caller.config.providerUrl)
  if (path === undefined) return 'not-seen'
  const end = Date.now() + FOLLOW_MS
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    const status = await taskStatus(caller, path)
    if (status === 'Completed') return 'completed'
    if (status === 'Failed') return 'failed'
    if (status === undefined || Date.now() + pause > end) return 'not-seen'
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

/** Credentials go to the provider's origin and to no other, wherever an answer points. */
function pathOf(location: string | null, providerUrl: string): string | undefined {
  if (!location) return undefined
  const url = URL.parse(location, `${providerUrl}/`)
  const provider = new URL(providerUrl)
  const base = provider.pathname.replace(/\/$/, '')
  if (!url || url.origin !== provider.origin || url.username || !url.pathname.startsWith(`${base}/api/`)) {
    return undefined
  }
  return url.pathname.slice(base.length) + url.search
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
    const { Status } = (body?.value ?? {}) as { Status?: unknown }
    return ok(typeof Status === 'string' ? Status : 'InProgress')
  })
  return answer.ok ? answer.value : undefined
}

/** Asks this edge's own public address who serves there. */
import * as z from 'zod/mini'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { type Answering, stateName } from './state-view.ts'

const ANSWER_MS = 3_000
const ANSWER_LIMIT = 1024

const answering = z.object({
  state: z.string().check(z.regex(stateName)),
  epoch: z.int(),
  run: z.uuid(),
})

/** @returns undefined if no edge answers there: a proxy may not be up yet, and that is no reason to stop */
export async function whoServes(publicUrl: string): Promise<Answering | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  try {
    const answer = await fetch(`${publicUrl}/state`, { redirect: 'manual', signal })
    const bytes = await readCapped(answer.body, ANSWER_LIMIT, signal)
    if (!answer.ok || !bytes) return undefined
    return answering.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

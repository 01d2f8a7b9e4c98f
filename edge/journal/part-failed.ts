/** The answer when a part of the journal cannot be asked. */
import type { Context } from 'hono'
import { ObjectFailure } from '../config/object-stub.ts'
import type { EdgeContext } from '../http/context.ts'
import { objectFailed } from '../http/object-failed.ts'
import { problem } from '../http/problem.ts'
import { PartFailure } from './merged-rows.ts'

/** Answers, or says which of so many parts is missing. */
export async function orMissingPart(
  c: Context<EdgeContext>,
  parts: number,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof PartFailure) || !(error.cause instanceof ObjectFailure)) throw error
    const reason = objectFailed(error.cause, c.get('requestId'))
    return problem(c, {
      ...reason,
      detail: `Part ${error.shard + 1} of ${parts} of the journal does not answer.`,
    })
  }
}

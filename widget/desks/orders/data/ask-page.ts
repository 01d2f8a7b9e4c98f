/** Asks the page's function once, with a limit of time. */
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { FindFailure, FindOrders, OrderQuestion } from './find-orders.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** Seconds that a page's server may take. */
const PATIENCE_S = 30
/** Characters of a message of the page that are shown. */
const LONGEST_MESSAGE = 200

/** @throws the signal's reason when it aborts */
export async function askPage(
  findOrders: FindOrders,
  question: OrderQuestion,
): Promise<Result<ReadPage, FindFailure>> {
  // A signal for this call alone, so that a function that was given up can stop.
  const own = new AbortController()
  const signal = AbortSignal.any([question.signal, own.signal, AbortSignal.timeout(PATIENCE_S * 1000)])
  const ended = new Promise<'ended'>((resolve) => {
    signal.addEventListener('abort', () => resolve('ended'))
  })
  try {
    const answer = await Promise.race([
      Promise.resolve().then(() => findOrders({ ...question, signal })),
      ended,
    ])
    question.signal.throwIfAborted()
    if (answer === 'ended') return refuse({ code: 'slow', seconds: PATIENCE_S })
    const page = await inSlices(readPage(answer), new Pace(), question.signal)
    const isRepeated = page.ok && page.value.cursor !== undefined && page.value.cursor === question.cursor
    return isRepeated ? refuse({ code: 'repeats' }) : page
  } catch (error) {
    question.signal.throwIfAborted()
    return refuse({ code: 'threw', message: messageOf(error) })
  } finally {
    own.abort()
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE)
}

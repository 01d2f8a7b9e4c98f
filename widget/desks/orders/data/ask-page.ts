/** Asks a source of orders once. The page's function has a limit of time; a call of the edge has its own. */
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import { refuse, type Result } from '../../../../shared/domain/values/result.ts'
import { asEdgeError, EdgeError } from '../../../client/edge-error.ts'
import type { FindFailure, OrderQuestion } from './find-orders.ts'
import type { OrderSource } from './order-source.ts'
import { readPage, type ReadPage } from './read-page.ts'

/** Seconds that a page's server may take. */
const PATIENCE_S = 30
/** Characters of a message of the page that are shown. */
const LONGEST_MESSAGE = 200

/** @throws the signal's reason when it aborts */
export async function askPage(
  source: OrderSource,
  question: OrderQuestion,
): Promise<Result<ReadPage, FindFailure>> {
  const page = source.of === 'shop' ? await askShop(source, question) : await askEdge(source, question)
  const isRepeated = page.ok && page.value.cursor !== undefined && page.value.cursor === question.cursor
  return isRepeated ? refuse({ code: 'repeats' }) : page
}

async function askEdge(
  { find }: OrderSource,
  question: OrderQuestion,
): Promise<Result<ReadPage, FindFailure>> {
  try {
    const page = await read(await find(question), question.signal)
    return page.ok
      ? page
      : refuse({ code: 'edge', error: new EdgeError('Reading the known orders', { code: 'answer-invalid' }) })
  } catch (error) {
    question.signal.throwIfAborted()
    return refuse({ code: 'edge', error: asEdgeError(error) })
  }
}

async function askShop(
  { find }: OrderSource,
  question: OrderQuestion,
): Promise<Result<ReadPage, FindFailure>> {
  // A signal for this call alone, so that a function that was given up can stop.
  const own = new AbortController()
  const signal = AbortSignal.any([question.signal, own.signal, AbortSignal.timeout(PATIENCE_S * 1000)])
  const ended = new Promise<'ended'>((resolve) => {
    signal.addEventListener('abort', () => resolve('ended'))
  })
  try {
    const answer = await Promise.race([Promise.resolve().then(() => find({ ...question, signal })), ended])
    question.signal.throwIfAborted()
    return answer === 'ended'
      ? refuse({ code: 'slow', seconds: PATIENCE_S })
      : await read(answer, question.signal)
  } catch (error) {
    question.signal.throwIfAborted()
    return refuse({ code: 'threw', message: messageOf(error) })
  } finally {
    own.abort()
  }
}

/** Reads what a source has answered. @throws the signal's reason when it aborts */
function read(answer: unknown, signal: AbortSignal): Promise<Result<ReadPage, FindFailure>> {
  return inSlices(readPage(answer), new Pace(), signal)
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_MESSAGE)
}

/**
 * `move-histories`: moves the histories that release 0.1 kept in each order's own object into the journal. The edge moves
 * a history when it is read, and an object cannot be asked for its order's number: so this reads the histories of a list.
 */
import { CommandError } from './failure.ts'
import { redirectReason, requireProtected } from './key-address.ts'

/** Histories that are read at once. */
const AT_ONCE = 4
/** How often one history is tried while the edge or its limits ask to wait. */
const TRIES = 10
/** Seconds to wait if the edge does not say how long. */
const WAIT_SECONDS = 2
/** The answers after which the same request can succeed. */
const PASSING = [429, 502, 503, 504]

export interface HistoriesRequest {
  /** The edge's address. */
  edge: string
  apiKey: string
  /**
   * One number a line: a CheckoutOrderId, or a number of the credit desk after its name, such as
   * `ProviderOrderNr/1000123`. Empty lines are left out.
   */
  list: string
}

export interface HistoriesRead {
  read: number
  /** The lines whose history could not be read, each with the reason. */
  failed: string[]
}

/**
 * Reads the first page of each history: that moves all of it. Repeating it does no harm.
 * @throws CommandError if a line is no number, or the address would let others read the key: before anything is asked
 */
export async function moveHistories({ edge, apiKey, list }: HistoriesRequest): Promise<HistoriesRead> {
  requireProtected(edge)
  const lines = [...new Set(list.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean)
  const asked = lines.map((line) => ({ line, path: pathOf(line) }))
  const failed: string[] = []
  const waiting = asked.values()
  const headers = { Authorization: `Bearer ${apiKey}` }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { line, path } of waiting) {
        const reason = await readHistory(new URL(path, edge), headers)
        if (reason) failed.push(`${line}: ${reason}`)
      }
    }),
  )
  return { read: asked.length - failed.length, failed }
}

function pathOf(line: string): string {
  const [, member, number] = /^(?:([A-Z]\w+)\/)?(.+)$/i.exec(line) ?? []
  if (member !== undefined && number !== undefined) {
    return `/api/credit/history?${member}=${encodeURIComponent(number)}`
  }
  if (!/^\d{1,19}$/.test(line)) throw new CommandError(`"${line}" is no number of an order.`)
  return `/api/v1/orders/${line}/history`
}

/** @returns why it could not be read; undefined once it was */
async function readHistory(address: URL, headers: HeadersInit): Promise<string | undefined> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, { headers, redirect: 'manual' }).catch((error: unknown) =>
      String(error),
    )
    if (typeof answer === 'string') {
      if (tries === TRIES) return answer
      await pause(WAIT_SECONDS)
      continue
    }
    const text = await answer.text()
    if (answer.ok) return undefined
    if (!PASSING.includes(answer.status) || tries === TRIES) {
      return redirectReason(answer) ?? `${answer.status} ${codeOf(text)}`
    }
    await pause(Number(answer.headers.get('Retry-After')) || WAIT_SECONDS)
  }
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code ?? '')
  } catch {
    return ''
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, seconds * 1000))
}

/** Sends a write until its client knows its outcome, and writes what the client was told into the ledger. */
import { setTimeout } from 'node:timers/promises'
import type { Intent, Ledger } from './ledger.ts'
import type { Random } from './plan.ts'

/** Who sends: a page with its session, or the merchant's server. */
export interface Caller {
  headers: Record<string, string>
  /** Whether it sends a key with each write. A page must. */
  isKeyed: boolean
}

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  body?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  text: string
  /** Of a problem, a fault or a rejection; empty for a success. */
  code: string
  /** Seconds after which to ask again; undefined if the outcome is final. */
  retryAfter: number | undefined
  etag: string | undefined
}

/** What the clients of a run share. */
export interface Traffic {
  edge: string
  ledger: Ledger
  /** Aborted when no client begins anything more. */
  over: AbortSignal
  /** Aborted when clients give up. */
  end: AbortSignal
}

/** How many milliseconds a client waits for an answer. */
const PATIENCE_MS = 20_000

/** @returns undefined if no whole answer arrived */
export async function ask(
  { edge }: Pick<Traffic, 'edge'>,
  { headers }: Pick<Caller, 'headers'>,
  asked: Asked,
  patience = AbortSignal.timeout(PATIENCE_MS),
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(edge + asked.path, {
      method: asked.method,
      redirect: 'manual',
      signal: patience,
      headers: {
        ...headers,
        ...(asked.body !== undefined && { 'Content-Type': 'application/json' }),
        ...asked.headers,
      },
      ...(asked.body !== undefined && { body: asked.body }),
    })
    const text = await answer.text()
    const retryAfter = answer.headers.get('Retry-After')
    return {
      status: answer.status,
      text,
      code: codeOf(answer.status, text),
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      etag: answer.headers.get('ETag') ?? undefined,
    }
  } catch {
    return undefined
  }
}

/** The code of a problem, of a SOAP fault, or of a result that was not accepted. */
function codeOf(status: number, text: string): string {
  const [, fault] = /<faultstring>([\w-]+): /.exec(text) ?? []
  if (fault !== undefined) return fault
  if (text.includes('<Accepted>false</Accepted>')) return 'not-accepted'
  if (status < 400) return ''
  const [, code] = /"code":"([\w-]+)"/.exec(text) ?? []
  return code ?? `status-${status}`
}

/** Problems after which nothing was done yet, and the same request may be sent again. */
const PASSING: ReadonlySet<string> = new Set([
  'desk-busy',
  'edge-unavailable',
  'provider-busy',
  'provider-failed',
  'provider-fault',
  'provider-rate-limited',
  'provider-timeout',
  'provider-unavailable',
  'provider-unreachable',
  'provider-answer-invalid',
  'provider-rejects-credentials',
  'provider-not-ready',
  'rate-limited',
])

/**
 * Sends a write until its outcome is known. Some clients leave before the answer: some of these ask again, others never.
 * @returns the first answer of a success; undefined if there was none
 */
export async function perform(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  intent: Intent,
  asked: Asked,
  patienceMs = PATIENCE_MS,
): Promise<Answer | undefined> {
  const { ledger, end } = traffic
  const key = `key-${intent.id}`
  const request = caller.isKeyed ? { ...asked, headers: { ...asked.headers, 'Idempotency-Key': key } } : asked
  if (random.chance(8)) {
    ledger.count('client left')
    // What a client without a key has not seen arrive may have arrived: it must not ask again.
    const answer = await ask(traffic, caller, request, AbortSignal.timeout(random.integer(1, 250)))
    const isOver = !answer && (!caller.isKeyed || random.chance(40))
    if (isOver) return undefined
    if (answer && isSettled(answer)) return settle(ledger, intent, answer)
  }
  for (;;) {
    const patience = AbortSignal.timeout(patienceMs)
    const answer = await ask(traffic, caller, request, patience)
    if (answer && isSettled(answer)) {
      const settled = settle(ledger, intent, answer)
      if (settled && caller.isKeyed && random.chance(10)) await repeat(traffic, caller, intent, request)
      return settled
    }
    // The answer may be here, unread: this client has left too.
    if (!answer && patience.aborted && !caller.isKeyed) return undefined
    ledger.count(answer ? `told to wait: ${answer.code}` : 'connection lost')
    if (answer && !PASSING.has(answer.code) && answer.code !== 'outcome-unknown')
      ledger.see(intent.subject, `${intent.id} was answered ${answer.status} ${answer.code}`)
    if (end.aborted) return undefined
    await setTimeout(random.integer(100, 400) * (answer?.retryAfter === undefined ? 1 : 3))
  }
}

/** Whether the client need not ask again. */
function isSettled({ status, code, retryAfter }: Answer): boolean {
  if (code === 'outcome-unknown') return retryAfter === undefined
  if (code === 'answer-lost') return true
  return !PASSING.has(code) && (status < 500 || code === 'provider-task-failed')
}

function settle(ledger: Ledger, intent: Intent, answer: Answer): Answer | undefined {
  const { code, text } = answer
  // A fault that says so is the success of a client over XML.
  if (code === '' || code === 'answer-lost') {
    ledger.end(intent, 'done', { answer: text })
    return answer
  }
  ledger.end(intent, code === 'outcome-unknown' ? 'unknown' : 'refused', { code })
  ledger.count(`refused: ${code}`)
  return undefined
}

/** The same key gets the same answer, byte for byte. */
async function repeat(traffic: Traffic, caller: Caller, intent: Intent, request: Asked): Promise<void> {
  const again = await ask(traffic, caller, request)
  if (!again || !isSettled(again)) return
  traffic.ledger.count('key repeated')
  if (again.text !== intent.answer)
    traffic.ledger.see(
      intent.subject,
      `${intent.id} was answered otherwise when its key was repeated: ${again.text}`,
    )
}

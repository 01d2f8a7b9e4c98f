/**
 * Rate-limits an address after too many unknown API keys or forged session tokens. A limited address is refused even
 * with a valid credential, so that it cannot learn which guess is right.
 */
import { RATE_PERIOD } from '../config/rates.ts'
import { log } from '../http/log.ts'
import type { ProblemReason } from '../http/problem.ts'
import { isWithinRate, type RateBindings } from './is-within-rate.ts'

/** Networks that an isolate remembers; the oldest is forgotten first, until its next guess. */
const REMEMBERED = 10_000
const PERIOD_MS = RATE_PERIOD * 1000
/** The key under which guesses without an address are counted. */
const NO_ADDRESS = 'no-address'

/** The end of each network's block, in milliseconds since 1970. */
const blocked = new Map<string, number>()
/** When guesses without an address may be logged again. */
let loggedUntil = 0

/**
 * Why requests of the address are refused now; undefined if they are not, or if there is no address.
 * @param address in canonical spelling
 */
export function blockedRefusal(address: string | undefined): ProblemReason | undefined {
  if (address === undefined || blocked.size === 0) return undefined
  const until = Math.max(...networksOf(address).map((network) => blocked.get(network) ?? 0))
  const left = until - Date.now()
  // More than a period can be left only if the clock was set back.
  return left > 0 && left <= PERIOD_MS ? refusal(left) : undefined
}

/**
 * Counts an unknown credential.
 * @param address in canonical spelling
 * @returns the refusal, once there were too many. Without an address they are only logged: one sender could otherwise
 * lock out all others.
 */
export async function countFailedCredential(
  bindings: RateBindings,
  address: string | undefined,
): Promise<ProblemReason | undefined> {
  if (address === undefined) {
    await countWithoutAddress(bindings)
    return undefined
  }
  const [own, site] = networksOf(address)
  if (!(await isWithinRate(bindings, 'GUESS_RATE', own))) return block(own)
  if (site !== undefined && !(await isWithinRate(bindings, 'GUESS_NETWORK_RATE', site))) return block(site)
  return undefined
}

/** Logs that there were too many, at most once in a period. */
async function countWithoutAddress(bindings: RateBindings): Promise<void> {
  // Checked again after the wait, because another request may have logged it meanwhile.
  if (wasLogged() || (await isWithinRate(bindings, 'GUESS_RATE', NO_ADDRESS)) || wasLogged()) return
  loggedUntil = Date.now() + PERIOD_MS
  log('error', { event: 'guesses-without-address' })
}

function wasLogged(): boolean {
  const left = loggedUntil - Date.now()
  return left > 0 && left <= PERIOD_MS
}

function block(network: string): ProblemReason {
  blocked.delete(network)
  if (blocked.size >= REMEMBERED) blocked.delete(blocked.keys().next().value!)
  blocked.set(network, Date.now() + PERIOD_MS)
  return refusal(PERIOD_MS)
}

/**
 * The networks by which an address in canonical spelling is counted. An IPv6 client usually has a whole /64, and often
 * a /48, which has its own rate.
 */
function networksOf(address: string): [own: string] | [own: string, site: string] {
  if (!address.includes(':')) return [address]
  const [head, tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - head!.length - (tail?.length ?? 0) }, () => '0')
  const parts = [...head!, ...(tail ? [...zeros, ...tail] : [])]
  return [parts.slice(0, 4).join(':'), parts.slice(0, 3).join(':')]
}

function refusal(milliseconds: number): ProblemReason {
  return {
    code: 'rate-limited',
    retryAfter: Math.ceil(milliseconds / 1000),
    detail: 'Too many unknown API keys or session tokens came from this address.',
  }
}

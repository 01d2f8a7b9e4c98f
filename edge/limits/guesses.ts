/**
 * Bounds the guessing of API keys. The platform's binding counts the keys that nobody has by the address that shows
 * them; an address that has shown too many is not listened to for a while, whatever it shows: otherwise the next
 * guess would still be answered by whether it is right.
 */
import type { Env } from '../env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { RATE_PERIOD } from './rate-limit.ts'

/** Addresses that an isolate remembers; the oldest makes room, and is found out again by its next guess. */
const REMEMBERED = 10_000

/** Until when, in milliseconds since 1970. */
const stopped = new Map<string, number>()

/** Why nothing that the address shows is looked at now; undefined when it is, or when there is no address. */
export function guesserRefusal(address: string | undefined): ProblemReason | undefined {
  const until = address === undefined || stopped.size === 0 ? undefined : stopped.get(networkOf(address))
  const left = (until ?? 0) - Date.now()
  return left > 0 ? refusal(left) : undefined
}

/** Counts a key that nobody has. @returns why its sender is listened to no more, once there were too many */
export async function countGuess(
  { GUESS_RATE }: Pick<Env, 'GUESS_RATE'>,
  address: string | undefined,
): Promise<ProblemReason | undefined> {
  if (!GUESS_RATE || address === undefined) return undefined
  const network = networkOf(address)
  const { success } = await GUESS_RATE.limit({ key: network })
  if (success) return undefined
  stopped.delete(network)
  if (stopped.size >= REMEMBERED) stopped.delete(stopped.keys().next().value!)
  stopped.set(network, Date.now() + RATE_PERIOD * 1000)
  return refusal(RATE_PERIOD * 1000)
}

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head, tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - head!.length - (tail?.length ?? 0) }, () => '0')
  return [...head!, ...(tail ? [...zeros, ...tail] : [])].slice(0, 4).join(':')
}

function refusal(milliseconds: number): ProblemReason {
  return {
    code: 'rate-limited',
    retryAfter: Math.ceil(milliseconds / 1000),
    detail: 'Too many API keys that nobody has came from this address.',
  }
}

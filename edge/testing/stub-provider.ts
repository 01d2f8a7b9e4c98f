/** A provider for tests that move the clock; the real one runs in another worker with its own clock. */
import { vi } from 'vitest'

export interface StubProvider {
  /** The number of requested tokens; each is called `token-<its number>`. */
  tokens: number
  /** Authorization headers of all other calls, in sequence. */
  calls: string[]
  /** Answers the next calls. */
  answer: (url: string) => Response | Promise<Response>
  /** Issues tokens in place of the correct endpoint. */
  issue: ((number: number) => Response | Promise<Response>) | undefined
}

/** The life of its tokens, in seconds. */
export const TOKEN_LIFE = 3600

/** Replaces the network until `vi.restoreAllMocks()`. */
export function stubProvider(): StubProvider {
  const provider: StubProvider = {
    tokens: 0,
    calls: [],
    answer: () => Response.json({ Id: 1 }),
    issue: undefined,
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (url.endsWith('/connect/token')) {
      const number = ++provider.tokens
      return provider.issue?.(number) ?? issued(number)
    }
    provider.calls.push(new Headers(init?.headers).get('Authorization') ?? '')
    return provider.answer(url)
  })
  return provider
}

/** The token endpoint's answer. */
export function issued(number: number): Response {
  return Response.json({ access_token: `token-${number}`, expires_in: TOKEN_LIFE })
}

/** Fakes the date only; timers run normally. @returns a function that moves the date forward */
export function movableClock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) })
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds)
}

/** A provider for tests that move the clock, which the real one, in a worker of its own, would not follow. */
import { vi } from 'vitest'

export interface StubProvider {
  /** Tokens that were asked for; each is called `token-<its number>`. */
  tokens: number
  /** Authorization headers of the calls besides, in sequence. */
  calls: string[]
  /** How the next calls are answered. */
  answer: (url: string) => Response | Promise<Response>
  /** How a token is issued, where it is not as it should be. */
  issue: ((number: number) => Response | Promise<Response>) | undefined
}

/** Seconds that its tokens live. */
export const TOKEN_LIFE = 3600

/** Takes the place of the network until `vi.restoreAllMocks()`. */
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

/** Fakes the date and nothing else: timers run as they do. @returns a function that moves the date on */
export function movableClock(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) })
  return (milliseconds) => void vi.setSystemTime(Date.now() + milliseconds)
}

import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { callCredit } from '../data/call-credit.ts'
import { isUnanswered, onCalls } from '../data/credit-calls.ts'

export type Health =
  | { is: 'asking' | 'answers' }
  /** Which side does not answer, and since when: the first call that failed. */
  | { is: 'down'; who: 'provider' | 'service'; since: Date }

/** Whether the provider answers: asked when the desk opens, and when a call was not answered. */
export class HealthController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #onChange: (health: Health) => void
  #client: EdgeClient | undefined
  #health: Health = { is: 'asking' }
  #asking: AbortController | undefined
  #ignore: (() => void) | undefined

  /** @param onChange called when the provider stops answering, and when it answers again */
  constructor(host: ReactiveControllerHost, onChange: (health: Health) => void) {
    this.#host = host
    this.#onChange = onChange
    host.addController(this)
  }

  get health(): Health {
    return this.#health
  }

  /** Follows another client's calls. */
  follow(client: EdgeClient | undefined): void {
    this.hostDisconnected()
    this.#client = client
    this.#health = { is: 'asking' }
    if (!client) return
    this.#ignore = onCalls(client, (error) => this.#heard(error))
    void this.ask()
  }

  /** Asks the provider, unless that is under way. */
  async ask(): Promise<void> {
    const client = this.#client
    if (!client || this.#asking) return
    const asking = (this.#asking = new AbortController())
    try {
      // The outcome arrives like that of any call.
      await callCredit(client, 'Ping', {}, { signal: asking.signal })
    } catch {
      // This outcome too.
    } finally {
      if (this.#asking === asking) this.#asking = undefined
    }
  }

  hostDisconnected(): void {
    this.#asking?.abort()
    this.#asking = undefined
    this.#ignore?.()
  }

  #heard(error: unknown): void {
    if (error === undefined) return this.#set({ is: 'answers' })
    if (!isUnanswered(error)) return
    const who = error.code.startsWith('provider-') ? 'provider' : 'service'
    const known = this.#health
    const isKnown = known.is === 'down' && known.who === who
    if (!isKnown) this.#set({ is: 'down', who, since: new Date() })
    // A single call may have failed for its own reasons.
    if (!this.#asking && !isKnown) void this.ask()
  }

  #set(health: Health): void {
    const before = this.#health
    this.#health = health
    if (before.is !== health.is && !(before.is === 'asking' && health.is === 'answers'))
      this.#onChange(health)
    this.#host.requestUpdate()
  }
}

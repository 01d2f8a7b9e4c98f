/** The guards of one merchant's calls: a place at the gate, then the circuit breaker. Pure. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { Breaker } from './breaker.ts'
import type { ProviderFailure } from './failure.ts'
import { Gate, type Lease } from './gate.ts'

export class Guards {
  readonly breaker = new Breaker()
  readonly gate = new Gate()

  /**
   * A place for a call about the subject. The gate comes first, so that a call without a place does not use up the
   * breaker's probe.
   * @param until when the place ends by itself, in milliseconds since 1970
   */
  enter(now: number, until: number, subject: string): Result<Lease, ProviderFailure> {
    const lease = this.gate.enter(now, until)
    if (!lease) return refuse({ code: 'provider-busy', retryAfter: 1 })
    const blocked = this.breaker.wait(now, subject)
    if (blocked === 0) return ok(lease)
    this.gate.leave(lease)
    return refuse({ code: 'provider-unavailable', retryAfter: Math.ceil(blocked / 1000) })
  }
}

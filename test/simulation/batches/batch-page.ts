/** The calls of batches as the worker makes them for a page or a server; see edge/batches/routes.ts. */
import type { BatchCommand, BatchItemState } from '../../../shared/domain/batch/batch.enums.ts'
import type { BatchDetail } from '../../../shared/domain/batch/batch.ts'
import { batchesOf } from '../../../edge/batches/batches-of.ts'
import type { Env } from '../../../edge/config/env.ts'
import { isPassing } from '../../../edge/config/object-stub.ts'
import { lostTime } from '../../../edge/desk/lost-time.ts'
import type { Requester } from '../../../edge/http/requester.ts'
import { pause } from '../platform/globals.ts'
import type { EdgeProcess } from '../world/edge-process.ts'
import type { Act } from './plan.ts'

/** What a call was answered. `code`: of the refusal. */
export type Answer = { detail: BatchDetail; code?: undefined } | { code: string }

/** Milliseconds before another attempt at an object that was reset. */
const AGAIN_MS = 2_000
/** Milliseconds that a call is waited for: the edge may end before it has answered. */
export const PATIENCE_MS = 60_000
/** Attempts at one call, so that an overload of a minute is outlived. */
const ATTEMPTS = 40

export class BatchPage {
  readonly #edge: EdgeProcess
  readonly #merchantId: string
  readonly #seen: (what: string) => void

  constructor(edge: EdgeProcess, merchantId: string, seen: (what: string) => void) {
    this.#edge = edge
    this.#merchantId = merchantId
    this.#seen = seen
  }

  get #batches() {
    return batchesOf(this.#edge.platform.env as unknown as Env, this.#merchantId)
  }

  create(
    requester: Requester,
    { act, orders, key }: { act: Act; orders: number[]; key: string | undefined },
  ): Promise<Answer> {
    // Each request of a page is another one for the worker.
    return this.#ask(() => {
      const lost = lostTime(this.#edge.restored, key, Date.now())
      return this.#batches.create({
        id: crypto.randomUUID(),
        requester,
        act,
        orders,
        ...(key !== undefined && { idempotencyKey: key }),
        ...(lost && { lostTime: lost }),
      })
    })
  }

  detail(id: string, after: number): Promise<Answer> {
    return this.#ask(() => this.#batches.detail(id, after))
  }

  command(requester: Requester, id: string, command: BatchCommand): Promise<Answer> {
    return this.#ask(() => {
      const requestId = crypto.randomUUID()
      return this.#batches.command(id, command, { requester, requestId, letterId: crypto.randomUUID() })
    })
  }

  async #ask(call: () => ReturnType<ReturnType<typeof batchesOf>['detail']>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await Promise.race([this.#edge.run(call), pause(PATIENCE_MS)])
        if (!answer) continue
        if (answer.ok) return { detail: JSON.parse(answer.value) as BatchDetail }
        this.#seen(`answer ${answer.reason.code}`)
        return { code: answer.reason.code }
      } catch (error) {
        if (!isPassing(error)) throw error
        this.#seen('answer edge-unavailable')
        if (attempt === ATTEMPTS) return { code: 'edge-unavailable' }
        await pause(AGAIN_MS)
      }
    }
  }
}

/** The orders of a batch, as a page puts together what it was told of changes. */
export class ShownItems {
  version = 0
  readonly states = new Map<number, BatchItemState>()

  /** @returns what is wrong with the answer */
  take({ version, items, counts }: BatchDetail, orders: number): string | undefined {
    if (version < this.version) return `version ${version} after ${this.version}`
    this.version = version
    for (const { place, state } of items) this.states.set(place, state)
    const told: [string, number][] = Object.entries(counts)
    const shown = [...this.states.values()]
    const wrong = told.find(([state, count]) => shown.filter((one) => one === state).length !== count)
    if (wrong) return `${wrong[1]} are ${wrong[0]}, and the page shows ${JSON.stringify(shown)}`
    return shown.length === orders ? undefined : `${shown.length} orders`
  }
}

/**
 * The fake edge of the widget's tests answers as the real edge and provider do: the same scripted calls go to
 * both, and every answer, the order after it and the history are compared.
 */
import { describe, expect, inject, it } from 'vitest'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { PREFER, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { someOf } from '../../shared/testing/runs.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { type Scenario, scenarios, type Step } from './fake-edge.scenarios.ts'
import { askedFor, bothSides, type Side } from './fake-edge.sides.ts'
import { Memory, type Observed, observe } from './fake-edge.observed.ts'

const addresses = inject('addresses')
/** An order that the provider of these tests does not have. */
const UNKNOWN = 4_611_686_018_427_387_904n

type Written = Extract<Step, { write: unknown }>
type Read = Extract<Step, { read: unknown }>['read']

/** One side, with its order. */
class Player {
  readonly #side: Side
  readonly #id: Long
  readonly #memory: Memory

  constructor(side: Side, id: Long, memory: Memory) {
    this.#side = side
    this.#id = id
    this.#memory = memory
  }

  /** @returns the answer to each call of the step */
  async play(step: Step, index: number): Promise<Observed[]> {
    if ('read' in step) return this.#read(step.read)
    if ('write' in step) return this.#write(step, `step-${index}`)
    if (step.does === 'ends the session') await this.#side.endSession()
    else await this.#side.setCapabilities(step.capabilities)
    return []
  }

  async #write(
    { write, key, tag, toAnother, prefersOrder, isRead = true }: Written,
    ownKey: string,
  ): Promise<Observed[]> {
    const asked = typeof write === 'function' ? write(this.#memory) : write
    const { firstTag, tag: lastTag } = this.#memory
    const headers = {
      ...(key !== null && { 'Idempotency-Key': `${this.#id}-${key ?? ownKey}` }),
      ...(tag !== 'none' && { 'If-Match': tag === 'first' ? firstTag : lastTag }),
      ...(prefersOrder && { [PREFER]: RETURN_ORDER }),
    }
    const response = await this.#side.ask(askedFor(toAnother ? UNKNOWN : this.#id, asked, headers))
    const observed = await observe(response, this.#memory)
    return isRead ? [observed, ...(await this.#read('order'))] : [observed]
  }

  async #read(what: Read): Promise<Observed[]> {
    const order = `/api/v1/orders/${what === 'another order' ? UNKNOWN : this.#id}`
    if (what === 'history') return this.#readHistory(order)
    return [await this.#get(what === 'session' ? '/session' : order)]
  }

  /** Reads every page of the history. */
  async #readHistory(order: string): Promise<Observed[]> {
    const pages: Observed[] = []
    for (let query = ''; ;) {
      const { history, ...page } = await this.#get(`${order}/history${query}`)
      const { before, ...read } = (history ?? {}) as { before?: number }
      // A number without meaning: the place from which the next page is read.
      pages.push({ ...page, history: { ...read, before: typeof before } })
      if (before === undefined) return pages
      query = `?before=${before}`
    }
  }

  async #get(path: string): Promise<Observed> {
    return observe(await this.#side.ask({ method: 'GET', path, headers: {} }), this.#memory)
  }
}

const all = Object.entries<Scenario>(scenarios)
/** The last one, a history of more than one page, takes longer than all others. */
const played = someOf(all, all.length - 1)

describe('the fake edge', () => {
  it.each(played)('answers as the real one: %s', async (_, scenario) => {
    const { real, fake, order, tags } = await bothSides(addresses, scenario)
    const realPlayer = new Player(real, order.Id, new Memory(order, tags.real))
    const fakePlayer = new Player(fake, order.Id, new Memory(order, tags.fake))
    for (const [index, step] of scenario.steps.entries()) {
      const observed = await fakePlayer.play(step, index)
      const asked = stringifyJson(step).slice(0, 200)
      expect({ asked, observed }).toEqual({ asked, observed: await realPlayer.play(step, index) })
    }
  })
})

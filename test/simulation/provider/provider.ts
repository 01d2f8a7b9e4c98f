/**
 * The provider's REST service over HTTP, on models of orders, with a network that loses, delays, reorders and cuts
 * off what it carries. Which call has which trouble is written in the plan.
 */
import { type Life, lives } from '../platform/globals.ts'
import type { Loop } from '../platform/loop.ts'
import type { Random } from '../platform/random.ts'
import type { Finding } from '../world/finding.ts'
import type { Trouble, TroubleKind } from '../world/plan.ts'
import { providerUrl } from './address.ts'
import { type Call, callOf, changeOf, SOAP_PATH } from './call.ts'
import { type Change, isQueued } from './changes.ts'
import type { OrderModel, Refused } from './order-model.ts'

/** The description's table of errors ("Errors"), as far as the model refuses. */
const codes: Record<Refused, { status: number; Code: number }> = {
  'action-missing': { status: 400, Code: 40004 },
  'rows-refused': { status: 400, Code: 40007 },
  'request-invalid': { status: 400, Code: 40000 },
  'delivery-not-found': { status: 404, Code: 40404 },
}

const ORDER = /^\/api\/v1\/orders\/(\d+)(.*?)\/?$/

interface Task {
  order: OrderModel
  status: 'InProgress' | 'Completed' | 'Failed'
}

/** A SOAP service of the same provider. */
export interface SoapSide {
  isRead(body: Uint8Array): boolean
  /** @param by the request of the edge */
  answer(body: Uint8Array, by: string): Response
}

interface Settings {
  loop: Loop
  random: Random
  orders: readonly OrderModel[]
  troubles: readonly Trouble[]
  /** How the provider does what it answers with a 202. */
  tasks: 'at-once' | 'late' | 'failing'
  /** Whether an answer may be lost behind the network: then no task takes longer than {@link IN_FLIGHT_MS}. */
  losesAnswers: boolean
  /** Absent if there is none. */
  soap?: SoapSide
  /** Notes what happens. */
  seen: (what: string) => void
}

/**
 * Milliseconds after its sending within which a write is done whose answer is lost: the edge relies on it, see `inFlightMs`
 * in edge/desk/times.ts. One that the provider has accepted may take longer.
 */
const IN_FLIGHT_MS = 29_000

/** Milliseconds that an edge waits for one call: the default of CALL_TIMEOUT_MS. */
const CALL_MS = 10_000

const TOKEN_PATH = '/connect/token'

/** The longest that a task takes, in milliseconds. */
const TASK_MS = 45_000

/** The troubles after which the request has arrived. */
const EFFECT_FIRST: readonly TroubleKind[] = ['answer-lost', 'done-500', 'done-502', 'slow', 'cut', 'garbage']

export class Provider {
  readonly orders: readonly OrderModel[]
  /** The client secret that the token endpoint takes. Tokens of another one are refused. */
  secret: string
  /** Until when no request arrives, by the steady clock. */
  unreachableUntil = 0
  readonly #settings: Settings
  readonly #tasks: Task[] = []
  readonly #tokens = new Map<string, string>()
  /** What no edge may do to it. */
  readonly faults: Finding[] = []
  /** The writes that were sent, each with its request, and when by the steady clock. */
  readonly sends: { by: string; at: number }[] = []
  /** The writes that wait for their answers, by the desks that sent them. */
  readonly #underWay = new Map<Life, Promise<Response>>()
  /** Calls that have come, and those of them that write. */
  #calls = 0
  writes = 0

  constructor(settings: Settings, secret: string) {
    this.#settings = settings
    this.orders = settings.orders
    this.secret = secret
  }

  /** The network between the edge and the provider, as `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response> {
    const isWrite = this.#isWrite(url, init)
    if (isWrite) this.sends.push({ by: requestOf(init.headers), at: this.#settings.loop.steady })
    const answer = this.#carry(url, init, isWrite)
    const desk = lives.getStore()
    if (isWrite && desk) this.#watch(desk, init, answer)
    return answer
  }

  #isWrite(url: string, { method, body }: RequestInit): boolean {
    if (url.endsWith(SOAP_PATH)) return !this.#settings.soap!.isRead(body as Uint8Array)
    return method !== 'GET' && !url.endsWith(TOKEN_PATH)
  }

  /** A desk sends one write at a time, and waits for each as long as it says. */
  #watch(desk: Life, { signal }: RequestInit, answer: Promise<Response>): void {
    const { loop } = this.#settings
    const start = loop.steady
    if (this.#underWay.has(desk)) this.faults.push({ rule: 'a desk sends one write at a time', detail: '' })
    this.#underWay.set(desk, answer)
    const end = () => {
      if (this.#underWay.get(desk) === answer) this.#underWay.delete(desk)
    }
    answer.then(end, end)
    signal?.addEventListener('abort', () => {
      const waited = loop.steady - start
      if (waited >= CALL_MS || desk.isOver) return
      this.faults.push({ rule: 'a write gets its whole time', detail: `${waited} ms` })
    })
  }

  #carry(url: string, init: RequestInit, isWrite: boolean): Promise<Response> {
    const { loop, random, seen } = this.#settings
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const life = lives.getStore()
    const tell = (act: () => void, milliseconds: number) =>
      loop.after(milliseconds, () => {
        if (!life?.isOver) act()
      })
    const signal = init.signal
    signal?.addEventListener('abort', () => {
      if (!life?.isOver) reject(signal.reason as Error)
    })
    const call = callOf(url, init)
    const out = random.between(2, 40)
    const back = random.between(2, 40)
    const lost = (milliseconds: number) =>
      tell(() => reject(new TypeError('the connection broke')), milliseconds)
    if (loop.steady < this.unreachableUntil) {
      seen('outage')
      lost(out)
      return promise
    }
    const isToken = call.path === TOKEN_PATH
    const trouble = isToken
      ? undefined
      : this.#settings.troubles.find(({ call: nth, ofWrites }) =>
          ofWrites ? isWrite && nth === this.writes : nth === this.#calls,
        )
    if (!isToken) this.#calls += 1
    if (isWrite) this.writes += 1
    if (trouble) seen(`${trouble.kind}${isWrite ? '' : ' read'}`)
    const answer = (response: Response, milliseconds = back) => tell(() => resolve(response), milliseconds)
    if (!trouble) {
      loop.after(out, () => answer(this.#answer(call)))
      return promise
    }
    const { kind, ms } = trouble
    switch (kind) {
      case 'request-lost':
        lost(out + back)
        break
      case 'held':
        // A proxy keeps it for longer than the edge waits.
        loop.after(ms, () => this.#answer(call, IN_FLIGHT_MS - ms))
        break
      case 'late-504':
        loop.after(ms, () => this.#answer(call, IN_FLIGHT_MS - ms))
        loop.after(out, () => answer(new Response(null, { status: 504 })))
        break
      case 'failed-500':
        loop.after(out, () => answer(new Response(null, { status: 500 })))
        break
      case 'failed-502':
        loop.after(out, () => answer(new Response('<html>', { status: 502 })))
        break
      case 'rejected-401':
        loop.after(out, () => answer(new Response(null, { status: 401 })))
        break
      case 'limited-429':
        loop.after(out, () => answer(new Response(null, { status: 429, headers: { 'Retry-After': '2' } })))
        break
      default:
        loop.after(out, () => this.#answerBadly(kind, ms, call, { answer, lost }))
    }
    return promise
  }

  #answerBadly(
    kind: TroubleKind,
    ms: number,
    call: Call,
    to: { answer: (response: Response, ms?: number) => void; lost: (ms: number) => void },
  ): void {
    if (!EFFECT_FIRST.includes(kind)) throw new RangeError(kind)
    // A 500 counts as the end of it: see docs/decisions/0034-simulated-worlds.md.
    const response = this.#answer(call, kind === 'done-500' ? 0 : IN_FLIGHT_MS - 1_000)
    switch (kind) {
      case 'answer-lost':
        return to.lost(1)
      case 'done-500':
        return to.answer(new Response(null, { status: 500 }))
      case 'done-502':
        return to.answer(new Response(null, { status: 502 }))
      case 'slow':
        return to.answer(response, ms)
      case 'garbage':
        return to.answer(json(response.status, '<html>', response.headers.get('Location')))
      default: {
        const headers = new Headers(response.headers)
        const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut off')) })
        headers.delete('Content-Length')
        return to.answer(
          new Response(isBodiless(response.status) ? null : body, { status: response.status, headers }),
        )
      }
    }
  }

  /**
   * What the service does and answers when a request arrives.
   * @param within milliseconds within which its task ends; 0 for at once
   */
  #answer(call: Call, within = this.#settings.losesAnswers ? IN_FLIGHT_MS - 1_000 : TASK_MS): Response {
    if (call.path === TOKEN_PATH) return this.#mint(call)
    if (call.path === SOAP_PATH) {
      return this.#settings.soap!.answer(call.body as Uint8Array, requestOf(call.headers))
    }
    const token = call.headers['Authorization']?.replace('Bearer ', '') ?? ''
    if (this.#tokens.get(token) !== this.secret) return new Response(null, { status: 401 })
    const [, task] = /^\/api\/v1\/queue\/(\d+)\/?$/.exec(call.path) ?? []
    if (task !== undefined) return this.#answerTask(Number(task))
    const [, id, rest = ''] = ORDER.exec(call.path) ?? []
    const order = this.orders.find((one) => one.id === Number(id))
    if (!order) return refused(404, 40401)
    if (call.method === 'GET') return json(200, order.text)
    return this.#write(order, call, changeOf(call, rest), within)
  }

  #write(order: OrderModel, { headers }: Call, change: Change, within: number): Response {
    const { loop, random, tasks } = this.#settings
    const refusal = order.refusal(change)
    if (refusal) return refused(codes[refusal].status, codes[refusal].Code)
    const by = requestOf(headers)
    const ids = order.reserve(change)
    const isTask = isQueued(change) && tasks !== 'at-once' && within > 0
    const task: Task = { order, status: isTask ? 'InProgress' : 'Completed' }
    if (!isTask) order.apply(by, change, ids, loop.steady)
    else {
      loop.after(random.between(50, Math.max(50, Math.min(within, TASK_MS))), () => {
        const isDone = tasks === 'late' && order.refusal(change) === undefined
        if (isDone) order.apply(by, change, ids, loop.steady)
        task.status = isDone ? 'Completed' : 'Failed'
        this.#settings.seen(isDone ? 'task done late' : 'task failed')
      })
    }
    this.#tasks.push(task)
    const location = `${providerUrl}/api/v1/queue/${this.#tasks.length - 1}`
    switch (change.operation) {
      case 'addOrderRow':
        return json(202, JSON.stringify({ OrderRowID: ids[0], OrderRowId: ids[0] }), location)
      case 'addOrderRows':
        return json(202, JSON.stringify({ OrderRowID: ids, OrderRowId: ids }), location)
      case 'deliverOrder':
      case 'deliverAndLowerAmount':
        return json(202, JSON.stringify({ DeliveryId: ids[0] }), location)
      case 'creditOrderRows':
      case 'creditNewRow':
      case 'creditWithFee':
        return json(202, JSON.stringify({ CreditId: String(ids[0]) }), location)
      case 'creditAmount':
        return json(200, JSON.stringify({ CreditId: String(ids[0]) }))
      case 'setOrderMetadata':
      case 'extendOrder':
        return new Response(null, { status: 200 })
      default:
        return new Response(null, { status: 204 })
    }
  }

  #answerTask(number: number): Response {
    const task = this.#tasks[number]
    if (!task) return refused(404, 40402)
    const ResourceUri = `${providerUrl}/api/v1/orders/${task.order.id}`
    return json(200, JSON.stringify({ Id: number, Status: task.status, ResourceUri }))
  }

  #mint({ body }: Call): Response {
    const { random } = this.#settings
    const secret = (body as URLSearchParams).get('client_secret')
    if (secret !== this.secret) return json(400, '{"error":"invalid_client"}')
    const value = `token-${random.between(1, 1_000_000_000)}`
    this.#tokens.set(value, secret)
    return json(200, JSON.stringify({ access_token: value, expires_in: 3600 }))
  }
}

/** The request of the edge that a call is made for. */
function requestOf(headers: RequestInit['headers']): string {
  return (headers as Record<string, string>)['traceparent'] ?? 'nobody'
}

function refused(status: number, Code: number): Response {
  return json(status, JSON.stringify({ Code, Message: 'refused', Errors: [] }))
}

function isBodiless(status: number): boolean {
  return status === 204
}

function json(status: number, text: string, location?: string | null): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  }
  if (location) headers['Location'] = location
  return new Response(isBodiless(status) ? null : text, { status, headers })
}

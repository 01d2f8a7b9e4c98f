/** An edge for the tests of the credit desk: SOAP as JSON, without a provider behind it. */
import { stringifyJson, parseJson } from '../../shared/domain/values/json.ts'
import { refusalText } from '../../shared/domain/values/refusal.ts'
import { type Capability, capabilities } from '../../shared/domain/session/capabilities.ts'
import { type ProblemCode, problems } from '../../shared/problems.ts'
import {
  type SoapInput,
  type SoapName,
  soapNames,
  soapOperations,
  type SoapOutput,
} from '../../shared/domain/credit/soap/operations.ts'
import { valueFromJson } from '../../shared/domain/credit/soap/json-values.ts'
import { EdgeClient } from '../client/edge-client.ts'
import { EDGE, FakeEdge, json, problem, TOKEN } from './fake-edge.ts'
import type { SeenCall } from './seen-call.ts'

/** A call as the edge saw it. */
export interface CreditCall<Name extends SoapName = SoapName> {
  name: Name
  /** Checked by the operation's shape. */
  input: SoapInput<Name>
  /** The Idempotency-Key. */
  key: string | undefined
}

const answerHeaders = { 'Cache-Control': 'no-store', 'X-Request-Id': 'req-77' }

type Answered<Name extends SoapName> = SoapOutput<Name> | (SoapOutput<Name> & { FoundByReading: true })
type Answer<Name extends SoapName> = Answered<Name> | ((input: SoapInput<Name>) => Answered<Name>)
type Answers = { [Name in SoapName]?: Answer<Name> }

/** Where the connection breaks once. */
type Cut = 'before' | 'after'

/**
 * It gives the answers that a test sets with {@link answer}, once for each Idempotency-Key, and keeps the calls. An
 * output that is not `Accepted` is a rejection, as at the edge. `test/contract/fake-credit.test.ts` compares it with
 * the real edge.
 */
export class FakeCredit {
  /** Answers the session, and every other request that is no SOAP operation. */
  readonly edge = new FakeEdge()
  readonly client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  capabilities: readonly Capability[] = capabilities
  /** Every call that passed the checks of the edge, again for each try. */
  readonly calls: CreditCall[] = []
  /** How often each operation was done. */
  readonly done: SoapName[] = []
  /** Answers before the fake does, by the operation's name; undefined lets the fake answer. */
  intercept: (
    name: SoapName,
    call: SeenCall,
  ) => Response | Error | undefined | Promise<Response | Error | undefined> = () => undefined
  readonly #answers: Answers = {}
  readonly #cuts = new Map<SoapName, Cut>()
  readonly #known = new Map<string, { content: string; response: Response }>()

  constructor() {
    this.edge.intercept = (call) => this.#intercept(call)
  }

  restore(): void {
    this.edge.restore()
  }

  /** Sets the provider's answer to an operation from now on. */
  answer<Name extends SoapName>(name: Name, output: Answer<Name>): void {
    Object.assign(this.#answers, { [name]: output })
  }

  /** Breaks the connection at the next call of an operation, before or after it is done. */
  cut(name: SoapName, when: Cut): void {
    this.#cuts.set(name, when)
  }

  /** The inputs of an operation, the first one first. */
  inputs<Name extends SoapName>(name: Name): SoapInput<Name>[] {
    return this.calls.flatMap((call) => (call.name === name ? [call.input as SoapInput<Name>] : []))
  }

  async #intercept(call: SeenCall): Promise<Response | Error | undefined> {
    const [, asked] = /^\/api\/soap\/(\w+)$/.exec(call.path) ?? []
    if (asked === undefined) return undefined
    const name = soapNames.find((known) => known.toLowerCase() === asked.toLowerCase())
    if (!name) return refusal('operation-unknown')
    const own = await this.intercept(name, call)
    return own ?? this.respond(name, call)
  }

  /** Answers a call as the edge would. */
  respond(
    name: SoapName,
    { headers, body, query }: Pick<SeenCall, 'headers' | 'body'> & Partial<Pick<SeenCall, 'query'>>,
  ): Response | Error {
    const { capability, request } = soapOperations[name]
    if (!this.capabilities.includes(capability)) return refusal('capability-missing', { capability })
    const input = valueFromJson(request, parseJson(body || '{}'))
    if (!input.ok) {
      const errors = input.reason.map((refused) => ({
        code: refused.code,
        pointer: refused.pointer,
        detail: refusalText(refused),
      }))
      const [{ code, pointer, detail }] = errors as [(typeof errors)[number]]
      return refusal(code, { detail, pointer, errors })
    }
    const key = headers.get('Idempotency-Key') ?? undefined
    const isWrite = capability === 'credit.write'
    if (isWrite && key === undefined) return refusal('idempotency-key-required', { detail: '…' })
    this.calls.push({ name, input: input.value as never, key })
    const when = this.#cuts.get(name)
    this.#cuts.delete(name)
    if (when === 'before') return new TypeError('cut before')
    const isSearch = query?.get('none') === 'empty'
    const response = isWrite
      ? this.#once(name, input.value, key!)
      : this.#perform(name, input.value, isSearch)
    return when === 'after' ? new TypeError('cut after') : response
  }

  #once(name: SoapName, input: unknown, key: string): Response {
    const content = `${name} ${stringifyJson(input)}`
    const known = this.#known.get(key)
    if (known) {
      return known.content === content ? known.response.clone() : refusal('idempotency-key-reused')
    }
    const response = this.#perform(name, input)
    this.#known.set(key, { content, response })
    return response.clone()
  }

  /** @param isSearch whether finding no order is not a rejection */
  #perform(name: SoapName, input: unknown, isSearch = false): Response {
    const answer = this.#answers[name] as unknown
    if (answer === undefined) throw new Error(`The test has no answer for ${name}`)
    const output: unknown = typeof answer === 'function' ? (answer as (i: unknown) => unknown)(input) : answer
    if (isSearch && (output as Partial<SoapOutput<'GetOrders'>>).RejectionCode === 'OrderDoesNotExist')
      return json({ Accepted: true, RejectionCode: 'Accepted', Orders: [] }, 200, answerHeaders)
    const rejected = rejectionIn(output)
    if (rejected) return rejected
    this.done.push(name)
    return json(output, 200, answerHeaders)
  }
}

function rejectionIn(output: unknown): Response | undefined {
  if (typeof output !== 'object' || output === null || !('Accepted' in output) || output.Accepted) {
    return undefined
  }
  const {
    Accepted: _,
    ErrorMessage,
    RejectionCode,
    ResultCode,
    ...result
  } = output as Record<string, unknown>
  return refusal('credit-rejected', {
    // The provider's own code is more precise than ours.
    ...(RejectionCode !== undefined && { code: RejectionCode, rejection: RejectionCode }),
    ...(ResultCode !== undefined && { ResultCode }),
    ...(ErrorMessage !== undefined && ErrorMessage !== '' && { providerMessage: ErrorMessage }),
    ...(Object.values(result).some((value) => value !== undefined) && { result }),
  })
}

/** A problem of the table. */
export function refusal(code: ProblemCode, more: Record<string, unknown> = {}): Response {
  const { status, title } = problems[code]
  return problem(status, code, { title, ...more }, answerHeaders)
}

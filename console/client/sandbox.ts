/** Calls the sandbox as one of its merchants, with that merchant's own credentials. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readAnswer, type SoapSpelling, writeRequest } from '../../shared/wire/soap/message.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import type { Account, SandboxFacts } from './facts.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Milliseconds that an answer may take: a fault may delay it by a minute. */
const PATIENCE_MS = 90_000
/** The header of this page's own requests, by which the list of requests tells them from a program's. */
export const OWN_HEADER = 'sandbox-console'
/** Milliseconds before a token ends at which the next one is fetched. */
const TOKEN_MARGIN_MS = 60_000

export class Sandbox {
  readonly facts: SandboxFacts
  readonly account: Account
  #token: { value: string; until: number } | undefined

  constructor(facts: SandboxFacts, account: Account) {
    this.facts = facts
    this.account = account
  }

  /** How the sandbox writes SOAP. */
  get spelling(): SoapSpelling {
    return { operator: operatorName(this.facts.operator), namespace: this.facts.soap.namespace }
  }

  /** The value of HTTP Basic. RFC 6749: both parts are form-encoded. */
  get basic(): string {
    const { ClientId, ClientSecret } = this.account
    return `Basic ${btoa([ClientId, ClientSecret].map(encodeURIComponent).join(':'))}`
  }

  /**
   * Calls an endpoint of the sandbox itself, such as `clock`. A text is sent as it is, anything else as JSON.
   * @returns the answer's JSON; undefined without a body
   * @throws CallFailed
   */
  async own<Answer = unknown>(method: Method, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#send(`/sandbox/${path}`, {
      method,
      headers: { Authorization: this.basic },
      ...(body !== undefined && { body: typeof body === 'string' ? body : stringifyJson(body) }),
    })
    return jsonOf<Answer>(answer)
  }

  /** The text of an endpoint's answer, such as an export. @throws CallFailed */
  async text(path: string): Promise<string> {
    const answer = await this.#send(`/sandbox/${path}`, { headers: { Authorization: this.basic } })
    return answer.text()
  }

  /** Calls the REST API with a token. @throws CallFailed */
  async rest<Answer = unknown>(method: Method, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#send(path, {
      method,
      headers: {
        Authorization: `Bearer ${await this.token()}`,
        Timestamp: new Date().toISOString(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: stringifyJson(body) }),
    })
    return jsonOf<Answer>(answer)
  }

  /** Calls the SOAP service with the merchant's first client. @throws CallFailed, also for a fault and a refusal */
  async soap<Name extends SoapName>(name: Name, input: Partial<SoapInput<Name>>): Promise<SoapOutput<Name>> {
    const [Auth] = this.account.SoapClients
    if (!Auth) throw new CallFailed(0, `${this.account.Name} has no client for SOAP.`)
    const request = { Auth, ...input } as SoapInput<Name>
    const answer = await this.#send(
      this.facts.soap.path,
      {
        method: 'POST',
        headers: { 'Content-Type': soapVersions['1.1'].contentType },
        body: writeEnvelope('1.1', writeRequest(name, request, this.spelling)),
      },
      true,
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const message = readAnswer(name, bytes, this.spelling)
    if (!message.ok) throw new CallFailed(answer.status, new TextDecoder().decode(bytes).slice(0, 200))
    if (answer.status !== 200) throw new CallFailed(answer.status, faultText(new TextDecoder().decode(bytes)))
    if (!message.value.output.ok) throw new CallFailed(200, message.value.output.reason)
    const output = message.value.output.value as Refusable
    if (output.Accepted === false) {
      const code = String(output.ResultCode ?? output.RejectionCode ?? '')
      throw new CallFailed(200, output.ErrorMessage || `${name} was refused.`, code)
    }
    return output as SoapOutput<Name>
  }

  /** A token that is still good for a minute. @throws CallFailed */
  async token(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.value
    const answer = await this.#send('/connect/token', {
      method: 'POST',
      headers: { Authorization: this.basic },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token, expires_in } = await jsonOf<{ access_token: string; expires_in: number }>(answer)
    this.#token = { value: access_token, until: Date.now() + expires_in * 1000 - TOKEN_MARGIN_MS }
    return access_token
  }

  /** @param anyStatus whether an answer of any status is returned */
  async #send(path: string, init: RequestInit, anyStatus = false): Promise<Response> {
    let answer: Response
    try {
      answer = await fetch(path, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), [OWN_HEADER]: 'on' },
        redirect: 'manual',
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      throw new CallFailed(
        0,
        isLate
          ? 'The sandbox did not answer in 90 seconds.'
          : 'The sandbox gave no answer. Is it still running?',
      )
    }
    // A redirect of a finished task counts as done: the browser does not show where it leads.
    if (answer.ok || anyStatus || answer.type === 'opaqueredirect') return answer
    if (answer.status === 401) this.#token = undefined
    throw failureOf(answer.status, await answer.text().catch(() => ''))
  }
}

interface Refusable {
  Accepted?: boolean
  ErrorMessage?: string | null
  ResultCode?: unknown
  RejectionCode?: unknown
}

async function jsonOf<Answer>(answer: Response): Promise<Answer> {
  if (answer.type === 'opaqueredirect') return undefined as Answer
  let text: string
  try {
    text = await answer.text()
  } catch {
    throw new CallFailed(answer.status, 'The answer was cut off.')
  }
  if (text === '') return undefined as Answer
  try {
    return parseJson(text) as Answer
  } catch {
    throw new CallFailed(answer.status, `The answer is no JSON: ${text.slice(0, 60)}`)
  }
}

function faultText(xml: string): string {
  return /<(?:faultstring|\w+:Text[^<>]*)>([^<]*)</.exec(xml)?.[1] ?? 'The service answered with a fault.'
}

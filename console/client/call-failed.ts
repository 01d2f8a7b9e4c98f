import { parseJson } from '../../shared/domain/values/json.ts'

/** A call that was not answered as asked. */
export class CallFailed extends Error {
  /** The answer's status; 0 if there was none. */
  readonly status: number
  /** The API's code, such as 40004; the result code of SOAP. */
  readonly code: string
  /** What is wrong with each member. */
  readonly details: readonly string[]

  constructor(status: number, message: string, code = '', details: readonly string[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  /** Whether the sandbox has no such endpoint. */
  get isMissing(): boolean {
    return this.code === '40400' || this.code === '40500'
  }
}

interface ErrorBody {
  Message?: string
  Code?: number
  Errors?: { Field?: string; ErrorMessage?: string }[]
}

/** The failure that an answer tells. @param text of its body */
export function failureOf(status: number, text: string): CallFailed {
  let body: ErrorBody = {}
  try {
    body = (parseJson(text) as ErrorBody | null) ?? {}
  } catch {
    return new CallFailed(status, `The answer ${status} has no JSON: ${text.slice(0, 80) || 'it is empty'}`)
  }
  const details = (body.Errors ?? []).map(({ Field, ErrorMessage }) => `${Field}: ${ErrorMessage}`)
  const message = body.Message ?? `The sandbox answered ${status}.`
  return new CallFailed(status, message, body.Code === undefined ? '' : String(body.Code), details)
}

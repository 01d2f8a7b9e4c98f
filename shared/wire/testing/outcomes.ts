/** What becomes of a message, as one line of text for tests. */
import { stringifyJson } from '../../domain/values/json.ts'
import type { Result } from '../../domain/values/result.ts'
import type { SoapName } from '../../domain/credit/soap/operations.ts'
import type { Unreadable } from '../soap/envelope.ts'
import { readAnswer, readRequest, type SoapSpelling } from '../soap/message.ts'

/**
 * `1.1 Ping undefined`, `1.2 sender: <why it is no message>`, `1.1 no operation` or `1.1 Ping invalid: <why>`. The texts
 * of `Auth` follow, if there are any.
 */
export function requestOutcome(bytes: Uint8Array, spelling: SoapSpelling): string {
  const message = readRequest(bytes, spelling)
  if (!message.ok) return unreadable(message.reason)
  const { version, call } = message.value
  if (!call) return `${version} no operation`
  const auth = JSON.stringify(call.auth)
  return `${version} ${call.name} ${valueOf(call.input)}${auth === '{}' ? '' : ` ${auth}`}`
}

/** `1.1 answer "Pong"`, `1.1 fault`, `1.2 fault of the sender`, `1.1 other`, and the same words as of a request. */
export function answerOutcome(name: SoapName, bytes: Uint8Array, spelling: SoapSpelling): string {
  const message = readAnswer(name, bytes, spelling)
  if (!message.ok) return unreadable(message.reason)
  const { version, kind, isSenderFault, output } = message.value
  if (kind === 'answer') return `${version} answer ${valueOf(output)}`
  return `${version} ${kind}${isSenderFault ? ' of the sender' : ''}`
}

function unreadable({ version, fault, message }: Unreadable): string {
  return `${version} ${fault}: ${message}`
}

function valueOf(read: Result<unknown, string>): string {
  return read.ok ? stringifyJson(read.value) : `invalid: ${read.reason}`
}

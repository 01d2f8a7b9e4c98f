import type { SoapName, SoapOutput } from '../../domain/credit/soap/operations.ts'
import { readAnswer, type SoapSpelling } from '../soap/message.ts'

/**
 * The output in an envelope.
 * @throws Error if it is no envelope, or if a value in it is not valid
 */
export function outputOf<Name extends SoapName>(
  name: Name,
  envelope: Uint8Array | string,
  spelling: SoapSpelling,
): SoapOutput<Name> {
  const bytes = typeof envelope === 'string' ? new TextEncoder().encode(envelope) : envelope
  const answer = readAnswer(name, bytes, spelling)
  if (!answer.ok) throw new Error(answer.reason.message)
  const { output } = answer.value
  if (!output.ok) throw new Error(output.reason)
  return output.value
}

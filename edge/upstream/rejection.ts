/** The problem of a SOAP result that is not Accepted. */
import { PROVIDER_MESSAGE_LIMIT } from '../../shared/domain/values/limits.ts'
import type { ProblemReason } from '../http/problem.ts'
import { maskPersonal } from './mask-personal.ts'

interface SoapResult {
  Accepted?: boolean
  ErrorMessage?: string | undefined
  RejectionCode?: string
  ResultCode?: number
}

/** Control and format characters (bidirectional ones too), line breaks, and halves of surrogate pairs. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * The problem of a result that is not Accepted: the operation's code for the reason, the provider's cleaned text, and
 * the other members. Undefined if it is Accepted.
 * @param input the request, whose customer data are masked in the text
 */
export function rejectionOf(output: unknown, input?: unknown): ProblemReason | undefined {
  if (typeof output !== 'object' || output === null) return undefined
  const { Accepted, ErrorMessage, RejectionCode, ResultCode, ...result } = output as SoapResult
  if (Accepted !== false) return undefined
  const providerMessage = shownText(maskPersonal(ErrorMessage ?? '', input))
  return {
    code: 'credit-rejected',
    ...(RejectionCode !== undefined && { rejection: RejectionCode }),
    ...(ResultCode !== undefined && { ResultCode }),
    ...(providerMessage && { providerMessage }),
    ...(Object.values(result).some((value) => value !== undefined) && { result }),
  }
}

/**
 * Whether a result says both that the write was done and that it was not: Accepted with an error, or not Accepted with the
 * code of success. An absent ResultCode reads as that code.
 */
export function contradictsItself(output: unknown): boolean {
  const { Accepted, ErrorMessage = '', RejectionCode, ResultCode } = output as SoapResult
  return Accepted ? ErrorMessage.trim() !== '' : RejectionCode === 'Accepted' || ResultCode === 0
}

function shownText(text: string): string {
  const clean = text.replace(UNSHOWN, ' ').trim()
  const characters = [...clean]
  return characters.length > PROVIDER_MESSAGE_LIMIT
    ? `${characters.slice(0, PROVIDER_MESSAGE_LIMIT).join('')}…`
    : clean
}

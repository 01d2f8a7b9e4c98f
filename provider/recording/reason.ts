/** The reason of a refusal, from what the place that refused noted and from the request. */
import { pointed, pointedInPath } from './pointed.ts'
import type { Config, MerchantAccount } from '../config.ts'
import { type Refusal, refusalText } from '../../shared/domain/values/refusal.ts'
import { rowErrorTexts } from '../../shared/wire/provider-error-texts.ts'
import { ruleOf } from '../../shared/wire/rules/rules.ts'
import type { NotedRefusal } from '../http/notes.ts'
import type { Capture } from './capture.ts'
import { nearestOfMember, nearestOfSoap } from './nearest.ts'
import { type Reason, REDACTED } from './record.ts'
import { isSensitive } from './redact-text.ts'
import { whyUnauthorized } from './unauthorized.ts'

/** The most further rules that a reason lists. */
const MAX_ALSO = 20
/** Characters of a given value that are kept. */
const GIVEN_KEPT = 200

/** The places whose values are secrets or personal: in lower case, since members match in any case. */
export function hiddenPointers(refusal: NotedRefusal | undefined): ReadonlySet<string> {
  const found =
    refusal?.refusals?.filter(({ code }) => code === 'metadata-secret' || code === 'metadata-personal') ?? []
  return new Set(found.map(({ pointer }) => pointer.toLowerCase()))
}

/** @param body the request's body, redacted; undefined if it is not kept */
export async function reasonOf(
  capture: Capture,
  refusal: NotedRefusal,
  body: string | undefined,
  { account, config }: { account: MerchantAccount | undefined; config: Config },
): Promise<Reason> {
  const { rule, message, refusals = [], rows = [], nearest } = refusal
  const members = refusals.map((one) => memberReason(capture, one, body))
  const ofRows = rows.map(({ code, pointer, OrderRowId }) => ({
    rule: code as string,
    message: rowErrorTexts[code](OrderRowId),
    pointer,
    given: OrderRowId as unknown,
  }))
  const [first, ...others] = [...members, ...ofRows]
  if (first && (rule === 'request-invalid' || rule === 'path-parameter-invalid' || rule === 'rows-refused')) {
    return { ...placed(first.rule), ...first, ...(others.length > 0 && { also: others.slice(0, MAX_ALSO) }) }
  }
  const also = [...members, ...ofRows].slice(0, MAX_ALSO)
  return {
    ...placed(rule),
    rule,
    message,
    ...(nearest !== undefined && { nearest }),
    ...nearestOfSoap(rule, message, body),
    ...(await whyUnauthorized(capture, rule, { account, config })),
    ...(also.length > 0 && { also }),
  }
}

function placed(rule: string): { section: string; says: string } {
  const { section, says } = ruleOf(rule)!
  return { section, says }
}

function memberReason(capture: Capture, refusal: Refusal, body: string | undefined) {
  const { code, pointer } = refusal
  const value = pointed(body, pointer) ?? pointedInPath(capture, pointer)
  const isHidden =
    value === REDACTED || isSensitive(pointer) || code === 'metadata-secret' || code === 'metadata-personal'
  const nearest = nearestOfMember(refusal, isHidden ? undefined : value)
  return {
    rule: code as string,
    message: refusalText(refusal),
    pointer,
    ...(value !== undefined && { given: isHidden ? REDACTED : shortened(value) }),
    ...(nearest !== undefined && {
      nearest: typeof nearest === 'string' ? nearest.slice(0, 10 * GIVEN_KEPT) : nearest,
    }),
  }
}

/** The value, or the beginning of its text: a member can be as large as its body. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length <= GIVEN_KEPT ? value : `${value.slice(0, GIVEN_KEPT)}…`.toWellFormed()
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : value
}

/** Makes the record of a captured exchange: redacts it, and finds the reason of its answer. */
import type { Config, MerchantAccount } from '../config.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { routedPath } from '../../shared/wire/rest-paths.ts'
import { answeredBody, sentBody } from './bodies.ts'
import type { Capture } from './capture.ts'
import { hiddenPointers, reasonOf } from './reason.ts'
import { REDACTED, type RequestRecord } from './record.ts'
import { isSensitive, scrubberOf } from './redact-text.ts'
import type { NewRecord } from './requests.ts'
import { UNKNOWN } from './requests-stub.ts'

/** The record of an exchange. @param account the merchant for which it is kept */
export async function makeRecord(
  capture: Capture,
  account: MerchantAccount | undefined,
  config: Config,
): Promise<NewRecord> {
  const { notes, operation, status, follows, fault } = capture
  const scrub = scrubberOf(account ? [account] : config.merchants)
  const { refusal } = notes
  const hidden = hiddenPointers(refusal)
  const request = { headers: headersOf(capture.headers), ...sentBody(capture, hidden) }
  const reason = refusal && (await reasonOf(capture, refusal, request.body, { account, config }))
  const isOfApi = operation !== undefined
  const record: RequestRecord = {
    at: new Date(capture.at).toISOString(),
    merchantId: account?.MerchantId ?? UNKNOWN,
    method: capture.method,
    path: pathOf(capture),
    ...(isOfApi && { operation }),
    status,
    ms: capture.ms,
    request,
    answer: { headers: headersOf(capture.answerHeaders), ...answeredBody(capture) },
    ...(reason && { reason }),
    ...(isOfApi && { follows: follows ?? 'description' }),
    ...(fault && { fault: { ...fault } }),
  }
  const rules = refusal ? rulesOf(refusal) : []
  return { operation, status, rules, json: scrub(stringifyJson(record)) }
}

/** The error of the answer, and the rules that its members and rows break. */
function rulesOf({ rule, refusals = [], rows = [] }: NonNullable<Capture['notes']['refusal']>): string[] {
  return [...new Set([rule, ...refusals.map(({ code }) => code), ...rows.map(({ code }) => code)])]
}

/** The path and query. A link to a document is a credential, and so is what a query may name. */
function pathOf({ url, route }: Capture): string {
  const { pathname, searchParams } = new URL(url)
  if (routedPath(pathname).startsWith('/pdf/')) return route
  if (searchParams.size === 0) return pathname
  const query = [...searchParams].map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${isSensitive(name) ? REDACTED : encodeURIComponent(value)}`,
  )
  return `${pathname}?${query.join('&')}`
}

const SECRET_HEADER = /authorization|cookie|token|secret|password|key|signature/

/** The headers, with what authorizes replaced; the scheme of Authorization stays. */
function headersOf(headers: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(
    headers.map(([name, value]) => [name, SECRET_HEADER.test(name) ? hidden(name, value) : value]),
  )
}

function hidden(name: string, value: string): string {
  const [, scheme] = name === 'authorization' ? (/^\s*([A-Za-z][\w-]{0,30}) +\S/.exec(value) ?? []) : []
  return scheme === undefined ? REDACTED : `${scheme} ${REDACTED}`
}

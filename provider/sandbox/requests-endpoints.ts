/** The kept requests of the calling merchant: to list, to read, to wait for, and to delete. */
import * as z from 'zod/mini'
import { ruleOf } from '../../shared/wire/rules/rules.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import { errorResponse } from '../http/errors.ts'
import { coverageOf } from '../recording/coverage.ts'
import { coveragePage } from '../recording/coverage-page.ts'
import { coverage, requestRecord } from '../recording/record.schema.ts'
import { expectRecords, recordsThere } from '../recording/record-requests.ts'
import { type RequestsStub, requestsOf, UNKNOWN } from '../recording/requests-stub.ts'
import { sandboxEndpoint, type SandboxOutcome, type SandboxRequest } from './endpoint.ts'

const path = '/sandbox/requests'
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
/** Seconds. */
const DEFAULT_TIMEOUT = 5
const MAX_TIMEOUT = 30

const isUpTo = (maximum: number) => (text: string) => /^\d{1,15}$/.test(text) && Number(text) <= maximum
const texts = (takes: (text: string) => boolean, must: string) =>
  z.optional(z.string().check(z.refine(takes, `It must be ${must}.`)))

const unknown = texts((text) => ['true', 'false'].includes(text), 'true or false')
const after = texts(isUpTo(Number.MAX_SAFE_INTEGER), 'the id of a request')
const filter = {
  operation: texts((text) => /^\w{1,60}$/.test(text), 'the name of an operation'),
  rule: texts((text) => ruleOf(text) !== undefined, 'the id of a rule, as GET /sandbox/coverage lists them'),
  status: texts((text) => /^[1-5](\d\d|xx)$/.test(text), 'a status, such as 404, or 4xx'),
}
const ofList = z.strictObject({
  ...filter,
  after,
  limit: texts((text) => Number(text) > 0 && isUpTo(MAX_LIMIT)(text), `a number from 1 to ${MAX_LIMIT}`),
  unknown,
})
const ofWait = z.strictObject({
  ...filter,
  after,
  timeout: texts(isUpTo(MAX_TIMEOUT), `a number of seconds from 0 to ${MAX_TIMEOUT}`),
  unknown,
})
const ofOne = z.strictObject({ unknown })

export const requestsEndpoints = [
  sandboxEndpoint({
    method: 'GET',
    path,
    summary: 'Lists kept requests, oldest first: the newest ones, or those after an id',
    query: ofList,
    status: 200,
    answers: z.strictObject({ requests: z.array(requestRecord), next: z.int() }),
    run: (request) =>
      withRecords(request, async (records) => {
        const { query } = request
        const limit = Number(query.limit ?? DEFAULT_LIMIT)
        const page = await records.list(query, limit, numberOf(query.after))
        return json(`{"requests":[${page.records.join(',')}],"next":${page.next}}`)
      }),
  }),
  sandboxEndpoint({
    method: 'DELETE',
    path,
    summary: 'Deletes the kept requests, and counts what is covered from zero',
    query: ofOne,
    status: 204,
    run: (request) =>
      withRecords(request, async (records) => {
        await records.clear()
        return new Response(null, { status: 204 })
      }),
  }),
  // Before the request with an id: paths match in this order.
  sandboxEndpoint({
    method: 'GET',
    path: `${path}/next`,
    summary: 'Waits for a request: the first after an id, or the next that comes; 204 if none comes in time',
    query: ofWait,
    status: 200,
    answers: requestRecord,
    run: (request) =>
      withRecords(request, async (records) => {
        const { query } = request
        const seconds = Number(query.timeout ?? DEFAULT_TIMEOUT)
        expectRecords(seconds * 1000)
        const record = await records.next(query, seconds * 1000, numberOf(query.after))
        return record === undefined ? new Response(null, { status: 204 }) : json(record)
      }),
  }),
  sandboxEndpoint({
    method: 'GET',
    path: `${path}/{RequestId}`,
    summary: 'Reads one kept request',
    query: ofOne,
    status: 200,
    answers: requestRecord,
    run: (request) =>
      withRecords(request, async (records) => {
        const record = await records.read(Number(request.ids['RequestId']))
        return record === undefined
          ? errorResponse('address-not-found', { Message: 'No request with this id is kept.' })
          : json(record)
      }),
  }),
  sandboxEndpoint({
    method: 'GET',
    path: '/sandbox/coverage',
    summary: 'Tells which operations and rules were met since the kept requests were last deleted',
    query: ofOne,
    status: 200,
    answers: coverage,
    run: (request) =>
      withRecords(request, async (records) => jsonResponse(200, coverageOf(await records.met()))),
  }),
  sandboxEndpoint({
    method: 'GET',
    path: '/sandbox/coverage.html',
    summary: 'Shows the same as a page',
    query: ofOne,
    status: 200,
    run: (request) => withRecords(request, async (records) => page(coverageOf(await records.met()))),
  }),
]

/** A page without a script, whose policy allows its own style only. */
function page(covered: ReturnType<typeof coverageOf>): Response {
  const nonce = crypto.getRandomValues(new Uint8Array(16)).toHex()
  return new Response(coveragePage(covered, nonce), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Runs on the caller's records, with all that was answered before; on those that name no merchant with `unknown=true`. */
async function withRecords(
  { call, merchantId, query }: SandboxRequest<unknown, { unknown?: string | undefined }>,
  run: (records: RequestsStub) => Promise<Response>,
): Promise<SandboxOutcome> {
  const off = await readyRecords(call)
  return off ?? run(requestsOf(call.env, query.unknown === 'true' ? UNKNOWN : merchantId))
}

/** Sees to it that what was answered before is kept. @returns the answer if nothing is kept here */
async function readyRecords(call: Call): Promise<Response | undefined> {
  if (!call.get('config').keepsRequests) {
    return errorResponse('address-not-found', { Message: 'No requests are kept: REQUESTS is off.' })
  }
  await recordsThere(call.env)
  return undefined
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

/** The records are texts already. */
function json(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}

/** #9, GET of a day's reconciliation report: the only operation with a streamed answer. */
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { operations } from '../../shared/wire/operations.ts'
import { readParameters, type WrongParameter } from '../../shared/wire/rest-paths.ts'
import { errorResponse } from '../http/errors.ts'
import type { Call } from '../http/call.ts'
import { noteAnswer } from '../http/notes.ts'
import { callerOf } from './caller.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { withFaults } from '../faults/with-faults.ts'
import type { ReportRequest } from '../reports/merchant-report.ts'

/** Streams the report of the merchant's object. */
export async function answerReport(call: Call): Promise<Response> {
  call.set('operation', 'getReport')
  const caller = await callerOf(call)
  if (!caller.ok) return caller.reason
  const { MerchantId, Reports, TaxId } = caller.value.merchant
  // "Reports activated for the merchant" is the operation's prerequisite in the description.
  if (Reports === false) return errorResponse('reports-forbidden')
  const query = readParameters('getReport', {}, call.req.query())
  if (!query.ok) return wrongQuery(query.reason)

  const { sandbox, operator } = call.get('config')
  const request = {
    ...query.value,
    clientId: parseLong(MerchantId) ?? 0,
    recipientTaxId: TaxId ?? '',
    operatorName: operator.name,
    hasDummyDays: sandbox,
  }
  return withFaults(call, MerchantId, () => streamReport(call, MerchantId, request))
}

async function streamReport(call: Call, merchantId: string, request: ReportRequest): Promise<Response> {
  const outcome = await merchantOf(call.env, merchantId).report(request)
  if (!outcome.ok) return errorResponse(outcome.reason)
  const answer = new Response(outcome.value, {
    status: operations.getReport.success.status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  })
  return noteAnswer(answer, { streamed: true })
}

function wrongQuery({ parameter, reason }: WrongParameter): Response {
  return errorResponse('request-invalid', { refusals: [{ pointer: `/${parameter}`, ...reason }] })
}

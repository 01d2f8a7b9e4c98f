import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { operations, type RestInput } from '../../shared/wire/operations.ts'
import { requestOf } from '../upstream/call.ts'
import type { Caller } from '../upstream/caller.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import { providerRefusal } from '../upstream/provider-refusal.ts'
import { isJson } from '../upstream/read-body.ts'
import { send } from '../upstream/send.ts'
import type { ReportSource } from './checked-stream.ts'

/** Requests a report and checks the head of the answer; the caller streams the body. */
export function openReport(
  caller: Caller,
  input: RestInput<'getReport'>,
): Promise<Result<ReportSource, ProviderFailure>> {
  const { getReport } = operations
  const request = { ...requestOf('getReport', input, caller.config.operator), streamed: true }
  return send(caller, request, async (response, abort) => {
    if (response.status !== getReport.success.status)
      return refuse(await providerRefusal(response, getReport))
    if (!isJson(response) || !response.body) {
      await response.body?.cancel()
      return refuse({ code: 'provider-answer-invalid' })
    }
    return ok({ body: response.body, abort: () => abort?.() })
  })
}

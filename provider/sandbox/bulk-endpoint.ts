/** POST /sandbox/reports: fills a day with report rows, for a large report. */
import * as z from 'zod/mini'
import { isDate } from '../../shared/domain/order/expiry.rules.ts'
import { long } from '../../shared/domain/values/long.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import { ruled } from '../../shared/domain/values/ruled.schema.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { DAY } from '../clock.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import { errorResponse } from '../http/errors.ts'
import { type Call, jsonResponse } from '../http/call.ts'
import { sandboxCallerOf } from './caller.ts'
import { BULK_LIMIT, BULK_STEP, FIRST_BULK_DATE } from '../reports/bulk-rows.ts'

export const BULK_PATH = '/sandbox/reports'

const bulk = z
  .object({ date: z.string(), rows: long, unbalanced: z.optional(z.boolean()) })
  .check(ruled(checkBulk))
const readBulk = jsonBodyReader(bulk, operatorName())

/** Adds the rows to the caller's own reports. */
export async function answerBulk(call: Call): Promise<Response> {
  const caller = await sandboxCallerOf(call)
  if (!caller.ok) return caller.reason
  const body = readBulk(caller.value.body)
  if (!body.ok) return errorResponse('request-invalid', { refusals: body.reason })

  const { date } = body.value
  const rows = Number(body.value.rows)
  const merchant = sandboxMerchantOf(call.env, caller.value.merchant.MerchantId)
  if (body.value.unbalanced) {
    await merchant.addUnbalancedReport(date, firstNumber(date, rows), rows)
    return jsonResponse(201, { date, rows })
  }
  for (let from = 0; from < rows; from += BULK_STEP) {
    await merchant.addReportRows(date, from, Math.min(BULK_STEP, rows - from))
  }
  return jsonResponse(201, { date, rows })
}

/** The first number of a day's rows: two days with the same number of rows have different transactions. */
function firstNumber(date: string, rows: number): number {
  return (Date.parse(date) / DAY) * rows
}

interface Bulk {
  date: string
  rows: Long
  unbalanced?: boolean | undefined
}

function checkBulk({ date, rows, unbalanced }: Bulk): Refusal[] {
  const refusals: Refusal[] = []
  if (!isDate(date) || date < FIRST_BULK_DATE) {
    refusals.push({
      pointer: '/date',
      code: 'member-wrong-type',
      expected: `a date from ${FIRST_BULK_DATE} on`,
    })
  }
  const maximum = unbalanced ? BULK_STEP : BULK_LIMIT
  if (rows < 1 || rows > maximum) {
    refusals.push({ pointer: '/rows', code: 'member-out-of-range', minimum: 1, maximum })
  }
  return refusals
}

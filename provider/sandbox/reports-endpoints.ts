/** Days of reports, large ones too. */
import * as z from 'zod/mini'
import { isDate } from '../../shared/domain/order/expiry.rules.ts'
import { long } from '../../shared/domain/values/long.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import { ok } from '../../shared/domain/values/result.ts'
import { ruled } from '../../shared/domain/values/ruled.schema.ts'
import { DAY } from '../clock.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import { type Unbalance, unbalances } from '../../shared/domain/report/unbalances.ts'
import { sandboxEndpoint } from './endpoint.ts'
import { BULK_LIMIT, BULK_STEP, FIRST_BULK_DATE } from '../reports/bulk-rows.ts'

const bulk = z
  .strictObject({
    date: z.string(),
    rows: long,
    unbalanced: z.optional(z.union([z.boolean(), z.enum(unbalances)])),
  })
  .check(ruled(checkBulk))

export const reportsEndpoints = [
  sandboxEndpoint({
    method: 'POST',
    path: '/sandbox/reports',
    summary: "Fills a day of the merchant's reports with rows",
    body: bulk,
    status: 201,
    answers: z.object({ date: z.string(), rows: z.int() }),
    run: async ({ call, merchantId, body: { date, rows: asked, unbalanced } }) => {
      const rows = Number(asked)
      const merchant = sandboxMerchantOf(call.env, merchantId)
      if (unbalanced) {
        await merchant.addUnbalancedReport(
          date,
          firstNumber(date, rows),
          rows,
          unbalanced === true ? 'row' : unbalanced,
        )
        return ok({ date, rows })
      }
      for (let from = 0; from < rows; from += BULK_STEP) {
        await merchant.addReportRows(date, from, Math.min(BULK_STEP, rows - from))
      }
      return ok({ date, rows })
    },
  }),
]

/** The first number of a day's rows: two days with the same number of rows have different transactions. */
function firstNumber(date: string, rows: number): number {
  return (Date.parse(date) / DAY) * rows
}

interface Bulk {
  date: string
  rows: Long
  unbalanced?: boolean | Unbalance | undefined
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

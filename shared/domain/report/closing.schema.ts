/** The closing of a day as it is sent. The types are in `closing.ts`, which the widget imports too. */
import * as z from 'zod/mini'
import { closingLimits } from '../values/limits.ts'
import { limited, long } from '../values/long.schema.ts'
import { isDate } from '../order/expiry.rules.ts'
import { closableVerdicts } from './payout/verdicts.ts'
import { listReason } from '../values/text.rules.ts'
import { ruledMember } from '../values/ruled.schema.ts'

const DIGEST = /^[0-9a-f]{64}$/
const CURRENCY = /^[A-Z]{3}$/

const closedReport = z.object({
  clientId: long,
  currency: z.string().check(z.regex(CURRENCY, 'three capital letters, such as SEK')),
  digest: z.string().check(z.regex(DIGEST, '64 hexadecimal digits in small letters')),
  verdict: z.enum(closableVerdicts),
  numberOfRows: limited({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  paid: long,
})

const day = z.string().check(ruledMember((text) => (isDate(text) ? undefined : { code: 'date-invalid' })))

const closedReports = z.array(closedReport).check(
  z.meta({ minItems: 1, ...closingLimits.reports }),
  ruledMember((reports) => listReason(reports.length, closingLimits.reports)),
)

/** The body of `POST /api/v2/reports/closings`. */
export const dayClosing = z.object({
  date: day,
  /** The reports as the client read them: the day is closed only if the edge reads the same. */
  reports: z.optional(closedReports),
})

/** The closing as it is kept, with the reports that the edge has read. */
export const closedDay = z.object({ date: day, reports: closedReports })

/** The closings of a day as they are answered. Only the OpenAPI document and tests need them, and the edge's bundle does not. */
import * as z from 'zod/mini'
import { closedDay } from './closing.schema.ts'
import { instant } from '../values/instant.schema.ts'
import { noteLimits } from '../values/limits.ts'

/** A closing as the edge keeps it. */
export const keptClosing = z.object({
  ...closedDay.shape,
  at: instant,
  who: z.object({ kind: z.enum(['session', 'server']), id: z.string(), name: z.string() }),
  reason: z.exactOptional(z.string().check(z.maxLength(noteLimits.reason.maxLength))),
  unchecked: z.exactOptional(z.literal(true)),
  note: z.exactOptional(z.string().check(z.maxLength(noteLimits.note.maxLength))),
})

/** The answer to `GET /api/v2/reports/closings`. */
export const closingList = z.object({ closings: z.array(keptClosing) })

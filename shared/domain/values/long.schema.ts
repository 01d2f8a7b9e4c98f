import * as z from 'zod/mini'
import type { Open } from '../order/enums.ts'
import { isLong, type Long } from './long.ts'
import { ruledMember } from './ruled.schema.ts'

/** A Long: any 64-bit integer, exact. Its metadata is its JSON Schema. */
export const long = z.custom<Long>(isLong).check(z.meta({ type: 'integer', format: 'int64' }))

interface Limits {
  minimum?: number
  maximum?: number
}

/** A Long whose limits only the OpenAPI document shows: rules check them. */
export function described(limits: Limits) {
  return long.check(z.meta({ type: 'integer', format: 'int64', ...limits }))
}

/** A Long within limits. */
export function limited({ minimum, maximum }: Required<Limits>) {
  return described({ minimum, maximum }).check(
    ruledMember((value) =>
      value < minimum || value > maximum ? { code: 'member-out-of-range', minimum, maximum } : undefined,
    ),
  )
}

/** An ISO 8601 date-time without offset, as the order API writes it; never shifted to another zone. */
export const localDateTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?$/))

/** A value that a list names, or another text: answers may have values that the list lacks. */
export function open<const Listed extends readonly string[]>(listed: Listed) {
  return z
    .custom<Open<Listed[number]>>((value) => typeof value === 'string')
    .check(z.meta({ anyOf: [{ enum: [...listed] }, { type: 'string' }] }))
}

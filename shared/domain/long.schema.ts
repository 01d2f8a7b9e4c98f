import * as z from 'zod'
import { isLong, type Long } from './long.ts'

/** A Long: any 64-bit integer, exact. What it is in JSON Schema stands in its metadata. */
export const long = z.custom<Long>(isLong).meta({ type: 'integer', format: 'int64' })

/** An ISO 8601 date-time without offset, as the order API writes it; never shifted to another zone. */
export const localDateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?$/)
  .meta({ format: 'local-date-time' })

/** A value of a list that is closed for writing and open for reading. */
export function open<const Listed extends readonly string[]>(listed: Listed) {
  return z
    .custom<Listed[number] | (string & Record<never, never>)>((value) => typeof value === 'string')
    .meta({
      type: 'string',
      anyOf: [{ enum: [...listed] }, {}],
    })
}

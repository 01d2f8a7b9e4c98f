import * as z from 'zod/mini'
import { isLong, type Long } from './long.ts'
import { parseLong } from './parse-long.ts'

/** An order's number as a Long, or in digits as text: a merchant's backend may have ids as text. */
export const orderNumber = z
  .custom<Long | string>(
    (value) => isLong(value) || (typeof value === 'string' && parseLong(value) !== undefined),
  )
  .check(
    z.meta({
      anyOf: [
        { type: 'integer', format: 'int64' },
        { type: 'string', pattern: '^-?\\d{1,19}$' },
      ],
    }),
  )

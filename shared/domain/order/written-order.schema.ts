/** The answer of a write that was sent with `Prefer: return=representation`. */
import * as z from 'zod/mini'
import { order } from './order.schema.ts'

/** The members of the body that the write has anyway, such as the ids of added rows, and the order after the write. */
export const writtenOrder = z.looseObject({ Order: order })

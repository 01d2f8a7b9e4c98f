/** The messages of an order's WebSocket. Only the edge's OpenAPI document uses the schema at run time. */
import * as z from 'zod/mini'
import { sessionUser } from '../session/session-info.schema.ts'

export const liveMessage = z.discriminatedUnion('type', [
  /** All users who have the order open, each of them once. */
  z.object({ type: z.literal('present'), who: z.array(sessionUser) }),
  /** A write was done. By the id of its save, a page recognises its own write even if the answer was lost. */
  z.object({
    type: z.literal('changed'),
    by: sessionUser,
    requestId: z.string(),
    save: z.optional(z.string()),
  }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** The messages of an order's WebSocket. Only the edge's OpenAPI document uses the schema at run time. */
import * as z from 'zod/mini'
import { sessionUser } from '../session/session-info.schema.ts'

export const liveMessage = z.discriminatedUnion('type', [
  /** All users who have the order open, each of them once. */
  z.object({ type: z.literal('present'), who: z.array(sessionUser) }),
  /** A write was done; with the id of its save, by which a page knows its own write though its answer was lost. */
  z.object({
    type: z.literal('changed'),
    by: sessionUser,
    requestId: z.string(),
    save: z.optional(z.string()),
  }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** The messages of an order's WebSocket. Only the edge's OpenAPI document uses the schema at run time. */
import * as z from 'zod/mini'
import { sessionUser } from '../session/session-info.schema.ts'

export const liveMessage = z.discriminatedUnion('type', [
  /**
   * The first message to a page that offered `ticket`. It shows the ticket when it comes back, and reads the order then
   * only if the version is another: each write through the edge makes a new one.
   */
  z.object({ type: z.literal('welcome'), ticket: z.string(), version: z.string() }),
  /** All users who have the order open, each of them once. */
  z.object({ type: z.literal('present'), who: z.array(sessionUser) }),
  /** A write was done. By the id of its save, a page recognises its own write even if the answer was lost. */
  z.object({
    type: z.literal('changed'),
    by: sessionUser,
    requestId: z.string(),
    save: z.optional(z.string()),
    /** The version that the write made; edges of earlier releases do not say it. */
    version: z.optional(z.string()),
  }),
  /**
   * The order was changed at the provider, not through the edge. A page that shows the order with this entity tag knows the
   * change. Edges of earlier releases do not send it.
   */
  z.object({ type: z.literal('changed-at-provider'), etag: z.string(), version: z.string() }),
])
export type LiveMessage = z.infer<typeof liveMessage>
